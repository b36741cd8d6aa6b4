import type { Seat } from '@warptable/kernel';
import { ARCHIVE, TRACK_TYPES } from '../../content/index.ts';
import type { ArchiveCard, MissionId, TrackType } from '../../content/index.ts';
import { boardOf } from '../geometry.ts';
import { countTrackBuildings } from '../queries.ts';
import { NOBODY, TRACK, isOn } from '../state.ts';
import type { Area, Deeds, State } from '../state.ts';

// Missions are looked at after nearly every decision: the counts walk over the arrays of the state and make nothing new.

/** What a seat has of something. */
export type Count = (s: State, seat: Seat) => number;

/** One condition of a mission: it holds when `have` reaches `need`. */
export interface Condition {
  readonly have: Count;
  readonly need: number | ((s: State) => number);
}

/** The missions of one type by the beginning of their ids. All conditions of a mission must hold (TW 13.8). */
export type Missions<Type extends string> = Readonly<
  Record<Extract<MissionId, `${Type}-${string}`>, readonly Condition[]>
>;

export const atLeast = (need: number, have: Count): Condition => ({ have, need });

export const needOf = (s: State, { need }: Condition): number => (typeof need === 'number' ? need : need(s));

/** A condition that is met or not, without any way in between. */
export const holds = (test: (s: State, seat: Seat) => boolean): Condition =>
  atLeast(1, (s, seat) => (test(s, seat) ? 1 : 0));

/** How often the seat did it in this turn, whoever is active (TW 13.8, TW 13.9). */
export const deed =
  (name: keyof Deeds): Count =>
  (s, seat) =>
    s.players[seat]!.deeds[name];

// Areas

type OfArea<T> = (s: State, area: Area, seat: Seat) => T;

/** How many areas of the seat are such ones. */
export const areasWith =
  (test: OfArea<boolean>): Count =>
  (s, seat) => {
    const { owner } = s;
    let count = 0;
    for (let area = 0; area < owner.length; area++) {
      if (owner[area] === seat && test(s, area, seat)) count++;
    }
    return count;
  };

/** What the best area of the seat has; its Colony does not count. */
export const onBestArea =
  (amount: OfArea<number>): Count =>
  (s, seat) => {
    const { owner } = s;
    const colony = boardOf(s).colonies[seat];
    let max = 0;
    for (let area = 0; area < owner.length; area++) {
      if (owner[area] === seat && area !== colony) max = Math.max(max, amount(s, area, seat));
    }
    return max;
  };

/** How many areas of the seat are marked in a list by area. */
export function markedAreas({ owner }: State, seat: Seat, marks: readonly boolean[]): number {
  let count = 0;
  for (let area = 0; area < owner.length; area++) if (owner[area] === seat && marks[area]) count++;
  return count;
}

/** What the areas of the seat have together, by a list by area. */
export function sumOfAreas({ owner }: State, seat: Seat, amounts: readonly number[]): number {
  let sum = 0;
  for (let area = 0; area < owner.length; area++) if (owner[area] === seat) sum += amounts[area]!;
  return sum;
}

// Buildings and tracks

/** Those that count for the track. */
export const buildings = (type: TrackType): Count => {
  const track = TRACK[type];
  return (s, seat) => countTrackBuildings(s, seat, track);
};

/** All buildings on an area of the seat; one of another colour counts for nobody (TW 10.62, TW 19.14). */
export function buildingsAt(s: State, area: Area, seat: Seat): number {
  let count = s.ships[area]! + (s.lasers[area] ? 1 : 0) + (s.towers[area] ? 1 : 0);
  for (let track = 0; track < s.miniatures.length; track++) {
    const colour = s.miniatures[track]![area];
    if (colour === seat || (colour !== NOBODY && isOn(s, 'noMiniature'))) count++;
  }
  return count;
}

export const track = (type: TrackType): Count => {
  const number = TRACK[type];
  return (s, seat) => s.players[seat]!.tracks[number]!;
};

/** How many tracks are at this position or beyond. */
export const tracksAt =
  (position: number): Count =>
  (s, seat) =>
    countFrom(s.players[seat]!.tracks, position);

export const columnsAt =
  (level: number): Count =>
  (s, seat) =>
    countFrom(s.players[seat]!.levels, level);

function countFrom(numbers: readonly number[], min: number): number {
  let count = 0;
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! >= min) count++;
  return count;
}

export const ALL_TRACKS = TRACK_TYPES.length;

// Supply and hand

export const gold: Count = (s, seat) => s.players[seat]!.gold;
export const energy: Count = (s, seat) => s.players[seat]!.energy;
export const resources: Count = (s, seat) => s.players[seat]!.gold + s.players[seat]!.energy;
export const cards: Count = (s, seat) => s.players[seat]!.hand.length;

/** Archive cards in hand; a Start Card is neither a Build nor an Upgrade Card. */
export const cardsOf =
  (type: ArchiveCard['type']): Count =>
  (s, seat) => {
    const { hand } = s.players[seat]!;
    let count = 0;
    for (let i = 0; i < hand.length; i++) if (ARCHIVE[hand[i]!].type === type) count++;
    return count;
  };
