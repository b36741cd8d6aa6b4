export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

interface Allowance {
  left: number;
  at: number;
}

/** So many in a period for each name, a minute if nothing else is said, with a reserve of a period's worth. */
export class RateLimits {
  private readonly max: number;
  private readonly now: () => number;
  private readonly period: number;
  private readonly book = new Map<string, Allowance>();
  private struckOutAt = -Infinity;

  constructor(max: number, now = (): number => performance.now(), period = MINUTE) {
    this.max = max;
    this.now = now;
    this.period = period;
  }

  /** Takes so much, if it is there. */
  take(name: string, cost = 1): boolean {
    const now = this.now();
    const allowance = this.book.get(name) ?? this.newIn(name, now);
    const back = (Math.max(0, now - allowance.at) / this.period) * this.max;
    allowance.left = Math.min(this.max, allowance.left + back);
    allowance.at = now;
    if (allowance.left < Math.min(cost, this.max)) return false;
    allowance.left -= cost;
    return true;
  }

  private newIn(name: string, now: number): Allowance {
    if (now - this.struckOutAt >= this.period) this.strikeOut(now);
    const allowance = { left: this.max, at: now };
    this.book.set(name, allowance);
    return allowance;
  }

  /** Those who have said nothing for a period have their whole allowance again. */
  private strikeOut(now: number): void {
    this.struckOutAt = now;
    for (const [name, { at }] of this.book) if (now - at >= this.period) this.book.delete(name);
  }
}

/** So many at the same time for each name. */
export class Places {
  private readonly max: number;
  private readonly taken = new Map<string, number>();

  constructor(max: number) {
    this.max = max;
  }

  enter(name: string): boolean {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= this.max) return false;
    this.taken.set(name, taken + 1);
    return true;
  }

  leave(name: string): void {
    const taken = this.taken.get(name) ?? 0;
    if (taken > 1) this.taken.set(name, taken - 1);
    else this.taken.delete(name);
  }
}
