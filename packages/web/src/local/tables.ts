import type { OptionValues } from '@warptable/kernel';
import { visibleName } from '@warptable/table';
import type { BotLevel, TableSetup, TableWish } from '@warptable/table';
import { complete, actionsOf, done, openDatabase } from './database.ts';
import type { LocalTable, StoredStanding } from './database.ts';

/** The one person, or the people, in front of this screen. */
export const ME = 'me';

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export type TableOdds = NonNullable<TableWish['odds']>;

/** A person in front of this screen, or a bot. */
export type LocalPlayer = { readonly name: string } | { readonly level: BotLevel };

export interface LocalWish {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: readonly LocalPlayer[];
  readonly odds?: TableOdds;
  readonly secret?: string;
  /** See `TableSetup`; of luck that is given. Lessons were written before there was any. */
  readonly record?: TableSetup['record'];
  readonly lesson?: string;
  readonly chapter?: LocalTable['chapter'];
  /** The luck of an earlier table, to be used again. */
  readonly repeat?: { readonly table: string; readonly nonce: string };
  /** Looked at in the same transaction: the other tables of this device may forbid it, by throwing. */
  readonly check?: (others: readonly LocalTable[]) => void;
}

/** Opens a table on this device; returns its id. */
export async function openLocalTable({
  game,
  options,
  players,
  odds = 'shown',
  secret,
  record = secret === undefined ? 2 : undefined,
  lesson,
  chapter,
  repeat,
  check,
}: LocalWish): Promise<string> {
  const id = randomHex(8);
  const names = players.map((player) => ('name' in player ? visibleName(player.name) : null));
  const wish: TableWish = {
    game,
    options: { ...options },
    seats: players.map((player) => ('name' in player ? 'open' : { kind: 'bot', level: player.level })),
    clock: { kind: 'none' },
    undo: 'free',
    odds,
    listed: false,
    oneScreen: names.filter((name) => name !== null).length > 1,
  };
  const now = Date.now();
  const setup: TableSetup = {
    ...wish,
    id,
    openedBy: ME,
    openedAt: now,
    secret: secret ?? randomHex(32),
    ...(record ? { record } : {}),
  };
  const table: LocalTable = {
    id,
    setup,
    names,
    status: 'waiting',
    updatedAt: now,
    lesson: lesson ?? false,
    ...(chapter ? { chapter } : {}),
    ...(repeat ? { repeats: repeat.table, nonce: repeat.nonce } : {}),
  };
  const database = await openDatabase();
  try {
    const transaction = database.transaction('tables', 'readwrite', { durability: 'strict' });
    const tables = transaction.objectStore('tables');
    const written = complete(transaction);
    if (check) {
      const others = (await done(tables.getAll())) as LocalTable[];
      try {
        check(others);
      } catch (error) {
        written.catch(() => {});
        transaction.abort();
        throw error;
      }
    }
    tables.put(table);
    await written;
  } finally {
    database.close();
  }
  return id;
}

export async function findLocalTable(id: string): Promise<LocalTable | undefined> {
  const database = await openDatabase();
  const table = (await done(database.transaction('tables').objectStore('tables').get(id))) as
    | LocalTable
    | undefined;
  database.close();
  return table;
}

/** A table that is played is not stuck any more. */
export const keepStanding = (id: string, standing: StoredStanding): Promise<void> =>
  note(id, { standing, stuck: false });

export const keepStuck = (id: string): Promise<void> => note(id, { stuck: true });

async function note(id: string, change: Partial<LocalTable>): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('tables', 'readwrite');
  const tables = transaction.objectStore('tables');
  const table = (await done(tables.get(id))) as LocalTable | undefined;
  if (table) tables.put({ ...table, ...change });
  await complete(transaction);
  database.close();
}

/** The newest first. */
export async function listLocalTables(): Promise<LocalTable[]> {
  const database = await openDatabase();
  const tables = (await done(database.transaction('tables').objectStore('tables').getAll())) as LocalTable[];
  database.close();
  return tables.toSorted((a, b) => b.updatedAt - a.updatedAt);
}

export async function removeLocalTable(id: string): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['tables', 'saves', 'deeds'], 'readwrite');
  transaction.objectStore('tables').delete(id);
  transaction.objectStore('saves').delete(id);
  transaction.objectStore('deeds').delete(actionsOf(id));
  await complete(transaction);
  database.close();
}
