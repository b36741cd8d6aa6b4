import { expect, test } from 'vitest';
import { lint, marked } from './workspace.ts';

const ASKING = `
export type Flow<T = void> = Generator<number, T, unknown>;
export class Ask {
  *[Symbol.iterator](): Flow {}
}
export const ask = (): Ask => new Ask();
export function* roll(): Flow<number> {
  yield* ask();
  return 6;
}
`;

test('a flow that is called and not run is an error, also from another file', () => {
  const files = {
    'games/chess/rules/asking.ts': ASKING,
    'games/chess/rules/steps.ts': `
import { roll, type Flow } from './asking.ts';
import { ask, roll as throwDie } from './asking.ts';
import * as asking from './asking.ts';
type Step = () => Flow;
function* move(): Flow {
  yield* roll();
}
function draw(): Flow<number> {
  return roll();
}
export class Board {
  *clear(): Flow {
    yield* move();
  }
}
export function* turn(board: Board, late: boolean, step: Step, then: () => Flow): Flow {
  move(); // ! no-discarded-flow
  draw(); // ! no-discarded-flow
  roll(); // ! no-discarded-flow
  throwDie(); // ! no-discarded-flow
  asking.roll(); // ! no-discarded-flow
  ask(); // ! no-discarded-flow
  board.clear(); // ! no-discarded-flow
  step(); // ! no-discarded-flow
  then(); // ! no-discarded-flow
  void move(); // ! no-discarded-flow
  if (late) move(); // ! no-discarded-flow
  if (draw()) yield* move(); // ! no-discarded-flow
  [1, 2].forEach(() => draw()); // ! strict-void-return
  [1, 2].forEach(draw); // ! strict-void-return
  for (const one of [move, move]) yield* one();
}
`,
  };
  expect(lint(files)).toEqual(marked(files));
});

test('what is a flow in one game is not one in another', () => {
  const files = {
    'games/chess/rules/asking.ts': ASKING,
    'games/go/rules/dice.ts': `
export const rolled: number[] = [];
export function roll(): void {
  rolled.push(6);
}
`,
    'games/go/rules/steps.ts': `
import { roll } from './dice.ts';
export function turn(): void {
  roll();
}
`,
  };
  expect(lint(files)).toEqual(marked(files));
});

test('a flow that is run, returned, kept or passed on is fine, and so is a namesake that is no flow', () => {
  const files = {
    'games/chess/rules/asking.ts': ASKING,
    'games/chess/rules/steps.ts': `
import { ask, roll, type Flow } from './asking.ts';
export const moved: number[] = [];
function both(...flows: Flow<number>[]): Flow<number>[] {
  return flows;
}
export function* turn(late: boolean): Flow<number> {
  yield* ask();
  const first = roll();
  const flows = both(first, roll());
  for (const flow of flows) yield* flow;
  return late ? yield* roll() : (yield* roll()) + 1;
}
export const later = (): Flow<number> => roll();
`,
    'games/chess/rules/namesake.ts': `
function turn(): void {}
export function play(roll: () => void): void {
  turn();
  roll();
}
`,
  };
  expect(lint(files)).toEqual([]);
});

test('only the kernel yields barely', () => {
  const body = 'export function* one(): Generator<number> {\n  yield 1;\n}\n';
  const files = {
    'packages/kernel/src/one.ts': body,
    'packages/bots/src/one.ts': body.replace('yield 1;', 'yield 1; // ! no-bare-yield'),
    'games/chess/rules/one.ts': body.replace('yield 1;', 'yield 1; // ! no-bare-yield'),
    'games/chess/rules/two.ts': body.replace('yield 1;', 'yield* [1];'),
  };
  expect(lint(files)).toEqual(marked(files));
});

test('kernel, rules and content have no clock, no randomness, no Node and no page', () => {
  const impure = `
import { readFileSync } from 'node:fs'; // ! one-way-imports
import { useState } from 'react'; // ! one-way-imports
export const now = Date.now(); // ! no-restricted-globals
export const today = new Date(); // ! no-restricted-globals
export const chance = Math.random(); // ! no-restricted-properties
export const tick = performance.now(); // ! no-restricted-globals
export const id = crypto.randomUUID(); // ! no-restricted-globals
export const home = process.cwd(); // ! no-restricted-globals
export const timer = setTimeout(() => {}, readFileSync('x').length); // ! no-restricted-globals
export const page: unknown = useState(document); // ! no-restricted-globals
`;
  const places = ['packages/kernel/src', 'games/chess/rules', 'games/chess/content', 'games/chess/bot'];
  const files = Object.fromEntries(places.map((place) => [`${place}/impure.ts`, impure]));
  expect(lint(files)).toEqual(marked(files));
});

test('imports that point the wrong way are errors', () => {
  const files = {
    'packages/kernel/src/index.ts': `export * from '@warptable/chess'; // ! one-way-imports\n`,
    'packages/cli/src/main.ts': `
import { chess } from '@warptable/games';
import { rook } from '@warptable/chess/rules/rook.ts'; // ! one-way-imports
import { king } from '../../../games/chess/rules/king.ts'; // ! one-way-imports
export type Other = import('../../bots/src/other.ts').Other; // ! consistent-type-imports one-way-imports
export const all: unknown[] = [chess, rook, king, await import('../../bots/src/other.ts')]; // ! one-way-imports
`,
  };
  expect(lint(files)).toEqual(marked(files));
});

test('switches cover every case, imports form no circle, promises are awaited, nothing is any', () => {
  const files = {
    'packages/cli/src/a.ts': `
import { b } from './b.ts'; // ! no-cycle
type Suit = 'spades' | 'hearts';
export function colour(suit: Suit): string {
  switch (suit) { // ! switch-exhaustiveness-check
    case 'spades':
      return 'black';
  }
  return 'red';
}
const later = async (): Promise<number> => Promise.resolve(b);
export function start(list: readonly number[]): number {
  later(); // ! no-floating-promises
  return list[0]!; // ! no-non-null-assertion
}
export const loose = (value: any): unknown => value; // ! no-explicit-any
`,
    'packages/cli/src/b.ts': `
import { start } from './a.ts'; // ! no-cycle
export const b = start([1]);
`,
    'games/chess/rules/own.ts': 'export const first = (own: readonly number[]): number => own[0]!;\n',
  };
  expect(lint(files)).toEqual(marked(files));
});
