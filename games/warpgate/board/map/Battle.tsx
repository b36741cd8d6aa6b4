import type { SeatStyle } from '@warptable/ui';
import { Fleet } from '../art/Pieces.tsx';
import { BattleMark } from '../art/Tokens.tsx';
import type { Chart } from '../chart/chart.ts';
import type { BattleView } from '../../rules/view.ts';

interface BattleProps {
  readonly chart: Chart;
  readonly battle: BattleView;
  readonly seats: readonly SeatStyle[];
}

/** A battle: the mark, and the attackers, who have left their places and hold none yet. */
export function Battle({ chart, battle, seats }: BattleProps) {
  const place = chart.placeById.get(battle.place);
  const attacker = seats[battle.attacker];
  if (!place || !attacker) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`} aria-hidden="true">
      <g transform="translate(0 -4)">
        <BattleMark />
      </g>
      {battle.attackers > 0 && (
        <g transform="translate(-4 -38)">
          <Fleet {...attacker} ships={battle.attackers} />
        </g>
      )}
    </g>
  );
}
