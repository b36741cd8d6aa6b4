import type { Findings, Seat } from '@warptable/kernel';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { meanOf, sumOf } from '../statistics/spread.ts';
import { wonBy } from '../units/unit.ts';
import type { Played } from '../units/unit.ts';

/** A game with what was found in it. */
export interface GameWithFindings extends Played {
  readonly findings: Findings;
}

export const isFound = (played: Played): played is GameWithFindings => played.findings !== undefined;

/** Things with the same id, such as a card wherever somebody had it. */
export type Groups<T> = readonly (readonly [id: string, things: readonly T[]])[];

/** Groups things by a text, in alphabetical order; numbers in it count as numbers. */
export function groupBy<T>(things: Iterable<T>, keyOf: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/** A seat in a game, with what it made of it. */
export interface SeatResult {
  readonly won: number;
  /** The share of the win if all were alike: one part of as many as there are players. */
  readonly fair: number;
  /** Points above the mean of the table. */
  readonly above: number;
}

export function seatingsOf(played: Played): SeatResult[] {
  const mean = meanOf(played.scores);
  const fair = 1 / played.scores.length;
  return played.scores.map((score, seat) => ({ won: wonBy(played, seat), fair, above: score - mean }));
}

/** Something that a seat had in a game. */
export type Held<F> = F & SeatResult;

export function heldIn<F extends { readonly seat: Seat }>(
  games: readonly GameWithFindings[],
  listOf: (findings: Findings) => readonly F[],
): Held<F>[] {
  return games.flatMap((game) => {
    const seatings = seatingsOf(game);
    return listOf(game.findings).flatMap((finding) => {
      const seating = seatings[finding.seat];
      return seating ? [{ ...finding, ...seating }] : [];
    });
  });
}

export const shareAmong = (seatings: readonly SeatResult[]): Share =>
  shareOf(sumOf(seatings.map(({ won }) => won)), seatings.length);
