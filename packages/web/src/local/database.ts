import type { RecordedAction, TableSetup } from '@warptable/table';
import type { Ending } from '../replay/ending.ts';

/** How a game stands, for whoever wants to go on with it, or how it ended. */
export interface StoredStanding {
  readonly round?: number;
  readonly yourTurn: boolean;
  readonly ending?: Ending;
}

/** A table that is kept on this device. */
export interface LocalTable {
  readonly id: string;
  readonly setup: TableSetup;
  /** The names of the people; null where a bot sits. */
  readonly names: readonly (string | null)[];
  readonly status: 'waiting' | 'playing' | 'over';
  readonly updatedAt: number;
  /** As it was last seen on the page: the rules alone do not tell rounds apart. */
  readonly standing?: StoredStanding;
  /** The last time it was open it could not go on. */
  readonly stuck?: boolean;
  /** The chapter of a campaign that is played here. */
  readonly chapter?: { readonly campaign: string; readonly chapter: string };
  /** The lesson that is played here, by its id; `true` in tables of earlier versions, which had one a game. Its bots always play the same. */
  readonly lesson: string | boolean;
  /** The table whose luck is used again. */
  readonly repeats?: string;
  /** What the player adds to the luck, if it is fixed. */
  readonly nonce?: string;
}

const NAME = 'warptable';
const VERSION = 1;

/** A request of IndexedDB as a promise. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')));
  });
}

/** A whole transaction: once it is complete, what was written is safe. */
export function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the store failed'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}

export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore('tables', { keyPath: 'id' });
    // The table as a whole is large and is kept only now and then: it must not be written with every action.
    database.createObjectStore('saves');
    database.createObjectStore('deeds', { keyPath: ['table', 'n'] });
  });
  return done(request);
}

export interface StoredAction {
  readonly table: string;
  readonly n: number;
  readonly deed: RecordedAction;
}

/** The actions of a table from this number on, up to that one. */
export const actionsOf = (table: string, from = 0, last = Infinity): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, last]);
