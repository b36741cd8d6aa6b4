import { done, openDatabase } from './database.ts';
import type { LocalTable } from './database.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { openRoom } from './room.ts';
import type { Bots } from './room.ts';
import { thinkerIn } from './thinker.ts';
import type { Head } from './thinker.ts';

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

const scope = self as unknown as Scope;

/** From now on this worker hosts the table that the page names. Its bots think in another one. */
export function host(head: Head): void {
  const bots: Bots = { pace: 0, think: thinkerIn(head) };
  /** What came before the table was ready. */
  const early: unknown[] = [];
  let hear = (message: unknown): void => {
    early.push(message);
  };
  const begin = async (id: string): Promise<void> => {
    hear = await roomOf(id, bots);
    early.splice(0).forEach(hear);
  };
  scope.addEventListener('message', ({ data }) => {
    if ('pace' in data) bots.pace = data.pace;
    else if ('open' in data) whileHeld(data.open, () => begin(data.open)).catch(fault);
    else hear(data.say);
  });
}

const fault = (error: unknown): void =>
  scope.postMessage({ fault: error instanceof Error ? error.message : String(error) });

/** One worker at a time hosts a table: with the page open twice, the second waits until the first is closed. */
async function whileHeld(id: string, begin: () => Promise<void>): Promise<void> {
  const held = await navigator.locks.request(
    `warptable ${id}`,
    { ifAvailable: true },
    (lock) => lock === null,
  );
  if (held) scope.postMessage({ held: true });
  await navigator.locks.request(`warptable ${id}`, async () => {
    scope.postMessage({ held: false });
    await begin();
    // The lock is kept for as long as the worker lives.
    await new Promise(() => {});
  });
}

async function roomOf(id: string, bots: Bots): ReturnType<typeof openRoom> {
  const database = await openDatabase();
  const kept = (await done(database.transaction('tables').objectStore('tables').get(id))) as
    | LocalTable
    | undefined;
  if (!kept) throw new Error('this table is not on this device');
  return openRoom(database, kept, bots, (message) => scope.postMessage(message), fault);
}
