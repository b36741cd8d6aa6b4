export const SEATS = 4;
export const PLACES = 28;
/** So that a random game has about as many turns as one of Warpgate. */
export const ROUNDS = 16;
export const TURNS_A_ROUND = 4;

const ACTIONS = ['move', 'deploy', 'settle', 'research'] as const;
export type Action = (typeof ACTIONS)[number] | 'draw';

export interface Card {
  readonly id: string;
  readonly top: Action;
  readonly bottom: Action;
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly trade: boolean;
  ships: number[];
  drones: number[];
  marker: { owner: number; face: 'outpost' | 'colony' } | null;
}

export interface Player {
  hand: Card[];
  deck: Card[];
  discard: Card[];
  tactics: { id: string; multiplier: number; text: string }[];
  technologies: string[];
  objectives: { type: string; planets: number; reached: boolean }[];
  supply: { ships: number; markers: number };
  slots: string[];
  points: number;
}

export interface Area {
  round: number;
  turn: number;
  /** The card played this turn, what is done with it, and how often that may still be done. */
  doing: { card: Card; action: Action | null; from: number; to: number; left: number } | null;
  places: Place[];
  players: Player[];
}

export interface Ctx {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

/** The map never changes, so it is not in the state. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, i) =>
  [1, 5, PLACES - 5, PLACES - 1].map((step) => (i + step) % PLACES),
);

const HOME_EVERY = PLACES / SEATS;
export const homeOf = (seat: number): number => seat * HOME_EVERY;

const TYPES = ['desert', 'jungle', 'volcanic', 'oceanic', 'arctic'] as const;

export function newPlace(i: number): Place {
  return {
    id: `planet:${String.fromCodePoint(97 + (i % 7))}${Math.floor(i / 7)}`,
    name: `Planet number ${i}`,
    type: TYPES[i % TYPES.length] ?? 'desert',
    trade: i % 3 === 0,
    ships: Array.from({ length: SEATS }, (_, seat) => (homeOf(seat) === i ? 3 : 0)),
    drones: Array.from({ length: SEATS }, () => 0),
    marker: null,
  };
}

export function newPlayer(seat: number, shuffled: (cards: Card[]) => Card[]): Player {
  const cards = Array.from({ length: 12 }, (_, i) => ({
    id: `action:${seat}:${i}`,
    top: ACTIONS[i % 4] ?? 'move',
    bottom: ACTIONS[(i + 1 + (i % 3)) % 4] ?? 'deploy',
  }));
  const deck = shuffled(cards);
  return {
    hand: deck.splice(-4),
    deck,
    discard: [],
    tactics: Array.from({ length: 8 }, (_, i) => ({
      id: `tactics:${seat}:${i}`,
      multiplier: i % 6,
      text: 'destroy one ship of the enemy',
    })),
    technologies: [],
    objectives: TYPES.slice(0, 3).map((_, i) => ({
      type: TYPES[(seat + i) % TYPES.length] ?? 'desert',
      planets: i + 1,
      reached: false,
    })),
    supply: { ships: 9, markers: 12 },
    slots: [],
    points: 0,
  };
}
