import { cpuTime } from '@warptable/lab';
import { calibrationLoop } from './calibration.ts';

export interface Timing {
  /** Of one call, in microseconds: the median over the samples. */
  readonly microseconds: number;
  /** The same in calibration loops: comparable between machines, and between a quiet and a noisy moment. */
  readonly loops: number;
}

/** A call that does something, and says how many pieces of the thing measured it did. */
export type Work = () => number;

/**
 * Measures several works in turns, each sample beside a sample of the calibration loop, so that a slow moment of the machine
 * slows both.
 */
export function measureInTurns<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  seconds: number,
  samples: number,
): Record<Name, Timing> & { readonly calibration: Timing } {
  const entries = Object.entries<Work>(works);
  const milliseconds = (seconds * 1000) / (samples * entries.length * 1.5);
  const taken = new Map<string, Timing[]>(entries.map(([name]) => [name, []]));
  const calibrations: number[] = [];
  let seed = 1;
  const calibrate: Work = () => {
    seed = calibrationLoop(seed);
    return 1;
  };
  // As many samples as count warm the machine's compiler up, and are thrown away: a heavy game takes seconds of it.
  for (let sample = -samples; sample < samples; sample++) {
    for (const [name, work] of entries) {
      const before = timeOf(calibrate, milliseconds / 4);
      const microseconds = timeOf(work, milliseconds);
      const after = timeOf(calibrate, milliseconds / 4);
      if (sample < 0) continue;
      const loop = (before + after) / 2;
      calibrations.push(loop);
      taken.get(name)?.push({ microseconds, loops: microseconds / loop });
    }
  }
  const results = [...taken].map(([name, list]) => [name, middleOf(list)]);
  const calibration: Timing = { microseconds: median(calibrations), loops: 1 };
  return { ...(Object.fromEntries(results) as Record<Name, Timing>), calibration };
}

/** Microseconds a piece, over at least this time. */
function timeOf(work: Work, milliseconds: number): number {
  const began = cpuTime();
  let pieces = 0;
  let now = began;
  while (now - began < milliseconds) {
    // Looking at the clock costs too: once for a handful of calls.
    for (let i = 0; i < 8; i++) pieces += work();
    now = cpuTime();
  }
  return ((now - began) * 1000) / pieces;
}

const middleOf = (list: readonly Timing[]): Timing => ({
  microseconds: median(list.map(({ microseconds }) => microseconds)),
  loops: median(list.map(({ loops }) => loops)),
});

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
