import { checkSeats, readOptionTable } from '@warptable/kernel';
import type { OptionInfo } from '@warptable/kernel';
import { PIECES_PER_COLOUR } from '../content/index.ts';
import { NOWHERE } from './state.ts';
import type { Options, Player, State } from './state.ts';

export const SEATS = { min: 1, max: 6 };

export const OPTION_TABLE: readonly OptionInfo<keyof Options>[] = [
  {
    id: 'factions',
    name: 'Faction boards',
    values: [
      { value: 'random', name: 'Random board; choose side, colour' },
      { value: 'choose', name: 'Choose board, side and colour' },
      { value: 'dealt', name: 'All dealt: the quickest start' },
    ],
  },
  {
    // WG 2.18, WG 17.1
    id: 'exploration',
    name: 'Exploration tokens',
    values: [
      { value: 'off', name: 'Not used' },
      { value: 'on', name: 'One waits on every planet' },
    ],
  },
];

export function readOptions(raw: unknown, seats: number): Options {
  checkSeats({ name: 'Warpgate', seats: SEATS }, seats);
  return readOptionTable(OPTION_TABLE, raw) as unknown as Options;
}

/** WG 2.1: the table before anything has happened. One seat plays against the Gatekeepers (WG 14.1). */
export function start(options: Options, seats: number): State {
  const solo = seats === 1;
  const players = Array.from({ length: seats }, () => newPlayer('human'));
  if (solo) players.push(newPlayer('gatekeepers'));
  return {
    agenda: [{ step: 'handOutBoards', args: null }],
    options,
    players,
    order: [],
    layout: '',
    gates: [],
    round: 0,
    turn: 1,
    first: 0,
    active: 0,
    lastRound: false,
    scored: false,
    fleetOwner: [],
    fleetSize: [],
    markerOwner: [],
    isColony: [],
    tokens: [],
    goods: 0,
    technologyDeck: [],
    technologies: [],
    objectiveDeck: [],
    objectives: [],
    promotionDeck: [],
    promotionDiscard: [],
    unusedTechnologies: [],
    unusedObjectives: [],
    unusedTokens: [],
    discardedTokens: [],
    battle: null,
    gatekeepers: solo
      ? { deck: [], slots: [], discard: [], turned: [], objectives: [], technology: [], tactics: [] }
      : null,
  };
}

/** WG 2.4. */
function newPlayer(kind: Player['kind']): Player {
  return {
    kind,
    colour: null,
    board: null,
    faction: null,
    abilities: [],
    ships: PIECES_PER_COLOUR.ships,
    markers: PIECES_PER_COLOUR.markers,
    drone: NOWHERE,
    deck: [],
    hand: [],
    discard: [],
    discardedHand: [],
    slots: [],
    laid: null,
    tacticsDeck: [],
    tacticsHand: [],
    tacticsDiscard: [],
    recruits: [],
    knownTactics: [],
    technologies: [],
    objectives: [],
    peeked: null,
    goods: 0,
    spentGoods: 0,
    tokens: [],
    blockade: 0,
  };
}
