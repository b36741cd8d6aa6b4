import { drawNumber } from '@warptable/kernel';
import { confirm, pickOne } from '@warptable/kernel/sketch';
import type { Game, Play, Playable } from '@warptable/kernel';
import type { AnyGuide } from '../src/index.ts';

/** Two doors, a lamp that chance lights, and a key: which one fits depends on all of it. */
interface Doors extends Playable {
  door: string;
  lamp: string;
  won: boolean;
}

const KEYS: Readonly<Record<string, string>> = {
  'left red': 'iron',
  'left green': 'brass',
  'right red': 'brass',
  'right green': 'iron',
};

/** Behind either door the same keys are offered; beside them lies what the colour of the lamp shows. One lamp is red. */
export const doorsWith = (lamps: 1 | 2): Game<Doors, null, Doors, never> => ({
  id: 'doors',
  name: 'Doors',
  rulesVersion: '1',
  seats: { min: 1, max: 1 },
  modes: [],
  optionTable: [],
  readOptions: () => null,
  start: () => ({ agenda: [{ step: 'throughTheDoor', args: null }], door: '', lamp: '', won: false }),
  steps: {
    *throughTheDoor({ state }: Play<Doors, never>) {
      state.door = yield* pickOne(0, 'door', () => ['left', 'right']);
      yield* confirm(0, 'enter');
      state.lamp = (yield* drawNumber('lamp', lamps)) === 0 ? 'red' : 'green';
      const key = yield* pickOne(0, 'key', () => ['iron', 'brass', state.lamp]);
      state.won = key === KEYS[`${state.door} ${state.lamp}`];
    },
  },
  sideActions: {},
  copy: (state) => ({ ...state, agenda: [...state.agenda] }),
  view: (state) => state,
  determinize: () => undefined,
  result: ({ won }) => ({ scores: [Number(won)], winners: won ? [0] : [], breakdown: [{}] }),
  labels: () => ['guest'],
  violations: () => [],
});

export const doorsGuide: AnyGuide = {
  terms: [],
  weights: {},
  measure: () => [],
  progress: () => 0,
  lead: 1,
  foresight: 4,
  rivals: () => [],
  turn: () => 0,
  advise: () => undefined,
};
