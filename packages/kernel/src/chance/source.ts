import type { Chance } from '../flow.ts';

/** Where the outcomes come from: a seed, a table's keyed stream, a script. */
export interface ChanceSource {
  /** The outcome for the request at this position of the game: one number for each bound. */
  draw(request: Chance, position: number): readonly number[];
  /** Its positions count all entries. Else side actions do not count: nothing that is done beside the course of play changes the luck. */
  readonly countsSideActions?: boolean;
  /** What is needed to go on from here later, as plain JSON. */
  save(): ChanceState;
  /** Goes back to what was saved. For sources that change as they are used. */
  restore?(state: ChanceState): void;
}

export type ChanceState =
  | { readonly kind: 'seeded'; readonly state: readonly number[] }
  | { readonly kind: 'keyed'; readonly commitment: string }
  | { readonly kind: 'scripted'; readonly line?: number };

export function isOutcomeOf(request: Chance, outcome: readonly number[]): boolean {
  return (
    outcome.length === request.bounds.length &&
    outcome.every((n, i) => Number.isInteger(n) && n >= 0 && n < request.bounds[i]!)
  );
}
