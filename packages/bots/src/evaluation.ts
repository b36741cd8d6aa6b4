import type { Playable, Seat } from '@warptable/kernel';
import type { AnyGuide } from './guide.ts';

/** The evaluation of a guide, with its weights at hand. */
export class Evaluation {
  private readonly guide: AnyGuide;
  private readonly early: readonly number[];
  /** From the early to the late weight. */
  private readonly change: readonly number[];

  constructor(guide: AnyGuide) {
    this.guide = guide;
    const weights = guide.terms.map((term) => guide.weights[term] ?? [0, 0]);
    this.early = weights.map(([early]) => early);
    this.change = weights.map(([early, late]) => late - early);
  }

  /** What each term adds to the worth of a position, in the order of `guide.terms`. */
  shares(state: Playable, seat: Seat): number[] {
    const late = this.guide.progress(state);
    const values = this.guide.measure(state, seat);
    return this.early.map((early, i) => (early + (this.change[i] ?? 0) * late) * (values[i] ?? 0));
  }

  /** What a position is worth to a seat, in points. */
  worth(state: Playable, seat: Seat): number {
    const { early, change } = this;
    const late = this.guide.progress(state);
    const values = this.guide.measure(state, seat);
    let worth = 0;
    for (let i = 0; i < values.length; i++) {
      worth += ((early[i] as number) + (change[i] as number) * late) * (values[i] as number);
    }
    return worth;
  }

  /** What it is worth to the strongest rival of a seat; nothing to one without rivals. */
  rivalWorth(state: Playable, seat: Seat): number {
    const rivals = this.guide.rivals(state, seat);
    return rivals.length === 0 ? 0 : Math.max(...rivals.map((rival) => this.worth(state, rival)));
  }

  /** The chance to win of a seat that is so many points ahead. */
  expectedValue(lead: number): number {
    return 1 / (1 + 3 ** (-lead / this.guide.lead));
  }
}
