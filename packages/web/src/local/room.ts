import { loadGuided } from '@warptable/games/loading';
import type { Seat } from '@warptable/kernel';
import { Host, Table } from '@warptable/table';
import type { Thinker, Visitor, World } from '@warptable/table';
import type { LocalTable } from './database.ts';
import { LocalLedger, lastSave } from './ledger.ts';
import { ME } from './tables.ts';

export interface Bots {
  /** How long a bot takes at least, in milliseconds. */
  pace: number;
  readonly think: Thinker;
}

/** A bot that goes on with its own turn takes only this part of its time. */
const GOING_ON = 0.4;

/** Takes a table from this device, with its bots; whoever is in front of the screen is its only visitor. */
export async function openRoom(
  database: IDBDatabase,
  kept: LocalTable,
  bots: Bots,
  tell: Visitor['send'],
  lost: (why: unknown) => void,
): Promise<{ hear(message: unknown): void }> {
  const boxed = await loadGuided(kept.setup.game);
  if (!boxed) throw new Error(`the game '${kept.setup.game}' is not on the shelf`);
  const { saved, deeds } = await lastSave(database, kept.id);
  const table = Table.load(boxed, kept.setup, saved, deeds);
  const ledger = new LocalLedger(database, () => table.status);
  let last: unknown;
  // The host goes on after most faults. Only when it does not, it lets its visitor go.
  const world = worldWith(bots, (error) => {
    last = error;
    console.error(error);
  });
  const host = new Host(table, ledger, world);
  const visitor: Visitor = { who: ME, send: tell, dismiss: () => lost(last) };
  host.join(visitor);
  return { hear: (message) => void host.receive(visitor, message) };
}

function worldWith(bots: Bots, fault: (error: unknown) => void): World {
  let last: Seat | undefined;
  const think: Thinker = async (order) => {
    // Who asks for a hint waits already.
    if (order.explain) return bots.think(order);
    const pace = bots.pace * (order.seat === last ? GOING_ON : 1);
    last = order.seat;
    const [reply] = await Promise.all([bots.think(order), pause(pace)]);
    return reply;
  };
  return {
    now: () => Date.now(),
    later: (milliseconds, then) => {
      // Longer waits than a timer can hold come round again by themselves.
      const timer = setTimeout(then, Math.min(milliseconds, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    think,
    fault,
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
