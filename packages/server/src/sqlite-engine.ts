import { existsSync } from 'node:fs';
import type { Engine, SqlValue } from './engine.ts';
import { faultOfJournal, markClosed, markOpen } from './journal.ts';
import { READS } from './reads.ts';
import type { Reads } from './reads.ts';
import { Rows, openDatabase } from './rows.ts';
import type { Statement } from './statements.ts';
import { Writer } from './writer.ts';

/** One SQLite file: read here, written by a thread of its own. */
export class SqliteEngine implements Engine {
  private readonly rows: Rows;
  private readonly writer: Writer;

  private readonly isBeside: boolean;

  /**
   * Throws if what was written last is lost, unless that is accepted.
   * @param isBeside a server may be using the file: whether it is open is for that one to say
   */
  constructor(file: string, acceptLoss = false, isBeside = false) {
    this.isBeside = isBeside;
    const fault = faultOfJournal(file);
    if (fault !== undefined && !acceptLoss)
      throw new Error(
        `${fault}, so what was written last is lost. Put it back or restore a backup; with WARPTABLE_ACCEPT_LOSS=yes the server starts with what is left`,
      );
    this.rows = new Rows(file);
    if (!isBeside) markOpen(this.rows.db);
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
    if (!this.isBeside) markClosed(this.rows.db);
    this.rows.db.close();
    if (this.isBeside) closeIfLast(this.rows.db.name);
  }
}

/** Whoever closes a file last takes its journal over: then nobody is to miss it. */
function closeIfLast(file: string): void {
  if (existsSync(`${file}-wal`)) return;
  const db = openDatabase(file);
  markClosed(db);
  db.close();
}
