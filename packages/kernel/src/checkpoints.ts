/** The state at the beginning of a step, and how long the record and the events were then. */
export interface Checkpoint<S> {
  readonly state: S;
  readonly at: number;
  readonly events: number;
}

/** The checkpoints that can still be needed, oldest first. There is one for the running step, once it has begun. */
export class CheckpointStack<S> {
  private readonly checkpoints: Checkpoint<S>[] = [];

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

  /** Lets go of those that are not needed to go back to this number of entries. */
  trim(at: number): void {
    while (this.checkpoints.length > 1 && this.checkpoints[1]!.at <= at) this.checkpoints.shift();
  }

  /** Takes off the newest checkpoint at or before this number of entries, with all later ones. */
  backTo(at: number): Checkpoint<S> {
    for (;;) {
      const checkpoint = this.checkpoints.pop();
      if (!checkpoint) throw new Error(`no checkpoint at or before entry ${at}`);
      if (checkpoint.at <= at) return checkpoint;
    }
  }
}
