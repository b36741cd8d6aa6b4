import { dot, inverse, times, zeros } from '../statistics/linear.ts';
import type { Matrix } from '../statistics/linear.ts';
import { meanOf, sumOf } from '../statistics/spread.ts';
import type { Played } from '../units/unit.ts';

/** What a game says of the weights: `matrix * weights` should be `vector`. All moments of a game together count as much as one game. */
interface Lesson {
  readonly matrix: Matrix;
  readonly vector: number[];
  /** The sum of the squares of all leads. */
  readonly squares: number;
}

export interface Fit {
  readonly weights: number[];
  /** Of the final leads, the part that the weights foretell in games that they were not fitted to; 1 is all, 0 none. */
  readonly foretold: number;
}

/** How many games the weights before are worth. The best of these is found by trying. */
const TRUST = [1, 3, 10, 30, 100, 300];
const FOLDS = 5;

/**
 * Fits weights to games, so that at each moment of a game the lead in the evaluation comes as near as possible to the lead in the end.
 * What the games leave open stays as it was before: a ridge regression towards `before`, as strong as foretells other games best.
 */
export function fitted(before: readonly number[], games: readonly Played[]): Fit {
  const lessons = games.map((game) => lessonOf(game, before.length));
  const folds = Array.from({ length: FOLDS }, (_, fold) => lessons.filter((_, i) => i % FOLDS === fold));
  const sums = folds.map((fold) => sum(fold, before.length));
  const whole = sum(sums, before.length);
  const trials = TRUST.map((trust) => {
    const errors = sums.map((left) => errorOf(solution(minus(whole, left), before, trust), left));
    return { trust, foretold: 1 - sumOf(errors) / (whole.squares || 1) };
  });
  const best = trials.reduce((a, b) => (b.foretold > a.foretold ? b : a));
  return { weights: solution(whole, before, best.trust), foretold: best.foretold };
}

/** How much of the final leads these weights foretell. */
export function foretoldBy(weights: readonly number[], games: readonly Played[]): number {
  const whole = sum(
    games.map((game) => lessonOf(game, weights.length)),
    weights.length,
  );
  return 1 - errorOf(weights, whole) / (whole.squares || 1);
}

function lessonOf({ samples = [], scores }: Played, size: number): Lesson {
  const lesson = { matrix: zeros(size, size), vector: Array.from({ length: size }, () => 0), squares: 0 };
  for (const { late, terms } of samples) {
    const part = 1 / samples.length / terms.length;
    const meanScore = meanOf(scores.slice(0, terms.length));
    const means = (terms[0] ?? []).map((_, i) => meanOf(terms.map((values) => values[i] ?? 0)));
    for (const [seat, values] of terms.entries()) {
      const ahead = values.map((value, i) => value - (means[i] ?? 0));
      const features = [...ahead.map((x) => x * (1 - late)), ...ahead.map((x) => x * late)];
      add(lesson, features, (scores[seat] ?? 0) - meanScore, part);
    }
  }
  return lesson;
}

function add(
  lesson: { matrix: Matrix; vector: number[]; squares: number },
  x: readonly number[],
  y: number,
  part: number,
): void {
  lesson.squares += part * y * y;
  for (const [i, xi] of x.entries()) {
    if (xi === 0) continue;
    lesson.vector[i] = (lesson.vector[i] ?? 0) + part * xi * y;
    const row = lesson.matrix[i] ?? [];
    for (const [j, xj] of x.entries()) row[j] = (row[j] ?? 0) + part * xi * xj;
  }
}

function sum(lessons: readonly Lesson[], size: number): Lesson {
  const matrix = zeros(size, size);
  const vector = Array.from({ length: size }, () => 0);
  for (const lesson of lessons) {
    for (const [i, row] of matrix.entries()) {
      vector[i] = (vector[i] ?? 0) + (lesson.vector[i] ?? 0);
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + (lesson.matrix[i]?.[j] ?? 0);
    }
  }
  return { matrix, vector, squares: sumOf(lessons.map(({ squares }) => squares)) };
}

const minus = (whole: Lesson, part: Lesson): Lesson => ({
  matrix: whole.matrix.map((row, i) => row.map((cell, j) => cell - (part.matrix[i]?.[j] ?? 0))),
  vector: whole.vector.map((cell, i) => cell - (part.vector[i] ?? 0)),
  squares: whole.squares - part.squares,
});

function solution({ matrix, vector }: Lesson, before: readonly number[], trust: number): number[] {
  const held = matrix.map((row, i) => row.map((cell, j) => (i === j ? cell + trust : cell)));
  const goal = vector.map((cell, i) => cell + trust * (before[i] ?? 0));
  return times(inverse(held), goal);
}

/** The squares of what the weights miss, added up. */
const errorOf = (weights: readonly number[], { matrix, vector, squares }: Lesson): number =>
  squares - 2 * dot(weights, vector) + dot(weights, times(matrix, weights));
