import { isAnswer } from './entries.ts';
import type { Entry } from './entries.ts';
import type { Seat } from './seats.ts';

/** The state at the beginning of a step, and how long the record and the events were then. */
export interface Checkpoint<S> {
  readonly state: S;
  readonly at: number;
  readonly events: number;
}

/** The line that undo never crosses: how many entries lie behind it, and why. */
export interface Horizon {
  readonly at: number;
  readonly because: string;
}

export type Undoable =
  | { readonly ok: true; readonly at: number }
  | { readonly ok: false; readonly because: string };

/** The checkpoints that can still be needed, oldest first, and the horizon of undo. */
export class Trail<S> {
  private readonly checkpoints: Checkpoint<S>[] = [];
  horizon: Horizon;

  constructor(horizon: Horizon = { at: 0, because: 'the game has just begun' }) {
    this.horizon = horizon;
  }

  get first(): Checkpoint<S> | undefined {
    return this.checkpoints[0];
  }

  get last(): Checkpoint<S> | undefined {
    return this.checkpoints.at(-1);
  }

  keep(checkpoint: Checkpoint<S>): void {
    if (this.last?.at === checkpoint.at) this.checkpoints.pop();
    this.checkpoints.push(checkpoint);
  }

  /** Lets go of what undo cannot reach any more. Not before an answer has been played to its end: it may yet fail. */
  trim(): void {
    while (this.checkpoints.length > 1 && this.checkpoints[1]!.at <= this.horizon.at)
      this.checkpoints.shift();
  }

  seal(at: number, because: string): void {
    if (at >= this.horizon.at) this.horizon = { at, because };
  }

  /** Takes the newest checkpoint at or before this number of entries off the trail, with all later ones. */
  backTo(at: number): Checkpoint<S> {
    for (;;) {
      const checkpoint = this.checkpoints.pop();
      if (!checkpoint) throw new Error(`no checkpoint at or before entry ${at}`);
      if (checkpoint.at <= at) return checkpoint;
    }
  }

  undoable(seat: Seat, entries: readonly Entry[], firstEntry: number): Undoable {
    for (let i = entries.length - 1; i >= 0 && firstEntry + i >= this.horizon.at; i--) {
      const entry = entries[i]!;
      if (!isAnswer(entry)) continue;
      return entry.seat === seat
        ? { ok: true, at: firstEntry + i }
        : { ok: false, because: 'another player has answered since' };
    }
    return { ok: false, because: this.horizon.because };
  }
}
