import { Ask } from './ask.ts';
import type { Final, Form, Next, Question, Terms, WhyNot } from './ask.ts';
import type { Json, Seat, Value } from './seats.ts';
import type { Asked } from './words.ts';

/** Every kind of question of a game, by its name. */
export type Questions = { readonly [kind: string]: Question };

type Declared<F extends Form, About> = Omit<Question<F, About>, 'form' | 'typeOfAbout'>;

// One function for each form, to declare a kind with it: `moveTo: place<{ from: PlaceId }>({ rule: 'WG 6.1' })`.
const declare =
  <F extends Form>(form: F) =>
  <About extends Json | undefined = undefined>(declared: Declared<F, About>): Question<F, About> => ({
    form,
    ...declared,
  });

export const one = declare('one');
export const place = declare('place');
export const amount = declare('amount');
export const yesNo = declare('yesNo');
export const some = declare('some');
export const order = declare('order');
export const path = declare('path');
export const confirm = declare('confirm');

/** What a kind of question is about. */
export type AboutOf<Q> = Q extends Question<Form, infer About extends Json | undefined> ? About : never;

type Said<About, T> = T & ([About] extends [undefined] ? unknown : { readonly about: About | (() => About) });
type Optional<About, T> = [About] extends [undefined]
  ? [seat: Seat, terms?: T]
  : [seat: Seat, terms: Said<About, T>];

interface Picked<V extends Value, A> {
  readonly candidates: () => readonly V[];
  readonly whyNot?: WhyNot<V> | undefined;
  readonly final?: Final<A> | undefined;
}
interface Between {
  readonly min: number;
  readonly max: number;
}

type PickValue<About> = <V extends Value>(seat: Seat, terms: Said<About, Picked<V, V>>) => Ask<V>;
type PickAmount<About> = (
  seat: Seat,
  terms: Said<About, Between & Omit<Picked<number, number>, 'candidates'>>,
) => Ask<number>;
type AskYesNo<About> = (
  ...asked: Optional<About, { readonly final?: Final<'yes' | 'no'> | undefined }>
) => Ask<'yes' | 'no'>;
type PickSome<About> = <V extends Value>(
  seat: Seat,
  terms: Said<
    About,
    Between & Omit<Picked<V, never>, 'final'> & { readonly final?: boolean | 'ifAny' | 'tried' }
  >,
) => Ask<readonly V[]>;
type PickOrder<About> = <V extends Value>(
  seat: Seat,
  terms: Said<About, { readonly candidates: () => readonly V[]; readonly final?: boolean | 'tried' }>,
) => Ask<readonly V[]>;
/** `next` gives what may follow on what was taken; nothing where the path ends. */
type PickPath<About> = <V extends string>(
  seat: Seat,
  terms: Said<About, Omit<Picked<V, readonly V[]>, 'candidates'> & { readonly next: Next<V> }>,
) => Ask<readonly V[]>;
type Confirm<About> = (...asked: Optional<About, object>) => Ask<'done'>;

/** How a question of each form is put. */
type Put<F extends Form, About> = F extends 'one' | 'place'
  ? PickValue<About>
  : F extends 'amount'
    ? PickAmount<About>
    : F extends 'yesNo'
      ? AskYesNo<About>
      : F extends 'some'
        ? PickSome<About>
        : F extends 'order'
          ? PickOrder<About>
          : F extends 'path'
            ? PickPath<About>
            : Confirm<About>;

type Asks<D extends Questions> = {
  readonly [K in keyof D]: D[K] extends Question<infer F, infer About> ? Put<F, About> : never;
};

const NO_TERMS: Terms = {};

/**
 * The questions of a game, each put by a function of its own: `yield* ask.moveTo(seat, { about, candidates, whyNot })`. A kind that is
 * not declared, or one without what it is about, does not compile.
 */
export function declareQuestions<D extends Questions>(declared: D): Asks<D> {
  const asks = Object.entries(declared).map(([kind, question]) => [
    kind,
    (seat: Seat, terms = NO_TERMS) => new Ask(seat, kind, question, terms),
  ]);
  return Object.fromEntries(asks) as Asks<D>;
}

/** A question as its seat sees it, typed by its kind: switch over it and the compiler knows what it is about. */
export type AskedOf<D extends Questions, K extends keyof D = keyof D> = {
  [P in K & string]: Omit<Asked, 'kind' | 'about'> & { readonly kind: P; readonly about: AboutOf<D[P]> };
}[K & string];

/** A table with an entry for each kind: what is there for this question; nothing for a kind that another version of the rules asks. */
export function byKind<A extends { readonly kind: string }, T>(
  table: { readonly [K in A['kind']]?: (asked: Extract<A, { readonly kind: K }>) => T },
  asked: A,
): T | undefined {
  const entry = Object.hasOwn(table, asked.kind) ? table[asked.kind as A['kind']] : undefined;
  return (entry as ((one: A) => T) | undefined)?.(asked);
}
