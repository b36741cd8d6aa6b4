import { randomAnswer } from '@warptable/bots';
import { loadGame } from '@warptable/games';
import { Random } from '@warptable/kernel';
import type { AnswerValue, Pending, Seat } from '@warptable/kernel';
import { Host, Table } from '@warptable/table';
import type { HostMessage, Visitor, World } from '@warptable/table';
import type { LocalTable } from './database.ts';
import { LocalLedger, lastSave } from './ledger.ts';
import { ME, randomHex } from './tables.ts';

export interface Bots {
  /** How long a bot takes, in milliseconds. */
  pace: number;
}

/** A bot that goes on with its own turn takes only this part of its time. */
const GOING_ON = 0.4;

/** Takes a table from this device, with its bots; whoever is in front of the screen is its only visitor. */
export async function openRoom(
  database: IDBDatabase,
  kept: LocalTable,
  bots: Bots,
  tell: (message: HostMessage) => void,
  fault: (error: unknown) => void,
): Promise<{ hear(message: unknown): void }> {
  const boxed = await loadGame(kept.setup.game);
  if (!boxed) throw new Error(`the game '${kept.setup.game}' is not on the shelf`);
  const { saved, deeds } = await lastSave(database, kept.id);
  const table = Table.load(boxed, kept.setup, saved, deeds);
  const ledger = new LocalLedger(database, () => table.status);
  const host = new Host(table, ledger, worldWith(bots, kept.lesson ? 'lesson' : randomHex(16), fault));
  const visitor: Visitor = { who: ME, send: tell };
  host.join(visitor);
  return { hear: (message) => void host.receive(visitor, message) };
}

function worldWith(bots: Bots, seed: string, fault: (error: unknown) => void): World {
  const random = new Random(seed);
  let last: Seat | undefined;
  const think = async (_table: Table, pending: Pending): Promise<AnswerValue> => {
    const { seat } = pending.ask;
    await pause(bots.pace * (seat === last ? GOING_ON : 1));
    last = seat;
    return randomAnswer(pending, random);
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
