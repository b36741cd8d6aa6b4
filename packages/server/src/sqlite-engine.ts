import type { Engine, SqlValue } from './engine.ts';
import { faultOfJournal, markClosed, markOpen } from './journal.ts';
import { READS } from './reads.ts';
import type { Reads } from './reads.ts';
import { Rows } from './rows.ts';
import type { Statement } from './statements.ts';
import { Writer } from './writer.ts';

/** One SQLite file: read here, written by a thread of its own. */
export class SqliteEngine implements Engine {
  private readonly rows: Rows;
  private readonly writer: Writer;

  /** Throws if what was written last is lost, unless that is accepted. */
  constructor(file: string, acceptLoss = false) {
    const fault = faultOfJournal(file);
    if (fault !== undefined && !acceptLoss)
      throw new Error(
        `${fault}, so what was written last is lost. Put it back or restore a backup; with WARPTABLE_ACCEPT_LOSS=yes the server starts with what is left`,
      );
    this.rows = new Rows(file);
    markOpen(this.rows.db);
    this.writer = new Writer(file);
  }

  get commits(): number {
    return this.writer.commits;
  }

  read<K extends keyof Reads>(name: K, ...values: readonly SqlValue[]): Promise<readonly Reads[K][]> {
    try {
      return Promise.resolve(this.rows.all<Reads[K]>(READS[name], ...values));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  write(...transaction: readonly Statement[]): Promise<void> {
    return this.writer.write(...transaction);
  }

  async isSound(): Promise<boolean> {
    if (this.writer.isBroken) return false;
    return this.read('key', 'cookies').then(
      () => true,
      () => false,
    );
  }

  settled(): Promise<void> {
    return this.writer.settled();
  }

  async close(): Promise<void> {
    await this.writer.close();
    markClosed(this.rows.db);
    this.rows.db.close();
  }
}
