import type { Guide } from '@warptable/bots';
import type { Seat } from '@warptable/kernel';
import { worthOf } from '../content/index.ts';
import { resultOf } from '../rules/scoring.ts';
import { diverAt, seatsOf } from '../rules/state.ts';
import type { Bay } from '../rules/state.ts';
import { advise } from './advice.ts';
import weights from './weights.json' with { type: 'json' };

/** What a position is worth to a seat: a number for each term, weighed by `weights.json`. */
const TERMS: Readonly<Record<string, (state: Bay, seat: Seat) => number>> = {
  points: (state, seat) => resultOf(state).scores[seat] ?? 0,
  hand: (state, seat) => diverAt(state, seat).hand.reduce((sum, oyster) => sum + worthOf(oyster), 0),
  air: (state, seat) => diverAt(state, seat).air,
};

export const pearlwaterGuide: Guide<Bay> = {
  terms: Object.keys(TERMS),
  measure: (state, seat) => Object.values(TERMS).map((term) => term(state, seat)),
  weights: weights as unknown as Guide<Bay>['weights'],
  progress: ({ round, rounds }) => round / rounds,
  lead: 3,
  foresight: 4,
  rivals: (state, seat) => seatsOf(state).filter((other) => other !== seat),
  turn: ({ agenda, round }) => round * 100 + agenda.length,
  advise,
};
