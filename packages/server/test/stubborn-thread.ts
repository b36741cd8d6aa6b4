// A thread whose bots misbehave, each in the way that the order's seed says.
import { parentPort } from 'node:worker_threads';
import type { BotRequest } from '@warptable/bots';

parentPort?.on('message', ({ seed, bot }: BotRequest) => {
  if (seed === 'dies') throw new Error('it is dead');
  if (seed === 'fails') parentPort?.postMessage({ failure: 'no idea' });
  else if (seed !== 'is silent')
    parentPort?.postMessage({ reply: { kind: seed, value: bot.budget?.time ?? 0, iterations: 0 } });
});
