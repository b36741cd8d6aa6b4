import type { AnswerValue, Json, Seat, Value } from './seats.ts';

/** Why something is not allowed: the rule that forbids it and a word for the reason. */
export type Refusal = { readonly rule: string; readonly reason: string };

/**
 * The few forms of decision that serve every game:
 * `one` option, one `place` on the board, an `amount`, `yesNo`, `some` options, all options in an `order`,
 * and `confirm`, a single option that a person still has to press (the end of a turn).
 */
export type Form = 'one' | 'place' | 'amount' | 'yesNo' | 'some' | 'order' | 'confirm';

/** As it is, or worked out when somebody wants to know: light matches never do. */
export type About = Json | (() => Json);

export type WhyNot<V extends Value = Value> = (value: V) => Refusal | undefined;

/**
 * A question put to a seat. `yield*` it to get the answer; or hand several to `chooseTogether`.
 *
 * `candidates` lists, in canonical order, what a person might expect to choose from; `whyNot` takes out of it what is
 * not allowed now and says why. Both read the state when they are called, so that a re-dealt game gives its own options.
 */
export class Ask<A = AnswerValue> {
  readonly type = 'ask';
  readonly seat: Seat;
  readonly kind: string;
  readonly form: Form;
  readonly candidates: () => readonly Value[];
  readonly whyNot: WhyNot<never> | undefined;
  /** How many options `some` takes. */
  readonly least: number;
  readonly most: number;
  private readonly telling: About | undefined;
  private asked = false;

  constructor(
    seat: Seat,
    kind: string,
    form: Form,
    candidates: () => readonly Value[],
    whyNot?: WhyNot<never>,
    about?: About,
    least = 1,
    most = 1,
  ) {
    this.seat = seat;
    this.kind = kind;
    this.form = form;
    this.candidates = candidates;
    this.whyNot = whyNot;
    this.telling = about;
    this.least = least;
    this.most = most;
  }

  [Symbol.iterator](): this {
    return this;
  }

  /** The iterator that `yield*` drives: first the question itself, then the answer. Cheaper than a generator. */
  next(answer?: unknown): IteratorResult<Ask, A> {
    if (!this.asked) {
      this.asked = true;
      return { done: false, value: this as unknown as Ask };
    }
    this.asked = false;
    return { done: true, value: answer as A };
  }

  /** What the prompt needs to know beside its kind. Public: everybody may see it while the question is open. */
  get about(): Json | undefined {
    return typeof this.telling === 'function' ? this.telling() : this.telling;
  }

  /** The legal options in canonical order. */
  options(): readonly Value[] {
    const { whyNot } = this;
    const candidates = this.candidates();
    if (whyNot === undefined) return candidates;
    const legal: Value[] = [];
    for (const value of candidates) if (whyNot(value as never) === undefined) legal.push(value);
    return legal;
  }

  /** What is expected but not allowed, with its reason. */
  refusals(): { value: Value; refusal: Refusal }[] {
    const refused: { value: Value; refusal: Refusal }[] = [];
    for (const value of this.candidates()) {
      const refusal = this.whyNot?.(value as never);
      if (refusal !== undefined) refused.push({ value, refusal });
    }
    return refused;
  }
}

/** A question that waits for its answer, with the legal options in canonical order. */
export interface Pending {
  readonly ask: Ask;
  options: readonly Value[];
}

export function pickOne<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<V> {
  return new Ask<V>(seat, kind, 'one', candidates, whyNot, about);
}

export function pickPlace<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<V> {
  return new Ask<V>(seat, kind, 'place', candidates, whyNot, about);
}

export function pickAmount(
  seat: Seat,
  kind: string,
  least: number,
  most: number,
  whyNot?: WhyNot<number>,
  about?: About,
): Ask<number> {
  return new Ask<number>(seat, kind, 'amount', () => amounts(least, most), whyNot, about);
}

const YES_NO = ['yes', 'no'] as const;

export function askYesNo(seat: Seat, kind: string, about?: About): Ask<'yes' | 'no'> {
  return new Ask<'yes' | 'no'>(seat, kind, 'yesNo', () => YES_NO, undefined, about);
}

/** Any `least` to `most` different ones of a small set, in canonical order. */
export function pickSome<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  least: number,
  most: number,
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<readonly V[]> {
  return new Ask<readonly V[]>(seat, kind, 'some', candidates, whyNot, about, least, most);
}

export function pickOrder<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  about?: About,
): Ask<readonly V[]> {
  return new Ask<readonly V[]>(seat, kind, 'order', candidates, undefined, about);
}

const DONE = ['done'] as const;

/** An act with one option that is never taken by the driver at a table: the end of a turn. */
export function confirm(seat: Seat, kind: string, about?: About): Ask<'done'> {
  return new Ask<'done'>(seat, kind, 'confirm', () => DONE, undefined, about);
}

function amounts(least: number, most: number): number[] {
  const list: number[] = [];
  for (let n = least; n <= most; n++) list.push(n);
  return list;
}
