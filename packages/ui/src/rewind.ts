import type { Seat } from '@warptable/kernel';
import type { Rewind } from '@warptable/table';
import { personName } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import { t } from './texts/say.ts';

/** What can be said to a wish to go back; whoever asked withdraws it by refusing. */
export type Decision = 'agree' | 'refuse';

/** Asks to take the game back to the position of the past that is being looked at, and returns to the present. */
export function askToRewind(session: Session): void {
  const { picture, past } = session.state.get();
  const eye = picture?.seen.eye;
  if (!picture || !past || typeof eye !== 'number') return;
  session.request({ do: 'rewind', seat: eye, to: past.length, expected: picture.seen.position });
  void session.lookBack(null);
}

export function decide(session: Session, decision: Decision): void {
  const { picture, info } = session.state.get();
  const eye = picture?.seen.eye;
  if (info?.rewind && typeof eye === 'number')
    session.request({ do: decision, seat: eye, request: info.rewind.request });
}

/** Whom a wish of mine to go back would be put to: everybody else who plays in person. */
export function askedToRewind({ info }: Scene): Seat[] {
  return (info?.seats ?? []).flatMap(({ kind, mine, resigned }, seat) =>
    kind === 'human' && !mine && !resigned ? seat : [],
  );
}

/** Why the game cannot be taken back to here; nothing if it can be asked for. */
export function whyNoRewind({ info }: Scene): string | undefined {
  if (info?.undo === 'off') return t('turn.undoOff');
  if (info?.paused) return t('turn.paused');
  if (info?.recess) return t('turn.recess');
  return info?.rewind?.state === 'asked' ? t('rewind.already') : undefined;
}

/** Has this person to say whether the game may go back? */
export const mustDecide = ({ info, seen }: Scene): boolean =>
  typeof seen.eye === 'number' && info?.rewind?.awaited.includes(seen.eye) === true;

/** What is to be told of a wish to go back. */
export function rewindText(scene: Scene, rewind: Rewind): string {
  const isMine = scene.info?.seats[rewind.seat]?.mine === true;
  const name = personName(scene, rewind.seat);
  switch (rewind.state) {
    case 'asked': {
      const who = rewind.awaited.map((seat) => personName(scene, seat)).join(', ');
      if (isMine) return t('rewind.waiting', { who });
      return mustDecide(scene) ? t('rewind.asks', { name }) : t('rewind.othersAsk', { name, who });
    }
    case 'done':
      return t('rewind.done', { name });
    case 'refused':
      return rewind.by === rewind.seat
        ? t('rewind.withdrawn', { name })
        : t('rewind.refused', { name: personName(scene, rewind.by ?? rewind.seat) });
    case 'lapsed':
      return t('rewind.lapsed');
  }
}
