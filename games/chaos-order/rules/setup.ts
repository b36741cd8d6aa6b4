import { LOCATIONS, LOOSE_IDS, PHASES } from '../content/index.ts';
import { isLake, regionIds } from './geometry.ts';
import type { Options, Player, Region, State } from './state.ts';

/** The table before anything has happened. */
export function start(options: Options, seats: number): State {
  return {
    agenda: [{ step: 'factions', args: null }],
    options,
    players: Array.from({ length: seats }, newPlayer),
    round: 0,
    phase: 'setup',
    active: 0,
    flareGun: 0,
    regions: regionsFor(seats),
    prices: PHASES.map(() => null),
    neutral: [],
    loose: [...LOOSE_IDS], // CO 3.8
    turnedLoose: [],
    deck: [],
    discard: [],
    played: [],
    turn: null,
    battle: null,
    flaresBy: [],
    incomeTaken: [],
    closed: null,
    staying: 0,
    ship: null,
    intelDeck: [],
    intelHeld: [],
    intelDiscard: [],
    morale: null,
    ryhzu: [],
    winners: [],
    ending: null,
  };
}

/** As printed: tiles are laid when they have been shuffled (CO 3.14). */
function regionsFor(seats: number): Region[] {
  return regionIds(seats).map((id) => {
    const { terrain = null, production = null } = LOCATIONS.find((one) => one.id === id)!;
    return {
      id,
      terrain: isLake(id) ? null : terrain,
      tile: null,
      production,
      loose: null,
      harvested: false,
      fighters: Array<number>(seats).fill(0),
      sites: [],
      relic: 0,
      morale: false,
      trap: 'none',
    };
  });
}

/** CO 3.7, CO 3.9, CO 3.10, CO 3.11: what does not hang on the faction. */
function newPlayer(): Player {
  return {
    faction: null,
    abilities: [],
    energy: 6,
    gems: 1,
    fame: 0,
    research: PHASES.map(() => 1),
    hand: [],
    fresh: [],
    open: [],
    perceived: [],
    sectors: [],
    onBase: 0,
    spare: 0,
    leaders: [],
    upgraded: [],
    built: [0, 0, 0],
    uncovered: [],
    relics: [],
    tokens: [1, 3, 4, 5],
    recalled: [],
    vault: [2, 6],
    boxed: [],
    base: null,
    starts: [],
    baseLoose: null,
    baseHarvested: false,
    used: [],
    skips: [],
    countBonus: 0,
  };
}
