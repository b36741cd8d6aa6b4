import type { Request } from './flow.ts';
import type { IndependentChoice } from './independent-choice.ts';
import type { Seat } from './seats.ts';

/** How far undo reaches in a game, beside what its rules lock. */
export interface UndoPolicy<S> {
  /** Whose turn it is. What somebody has decided stands as soon as anybody else is asked for anything. */
  untilOthersAsked(state: S): Seat;
}

const SEVERAL: Seat = -1;

/** Follows a step from question to question. */
export class AskedLast {
  private seat: Seat;
  private independentChoice: IndependentChoice | undefined;

  /** A step begins with whoever has the turn. */
  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Is somebody else asked by this? When the step is over, it is the turn of `active` again. */
  passesOn({ done, value: request }: IteratorResult<Request, void>, active: Seat): boolean {
    const before = this.independentChoice;
    this.independentChoice = !done && request.type === 'together' ? request.independentChoice : undefined;
    // Of parties that choose at the same time, none settles anything for another.
    if (this.independentChoice && this.independentChoice === before) return false;
    const seats = done ? [active] : seatsAskedIn(request);
    if (seats.length === 0) return false;
    const isOther = seats.some((seat) => seat !== this.seat);
    this.seat = seats.length === 1 ? seats[0]! : SEVERAL;
    return isOther;
  }
}

function seatsAskedIn(request: Request): Seat[] {
  if (request.type === 'ask') return [request.seat];
  return request.type === 'together' ? request.asks.map(({ seat }) => seat) : [];
}
