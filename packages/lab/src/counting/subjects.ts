import type { Lab } from '@warptable/kernel';
import { groupBy } from './counts.ts';
import type { Groups } from './counts.ts';

/** A kind of content with everything of it that came up. */
export interface Subject<Row> {
  readonly subject: string;
  readonly name: string;
  readonly rows: readonly (Row & { readonly id: string; readonly name: string })[];
}

export type Naming = Pick<Lab<unknown, never>, 'name'>;

/** Makes a table for each subject, a row for each thing of it. */
export function bySubject<T extends { readonly subject: string; readonly id: string }, Row>(
  things: readonly T[],
  naming: Naming,
  rowsOf: (subject: string, groups: Groups<T>) => readonly Row[],
): Subject<Row>[] {
  return groupBy(things, ({ subject }) => subject).map(([subject, all]) => {
    const groups = groupBy(all, ({ id }) => id);
    const rows = rowsOf(subject, groups);
    return {
      subject,
      name: naming.name(subject),
      rows: rows.map((row, i) => {
        const id = groups[i]?.[0] ?? '';
        return { id, name: naming.name(subject, id), ...row };
      }),
    };
  });
}
