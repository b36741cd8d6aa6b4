import type { RecordedAction, ActionLog, SavedTable, Table } from '@warptable/table';
import { complete, actionsOf, done } from './database.ts';
import type { StoredAction, LocalTable } from './database.ts';

/** Keeps the actions of a table on this device. `status` tells how the table stands after an action. */
export class LocalActionLog implements ActionLog {
  private readonly database: IDBDatabase;
  private readonly statusOf: () => Table['status'];

  constructor(database: IDBDatabase, statusOf: () => Table['status']) {
    this.database = database;
    this.statusOf = statusOf;
  }

  async append(
    table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
  ): Promise<void> {
    const status = this.statusOf();
    const transaction = this.database.transaction(['tables', 'saves', 'deeds'], 'readwrite');
    const written = complete(transaction);
    try {
      const tables = transaction.objectStore('tables');
      const after: LocalTable = { ...(await tableIn(tables, table)), status, updatedAt: action.at };
      const kept: StoredAction = { table, n, deed: action };
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

  async load(table: string): ReturnType<ActionLog['load']> {
    return lastSave(this.database, table);
  }

  async actions(table: string, from: number, to: number): Promise<readonly RecordedAction[]> {
    return actionsIn(this.database, actionsOf(table, from, to - 1));
  }
}

/** It may have been deleted in another tab. */
async function tableIn(tables: IDBObjectStore, id: string): Promise<LocalTable> {
  const table = (await done(tables.get(id))) as LocalTable | undefined;
  if (!table) throw new Error('this table is not on this device');
  return table;
}

/** The table as it was last kept as a whole, and the actions since. */
export async function lastSave(
  database: IDBDatabase,
  table: string,
): Promise<{ saved: SavedTable | undefined; actions: readonly RecordedAction[] }> {
  await tableIn(database.transaction('tables').objectStore('tables'), table);
  const saves = database.transaction('saves').objectStore('saves');
  const saved = (await done(saves.get(table))) as SavedTable | undefined;
  return { saved, actions: await actionsIn(database, actionsOf(table, saved?.n ?? 0)) };
}

async function actionsIn(database: IDBDatabase, range: IDBKeyRange): Promise<readonly RecordedAction[]> {
  const store = database.transaction('deeds').objectStore('deeds');
  const kept = (await done(store.getAll(range))) as StoredAction[];
  return kept.map(({ deed }) => deed);
}
