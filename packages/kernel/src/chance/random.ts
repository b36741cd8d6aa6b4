/**
 * A fast seeded generator (sfc32: 128 bits of state, by Chris Doty-Humphrey, public domain) for simulation, bots and
 * fuzzing. Never for a table where people play: there the outcomes come from a keyed stream.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string | number) {
    let h = 0x811c9dc5;
    const text = String(seed);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    this.a = h;
    this.b = Math.imul(h, 0x9e3779b9);
    this.c = text.length;
    for (let i = 0; i < 15; i++) this.next();
  }

  static restore(state: readonly number[]): Random {
    const random = new Random(0);
    [random.a, random.b, random.c, random.counter] = state as [number, number, number, number];
    return random;
  }

  save(): number[] {
    return [this.a, this.b, this.c, this.counter];
  }

  /** 32 random bits, as a whole number from 0 on. */
  next(): number {
    const t = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    return Math.floor((this.next() / 4294967296) * bound);
  }

  /** One of them. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  shuffle<T>(pile: T[]): void {
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = pile[i]!;
      pile[i] = pile[j]!;
      pile[j] = held;
    }
  }
}
