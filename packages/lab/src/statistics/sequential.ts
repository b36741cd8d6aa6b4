/** What a match shall decide between: a share of at most `low`, or of at least `high`. Each error has this chance at most. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

const ERROR = 0.05;

export type SequentialVerdict = 'low' | 'high' | undefined;

/**
 * Wald's sequential test: looks after each game, and stops as soon as it is clear. A game is any number from 0 to 1. For shared
 * wins the weight of evidence is a little less than a coin's would be, never more, so the errors stay below their bound.
 */
export class SequentialTest {
  private readonly won: number;
  private readonly lost: number;
  /** The logarithm of the odds of `high` against `low`. */
  evidence = 0;
  games = 0;
  verdict: SequentialVerdict;

  constructor({ low, high }: Hypotheses) {
    this.won = Math.log(high / low);
    this.lost = Math.log((1 - high) / (1 - low));
  }

  /** Takes the next game into account, unless it is decided already. */
  add(outcome: number): void {
    if (this.verdict) return;
    this.games++;
    this.evidence += outcome * this.won + (1 - outcome) * this.lost;
    if (this.evidence >= BOUND) this.verdict = 'high';
    else if (this.evidence <= -BOUND) this.verdict = 'low';
  }
}

/** By Ville's inequality odds of 1/error come up by chance with at most this error, however long one looks. */
const BOUND = Math.log(1 / ERROR);
