import { CheckpointStack } from './checkpoints.ts';
import type { Checkpoint } from './checkpoints.ts';
import type { Driver } from './driver.ts';
import { isAnswer } from './entries.ts';
import type { GameEvent } from './events.ts';
import type { Request } from './flow.ts';
import type { Playable } from './game.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seats.ts';
import type { Position } from './simulation.ts';
import { AskedLast } from './undo-policy.ts';
import type { UndoPolicy } from './undo-policy.ts';

/** The line that undo never crosses: how many entries lie behind it, and why. */
export interface UndoLimit {
  readonly at: number;
  readonly because: string;
}

/** Where to go on from, and how far undo reaches back from there. */
export interface ResumePoint<S> extends Position<S> {
  readonly undoLimit?: UndoLimit;
  /** How many of the entries before it were side actions. */
  readonly sideActions?: number;
}

export type Undoable =
  | { readonly ok: true; readonly at: number }
  | { readonly ok: false; readonly because: string };

const BEGINNING: UndoLimit = { at: 0, because: 'the game has just begun' };

/** What undo needs: the checkpoints it may go back to, its limit, and what the game's policy says of that. */
export class UndoHistory<S extends Playable> {
  readonly checkpoints = new CheckpointStack<S>();
  limit: UndoLimit;
  private readonly policy: UndoPolicy<S> | undefined;
  private askedLast: AskedLast | undefined;

  constructor(policy: UndoPolicy<S> | undefined, limit = BEGINNING) {
    this.policy = policy;
    this.limit = limit;
  }

  lock(at: number, because: string): void {
    if (at >= this.limit.at) this.limit = { at, because };
  }

  beginStep(checkpoint: Checkpoint<S>): void {
    this.checkpoints.keep(checkpoint);
    if (this.policy) this.askedLast = new AskedLast(this.policy.untilOthersAsked(checkpoint.state));
  }

  follow(at: number, turn: IteratorResult<Request, void>, state: S): void {
    if (this.policy && this.askedLast?.passesOn(turn, this.policy.untilOthersAsked(state)))
      this.lock(at, 'another player was asked');
  }

  /** Lets go of what undo cannot reach any more. Not before an answer has been played to its end: it may yet fail. */
  trim(): void {
    this.checkpoints.trim(this.limit.at);
  }

  /** From this checkpoint on, with the entries since. */
  resumePoint<E extends GameEvent>(
    { state, at }: Checkpoint<S>,
    record: GameRecord<E>,
  ): Required<ResumePoint<S>> {
    return {
      state,
      at,
      entries: record.since(at),
      undoLimit: this.limit,
      sideActions: record.sideActionsIn(at),
    };
  }

  /** May this seat take its last answer back, and if not, why not? */
  undoable<O, V, E extends GameEvent>(
    seat: Seat,
    driver: Driver<S, O, V, E>,
    record: GameRecord<E>,
  ): Undoable {
    if (driver.suspension) return { ok: false, because: 'play stands still' };
    const secret = ownSecretAnswer(seat, driver, record);
    if (secret !== undefined) return { ok: true, at: secret };
    return this.undoableInParty(seat, driver, record) ?? this.undoableInTurn(seat, record);
  }

  private undoableInTurn<E extends GameEvent>(seat: Seat, { entries, first }: GameRecord<E>): Undoable {
    for (let i = entries.length - 1; i >= 0 && first + i >= this.limit.at; i--) {
      const entry = entries[i]!;
      if (!isAnswer(entry)) continue;
      return entry.seat === seat
        ? { ok: true, at: first + i }
        : { ok: false, because: 'another player has answered since' };
    }
    return { ok: false, because: this.limit.because };
  }

  /** In an open independent choice, if the seat's party has answered anything yet: what the other parties do does not matter. */
  private undoableInParty<O, V, E extends GameEvent>(
    seat: Seat,
    { together, pending }: Driver<S, O, V, E>,
    { entries, first }: GameRecord<E>,
  ): Undoable | undefined {
    const independentChoice = together?.independentChoice;
    const party = independentChoice?.partyOf(seat);
    const last = party && independentChoice?.lastOf(party, entries, first);
    if (!party || !last) return undefined;
    const { at, answer } = last;
    if (at < this.limit.at) return { ok: false, because: this.limit.because };
    if (answer.seat !== seat) return { ok: false, because: 'another player has answered since' };
    const isPassedOn = pending.some(({ ask }) => ask.seat !== seat && party.includes(ask.seat));
    return isPassedOn ? { ok: false, because: 'another player was asked' } : { ok: true, at };
  }
}

/** Where this seat's answer to an open joint choice stands in the record. */
function ownSecretAnswer<S extends Playable, O, V, E extends GameEvent>(
  seat: Seat,
  { together, given, position }: Driver<S, O, V, E>,
  { entries, first }: GameRecord<E>,
): number | undefined {
  if (!together || !given.has(seat)) return undefined;
  for (let i = entries.length - 1; first + i >= position; i--) {
    const entry = entries[i]!;
    if (isAnswer(entry) && entry.seat === seat) return first + i;
  }
  return undefined;
}
