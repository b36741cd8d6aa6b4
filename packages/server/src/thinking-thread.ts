// A thread in which bots think. Nobody else waits for it.
import { parentPort } from 'node:worker_threads';
import { Desk } from '@warptable/bots';
import type { Order } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { Thought } from './thinkers.ts';

const desk = new Desk(findGame, () => performance.now());

function thinkAbout(order: Order): Thought {
  try {
    return { reply: desk.answer(order) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(thinkAbout(order)));
