import { checkLimits, checkSeats, readOptionTable } from '@warptable/kernel';
import type { OptionInfo, OptionLimit } from '@warptable/kernel';
import { NEUTRAL_TYPES, PIECES, TRACK_TYPES, UPGRADE_TYPES } from '../content/index.ts';
import type { BoardKey, MapPlayers } from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { adjustTracks } from './reckoning.ts';
import { NOBODY, NO_DEEDS, NO_TURN } from './state.ts';
import { NO_PRESETS_OF_TURN } from './presets.ts';
import type { Options, Player, Presets, State, Switch } from './state.ts';

export const SEATS = { least: 2, most: 6 };

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
    id: 'side',
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
];

export const OPTION_LIMITS: readonly OptionLimit<Options>[] = [
  {
    id: 'teamSeats',
    text: 'teams of two need 4 or 6 players',
    rule: 'TW 18.1',
    fits: ({ mode }, seats) => mode !== 'team' || seats === 4 || seats === 6,
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
  'drawDuty',
  'supportReward',
];

export function readOptions(raw: unknown, seats: number): Options {
  checkSeats({ name: 'The Warp', seats: SEATS }, seats);
  const options = readOptionTable(OPTION_TABLE, raw) as unknown as Options;
  checkLimits(OPTION_LIMITS, options, seats);
  return options;
}

/** The table before anything has happened: the board is laid, everything else waits for its shuffle. */
export function start(options: Options, seats: number): State {
  const board: BoardKey = `${seats as MapPlayers}${options.side}`;
  const s: State = {
    agenda: [{ step: 'setUp', args: null }],
    options,
    switches: options.edition === 'prototype' ? PROTOTYPE : [],
    board,
    players: Array.from({ length: seats }, newPlayer),
    first: 0,
    active: 0,
    round: 1,
    phase: 'setup',
    endgame: NOBODY,
    trigger: NOBODY,
    scored: false,
    owner: [],
    troops: [],
    multiplier: [],
    tokens: [],
    faceUp: [],
    modifier: [],
    miniatures: [],
    lasers: [],
    towers: [],
    ships: [],
    since: [],
    gains: 0,
    neutrals: NEUTRAL_TYPES.map(() => PIECES.perNeutralType[seats as MapPlayers]),
    exiled: { yellow: null, green: null },
    samples: [],
    unusedTokens: [],
    defeatedTokens: [],
    guardian: { race: null, tokens: [], modifier: 0, holds: true, conquerPoints: true },
    unusedAbilityTokens: [],
    piles: [],
    setAside: [],
    boxedRaces: [],
    deck: [],
    lineUp: [],
    discard: [],
    spent: [],
    rewardDeck: [],
    rewardDiscard: [],
    missionDecks: { progress: [], prosperity: [], conquest: [] },
    open: [],
    pioneering: [],
    hiddenPioneering: null,
    boxedMissions: [],
    missionPools: [],
    proposal: null,
    turn: { ...NO_TURN, actions: [], fired: [], used: [], shifted: [] },
    combat: null,
    pledge: null,
    timeout: null,
    timeoutsUsed: [],
  };
  layBoard(s);
  return s;
}

/** TW 2.1, 2.3, 2.11: the areas, and what each player starts with. */
function layBoard(s: State): void {
  const { areas, colonies, starts } = boardOf(s);
  s.owner = areas.map(() => NOBODY);
  s.troops = areas.map(() => 0);
  s.multiplier = areas.map(({ mult }) => mult);
  s.tokens = areas.map(() => null);
  s.faceUp = areas.map(() => false);
  s.modifier = areas.map(() => 0);
  s.miniatures = TRACK_TYPES.map(() => areas.map(() => NOBODY));
  s.lasers = areas.map(() => false);
  s.towers = areas.map(() => false);
  s.ships = areas.map(() => 0);
  s.since = areas.map(() => 0);
  s.players.forEach((player, seat) => {
    for (const [area, troops] of [
      [colonies[seat]!, 3],
      [starts[seat]!, 1],
    ] as const) {
      s.owner[area] = seat;
      s.troops[area] = troops;
      player.supply -= troops;
    }
    s.miniatures.forEach((miniatures, track) => {
      miniatures[colonies[seat]!] = seat;
      player.stock[track]!--;
    });
  });
  adjustTracks(s);
}

const PRESETS: Presets = {
  ...NO_PRESETS_OF_TURN,
  support: 'ask',
  mate: 'ask',
  bonuses: 'ask',
  forced: 'ask',
  missions: 'auto',
};

function newPlayer(): Player {
  return {
    races: [],
    mimicked: null,
    abilities: [],
    gold: 0,
    energy: 0,
    reserve: 0,
    supply: PIECES.troops,
    stock: TRACK_TYPES.map(() => PIECES.perTrackType),
    levels: UPGRADE_TYPES.map(() => 1),
    tracks: TRACK_TYPES.map(() => 1),
    locks: TRACK_TYPES.map(() => false),
    hand: [],
    shown: [],
    rewards: [],
    missions: [],
    fresh: [],
    passed: [],
    done: [],
    tokenPoints: 0,
    lookedCards: [],
    lookedMissions: [],
    deeds: { ...NO_DEEDS },
    presets: PRESETS,
    shownSupply: null,
  };
}
