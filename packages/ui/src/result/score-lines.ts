import type { Seat } from '@warptable/kernel';

/** Colours of kinds that the tokens know. */
export type KindColour = 'green' | 'blue' | 'red' | 'gold' | 'purple' | 'grey';

/** Where points come from. */
export interface PointSource<S extends string> {
  readonly id: S;
  readonly name: string;
  /** A drawing for `LineIcon`. */
  readonly icon: string;
  readonly colour: KindColour;
}

/** What a player has in the end. */
export interface ScoreLine<S extends string> {
  readonly seat: Seat;
  readonly points: Readonly<Record<S, number>>;
  /** The score: that of the team, where teams win. */
  readonly total: number;
  readonly isWinner: boolean;
  /** A number beside the points: what decides a tie, or what a member brought to the team. */
  readonly extra?: number;
}

/** What a player's points by source make together. */
export const sumOf = <S extends string>(
  { points }: ScoreLine<S>,
  sources: readonly PointSource<S>[],
): number => sources.reduce((sum, { id }) => sum + points[id], 0);
