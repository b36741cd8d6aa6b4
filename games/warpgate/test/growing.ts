import type { FactionId, TechnologyId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';

/** The right half of board R2: Arctic and Desert 4C are a sector of two, the other three a sector of three. */
export const PAIR = ['t4c-arctic', 't4c-desert'] as const;
export const TRIPLE = ['t4c-oceanic', 't4c-jungle', 't4c-volcanic'] as const;
export const shipsOn = (...places: readonly string[]): Record<string, number> =>
  Object.fromEntries(places.map((place) => [place, 1]));

/** Blue is about to act on board R2. No Objectives are there, unless a test says so. */
export const blueActs = (turn: number, blue: Side, setup: Position = {}): WarpgateTable =>
  position({ turn, objectives: [], objectiveDeck: [], ...setup, sides: { ...setup.sides, blue } });

export const control = (turn: number, blue: Side, setup?: Position): WarpgateTable =>
  blueActs(turn, { hand: ['ac-01'], ...blue }, setup).act('control');
export const research = (turn: number, blue: Side, setup?: Position): WarpgateTable =>
  blueActs(turn, { hand: ['ac-04'], ...blue }, setup).act('research');

/** White has ships on both planets of a sector; red has an Outpost on the Oceanic one. */
export const whiteInvades = (): WarpgateTable =>
  position({
    board: 'R3',
    turn: 2,
    active: 'white',
    sides: {
      white: { hand: ['ac-01'], ships: shipsOn('t3b-oceanic', 't3b-desert') },
      red: { outposts: ['t3b-oceanic'] },
    },
    objectives: ['ob-o1', 'ob-j1'],
    objectiveDeck: ['ob-v1', 'ob-a1'],
  }).act('control');

export const owning = (technology: TechnologyId): Side => ({ technologies: [technology] });
export const asFaction = (faction: FactionId): Side => ({ faction });

/** Which of these things happened, in their order. */
export const story = (table: WarpgateTable, ...types: readonly string[]): string[] =>
  table.match.events.map(({ event }) => event.type).filter((type) => types.includes(type));

/** What blue's Technologies score. */
export const points = (blue: Side, setup: Position = {}): number =>
  position({ ...setup, step: 'finalScoring', sides: { ...setup.sides, blue } }).match.result.breakdown[0]![
    'technologies'
  ]!;
