import type { BotReply, BotRequest } from '@warptable/bots';

/** Games that somebody plays come first, then hints, then games that go on though nobody is there. */
export type Urgency = 0 | 1 | 2;

export const PLAYED: Urgency = 0;
export const HINT: Urgency = 1;
export const UNATTENDED: Urgency = 2;

export interface Waiting {
  readonly order: BotRequest;
  readonly rank: Urgency;
  /** For whom the bot plays: the guest who opened its table. */
  readonly owner: string;
  readonly done: (reply: BotReply) => void;
  readonly failed: (error: Error) => void;
}

/** After so many others a hint has its turn, however many more there are. */
const OTHERS_BEFORE_HINT = 3;

/** Who waits to be thought for. Guests have their turn one after the other, whatever number of bots each of them has. */
export class ThinkingLine {
  private readonly waiting: Waiting[] = [];
  /** When each guest had a turn last. */
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;
  private turnsSinceHint = 0;

  get length(): number {
    return this.waiting.length;
  }

  add(one: Waiting): void {
    this.waiting.push(one);
  }

  /** Whether it was still waiting. */
  remove(one: Waiting): boolean {
    const at = this.waiting.indexOf(one);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }

  removeAll(): Waiting[] {
    return this.waiting.splice(0);
  }

  /** The next one; of the guest whose turn it is, one that is preferred, if there is any. */
  take(isPreferred: (one: Waiting) => boolean): Waiting | undefined {
    const rank = this.nextRank();
    const candidates = this.waiting.filter((one) => one.rank === rank);
    const turn = Math.min(...candidates.map((one) => this.lastTurnOf(one)));
    const [first, ...others] = candidates.filter((one) => this.lastTurnOf(one) === turn);
    if (!first) return undefined;
    const next = [first, ...others].find((one) => one.owner === first.owner && isPreferred(one)) ?? first;
    this.remove(next);
    this.noteTurn(next);
    return next;
  }

  /** How many have their turn before this guest has had all of those that wait, and none after it. */
  competing({ owner, rank }: Waiting): number {
    const others = this.waiting.filter((one) => one.rank <= rank);
    const own = others.filter((one) => one.owner === owner).length;
    const foreign = new Set(others.map((one) => one.owner));
    foreign.delete(owner);
    return own * (1 + foreign.size) + foreign.size;
  }

  private nextRank(): Urgency {
    const ranks = this.waiting.map(({ rank }) => rank);
    if (this.turnsSinceHint >= OTHERS_BEFORE_HINT && ranks.includes(HINT)) return HINT;
    return Math.min(...ranks) as Urgency;
  }

  private lastTurnOf({ owner }: Waiting): number {
    return this.lastTurns.get(owner) ?? -1;
  }

  private noteTurn({ owner, rank }: Waiting): void {
    this.turnsSinceHint = rank === HINT ? 0 : this.turnsSinceHint + 1;
    if (this.waiting.length === 0) this.lastTurns.clear();
    this.lastTurns.set(owner, this.turns++);
  }
}
