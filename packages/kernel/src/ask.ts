import type { AnswerValue, Json, Seat, Value } from './seats.ts';

/** Why something is not allowed: the rule that forbids it and a word for the reason. */
export type Refusal = { readonly rule: string; readonly reason: string };

/**
 * The few forms of decision that serve every game:
 * `one` option, one `place` on the board, an `amount`, `yesNo`, `some` options, all options in an `order`,
 * a `path` of choices that depend on each other and are answered as one (a card, its use, a place),
 * and `confirm`, a single option that a person still has to press (the end of a turn).
 */
export type Form = 'one' | 'place' | 'amount' | 'yesNo' | 'some' | 'order' | 'path' | 'confirm';

/** What may be taken after what was taken already; nothing, if the path is complete. */
export type Next<V extends Value = Value> = (taken: readonly V[]) => readonly V[];

/** As it is, or worked out when somebody wants to know: light matches never do. */
export type About = Json | (() => Json);

/** `at` is the place of the value among the candidates. */
export type WhyNot<V extends Value = Value> = (value: V, at: number) => Refusal | undefined;

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
  /** Of a `path`: what may follow. */
  readonly after: Next | undefined;
  /** Asked even if there is just one answer, because not being asked would tell the others something. */
  always = false;
  /** The seat could be asked whatever it holds, and does without it: others may notice whether there is anything to choose. */
  waived = false;
  /** That this seat is asked is known to nobody else. */
  secret = false;
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
    after?: Next,
  ) {
    this.seat = seat;
    this.kind = kind;
    this.form = form;
    this.candidates = candidates;
    this.whyNot = whyNot;
    this.telling = about;
    this.least = least;
    this.most = most;
    this.after = after;
  }

  /**
   * To be asked whatever the seat holds: others must not learn from it that there was nothing to choose. A player may have
   * waived that.
   */
  whateverHeld(waived = false): this {
    this.always = !waived;
    this.waived = waived;
    return this;
  }

  /** Being asked would tell the others something: they only learn that somebody is. */
  inSecret(): this {
    this.secret = true;
    return this;
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
    let legal: Value[] | undefined; // a list of its own only if something is refused
    for (let at = 0; at < candidates.length; at++) {
      const value = candidates[at]!;
      if (whyNot(value as never, at) !== undefined) legal ??= candidates.slice(0, at);
      else legal?.push(value);
    }
    return legal ?? candidates;
  }

  /** What is expected but not allowed, with its reason. */
  refusals(): { value: Value; refusal: Refusal }[] {
    const refused: { value: Value; refusal: Refusal }[] = [];
    for (const [at, value] of this.candidates().entries()) {
      const refusal = this.whyNot?.(value as never, at);
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

/** Choices that depend on each other, given as one answer: `next` lists what may follow on what was taken. */
export function pickPath<V extends string>(
  seat: Seat,
  kind: string,
  next: Next<V>,
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<readonly V[]> {
  const after = next as unknown as Next;
  return new Ask<readonly V[]>(seat, kind, 'path', () => after(NOTHING), whyNot, about, 1, 1, after);
}

const NOTHING: readonly never[] = [];

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
