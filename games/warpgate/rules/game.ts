import { fingerprintOf } from '@warptable/kernel';
import * as content from '../content/index.ts';
import type { Game } from '@warptable/kernel';
import { GATEKEEPERS } from '../content/index.ts';
import type { WarpgateEvent } from './events.ts';
import { violationsIn } from './invariants.ts';
import { layingInAdvance } from './laying.ts';
import { QUESTIONS } from './questions.ts';
import { determinize } from './determinize.ts';
import { scoresOf } from './scoring.ts';
import { OPTION_TABLE, SEATS, readOptions, start } from './setup.ts';
import { copyState } from './state.ts';
import type { Options, State } from './state.ts';
import { battle } from './steps/battle.ts';
import { control } from './steps/controlling.ts';
import { dealing } from './steps/dealing.ts';
import { reinforce, warpIn } from './steps/deploying.ts';
import { endOfGatekeepersTurn, gatekeepersTurn } from './steps/gatekeepers/turn.ts';
import { advance, concentrate, maneuver, recon, skirmish } from './steps/moving.ts';
import { draw, promote } from './steps/promoting.ts';
import { research } from './steps/researching.ts';
import { endOfRound, finalScoring, startOfRound } from './steps/round.ts';
import { chooseFaction, dealFaction, handOutBoards } from './steps/setup.ts';
import { trade } from './steps/trading.ts';
import { endOfTurn, turn } from './steps/turn.ts';
import { viewOf } from './view.ts';
import type { WarpgateView } from './view.ts';

/**
 * Steps of a turn can be taken back by undo of the kernel (WG 21.1), which restores chance too (WG 21.4); `g.lockUndo` in the rules
 * draws the line.
 */
export const warpgate: Game<State, Options, WarpgateView, WarpgateEvent> = {
  id: 'warpgate',
  name: 'Warpgate',
  rulesVersion: '3',
  content: fingerprintOf(content),
  seats: SEATS,
  modes: [
    { id: 'solo', name: 'Solo against The Gatekeepers', min: 1, max: 1 },
    { id: 'multiplayer', name: 'Every player for themselves', min: 2, max: 6 },
  ],
  optionTable: OPTION_TABLE,
  readOptions,
  start,
  steps: {
    handOutBoards,
    chooseFaction,
    dealFaction,
    dealing,
    startOfRound,
    turn,
    recon,
    maneuver,
    skirmish,
    advance,
    concentrate,
    warpIn,
    reinforce,
    research,
    control,
    trade,
    promote,
    draw,
    battle,
    endOfTurn,
    gatekeepersTurn,
    endOfGatekeepersTurn,
    endOfRound,
    finalScoring,
  },
  questions: QUESTIONS,
  sideActions: { layCard: layingInAdvance },
  copy: copyState,
  view: viewOf,
  determinize,
  result: scoresOf,
  labels: (s) => s.players.map(({ faction }) => faction ?? GATEKEEPERS.id),
  violations: violationsIn,
};
