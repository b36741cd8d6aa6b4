import { Random } from '@warptable/kernel';
import type { AnyBoxed } from '@warptable/games';
import { optionsFor } from '../arguments.ts';
import type { OptionTexts, SeatRange } from '../arguments.ts';
import { Complaint } from '../complaint.ts';

export interface FuzzPlan {
  readonly seats: SeatRange;
  /** Game number i is seeded with this + i. */
  readonly seed: number;
  /** Options that every game is played with; the others are drawn for each game. */
  readonly fixed: OptionTexts;
  /** All checks after every answer. */
  readonly thorough: boolean;
  /** The bot that plays every seat, such as `novice` or `expert@20it`; at random if left out. */
  readonly bot?: string;
}

export interface PlannedGame {
  readonly seed: number;
  readonly seats: number;
  readonly options: unknown;
}

/** Complains about what no game of the plan could be played with. */
export function checkPlan(boxed: AnyBoxed, { seats, fixed }: FuzzPlan): void {
  for (let n = seats.least; n <= seats.most; n++) optionsFor(boxed, n, fixed);
}

/** The numbers of seats in turn, and by chance what the options leave open, so that many games cover all of them. */
export function plannedGame(boxed: AnyBoxed, plan: FuzzPlan, i: number): PlannedGame {
  const { least, most } = plan.seats;
  const seats = least + (i % (most - least + 1));
  const seed = plan.seed + i;
  const random = new Random(`${seed}/options`);
  for (let tries = 0; tries < 20; tries++) {
    const drawn = boxed.game.optionTable.map(({ id, values }) => [id, random.pick(values).value]);
    const options = { ...Object.fromEntries(drawn), ...plan.fixed } as OptionTexts;
    try {
      return { seed, seats, options: optionsFor(boxed, seats, options) };
    } catch (error) {
      // Some options may not go together, or not with so many seats: others are drawn.
      if (!(error instanceof Complaint)) throw error;
    }
  }
  return { seed, seats, options: optionsFor(boxed, seats, plan.fixed) };
}
