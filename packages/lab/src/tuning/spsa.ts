import { Random } from '@warptable/kernel';

/** A point in the space of all weights, in units in which each of them counts about the same. */
export type Point = readonly number[];

/** Which way to look: each weight up or down. */
export type Signs = readonly (1 | -1)[];

/** How far to look to either side in the first step, and how far to go if everything was won. Both shrink as Spall advises. */
const LOOK = 0.3;
const STRIDE = 0.12;
const LOOK_DECAY = 0.101;
const STRIDE_DECAY = 0.602;

/**
 * Simultaneous perturbation (Spall): every step changes all weights at once, each by chance up or down, lets the two changed tables
 * play each other, and goes a little towards the one that won. It takes two tables a step, however many weights there are.
 */
export class Ascent {
  private readonly size: number;
  private readonly steps: number;
  private readonly seed: string;

  constructor(size: number, steps: number, seed: string) {
    this.size = size;
    this.steps = steps;
    this.seed = seed;
  }

  signs(step: number): Signs {
    const random = new Random(`${this.seed}/signs/${step}`);
    return Array.from({ length: this.size }, () => (random.below(2) === 0 ? 1 : -1));
  }

  /** The two tables that play each other in this step. */
  pair(point: Point, step: number): { plus: Point; minus: Point } {
    const look = LOOK / (step + 1) ** LOOK_DECAY;
    const signs = this.signs(step);
    return {
      plus: point.map((x, i) => x + look * (signs[i] ?? 1)),
      minus: point.map((x, i) => x - look * (signs[i] ?? 1)),
    };
  }

  /** Where to go from here, after the table `plus` has won this share of its games. */
  next(point: Point, step: number, share: number): Point {
    // The usual shift, a tenth of the run, keeps the first steps from being wild.
    const shift = this.steps / 10;
    const stride = STRIDE * ((1 + shift) / (step + 1 + shift)) ** STRIDE_DECAY;
    const signs = this.signs(step);
    return point.map((x, i) => x + stride * (2 * share - 1) * (signs[i] ?? 1));
  }
}

/** The mean of the points of the second half of a way: single steps are mostly noise, their mean is not. */
export function restingPoint(way: readonly Point[]): Point {
  const late = way.slice(Math.floor(way.length / 2));
  const [first = []] = late;
  return first.map((_, i) => late.reduce((sum, point) => sum + (point[i] ?? 0), 0) / late.length);
}
