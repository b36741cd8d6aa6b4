import type { Game } from '@warptable/kernel';
import { GATEKEEPERS } from '../content/index.ts';
import type { WarpgateEvent } from './events.ts';
import { brokenLaws } from './invariants.ts';
import { layingInAdvance } from './laying.ts';
import { redeal } from './redeal.ts';
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

export const warpgate: Game<State, Options, WarpgateView, WarpgateEvent> = {
  id: 'warpgate',
  name: 'Warpgate',
  rulesVersion: '2',
  seats: SEATS,
  modes: [
    { id: 'solo', name: 'Solo against The Gatekeepers', least: 1, most: 1 },
    { id: 'multiplayer', name: 'Every player for themselves', least: 2, most: 6 },
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
  asides: { layCard: layingInAdvance },
  copy: copyState,
  view: viewOf,
  redeal,
  result: scoresOf,
  labels: (s) => s.players.map(({ faction }) => faction ?? GATEKEEPERS.id),
  broken: brokenLaws,
};
