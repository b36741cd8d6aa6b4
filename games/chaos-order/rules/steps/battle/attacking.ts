import type { Flow } from '@warptable/kernel';
import { MAX_WOUNDS } from '../../../content/index.ts';
import { happen, replaced, total } from '../../abilities.ts';
import { attackOf, shieldsOf } from '../../battle-sums.ts';
import { checkPresence } from '../../effects/moving.ts';
import { toFirstSector } from '../../effects/units.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import type { State } from '../../state.ts';

/** Step 4b for these sides, seen from the side that attacks: all wounds at once (CO 13.28), then what follows from them (CO 13.32). */
export function* attack(g: Chaos, attacking: readonly InBattle[]): Flow {
  if (attacking.length === 0) return;
  const wounds = attacking.map((at) => countWounds(g.state, at));
  attacking.forEach((at, i) => wound(g, at, wounds[i]!));
  if (wounds.some((count) => count > 0)) yield* checkPresence(g);
  for (const at of attacking) yield* happen(g, at.side.seat, 'afterWounds', at);
}

const turned = ({ battle, side, other }: InBattle): InBattle => ({ battle, side: other, other: side });

/** CO 13.28, CO 13.29: at most 4 in one battle, in which a side attacks once, those that abilities add included; and no more than there are fighters. */
function countWounds(s: State, at: InBattle): number {
  const { battle, side, other } = at;
  const target = turned(at);
  side.attack = attackOf(s, at);
  other.shields = shieldsOf(s, target);
  const wounds = Math.max(0, side.attack - other.shields) + total(s, side.seat, 'moreWounds', at);
  const most = replaced(s, other.seat, 'woundsAllowed', MAX_WOUNDS, target);
  return Math.max(0, Math.min(wounds, most, regionAt(s, battle.region).fighters[other.seat]!));
}

/** CO 13.30 */
function wound(g: Chaos, { battle: { region }, side, other }: InBattle, count: number): void {
  side.hasAttacked = true;
  other.wounded += count;
  if (count > 0) toFirstSector(g, other.seat, region, count);
  g.emit?.({
    type: 'FightersWounded',
    seat: other.seat,
    by: side.seat,
    region,
    count,
    attack: side.attack!,
    shields: other.shields!,
  });
}
