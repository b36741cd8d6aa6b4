import type { Seat } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { mateOf, playerName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';

interface TeamLineProps {
  readonly view: WarpView;
  readonly seat: Seat;
  /** How a timeout is called; without it, only the team is told. */
  readonly sideAction?: PartProps<WarpView>['sideAction'] | undefined;
}

/** Which team, and with whom; from the set-up on. */
export function TeamLine({ view, seat, sideAction }: TeamLineProps) {
  const mate = mateOf(view, seat);
  if (mate < 0) return null;
  const name = mate === view.viewer ? t('strip.you') : playerName(mate);
  return (
    <p className="tw-team">
      {t('strip.team', { team: (view.players[seat]?.team ?? 0) + 1, mate: name })}
      <SeatIcon seat={mate} size={15} />
      {sideAction && mayCallTimeout(view, seat) && (
        <button
          type="button"
          className="tw-timeout"
          aria-label={t('strip.timeout')}
          title={t('strip.timeout')}
          onClick={() => sideAction('timeout', 'call')}
        >
          <ThingIcon thing="timeout" size={16} />
        </button>
      )}
    </p>
  );
}

/** TW 18.9: one timeout a team. The prompt bar shows it while it lasts. */
function mayCallTimeout({ viewer, phase, players, timeout, timeoutsUsed }: WarpView, seat: Seat): boolean {
  const team = players[seat]?.team;
  const isPlaying = phase !== 'setup' && phase !== 'over';
  return seat === viewer && isPlaying && !timeout && team !== undefined && !timeoutsUsed.includes(team);
}
