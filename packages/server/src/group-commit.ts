import type Database from 'better-sqlite3';

interface Writing {
  readonly write: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Everything that waits to be written goes into one transaction; each is told only after the commit. */
export class GroupCommit {
  /** So far. */
  commits = 0;
  private readonly db: Database.Database;
  private waiting: Writing[] = [];
  private flushing: NodeJS.Immediate | undefined;

  constructor(db: Database.Database) {
    this.db = db;
  }

  write(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed });
      this.flushing ??= setImmediate(() => this.flush());
    });
  }

  flush(): void {
    clearImmediate(this.flushing);
    this.flushing = undefined;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    try {
      this.inOneTransaction(() => {
        for (const { write } of batch) write();
      });
    } catch {
      this.oneByOne(batch);
      return;
    }
    for (const { done } of batch) done();
  }

  /** Something in the batch cannot be written. Each gets a savepoint of its own now, so that it fails alone. */
  private oneByOne(batch: readonly Writing[]): void {
    const outcomes: (() => void)[] = [];
    try {
      this.inOneTransaction(() => {
        for (const { write, done, failed } of batch) {
          try {
            this.db.transaction(write)();
            outcomes.push(done);
          } catch (error) {
            outcomes.push(() => failed(error));
          }
        }
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const tell of outcomes) tell();
  }

  /** The lock is taken at once: a transaction that reads first could find the file changed under it. */
  private inOneTransaction(act: () => void): void {
    this.db.transaction(act).immediate();
    this.commits++;
  }
}
