const MINUTE = 60_000;

interface Allowance {
  left: number;
  at: number;
}

/** So many a minute for each name, with a reserve of a minute's worth. */
export class Allowances {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly book = new Map<string, Allowance>();
  private struckOutAt = 0;

  constructor(perMinute: number, now: () => number = Date.now) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** Takes so much, if it is there. */
  take(name: string, cost = 1): boolean {
    const now = this.now();
    const allowance = this.book.get(name) ?? this.newIn(name, now);
    allowance.left = Math.min(
      this.perMinute,
      allowance.left + ((now - allowance.at) / MINUTE) * this.perMinute,
    );
    allowance.at = now;
    if (allowance.left < Math.min(cost, this.perMinute)) return false;
    allowance.left -= cost;
    return true;
  }

  private newIn(name: string, now: number): Allowance {
    if (now - this.struckOutAt >= MINUTE) this.strikeOut(now);
    const allowance = { left: this.perMinute, at: now };
    this.book.set(name, allowance);
    return allowance;
  }

  /** Those who have said nothing for a minute have their whole allowance again. */
  private strikeOut(now: number): void {
    this.struckOutAt = now;
    for (const [name, { at }] of this.book) if (now - at >= MINUTE) this.book.delete(name);
  }
}

/** So many at the same time for each name. */
export class Places {
  private readonly most: number;
  private readonly taken = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  enter(name: string): boolean {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= this.most) return false;
    this.taken.set(name, taken + 1);
    return true;
  }

  leave(name: string): void {
    const taken = this.taken.get(name) ?? 0;
    if (taken > 1) this.taken.set(name, taken - 1);
    else this.taken.delete(name);
  }
}
