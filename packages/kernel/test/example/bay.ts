import type { Play, Seat, Step } from '@warptable/kernel';
import type { CrewId } from './crew.ts';

/** Five reefs in a row, from the harbour (a) out to the open sea (e). */
export const REEFS = ['reef:a', 'reef:b', 'reef:c', 'reef:d', 'reef:e'] as const;
export type Reef = (typeof REEFS)[number];

export type Oyster = `oyster:${number}`;
const OYSTERS: readonly Oyster[] = Array.from({ length: 40 }, (_, i): Oyster => `oyster:${i + 1}`);

/** PW 5.1: oysters 1 to 10 are worth 1 pearl, 11 to 20 are worth 2, and so on. */
export const worthOf = (oyster: Oyster): number => Math.ceil(Number(oyster.slice('oyster:'.length)) / 10);

export interface Diver {
  crew: CrewId | null;
  reef: Reef;
  air: number;
  pearls: number;
  /** Hidden from the others. */
  hand: Oyster[];
  /** Out of the game, face down: known to its diver alone. */
  thrown: Oyster[];
  /** Opened, for all to see; the last one counts twice. */
  shelf: Oyster[];
  /** A private reminder, laid with an aside. */
  mark: Oyster | null;
}

/** The whole state: plain JSON, with the agenda in it. */
export interface Bay {
  agenda: Step[];
  readonly rounds: number;
  round: number;
  /** The top is last. Nobody knows the order. */
  deck: Oyster[];
  /** Oysters that were bid, for all to see. */
  spent: Oyster[];
  first: Seat;
  divers: Diver[];
}

export type BayEvent =
  | { type: 'OystersDrawn'; seat: Seat; count: number; only: { seats: Seat[]; oysters: Oyster[] } }
  | { type: 'OystersThrownBack'; audience: Seat[]; oysters: readonly Oyster[] }
  | { type: 'BidsShown'; bids: readonly Oyster[] }
  | { type: 'Sailed'; seat: Seat; reef: Reef; air: number }
  | { type: 'Dived'; seat: Seat; dice: readonly number[]; found: number }
  | { type: 'LuckTried'; seat: Seat; die: number }
  | { type: 'OystersOpened'; seat: Seat; oysters: readonly Oyster[] }
  | { type: 'FeatherTaken'; seat: Seat; feather: string };

/** What every step works with. */
export type G = Play<Bay, BayEvent>;

export const diverAt = (state: Bay, seat: Seat): Diver => state.divers[seat]!;
export const seatsOf = (state: Bay): Seat[] => state.divers.map((_, seat) => seat);

/** The bay before anything has happened (PW 1). */
export function emptyBay(rounds: number, seats: number): Bay {
  const newDiver = (): Diver => {
    return { crew: null, reef: 'reef:a', air: 5, pearls: 1, hand: [], thrown: [], shelf: [], mark: null };
  };
  return {
    agenda: [{ step: 'settingUp', args: null }],
    rounds,
    round: 0,
    deck: [...OYSTERS],
    spent: [],
    first: 0,
    divers: Array.from({ length: seats }, newDiver),
  };
}

/** A copy that shares nothing which changes; written by hand, because copying is what bots do all day. */
export function copyBay(state: Bay): Bay {
  const { rounds, round, first } = state;
  return {
    agenda: [...state.agenda],
    rounds,
    round,
    deck: [...state.deck],
    spent: [...state.spent],
    first,
    divers: state.divers.map(copyDiver),
  };
}

function copyDiver(diver: Diver): Diver {
  return { ...diver, hand: [...diver.hand], thrown: [...diver.thrown], shelf: [...diver.shelf] };
}

/** The conservation laws of the box: what is wrong with this state? */
export function brokenInBay({ deck, spent, divers }: Bay): string[] {
  const broken: string[] = [];
  const box = [
    ...deck,
    ...spent,
    ...divers.flatMap(({ hand, thrown, shelf }) => [...hand, ...thrown, ...shelf]),
  ];
  for (const oyster of OYSTERS) {
    const copies = box.filter((one) => one === oyster).length;
    if (copies !== 1) broken.push(`${oyster} is ${copies} times in the bay`);
  }
  for (const [seat, { air, hand, mark }] of divers.entries()) {
    if (air < 0) broken.push(`seat ${seat} has ${air} air`);
    if (mark !== null && !hand.includes(mark))
      broken.push(`seat ${seat} has marked ${mark}, which is not in its hand`);
  }
  return broken;
}
