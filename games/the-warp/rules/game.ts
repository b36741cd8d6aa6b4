import { fingerprintOf } from '@warptable/kernel';
import * as content from '../content/index.ts';
import type { Game } from '@warptable/kernel';
import { exiledAbilities, raceAbilities } from './abilities.ts';
import { copyState } from './copying.ts';
import type { WarpEvent } from './events.ts';
import { violationsIn } from './invariants.ts';
import { preset, suspension, timeout } from './presets.ts';
import { EXILED_ABILITIES, RACE_ABILITIES } from './races/index.ts';
import { determinize } from './determinize.ts';
import { scoresOf } from './scoring.ts';
import { OPTION_LIMITS, OPTION_TABLE, SEATS, readOptions } from './options.ts';
import { start } from './setup.ts';
import { halfHour } from './solo/clock.ts';
import { rivalAbilities } from './solo/moments.ts';
import { RIVAL_ABILITIES } from './solo/rivals/index.ts';
import { followRival } from './solo/player-following.ts';
import { soloDecks, soloRaces, soloSetUp } from './solo/setup.ts';
import { PLAYER, soloLabels } from './solo/state.ts';
import { rivalAction, rivalIncome, rivalMovement, rivalPhaseCheck } from './solo/turn.ts';
import type { Options, State } from './state.ts';
import { attackAction } from './steps/attacking.ts';
import { consult } from './steps/consulting.ts';
import { develop, followDevelop } from './steps/developing.ts';
import { extract, lateTeamIncome } from './steps/extracting.ts';
import { finalScoring } from './steps/round.ts';
import { begin, chooseGuardian, chooseMissions, draft, draftStep, endDraft, setUp } from './steps/setup.ts';
import { followTerrashift, terrashiftAction } from './steps/shifting.ts';
import { divideMissions, divideRaces, teamDraft, teamMissions } from './steps/teams.ts';
import { action, movement, replenish, revealing, turnEnd, turnStart } from './steps/turn.ts';
import { viewOf } from './view.ts';
import type { WarpView } from './view.ts';
import { QUESTIONS } from './questions.ts';

raceAbilities.bind(RACE_ABILITIES);
exiledAbilities.bind(EXILED_ABILITIES);
rivalAbilities.bind(RIVAL_ABILITIES);

/**
 * Chance comes from the kernel's recorded source alone (TW 1.14). Undo is the kernel's too: what no `g.lockUndo` of the rules has closed
 * can be taken back (TW 21.7).
 */
export const theWarp: Game<State, Options, WarpView, WarpEvent> = {
  id: 'the-warp',
  name: 'The Warp',
  rulesVersion: '5',
  content: fingerprintOf(content),
  seats: SEATS,
  modes: [
    { id: 'solo', name: 'Alone against a Rival', min: 1, max: 1 },
    { id: 'multiplayer', name: 'Every player for themselves, or teams of two', min: 2, max: 6 },
  ],
  optionTable: OPTION_TABLE,
  optionLimits: OPTION_LIMITS,
  readOptions,
  start,
  // TW 21.4, TW 21.5, TW 21.8: what somebody has decided is settled as soon as somebody else is asked for anything.
  questions: QUESTIONS,
  undoPolicy: { untilOthersAsked: ({ active, solo }) => (solo ? PLAYER : active) },
  steps: {
    setUp,
    draft,
    draftStep,
    endDraft,
    teamDraft,
    divideRaces,
    chooseGuardian,
    chooseMissions,
    teamMissions,
    divideMissions,
    begin,
    soloSetUp,
    soloRaces,
    soloDecks,
    turnStart,
    rivalIncome,
    rivalAction,
    followRival,
    rivalMovement,
    rivalPhaseCheck,
    extract,
    consult,
    lateTeamIncome,
    action,
    develop,
    followDevelop,
    terrashift: terrashiftAction,
    followTerrashift,
    attack: attackAction,
    movement,
    revealing,
    replenish,
    turnEnd,
    finalScoring,
  },
  sideActions: { preset, timeout, halfHour },
  whenAlone: [{ sideAction: 'preset', value: 'forced:auto' }],
  suspension,
  copy: copyState,
  view: viewOf,
  determinize,
  result: scoresOf,
  labels: (s) => (s.solo ? soloLabels(s.solo) : s.players.map(({ races }) => races.toSorted().join('+'))),
  violations: violationsIn,
};
