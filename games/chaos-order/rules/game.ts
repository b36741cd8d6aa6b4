import { fingerprintOf } from '@warptable/kernel';
import type { Game } from '@warptable/kernel';
import * as content from '../content/index.ts';
import { abilityList, plainAbilities } from './abilities.ts';
import { copyState } from './copying.ts';
import { determinize } from './determinize.ts';
import { gaining } from './effects/gaining.ts';
import { gainAll } from './effects/interpreter.ts';
import { redeploy } from './effects/moving.ts';
import { redeployment } from './effects/redeploying.ts';
import type { ChaosEvent } from './events.ts';
import { FACTION_ABILITIES, PLAIN_ABILITIES } from './factions/index.ts';
import { violationsIn } from './invariants.ts';
import { OPTION_LIMITS, OPTION_TABLE, SEATS, readOptions } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { resultOf } from './scoring.ts';
import { start } from './setup.ts';
import { skipCards } from './skipping.ts';
import type { Options, State } from './state.ts';
import { act, actionPhase, phaseEnd } from './steps/acting.ts';
import { COMBAT_STEPS } from './steps/combat.ts';
import { INCOME_STEPS } from './steps/income.ts';
import { neutralPrices, price, prices } from './steps/pricing.ts';
import { RELIC_STEPS } from './steps/relics.ts';
import { round } from './steps/round.ts';
import {
  chooseFaction,
  factions,
  finishMap,
  firstUnits,
  keepLeaders,
  layOut,
  placeBase,
} from './steps/setup.ts';
import { turn } from './steps/turn.ts';
import { viewOf } from './view.ts';
import type { ChaosView } from './view.ts';

abilityList.bind(FACTION_ABILITIES);
plainAbilities.bind(PLAIN_ABILITIES);
gaining.bind(gainAll);
redeployment.bind(redeploy);

/**
 * Chance comes from the kernel's recorded source alone (CO 1.13). Undo is the kernel's too: what no `g.lockUndo` of the rules has closed can
 * be taken back (CO 29).
 */
export const chaosOrder: Game<State, Options, ChaosView, ChaosEvent> = {
  id: 'chaos-order',
  name: 'Chaos Order',
  rulesVersion: '1',
  content: fingerprintOf(content),
  seats: SEATS,
  modes: [{ id: 'multiplayer', name: 'Every faction for itself', ...SEATS }],
  optionTable: OPTION_TABLE,
  optionLimits: OPTION_LIMITS,
  readOptions,
  start,
  questions: QUESTIONS,
  // CO 29.2, CO 29.3, CO 29.7: what somebody has decided is settled as soon as somebody else is asked for anything.
  undoPolicy: { untilOthersAsked: ({ active }) => active },
  steps: {
    factions,
    chooseFaction,
    layOut,
    keepLeaders,
    placeBase,
    finishMap,
    firstUnits,
    round,
    prices,
    price,
    neutralPrices,
    actionPhase,
    act,
    turn,
    phaseEnd,
    ...COMBAT_STEPS,
    ...INCOME_STEPS,
    ...RELIC_STEPS,
  },
  sideActions: { skipCards },
  copy: copyState,
  view: viewOf,
  determinize,
  result: resultOf,
  labels: (s) => s.players.map(({ faction }) => faction ?? ''),
  violations: violationsIn,
};
