import { falseIfUnchanged } from '../engine.ts';
import type { Engine, SqlValue } from '../engine.ts';
import type { Statement } from '../statements.ts';

/** What is kept of people: the same SQL for every engine. */
export interface Kept {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<readonly Row[]>;
  /** All of it or none. */
  write(...transaction: readonly Statement[]): Promise<void>;
  /** Whether it was as it had to be; if not, nothing was written. */
  writeIf(...transaction: readonly Statement[]): Promise<boolean>;
}

export const keptIn = (engine: Engine): Kept => ({
  one: async <Row>(sql: string, ...values: SqlValue[]) => (await engine.query<Row>(sql, values))[0],
  all: <Row>(sql: string, ...values: SqlValue[]) => engine.query<Row>(sql, values),
  write: (...transaction) => engine.write(...transaction),
  writeIf: (...transaction) => engine.write(...transaction).then(() => true, falseIfUnchanged),
});
