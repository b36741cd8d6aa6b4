import { NOTHING_CHANGED } from '../group-commit.ts';
import type { Rows } from '../rows.ts';
import type { Statement } from '../statements.ts';
import type { Writer } from '../writer.ts';

type SqlValue = string | number | null;

/** What is kept, for whoever does not mind to wait: the same SQL for every engine. */
export interface Kept {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** All of it or none. */
  write(...transaction: readonly Statement[]): Promise<void>;
  /** Whether it was as it had to be; if not, nothing was written. */
  writeIf(...transaction: readonly Statement[]): Promise<boolean>;
}

export const keptIn = (rows: Rows, writer: Writer): Kept => ({
  one: <Row>(sql: string, ...values: SqlValue[]) => Promise.resolve(rows.one<Row>(sql, ...values)),
  all: <Row>(sql: string, ...values: SqlValue[]) => Promise.resolve(rows.all<Row>(sql, ...values)),
  write: (...transaction) => writer.write(...transaction),
  writeIf: (...transaction) =>
    writer.write(...transaction).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === NOTHING_CHANGED) return false;
        throw error;
      },
    ),
});
