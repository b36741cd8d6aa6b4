import type { Ask } from './ask.ts';
import { IndependentChoice } from './independent-choice.ts';
import type { AnswerValue, Seat } from './seats.ts';

/** The body of a step: runs straight on, and asks for choices and for chance with `yield*`. */
export type Flow<T = void> = Generator<Request, T, unknown>;

/** A flow that has ended already. Cheaper than one that is begun only to find that there is nothing to do. */
export const nothing = (): Flow => NOTHING;

const ENDED = { done: true, value: undefined } as const;
const NOTHING = Object.freeze({ [Symbol.iterator]: () => NOTHING, next: () => ENDED }) as unknown as Flow;

export type Request = Ask | Together | Chance | End;

/** When to go on: with all answers, with the first one, or with one after the other. */
type Join = 'all' | 'any' | 'each';

/** What several seats are asked at the same time. Each of them one thing. */
export class Together {
  readonly type = 'together';
  readonly join: Join;
  readonly asks: readonly Ask[];
  /** Of `each`: the choice of which these are the open questions. */
  readonly independentChoice: IndependentChoice | undefined;

  constructor(join: Join, asks: readonly Ask[], independentChoice?: IndependentChoice) {
    if (asks.length === 0) throw new Error('dead end: nobody is asked');
    let seats = 0;
    for (const { seat, kind } of asks) {
      if (seats & (1 << seat))
        throw new Error(`seat ${seat} is asked twice at the same time, the second time for '${kind}'`);
      seats |= 1 << seat;
    }
    this.join = join;
    this.asks = asks;
    this.independentChoice = independentChoice;
  }
}

/** Seats that go through questions of their own, one of them at a time: a team, or a single seat. */
interface Party<T> {
  readonly seats: readonly Seat[];
  readonly flow: Flow<T>;
}

/** What Nature is asked: a list of whole numbers, the i-th at least 0 and below `bounds[i]`. */
export class Chance {
  readonly type = 'chance';
  readonly purpose: string;
  readonly bounds: readonly number[];

  constructor(purpose: string, bounds: readonly number[]) {
    this.purpose = purpose;
    this.bounds = bounds;
  }
}

/** Nothing more is played, neither of this step nor of the agenda. */
export class End {
  readonly type = 'end';
}

const END = new End();

/** The game is over here and now, in the middle of whatever is going on. */
export function* endGame(): Flow<never> {
  yield END;
  throw new Error('the game has ended: nothing more can be played');
}

/**
 * All are asked at once and in secret; goes on when every one of them has answered. The answers come in the order of the
 * questions, whoever was quicker.
 */
export function* chooseTogether<A extends AnswerValue>(asks: readonly Ask<A>[]): Flow<A[]> {
  if (asks.length === 0) return [];
  return (yield new Together('all', asks as readonly unknown[] as readonly Ask[])) as A[];
}

/** All are asked at once; goes on with the first answer, and the others are asked no more. The one place where speed counts. */
export function* chooseFirst<A extends AnswerValue>(asks: readonly Ask<A>[]): Flow<{ seat: Seat; value: A }> {
  return (yield new Together('any', asks as readonly unknown[] as readonly Ask[])) as {
    seat: Seat;
    value: A;
  };
}

/**
 * Each party goes through its own questions at its own pace. Its flow may ask any seat of the party, may change only what is the
 * party's own, and may not ask for chance, so that the pace cannot change the result. The results come in the order of the parties;
 * what is hidden belongs into the state, not into a result.
 *
 * Undo goes by party: the others do not matter, but an answer stands as soon as another seat of the same party is asked.
 */
export function* chooseIndependently<T>(parties: readonly Party<T>[]): Flow<T[]> {
  const ways = parties.map(({ seats, flow }) => new Way(seats, flow));
  for (const way of ways) way.advance(undefined);
  const independentChoice = new IndependentChoice(parties.map(({ seats }) => seats));
  for (;;) {
    const asks = ways.flatMap(({ ask }) => ask ?? []);
    if (asks.length === 0) return ways.map(({ result }) => result as T);
    const { seat, value } = (yield new Together('each', asks, independentChoice)) as {
      seat: Seat;
      value: AnswerValue;
    };
    ways.find(({ ask }) => ask?.seat === seat)!.advance(value);
  }
}

/** The way of one party through its questions. */
class Way<T> {
  /** Nothing, once it is at its end. */
  ask: Ask | undefined;
  result: T | undefined;
  private readonly seats: readonly Seat[];
  private readonly flow: Flow<T>;

  constructor(seats: readonly Seat[], flow: Flow<T>) {
    this.seats = seats;
    this.flow = flow;
  }

  advance(answer: unknown): void {
    const turn = this.flow.next(answer);
    this.ask = undefined;
    if (turn.done) {
      this.result = turn.value;
    } else if (turn.value.type === 'ask' && this.seats.includes(turn.value.seat)) {
      this.ask = turn.value;
    } else {
      throw new Error(
        `independent flow of seats ${this.seats.join(', ')}: only questions to them are allowed`,
      );
    }
  }
}
