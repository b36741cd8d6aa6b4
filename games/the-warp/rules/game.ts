import type { Game } from '@warptable/kernel';
import { introduce } from './abilities.ts';
import { copyState } from './copying.ts';
import type { WarpEvent } from './events.ts';
import { brokenLaws } from './invariants.ts';
import { preset, recess, timeout } from './presets.ts';
import { EXILED_ABILITIES, RACE_ABILITIES } from './races/index.ts';
import { redeal } from './redeal.ts';
import { scoresOf } from './scoring.ts';
import { OPTION_LIMITS, OPTION_TABLE, SEATS, readOptions, start } from './setup.ts';
import { settling } from './sealing.ts';
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

introduce(RACE_ABILITIES, EXILED_ABILITIES);

export const theWarp: Game<State, Options, WarpView, WarpEvent> = {
  id: 'the-warp',
  name: 'The Warp',
  rulesVersion: '4',
  seats: SEATS,
  modes: [{ id: 'multiplayer', name: 'Every player for themselves, or teams of two', least: 2, most: 6 }],
  optionTable: OPTION_TABLE,
  optionLimits: OPTION_LIMITS,
  readOptions,
  start,
  steps: settling({
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
    turnStart,
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
  }),
  asides: { preset, timeout },
  whenAlone: [{ aside: 'preset', value: 'forced:auto' }],
  recess,
  copy: copyState,
  view: viewOf,
  redeal,
  result: scoresOf,
  labels: (s) => s.players.map(({ races }) => races.toSorted().join('+')),
  broken: brokenLaws,
};
