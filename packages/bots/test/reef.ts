import { pickPath } from '@warptable/kernel/sketch';
import type { Game, Pending, Play, Playable, Value } from '@warptable/kernel';
import type { pearlwater } from '@warptable/pearlwater/rules';
import type { AnyGuide, Guide } from '../src/index.ts';

type Bay = ReturnType<typeof pearlwater.start>;

/** A guide for the kernel's example game: pearls and what lies on the shelf count, great oysters are liked. */
const guide: Guide<Bay> = {
  terms: ['pearls', 'shelf', 'air'],
  weights: { pearls: [1, 1], shelf: [1, 1], air: [0.2, 0] },
  measure: ({ divers }, seat) => {
    const { pearls = 0, shelf = [], air = 0 } = divers[seat] ?? {};
    return [pearls, shelf.length, air];
  },
  progress: ({ round, rounds }) => round / rounds,
  lead: 3,
  foresight: 4,
  rivals: ({ divers }, seat) => divers.flatMap((_, other) => (other === seat ? [] : other)),
  turn: ({ agenda, round }) => round * 100 + agenda.length,
  advise: (_, { ask, options }) =>
    ask.kind === 'crew'
      ? undefined
      : options.map((option) => 1 + Number(String(option).split(':')[1] ?? 0) || 1),
};

export const reefGuide = guide as unknown as AnyGuide;

/** A game of one question: a path of three forks, where only one of eight is worth anything. */
export interface Maze extends Playable {
  found: number;
}

export const maze: Game<Maze, null, Maze, never> = {
  id: 'maze',
  name: 'Maze',
  rulesVersion: '1',
  seats: { min: 1, max: 1 },
  modes: [],
  optionTable: [],
  readOptions: () => null,
  start: () => ({ agenda: [{ step: 'walk', args: null }], found: 0 }),
  steps: {
    *walk(g: Play<Maze, never>) {
      const next = (taken: readonly string[]): string[] => (taken.length === 3 ? [] : ['left', 'right']);
      const path = yield* pickPath(0, 'walk', next);
      g.state.found = path.join() === 'right,left,right' ? 1 : 0;
    },
  },
  sideActions: {},
  copy: (state) => ({ ...state, agenda: [...state.agenda] }),
  view: (state) => state,
  determinize: () => undefined,
  result: ({ found }) => ({ scores: [found], winners: found === 1 ? [0] : [], breakdown: [{}] }),
  labels: () => ['walker'],
  violations: () => [],
};

export const mazeGuide: AnyGuide = {
  terms: [],
  weights: {},
  measure: () => [],
  progress: () => 0,
  lead: 1,
  foresight: 4,
  rivals: () => [],
  turn: () => 0,
  advise: (_state: Playable, { options }: Pending, taken: readonly Value[]) =>
    options.map((option) => (option === taken.at(-1) ? 2 : 1)),
};
