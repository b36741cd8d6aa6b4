/** Whatever was written down further ahead than this, in milliseconds, was written by a clock that was wrong. */
const MAX_AHEAD = 24 * 3600 * 1000;

/** A clock that differs by less than this from how much time has passed, in milliseconds, has not been set. */
const SET = 1000;

/**
 * The time of the tables. It never runs back: when the machine's clock is set back, it goes on at its own pace; when that jumps ahead,
 * as after a sleep, it follows.
 */
export class TableClock {
  private readonly wall: () => number;
  private readonly paced: () => number;
  private lastWall: number;
  private lastPaced: number;
  private last: number;
  /** How far it is ahead of the machine's clock. */
  private ahead: number;

  /** `known`: the last time that is known to have been, before a restart. */
  constructor(known: number, wall = Date.now, paced = (): number => performance.now()) {
    this.wall = wall;
    this.paced = paced;
    this.lastWall = wall();
    this.lastPaced = paced();
    const ahead = known - this.lastWall;
    this.ahead = ahead < MAX_AHEAD ? Math.max(0, ahead) : 0;
    this.last = this.lastWall + this.ahead;
  }

  now(): number {
    const wall = this.wall();
    const paced = this.paced();
    const setBack = Math.round(paced - this.lastPaced - (wall - this.lastWall));
    if (Math.abs(setBack) > SET) this.ahead = Math.max(0, this.ahead + setBack);
    this.lastWall = wall;
    this.lastPaced = paced;
    this.last = Math.max(this.last, wall + this.ahead);
    return this.last;
  }
}
