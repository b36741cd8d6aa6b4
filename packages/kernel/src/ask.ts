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

/** As it is, or worked out when somebody wants to know: simulations never do. */
export type About = Json | (() => Json);

/** `at` is the place of the value among the candidates. */
export type WhyNot<V extends Value = Value> = (value: V, at: number) => Refusal | undefined;

/**
 * Which answers draw, reveal or end something and so cannot be taken back. `ifAny`: of `some`, unless nothing is picked. `tried`: what
 * follows is too long a chain to foresee, so the match finds out by trying each answer with what the seat knows.
 */
export type Final<A> = boolean | 'ifAny' | 'tried' | ((value: A) => boolean | 'tried');

/** A kind of question as the rules declare it, see `declareQuestions`. `About` is what the prompt needs to know beside the kind. */
export interface Question<F extends Form = Form, About = never> {
  readonly form: F;
  /** The rule the question comes from; it may depend on what the question is about. */
  readonly rule: string | ((about: About) => string);
  /** Every answer is final, or it has to be tried. Where only some are, the step says which when it asks. */
  readonly final?: true | 'tried';
  /** An amount that is paid or given away: people begin with the least. */
  readonly cost?: true;
  /** The option that ends the turn where others stand beside it. */
  readonly endsTurn?: Value;
  /** Never there: carries the type alone. */
  readonly typeOfAbout?: (about: About) => void;
}

/** What a step says when it asks. */
export interface Terms {
  /** Not of an amount, a yes or no, a path or a confirmation: there they follow from the rest. */
  readonly candidates?: (() => readonly Value[]) | undefined;
  readonly whyNot?: WhyNot<never> | undefined;
  readonly about?: About | undefined;
  readonly final?: Final<never> | undefined;
  /** How many options `some` takes; of an `amount`, its bounds. */
  readonly min?: number;
  readonly max?: number;
  /** Of a `path`: what may follow on what was taken. */
  readonly next?: Next;
}

/**
 * A question put to a seat. `yield*` it to get the answer; or hand several to `chooseTogether`.
 *
 * `candidates` lists, in canonical order, what a person might expect to choose from; `whyNot` takes out of it what is
 * not allowed now and says why. Both read the state when they are called, so that a determinized game gives its own options.
 */
export class Ask<A = AnswerValue> {
  readonly type = 'ask';
  readonly seat: Seat;
  readonly kind: string;
  readonly question: Question;
  readonly form: Form;
  /** Asked even if there is just one answer, because not being asked would tell the others something. */
  always = false;
  /** The seat could be asked whatever it holds, and does without it: others may notice whether there is anything to choose. */
  waived = false;
  /** That this seat is asked is known to nobody else. */
  secret = false;
  private readonly terms: Terms;
  private asked = false;

  constructor(seat: Seat, kind: string, question: Question, terms: Terms) {
    this.seat = seat;
    this.kind = kind;
    this.question = question;
    this.form = question.form;
    this.terms = terms;
  }

  /** What a person might expect to choose from, in canonical order. */
  candidates(): readonly Value[] {
    const { terms } = this;
    switch (this.form) {
      case 'one':
      case 'place':
      case 'some':
      case 'order':
        return terms.candidates!();
      case 'amount':
        return amounts(terms.min!, terms.max!);
      case 'path':
        return terms.next!(NOTHING);
      case 'yesNo':
        return YES_NO;
      case 'confirm':
        return DONE;
    }
  }

  get whyNot(): WhyNot<never> | undefined {
    return this.terms.whyNot;
  }

  /** How many options `some` takes. */
  get min(): number {
    return this.form === 'some' ? this.terms.min! : 1;
  }

  get max(): number {
    return this.form === 'some' ? this.terms.max! : 1;
  }

  /** Of a `path`: what may follow. */
  get after(): Next | undefined {
    return this.terms.next;
  }

  /**
   * To be asked whatever the seat holds: others must not learn from it that there was nothing to choose. A player may have
   * waived that.
   */
  alwaysAsk(waived = false): this {
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
    const { about } = this.terms;
    return typeof about === 'function' ? about() : about;
  }

  get rule(): string {
    const { rule } = this.question;
    return typeof rule === 'function' ? rule(this.about as never) : rule;
  }

  /** Which answers draw, reveal or end something, so that they cannot be taken back. */
  get final(): Final<never> {
    return this.question.final ?? this.terms.final ?? false;
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

const NOTHING: readonly never[] = [];
const YES_NO = ['yes', 'no'] as const;
const DONE = ['done'] as const;

function amounts(min: number, max: number): number[] {
  const list: number[] = [];
  for (let n = min; n <= max; n++) list.push(n);
  return list;
}
