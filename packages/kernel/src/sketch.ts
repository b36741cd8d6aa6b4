// Questions without a declaration, for tests of a few lines. A game declares its own (`declareQuestions`).
import { Ask } from './ask.ts';
import type { About, Form, Next, Question, WhyNot } from './ask.ts';
import type { Seat, Value } from './seats.ts';

const NO_RULE = '';
const undeclared = (form: Form): Question => ({ form, rule: NO_RULE });
const UNDECLARED = {
  one: undeclared('one'),
  place: undeclared('place'),
  amount: undeclared('amount'),
  yesNo: undeclared('yesNo'),
  some: undeclared('some'),
  order: undeclared('order'),
  path: undeclared('path'),
  confirm: undeclared('confirm'),
} as const;

export function pickOne<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<V> {
  return new Ask<V>(seat, kind, UNDECLARED.one, { candidates, whyNot, about });
}

export function pickPlace<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<V> {
  return new Ask<V>(seat, kind, UNDECLARED.place, { candidates, whyNot, about });
}

export function pickAmount(
  seat: Seat,
  kind: string,
  min: number,
  max: number,
  whyNot?: WhyNot<number>,
  about?: About,
): Ask<number> {
  return new Ask<number>(seat, kind, UNDECLARED.amount, { min, max, whyNot, about });
}

export function askYesNo(seat: Seat, kind: string, about?: About): Ask<'yes' | 'no'> {
  return new Ask<'yes' | 'no'>(seat, kind, UNDECLARED.yesNo, { about });
}

/** Any `min` to `max` different ones of a small set, in canonical order. */
export function pickSome<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  min: number,
  max: number,
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<readonly V[]> {
  return new Ask<readonly V[]>(seat, kind, UNDECLARED.some, { candidates, whyNot, about, min, max });
}

export function pickOrder<V extends Value>(
  seat: Seat,
  kind: string,
  candidates: () => readonly V[],
  about?: About,
): Ask<readonly V[]> {
  return new Ask<readonly V[]>(seat, kind, UNDECLARED.order, { candidates, about });
}

/** Choices that depend on each other, given as one answer: `next` lists what may follow on what was taken. */
export function pickPath<V extends string>(
  seat: Seat,
  kind: string,
  next: Next<V>,
  whyNot?: WhyNot<V>,
  about?: About,
): Ask<readonly V[]> {
  return new Ask<readonly V[]>(seat, kind, UNDECLARED.path, { next: next as unknown as Next, whyNot, about });
}

/** An act with one option that is never taken by the driver at a table: the end of a turn. */
export function confirm(seat: Seat, kind: string, about?: About): Ask<'done'> {
  return new Ask<'done'>(seat, kind, UNDECLARED.confirm, { about });
}
