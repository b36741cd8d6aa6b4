import type { Seat } from '@warptable/kernel';
import { Host, Table } from '@warptable/table';
import type { Thinker, Visitor, Runtime } from '@warptable/table';
import { loadRulesAndGuide } from '../games.ts';
import type { LocalTable } from './database.ts';
import { LocalActionLog, lastSave } from './action-log.ts';
import { ME } from './tables.ts';

export interface Bots {
  /** How long a bot takes at least, in milliseconds. */
  pace: number;
  readonly think: Thinker;
}

/** A bot that goes on with its own turn takes only this part of its time. */
const GOING_ON = 0.4;

/**
 * Opens a table of this device, with its bots; whoever is in front of the screen is its only visitor. Returns what takes the visitor's
 * messages.
 */
export async function openRoom(
  database: IDBDatabase,
  kept: LocalTable,
  bots: Bots,
  deliver: Visitor['send'],
  lost: (why: unknown) => void,
): Promise<(message: unknown) => void> {
  const gameModule = await loadRulesAndGuide(kept.setup.game);
  const { saved, actions } = await lastSave(database, kept.id);
  const table = Table.load(gameModule, kept.setup, saved, actions);
  const actionLog = new LocalActionLog(database, () => table.status);
  let last: unknown;
  // The host goes on after most faults. Only when it does not, it lets its visitor go.
  const runtime = runtimeWith(bots, (error) => {
    last = error;
    console.error(error);
  });
  const host = new Host(table, actionLog, runtime);
  const visitor: Visitor = { who: ME, send: deliver, dismiss: () => lost(last) };
  host.join(visitor);
  return (message) => void host.receive(visitor, message);
}

function runtimeWith(bots: Bots, fault: (error: unknown) => void): Runtime {
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
