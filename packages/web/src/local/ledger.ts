import type { Deed, Ledger, SavedTable, Table } from '@warptable/table';
import { complete, deedsOf, done } from './database.ts';
import type { KeptDeed, LocalTable } from './database.ts';

/** Keeps the deeds of a table on this device. `status` tells how the table stands after a deed. */
export class LocalLedger implements Ledger {
  private readonly database: IDBDatabase;
  private readonly statusOf: () => Table['status'];

  constructor(database: IDBDatabase, statusOf: () => Table['status']) {
    this.database = database;
    this.statusOf = statusOf;
  }

  async append(table: string, n: number, deed: Deed, saved: SavedTable | undefined): Promise<void> {
    const status = this.statusOf();
    const transaction = this.database.transaction(['tables', 'saves', 'deeds'], 'readwrite');
    const written = complete(transaction);
    try {
      const tables = transaction.objectStore('tables');
      const after: LocalTable = { ...(await tableIn(tables, table)), status, updatedAt: deed.at };
      const kept: KeptDeed = { table, n, deed };
      // `add` fails if the number is taken: two hosts of one table cannot both win.
      transaction.objectStore('deeds').add(kept);
      tables.put(after);
      if (saved) transaction.objectStore('saves').put(saved, table);
    } catch (error) {
      written.catch(() => {});
      transaction.abort();
      throw error;
    }
    await written;
  }

  async load(table: string): ReturnType<Ledger['load']> {
    return lastSave(this.database, table);
  }

  async deeds(table: string): Promise<readonly Deed[]> {
    return deedsFrom(this.database, table, 0);
  }
}

/** It may have been deleted in another tab. */
async function tableIn(tables: IDBObjectStore, id: string): Promise<LocalTable> {
  const table = (await done(tables.get(id))) as LocalTable | undefined;
  if (!table) throw new Error('this table is not on this device');
  return table;
}

/** The table as it was last kept as a whole, and the deeds since. */
export async function lastSave(
  database: IDBDatabase,
  table: string,
): Promise<{ saved: SavedTable | undefined; deeds: readonly Deed[] }> {
  await tableIn(database.transaction('tables').objectStore('tables'), table);
  const saves = database.transaction('saves').objectStore('saves');
  const saved = (await done(saves.get(table))) as SavedTable | undefined;
  return { saved, deeds: await deedsFrom(database, table, saved?.n ?? 0) };
}

async function deedsFrom(database: IDBDatabase, table: string, from: number): Promise<readonly Deed[]> {
  const store = database.transaction('deeds').objectStore('deeds');
  const kept = (await done(store.getAll(deedsOf(table, from)))) as KeptDeed[];
  return kept.map(({ deed }) => deed);
}
