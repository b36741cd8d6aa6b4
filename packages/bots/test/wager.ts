import { drawNumber } from '@warptable/kernel';
import { pickOne, pickSome } from '@warptable/kernel/sketch';
import type { Game, Play, Playable } from '@warptable/kernel';
import type { AnyGuide } from '../src/index.ts';

/** A coin lies open before it is called: whoever looks at it wins for sure. But one may as well take three chances of five. */
export interface Wager extends Playable {
  coin: string;
  won: boolean;
}

const SIDES = ['heads', 'tails'] as const;

/** If it is tails the call may also be asked for as a list of one. */
export const wagerWith = (tails: 'one' | 'some'): Game<Wager, null, Wager, never> => ({
  id: 'wager',
  name: 'Wager',
  rulesVersion: '1',
  seats: { min: 1, max: 1 },
  modes: [],
  optionTable: [],
  readOptions: () => null,
  start: () => ({ agenda: [{ step: 'wager', args: null }], coin: '', won: false }),
  steps: {
    *wager({ state }: Play<Wager, never>) {
      if ((yield* pickOne(0, 'wager', () => ['chance', 'coin'])) === 'chance') {
        state.won = (yield* drawNumber('a chance', 5)) < 3;
        return;
      }
      state.coin = SIDES[yield* drawNumber('the coin', 2)] ?? '';
      const called =
        state.coin === 'tails' && tails === 'some'
          ? (yield* pickSome(0, 'list', () => SIDES, 1, 1))[0]
          : yield* pickOne(0, 'call', () => SIDES);
      state.won = called === state.coin;
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

/** The same questions are asked whatever the coin shows: that it lies open is told by `shown` alone. */
export const wagerGuide: AnyGuide = {
  terms: [],
  weights: {},
  measure: () => [],
  progress: () => 0,
  lead: 1,
  foresight: 2,
  rivals: () => [],
  turn: () => 0,
  shown: (state) => (state as Wager).coin,
  advise: () => undefined,
};
