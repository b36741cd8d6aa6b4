import type { Note, TableInfo } from '@warptable/table';
import { personName } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { t } from '../texts/say.ts';

/** What was done about a seat or about the whole table, in words. */
export function noteText(scene: Scene, note: Note): string {
  const name = personName(scene, note.seat);
  if (note.what !== 'sitIn') return t(`notes.${note.what}`, { name });
  if (note.because !== 'absent') return t(`notes.sitIn.${note.because}`, { name });
  return note.by === null
    ? t('notes.sitIn.absent', { name })
    : t('notes.sitIn.byOther', { name, by: personName(scene, note.by) });
}

/** Who has paused the table; nothing if it is not known. */
export const pauseOf = ({ notes }: TableInfo): Note | undefined =>
  notes.findLast(({ what }) => what === 'pause');

/** The last resignation, if it has left this person alone with bots. */
export function resignationBefore({ info, seen }: Scene): Note | undefined {
  if (info?.status !== 'playing' || seen.eye === 'spectator') return undefined;
  const people = info.seats.filter(({ kind, resigned }) => kind === 'human' && !resigned);
  const isAlone = people.length === 1 && people[0]?.mine === true;
  return isAlone ? info.notes.findLast(({ what }) => what === 'resign') : undefined;
}
