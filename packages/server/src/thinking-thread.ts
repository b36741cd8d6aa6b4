// A thread in which bots think. Nobody else waits for it.
import { parentPort } from 'node:worker_threads';
import { BotPool } from '@warptable/bots';
import type { BotRequest } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { Thought } from './thinkers.ts';

const botPool = new BotPool(findGame, () => performance.now());

function thinkAbout(order: BotRequest): Thought {
  try {
    return { reply: botPool.answer(order) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: BotRequest) => parentPort?.postMessage(thinkAbout(order)));
