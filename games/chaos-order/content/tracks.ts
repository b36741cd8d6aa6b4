import type { Gain, Phase } from './ids.ts';

/** What a main action gives; research and points are spent in it. */
export interface Main {
  readonly research?: number;
  readonly build?: number;
  readonly harvest?: number;
  readonly recruit?: number;
  readonly move?: number;
  readonly energy?: number;
  readonly cards?: number;
}

/** What happens when a marker enters a column; of two one is chosen. */
export type Immediate = Gain | 'foundation' | 'layToken' | 'turnToken';

export interface Auxiliary {
  readonly cost: { readonly energy?: number; readonly gems?: number };
  readonly gives: Gain | 'build' | 'deploy' | 'upgrade';
}

export interface Column {
  /** A gem lock stands before it. */
  readonly lock: boolean;
  readonly main: Main;
  readonly immediate: readonly Immediate[];
  readonly auxiliary: Auxiliary;
}

/** Columns 1 to 5 from the left (CO 8.2, CO 10.1, CO 10.4). */
export const TRACKS: Readonly<Record<Phase, { readonly columns: readonly Column[] }>> = {
  discover: {
    columns: [
      {
        lock: false,
        main: { research: 1 },
        immediate: [],
        auxiliary: { cost: { gems: 2 }, gives: { research: 1 } },
      },
      {
        lock: false,
        main: { research: 1 },
        immediate: [{ energy: 2 }, { gems: 1 }],
        auxiliary: { cost: { gems: 2 }, gives: { research: 1 } },
      },
      {
        lock: false,
        main: { research: 1 },
        immediate: [{ energy: 3 }, { cards: 1 }],
        auxiliary: { cost: { gems: 1 }, gives: { research: 1 } },
      },
      {
        lock: false,
        main: { research: 1 },
        immediate: [{ energy: 4 }, { gems: 2 }],
        auxiliary: { cost: { gems: 1 }, gives: { research: 1 } },
      },
      {
        lock: true,
        main: { research: 2 },
        immediate: [{ cards: 1 }],
        auxiliary: { cost: { gems: 1 }, gives: { cards: 1 } },
      },
    ],
  },
  build: {
    columns: [
      { lock: false, main: { build: 1 }, immediate: [], auxiliary: { cost: { energy: 4 }, gives: 'build' } },
      {
        lock: false,
        main: { build: 1 },
        immediate: ['foundation', { cards: 1 }],
        auxiliary: { cost: { energy: 3 }, gives: 'build' },
      },
      { lock: false, main: { build: 2 }, immediate: [], auxiliary: { cost: { energy: 4 }, gives: 'build' } },
      {
        lock: false,
        main: { build: 2 },
        immediate: ['foundation', { cards: 1 }],
        auxiliary: { cost: { energy: 3 }, gives: 'build' },
      },
      {
        lock: true,
        main: { build: 3 },
        immediate: [],
        auxiliary: { cost: { energy: 2 }, gives: { cards: 1 } },
      },
    ],
  },
  harvest: {
    columns: [
      {
        lock: false,
        main: { energy: 4, harvest: 1 },
        immediate: [],
        auxiliary: { cost: { energy: 2 }, gives: { gems: 1 } },
      },
      {
        lock: false,
        main: { energy: 5, harvest: 2 },
        immediate: [],
        auxiliary: { cost: { energy: 2 }, gives: { gems: 1 } },
      },
      {
        lock: false,
        main: { energy: 6, harvest: 2 },
        immediate: ['layToken'],
        auxiliary: { cost: { energy: 2 }, gives: { gems: 1 } },
      },
      {
        lock: false,
        main: { energy: 7, harvest: 3 },
        immediate: [],
        auxiliary: { cost: { energy: 2 }, gives: { gems: 1 } },
      },
      {
        lock: true,
        main: { energy: 9, harvest: 3 },
        immediate: ['turnToken'],
        auxiliary: { cost: { energy: 4 }, gives: { gems: 2 } },
      },
    ],
  },
  recruit: {
    columns: [
      {
        lock: false,
        main: { recruit: 2 },
        immediate: [],
        auxiliary: { cost: { energy: 4 }, gives: 'deploy' },
      },
      {
        lock: false,
        main: { recruit: 4 },
        immediate: [],
        auxiliary: { cost: { energy: 5 }, gives: 'deploy' },
      },
      {
        lock: false,
        main: { recruit: 5 },
        immediate: [{ gems: 1 }, { cards: 1 }],
        auxiliary: { cost: { energy: 4 }, gives: 'deploy' },
      },
      {
        lock: false,
        main: { recruit: 7 },
        immediate: [],
        auxiliary: { cost: { energy: 4 }, gives: 'deploy' },
      },
      {
        lock: true,
        main: { recruit: 9 },
        immediate: [{ energy: 3 }],
        auxiliary: { cost: { energy: 3 }, gives: 'deploy' },
      },
    ],
  },
  move: {
    columns: [
      { lock: false, main: { move: 2 }, immediate: [], auxiliary: { cost: { energy: 5 }, gives: 'upgrade' } },
      { lock: false, main: { move: 3 }, immediate: [], auxiliary: { cost: { energy: 5 }, gives: 'upgrade' } },
      { lock: true, main: { move: 4 }, immediate: [], auxiliary: { cost: { energy: 4 }, gives: 'upgrade' } },
      {
        lock: false,
        main: { move: 5 },
        immediate: [{ recruits: 2 }, { cards: 1 }],
        auxiliary: { cost: { energy: 4 }, gives: 'upgrade' },
      },
      {
        lock: true,
        main: { move: 6, cards: 1 },
        immediate: [],
        auxiliary: { cost: { energy: 4 }, gives: 'upgrade' },
      },
    ],
  },
};
