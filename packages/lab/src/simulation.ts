import { tallyOf } from './counting/tally.ts';
import type { Tally } from './counting/tally.ts';
import { unitThreads } from './units/unit-crew.ts';
import { isPlayed } from './units/unit.ts';
import type { Failed, Played, Unit, WeightTables } from './units/unit.ts';

/** Games that differ in their luck and in options that are taken in turn, with the same bot at all seats. Only their results are wanted. */
export interface SimulationPlan {
  readonly game: string;
  /** Of one game after the other, in turn. */
  readonly options: readonly unknown[];
  readonly seats: number;
  readonly bot: string;
  readonly weights?: WeightTables;
  readonly games: number;
  /** Game number i is seeded with this + i. */
  readonly seed: number;
}

export interface SimulationReport {
  readonly tally: Tally;
  /** From when all threads stood ready. */
  readonly seconds: number;
  readonly threads: number;
  /** Of all threads together. */
  readonly computedSeconds: number;
}

export const simulationUnit = (
  { game, options, seats, bot, weights, seed }: SimulationPlan,
  number: number,
): Unit => ({
  number,
  game,
  options: options[number % options.length],
  seed: String(seed + number),
  bots: Array.from({ length: seats }, () => bot),
  ...(weights ? { tables: weights } : {}),
  resultOnly: true,
});

/** A random game takes milliseconds. */
const RANDOM_AT_ONCE = 50;

/** Keeps nothing: a game that fails ends it. */
export async function runSimulation(
  plan: SimulationPlan,
  maxThreads: number,
  onProgress: (done: number) => void,
): Promise<SimulationReport> {
  const threads = Math.min(maxThreads, plan.games);
  // Towards the end, no thread should wait long for another one.
  const share = Math.ceil(plan.games / (threads * 8));
  const crew = unitThreads(threads, plan.bot === 'random' ? Math.min(RANDOM_AT_ONCE, share) : 1);
  const stop = new AbortController();
  const played: Played[] = [];
  let failed: Failed | undefined;
  let next = 0;
  try {
    await crew.ready();
    const began = performance.now();
    await crew.run(
      () => (next < plan.games ? simulationUnit(plan, next++) : undefined),
      (result) => {
        if (isPlayed(result)) played.push(result);
        else {
          failed ??= result;
          stop.abort();
        }
        onProgress(played.length);
      },
      stop.signal,
    );
    const seconds = (performance.now() - began) / 1000;
    if (failed) throw new Error(`the game with seed ${failed.seed} failed: ${failed.fault}`);
    return { tally: tallyOf(played), seconds, threads, computedSeconds: crew.computedSeconds };
  } finally {
    await crew.close();
  }
}
