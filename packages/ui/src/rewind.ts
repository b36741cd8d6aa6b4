import type { Seat } from '@warptable/kernel';
import type { Rewind } from '@warptable/table';
import { personName } from './table-view-model.ts';
import type { TableViewModel } from './table-view-model.ts';
import type { Session } from './session.ts';
import { t } from './texts/say.ts';

/** What can be said to a wish to go back; whoever asked withdraws it by refusing. */
export type RewindReply = 'agree' | 'refuse';

/** Asks to take the game back to the position of the past that is being looked at, and returns to the present. */
export function askToRewind(session: Session): void {
  const { viewState, past } = session.state.get();
  const viewer = viewState?.snapshot.viewer;
  if (!viewState || !past || typeof viewer !== 'number') return;
  session.request({ do: 'rewind', seat: viewer, to: past.length, expected: viewState.snapshot.position });
  void session.lookBack(null);
}

export function decide(session: Session, decision: RewindReply): void {
  const { viewState, info } = session.state.get();
  const viewer = viewState?.snapshot.viewer;
  if (info?.rewind && typeof viewer === 'number')
    session.request({ do: decision, seat: viewer, request: info.rewind.request });
}

/** Whom a wish of mine to go back would be put to: everybody else who plays in person. */
export function askedToRewind({ info }: TableViewModel): Seat[] {
  return (info?.seats ?? []).flatMap(({ kind, mine, resigned }, seat) =>
    kind === 'human' && !mine && !resigned ? seat : [],
  );
}

/** Why the game cannot be taken back to here; nothing if it can be asked for. */
export function whyNoRewind({ info }: TableViewModel): string | undefined {
  if (info?.undo === 'off') return t('turn.undoOff');
  if (info?.paused) return t('turn.paused');
  if (info?.suspension) return t('turn.suspension');
  return info?.rewind?.state === 'asked' ? t('rewind.already') : undefined;
}

/** Has this person to say whether the game may go back? */
export const mustDecide = ({ info, snapshot }: TableViewModel): boolean =>
  typeof snapshot.viewer === 'number' && info?.rewind?.awaited.includes(snapshot.viewer) === true;

/** What is to be told of a wish to go back. */
export function rewindText(model: TableViewModel, rewind: Rewind): string {
  const isMine = model.info?.seats[rewind.seat]?.mine === true;
  const name = personName(model, rewind.seat);
  switch (rewind.state) {
    case 'asked': {
      const who = rewind.awaited.map((seat) => personName(model, seat)).join(', ');
      if (isMine) return t('rewind.waiting', { who });
      return mustDecide(model) ? t('rewind.asks', { name }) : t('rewind.othersAsk', { name, who });
    }
    case 'done':
      return t('rewind.done', { name });
    case 'refused':
      return rewind.by === rewind.seat
        ? t('rewind.withdrawn', { name })
        : t('rewind.refused', { name: personName(model, rewind.by ?? rewind.seat) });
    case 'lapsed':
      return t('rewind.lapsed');
  }
}
