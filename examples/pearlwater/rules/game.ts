import { fingerprintOf } from '@warptable/kernel';
import * as content from '../content/index.ts';
import type { Game } from '@warptable/kernel';
import { determinizeBay } from './determinize.ts';
import type { BayEvent } from './events.ts';
import { violationsInBay } from './invariants.ts';
import { QUESTIONS } from './questions.ts';
import { resultOf } from './scoring.ts';
import { OPTIONS, OPTION_LIMITS, SEATS, emptyBay, readOptions } from './setup.ts';
import type { BayOptions } from './setup.ts';
import { copyBay, diverAt } from './state.ts';
import type { Bay } from './state.ts';
import { bidding } from './steps/bidding.ts';
import { endOfRound } from './steps/end-of-round.ts';
import { settingUp } from './steps/setting-up.ts';
import { turn } from './steps/turn.ts';
import { viewOfBay } from './view.ts';
import type { BayView } from './view.ts';

export type { Bay, BayEvent, BayOptions, BayView };

/** Pearlwater, the example: a small game that uses everything a game can use. */
export const pearlwater: Game<Bay, BayOptions, BayView, BayEvent> = {
  id: 'pearlwater',
  name: 'Pearlwater',
  rulesVersion: '2',
  content: fingerprintOf(content),
  seats: SEATS,
  modes: [{ id: 'open', name: 'Everyone for themselves', ...SEATS }],
  optionTable: OPTIONS,
  optionLimits: OPTION_LIMITS,
  readOptions,
  start: emptyBay,
  questions: QUESTIONS,
  steps: { settingUp, bidding, turn, endOfRound },
  sideActions: {
    // PW 7.1
    mark: {
      options: (state, seat) => diverAt(state, seat).hand,
      apply: (state, seat, value) => {
        const diver = diverAt(state, seat);
        diver.mark = diver.hand.find((oyster) => oyster === value) ?? null;
      },
    },
  },
  copy: copyBay,
  view: viewOfBay,
  determinize: determinizeBay,
  result: resultOf,
  labels: ({ divers }) => divers.map(({ crew }) => crew ?? 'none'),
  violations: violationsInBay,
};
