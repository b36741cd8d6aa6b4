/** Tells what a piece of work spends its time on: one phase at a time, an inner phase is no part of the outer one. */
export class StopWatch<Phase extends string> {
  private readonly spent = new Map<Phase, number>();
  private readonly clock: () => number;
  private now: Phase;
  private since: number;

  constructor(phase: Phase, clock: () => number) {
    this.now = phase;
    this.clock = clock;
    this.since = clock();
  }

  get phase(): Phase {
    return this.now;
  }

  during<T>(phase: Phase, work: () => T): T {
    const outer = this.now;
    this.turnTo(phase);
    try {
      return work();
    } finally {
      this.turnTo(outer);
    }
  }

  /** What was spent on each phase since this was asked the last time. */
  reading(): ReadonlyMap<Phase, number> {
    this.turnTo(this.now);
    const reading = new Map(this.spent);
    this.spent.clear();
    return reading;
  }

  private turnTo(phase: Phase): void {
    const time = this.clock();
    this.spent.set(this.now, (this.spent.get(this.now) ?? 0) + time - this.since);
    this.since = time;
    this.now = phase;
  }
}
