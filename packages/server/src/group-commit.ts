import { RefusedWrite } from './engine.ts';
import type { Rows } from './rows.ts';
import { MUST_CHANGE, STATEMENTS } from './statements.ts';
import type { Transaction } from './statements.ts';

/** Why something was not written; nothing if it was. */
export type CommitResult = string | null;

/** Why it was not to be written, where that is so; else it could not be. */
const UNCHANGED = 'unchanged';
const TAKEN = 'taken';

/** What went wrong, as whoever wanted to write is told. */
export const errorOf = (why: string): Error =>
  why === UNCHANGED || why === TAKEN ? new RefusedWrite(why) : new Error(why);

/** Everything that waits goes into one transaction. What cannot be written fails alone. */
export function commitGroup(rows: Rows, batch: readonly Transaction[]): CommitResult[] {
  try {
    inOneTransaction(rows, () => {
      for (const transaction of batch) write(rows, transaction);
    });
    return batch.map(() => null);
  } catch {
    return commitOneByOne(rows, batch);
  }
}

/** Something in the batch cannot be written. Each gets a savepoint of its own now. */
function commitOneByOne(rows: Rows, batch: readonly Transaction[]): CommitResult[] {
  try {
    const outcomes: CommitResult[] = [];
    inOneTransaction(rows, () => {
      for (const transaction of batch) outcomes.push(attempt(rows, transaction));
    });
    return outcomes;
  } catch (error) {
    return batch.map(() => messageOf(error));
  }
}

function attempt(rows: Rows, transaction: Transaction): CommitResult {
  try {
    rows.db.transaction(() => write(rows, transaction))();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The lock is taken at once: a transaction that reads first could find the file changed under it. */
function inOneTransaction({ db }: Rows, act: () => void): void {
  db.transaction(act).immediate();
}

function write(rows: Rows, transaction: Transaction): void {
  for (const [name, ...values] of transaction) {
    const changes = rows.run(STATEMENTS[name], ...values);
    if (changes === 0 && MUST_CHANGE.includes(name)) throw new Error(UNCHANGED);
  }
}

function messageOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return TAKEN;
  return error instanceof Error ? error.message : String(error);
}
