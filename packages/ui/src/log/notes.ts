import type { Note, TableInfo } from '@warptable/table';
import { personName } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** What was done about a seat or about the whole table, in words. */
export function noteText(model: TableViewModel, note: Note): string {
  const name = personName(model, note.seat);
  if (note.what !== 'sitIn') return t(`notes.${note.what}`, { name });
  if (note.because !== 'absent') return t(`notes.sitIn.${note.because}`, { name });
  return note.by === null
    ? t('notes.sitIn.absent', { name })
    : t('notes.sitIn.byOther', { name, by: personName(model, note.by) });
}

/** Who has paused the table; nothing if it is not known. */
export const pauseOf = ({ notes }: TableInfo): Note | undefined =>
  notes.findLast(({ what }) => what === 'pause');

/** The last resignation, if it has left this person alone with bots. */
export function resignationBefore({ info, snapshot }: TableViewModel): Note | undefined {
  if (info?.status !== 'playing' || snapshot.viewer === 'spectator') return undefined;
  const people = info.seats.filter(({ kind, resigned }) => kind === 'human' && !resigned);
  const isAlone = people.length === 1 && people[0]?.mine === true;
  return isAlone ? info.notes.findLast(({ what }) => what === 'resign') : undefined;
}
