import { NEUTRAL_TYPES, PIECES, TRACK_TYPES, UPGRADE_TYPES } from '../content/index.ts';
import type { BoardKey, MapPlayers } from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { PROTOTYPE } from './options.ts';
import { NO_PRESETS_OF_TURN } from './presets.ts';
import { adjustTracks } from './queries.ts';
import { laySolo } from './solo/start.ts';
import { NOBODY, NO_DEEDS, NO_TURN } from './state.ts';
import type { Options, Player, Presets, State } from './state.ts';

/** The table before anything has happened: the board is laid, everything else waits for its shuffle. */
export function start(options: Options, seats: number): State {
  const sides = seats === 1 ? 2 : seats; // TWS 3.1
  const board: BoardKey = `${sides as MapPlayers}${options.side}`;
  const s: State = {
    agenda: [{ step: seats === 1 ? 'soloSetUp' : 'setUp', args: null }],
    options,
    switches: options.edition === 'prototype' ? PROTOTYPE : [],
    board,
    players: Array.from({ length: sides }, newPlayer),
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
    neutrals: NEUTRAL_TYPES.map(() => PIECES.perNeutralType[sides as MapPlayers]),
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
  if (seats === 1) laySolo(s);
  return s;
}

/** TW 2.1, TW 2.3, TW 2.11: the areas, and what each player starts with. */
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
  missions: 'ask',
};

/** TW 2.9: all markers at position and level 1. */
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
    held: [],
    done: [],
    tokenPoints: 0,
    lookedCards: [],
    lookedMissions: [],
    deeds: { ...NO_DEEDS },
    presets: PRESETS,
    shownSupply: null,
  };
}
