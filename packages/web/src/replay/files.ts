import type { GameFile } from '@warptable/kernel';
import { Failure } from '../failures.ts';
import { complete, done } from '../local/database.ts';
import { randomHex } from '../local/tables.ts';
import type { Ending } from './ending.ts';

/** A game file that was opened on this device. */
export interface KeptFile {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  /** If the game is over; files that were opened long ago do not tell. */
  readonly ending?: Ending;
  readonly openedAt: number;
  readonly text: string;
}

/** A store of its own: that of the tables could not be changed while another tab plays at one. */
async function openFiles(): Promise<IDBDatabase> {
  const request = indexedDB.open('warptable-files', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('files', { keyPath: 'id' }),
  );
  return done(request);
}

/** Keeps a file, and no second copy of it; returns its id. */
export async function keepFile(
  { game, seats }: GameFile,
  text: string,
  ending: Ending | undefined,
): Promise<string> {
  const id = (await listFiles()).find((kept) => kept.text === text)?.id ?? randomHex(8);
  const file: KeptFile = { id, game, seats, ...(ending ? { ending } : {}), openedAt: Date.now(), text };
  await change((files) => files.put(file));
  return id;
}

export const removeFile = (id: string): Promise<void> => change((files) => files.delete(id));

export async function findFile(id: string): Promise<KeptFile> {
  const database = await openFiles();
  const file = (await done(database.transaction('files').objectStore('files').get(id))) as
    | KeptFile
    | undefined;
  database.close();
  if (!file) throw new Failure('fileGone');
  return file;
}

/** The newest first. */
export async function listFiles(): Promise<KeptFile[]> {
  const database = await openFiles();
  const files = (await done(database.transaction('files').objectStore('files').getAll())) as KeptFile[];
  database.close();
  return files.toSorted((a, b) => b.openedAt - a.openedAt);
}

async function change(what: (files: IDBObjectStore) => void): Promise<void> {
  const database = await openFiles();
  const transaction = database.transaction('files', 'readwrite');
  what(transaction.objectStore('files'));
  await complete(transaction);
  database.close();
}
