// A worker of the page that hosts one table of this device.
import { done, openDatabase } from './database.ts';
import type { LocalTable } from './database.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { openRoom } from './room.ts';
import type { Bots } from './room.ts';
import { thinkerIn } from './thinker.ts';

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

const scope = self as unknown as Scope;
const bots: Bots = {
  pace: 0,
  think: thinkerIn(new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' })),
};
/** What came before the table was ready. */
const early: unknown[] = [];
let hear = (message: unknown): void => {
  early.push(message);
};

const fault = (error: unknown): void =>
  scope.postMessage({ fault: error instanceof Error ? error.message : String(error) });

scope.addEventListener('message', ({ data }) => {
  if ('pace' in data) bots.pace = data.pace;
  else if ('open' in data) open(data.open).catch(fault);
  else hear(data.say);
});

/** One worker at a time hosts a table: with the page open twice, the second waits until the first is closed. */
async function open(id: string): Promise<void> {
  const held = await navigator.locks.request(
    `warptable ${id}`,
    { ifAvailable: true },
    (lock) => lock === null,
  );
  if (held) scope.postMessage({ held: true });
  await navigator.locks.request(`warptable ${id}`, async () => {
    scope.postMessage({ held: false });
    await host(id);
    // The lock is kept for as long as the worker lives.
    await new Promise(() => {});
  });
}

async function host(id: string): Promise<void> {
  const database = await openDatabase();
  const kept = (await done(database.transaction('tables').objectStore('tables').get(id))) as
    | LocalTable
    | undefined;
  if (!kept) throw new Error('this table is not on this device');
  const room = await openRoom(database, kept, bots, (message) => scope.postMessage(message), fault);
  hear = (message) => room.hear(message);
  for (const message of early.splice(0)) room.hear(message);
}
