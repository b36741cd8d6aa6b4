import type { Rows } from './rows.ts';
import { MUST_CHANGE, STATEMENTS } from './statements.ts';
import type { Transaction } from './statements.ts';

/** Why something was not written; nothing if it was. */
export type CommitResult = string | null;

export const NOTHING_CHANGED = 'nothing was changed';
const TAKEN = 'this number is taken';

/** Was it not to be written, or could it not? */
export const isRefusal = (why: string): boolean => why === NOTHING_CHANGED || why === TAKEN;

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
    if (changes === 0 && MUST_CHANGE.includes(name)) throw new Error(NOTHING_CHANGED);
  }
}

function messageOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return TAKEN;
  return error instanceof Error ? error.message : String(error);
}
