import type { Seat } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { mateOf, playerName } from '../../words/names.ts';
import { SeatIcon } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';

/** Which team, and with whom; from the set-up on. */
export function TeamLine({ view, seat }: { readonly view: WarpView; readonly seat: Seat }) {
  const mate = mateOf(view, seat);
  if (mate < 0) return null;
  const name = mate === view.eye ? t('strip.you') : playerName(mate);
  return (
    <p className="tw-team">
      {t('strip.team', { team: (view.players[seat]?.team ?? 0) + 1, mate: name })}
      <SeatIcon seat={mate} size={15} />
    </p>
  );
}
