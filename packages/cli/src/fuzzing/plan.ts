import { Random } from '@warptable/kernel';
import type { OptionValues } from '@warptable/kernel';
import { anyOptions } from '@warptable/testkit';
import type { AnyGameModule } from '@warptable/games';
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
export function checkPlan(gameModule: AnyGameModule, { seats, fixed }: FuzzPlan): void {
  for (let n = seats.min; n <= seats.max; n++) optionsFor(gameModule, n, fixed);
}

/** The numbers of seats in turn, and by chance what the options leave open, so that many games cover all of them. */
export function plannedGame(gameModule: AnyGameModule, plan: FuzzPlan, i: number): PlannedGame {
  const { min, max } = plan.seats;
  const seats = min + (i % (max - min + 1));
  const seed = plan.seed + i;
  const random = new Random(`${seed}/options`);
  const read = (options: OptionValues): unknown =>
    optionsFor(gameModule, seats, { ...options, ...plan.fixed });
  const isAllowed = (options: OptionValues): boolean => {
    try {
      read(options);
      return true;
    } catch (error) {
      // Some options do not go together, or not with so many seats.
      if (error instanceof Complaint) return false;
      throw error;
    }
  };
  return { seed, seats, options: read(anyOptions(gameModule.game.optionTable, random, isAllowed)) };
}
