import { checkLimits, checkSeats, readOptionTable } from '@warptable/kernel';
import type { OptionInfo, OptionLimit } from '@warptable/kernel';
import { RACES, RIVALS, RIVAL_IDS, UNLOCKABLE_RACES } from '../content/index.ts';
import type { RaceId, RivalId } from '../content/index.ts';

/** The rules in which the prototype edition differs, by the names of chapter 19. */
export type Switch =
  | 'endTrigger'
  | 'energyBonus'
  | 'tradeBonus'
  | 'bonusOwnTroops'
  | 'trackLock'
  | 'buildLimit'
  | 'switchNeedDiscard'
  | 'laserTarget'
  | 'shipTarget'
  | 'shipMove'
  | 'attackEmpty'
  | 'noMiniature'
  | 'rewardInCombat'
  | 'revealOnMove'
  | 'missionCount'
  | 'pioneeringSet'
  | 'teamTie'
  | 'teamSupportExiled'
  | 'teamCombat'
  | 'teamGuardian'
  | 'team6Income'
  | 'teamPools'
  | 'stealSymbol'
  | 'supportReward';

/** The seats of the teams, counted from 1: the three ways beside opposite seats in which no teammates are neighbours (TW 18.1). */
export type Seating = '14-26-35' | '13-25-46' | '15-24-36';

export interface Options {
  readonly side: 'A' | 'B';
  readonly pioneering: 'basic' | 'advanced';
  readonly mode: 'free' | 'team';
  /** TW 18.1: who sits with whom in three teams; opposite seats if nothing is said. */
  readonly seating?: Seating;
  readonly edition: 'final' | 'prototype';
  /** TW 3.10: the game ends after so many rounds at the latest. */
  readonly rounds: 'endless' | '40';
  /** TWS 2.1: of one seat; Dura if nothing is said. */
  readonly rival?: RivalId;
  readonly difficulty?: 'hard';
  /** TWS 23.11: of Xotan in hard mode; the Player's time if nothing is said. */
  readonly clock?: 'turns';
  /** TWS 3.9: the races beside the starters that may be in the game; all of them if nothing is said. */
  readonly unlocked?: readonly RaceId[];
}

/** TW 1.1, TWS 1.1. */
export const SEATS = { min: 1, max: 6 };

/** TW 1.2: what is settled before set-up, and not later (TWS 27.10). TWS 2.5: each Rival goes with each side, set and mode. */
export const OPTION_TABLE: readonly OptionInfo<keyof Options>[] = [
  {
    id: 'mode',
    name: 'Mode',
    values: [
      { value: 'free', name: 'Every player for themselves' },
      { value: 'team', name: 'Teams of two (4 or 6 players)' },
    ],
  },
  {
    id: 'seating', // TW 18.1
    special: true,
    name: 'Seating of three teams',
    values: [
      { value: 'opposite', name: 'Opposite seats: 1+4, 2+5, 3+6' },
      { value: '14-26-35', name: '1+4, 2+6, 3+5' },
      { value: '13-25-46', name: '1+3, 2+5, 4+6' },
      { value: '15-24-36', name: '1+5, 2+4, 3+6' },
    ],
  },
  {
    id: 'side', // TW 2.2
    name: 'Map side',
    values: [
      { value: 'A', name: 'A, the normal map' },
      { value: 'B', name: 'B, for experienced players' },
    ],
  },
  {
    id: 'pioneering',
    name: 'Pioneering Missions',
    values: [
      { value: 'basic', name: 'The basic set' },
      { value: 'advanced', name: 'The advanced set' },
    ],
  },
  {
    id: 'edition',
    name: 'Edition',
    values: [
      { value: 'final', name: 'The final rules' },
      { value: 'prototype', name: 'The rules of the prototype' },
    ],
  },
  {
    id: 'rounds',
    name: 'Round limit',
    values: [
      { value: 'endless', name: 'None: only points end the game' },
      { value: '40', name: 'Ends after round 40 at the latest' },
    ],
  },
  {
    id: 'rival', // TWS 2.1
    special: true,
    inTurn: true,
    name: 'Rival',
    values: RIVAL_IDS.map((id) => ({ value: id, name: RIVALS[id].name })),
  },
  {
    id: 'difficulty', // TWS 2.1
    special: true,
    name: 'Difficulty',
    values: [
      { value: 'normal', name: 'Normal' },
      { value: 'hard', name: 'Hard: the Rival scores more at the end' },
    ],
  },
  {
    id: 'clock', // TWS 2.2
    special: true,
    name: 'Clock',
    values: [
      { value: 'time', name: 'Your time at the table' },
      { value: 'turns', name: 'Five minutes for each of your turns' },
    ],
  },
  {
    id: 'unlocked', // TWS 2.4
    special: true,
    name: 'Races in the deck beside the five starters',
    values: UNLOCKABLE_RACES.map((id) => ({ value: id, name: RACES[id].name })),
    set: UNLOCKABLE_RACES,
  },
];

export const OPTION_LIMITS: readonly OptionLimit<Options>[] = [
  {
    id: 'teamSeats',
    text: 'teams of two need 4 or 6 players',
    rule: 'TW 18.1',
    fits: ({ mode }, seats) => mode !== 'team' || seats === 4 || seats === 6,
  },
  {
    id: 'threeTeams',
    text: 'another seating needs three teams: team mode with 6 players',
    rule: 'TW 18.1',
    fits: ({ mode, seating }, seats) => seating === undefined || (mode === 'team' && seats === 6),
  },
  {
    id: 'solo',
    text: 'a Rival, a difficulty, a clock and unlocked races are for 1 player',
    rule: 'TWS 2.1',
    fits: ({ rival, difficulty, clock, unlocked }, seats) =>
      seats === 1 || (!rival && !difficulty && !clock && !unlocked),
  },
  {
    id: 'soloRules',
    text: 'alone you play the final rules, without teams and without a round limit',
    rule: 'TWS 1.1', // TWS 1.9
    fits: ({ mode, edition, rounds }, seats) =>
      seats > 1 || (mode === 'free' && edition === 'final' && rounds === 'endless'),
  },
  {
    id: 'clock',
    text: 'only Xotan counts time, in hard mode',
    rule: 'TWS 23.6',
    fits: ({ rival, difficulty, clock }) =>
      !clock || (rival !== undefined && RIVALS[rival].countsTime === true && difficulty === 'hard'),
  },
  {
    id: 'prototypeMap',
    text: 'the prototype has side A and the basic Pioneering Missions only',
    rule: 'TW 19.2',
    fits: ({ edition, side, pioneering }) =>
      edition !== 'prototype' || (side === 'A' && pioneering === 'basic'),
  },
];

/** TW 19.1: every switch of the prototype edition. */
export const PROTOTYPE: readonly Switch[] = [
  'endTrigger',
  'energyBonus',
  'tradeBonus',
  'bonusOwnTroops',
  'trackLock',
  'buildLimit',
  'switchNeedDiscard',
  'laserTarget',
  'shipTarget',
  'shipMove',
  'attackEmpty',
  'noMiniature',
  'rewardInCombat',
  'revealOnMove',
  'missionCount',
  'pioneeringSet',
  'teamTie',
  'teamSupportExiled',
  'teamCombat',
  'teamGuardian',
  'team6Income',
  'teamPools',
  'stealSymbol',
  'supportReward',
];

export function readOptions(raw: unknown, seats: number): Options {
  checkSeats({ name: 'The Warp', seats: SEATS }, seats);
  const options = readOptionTable(OPTION_TABLE, raw) as unknown as Options;
  checkLimits(OPTION_LIMITS, options, seats);
  return options;
}
