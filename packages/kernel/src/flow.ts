import type { Ask } from './ask.ts';
import type { AnswerValue, Seat } from './seats.ts';

/** The body of a step: runs straight on, and asks for choices and for chance with `yield*`. */
export type Flow<T = void> = Generator<Request, T, unknown>;

/** A flow that has ended already. Cheaper than one that is begun only to find that there is nothing to do. */
export const nothing = (): Flow => NOTHING;

const ENDED = { done: true, value: undefined } as const;
const NOTHING = Object.freeze({ [Symbol.iterator]: () => NOTHING, next: () => ENDED }) as unknown as Flow;

export type Request = Ask | Together | Chance;

/** When to go on: with all answers, with the first one, or with one after the other. */
type Join = 'all' | 'any' | 'each';

/** What several seats are asked at the same time. Each of them one thing. */
export class Together {
  readonly type = 'together';
  readonly join: Join;
  readonly asks: readonly Ask[];

  constructor(join: Join, asks: readonly Ask[]) {
    if (asks.length === 0) throw new Error('dead end: nobody is asked');
    let seats = 0;
    for (const { seat, kind } of asks) {
      if (seats & (1 << seat))
        throw new Error(`seat ${seat} is asked twice at the same time, the second time for '${kind}'`);
      seats |= 1 << seat;
    }
    this.join = join;
    this.asks = asks;
  }
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
 * Each seat goes through its own questions at its own pace. A seat's flow may change only what is that seat's own, and may
 * not ask for chance, so that the pace cannot change the result. The results come in the order of the seats.
 */
export function* chooseIndependently<T>(seats: readonly Seat[], flowOf: (seat: Seat) => Flow<T>): Flow<T[]> {
  const results = new Map<Seat, T>();
  const flows = new Map<Seat, { flow: Flow<T>; ask: Ask }>();
  const advance = (seat: Seat, flow: Flow<T>, answer: unknown): void => {
    const turn = flow.next(answer);
    if (turn.done) {
      flows.delete(seat);
      results.set(seat, turn.value);
    } else if (turn.value.type === 'ask' && turn.value.seat === seat) {
      flows.set(seat, { flow, ask: turn.value });
    } else {
      throw new Error(`independent flow of seat ${seat}: only questions to that seat are allowed`);
    }
  };
  for (const seat of seats) advance(seat, flowOf(seat), undefined);
  while (flows.size > 0) {
    const asks = seats.flatMap((seat) => flows.get(seat)?.ask ?? []);
    const { seat, value } = (yield new Together('each', asks)) as { seat: Seat; value: AnswerValue };
    advance(seat, flows.get(seat)!.flow, value);
  }
  return seats.map((seat) => results.get(seat)!);
}
