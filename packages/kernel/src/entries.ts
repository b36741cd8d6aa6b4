import type { AnswerValue, Seat, Value } from './seats.ts';

export interface Answer {
  readonly seat: Seat;
  readonly kind: string;
  readonly value: AnswerValue;
}

export interface SideActionEntry {
  readonly seat: Seat;
  readonly sideAction: string;
  readonly value: Value;
}

export interface ChanceEntry {
  readonly chance: string;
  readonly outcome: readonly number[];
}

/** A game is the list of its entries: what the seats answered and what chance brought. All else follows from it. */
export type Entry = Answer | SideActionEntry | ChanceEntry;

export const isAnswer = (entry: Entry): entry is Answer => 'kind' in entry;
export const isSideAction = (entry: Entry): entry is SideActionEntry => 'sideAction' in entry;
export const isChance = (entry: Entry): entry is ChanceEntry => 'chance' in entry;
