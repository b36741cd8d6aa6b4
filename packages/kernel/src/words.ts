import type { Form, Next, Pending, Refusal } from './ask.ts';
import { NEVER, finalOf } from './finality.ts';
import type { Tried } from './finality.ts';
import type { SideActionEntry } from './entries.ts';
import type { GameEvent } from './events.ts';
import type { AnswerValue, Viewer, Json, Seat, Value } from './seats.ts';

/** A question as its seat sees it: plain JSON for the wire, a terminal or a bot. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly form: Form;
  readonly options: readonly Value[];
  readonly refused: readonly { readonly value: Value; readonly refusal: Refusal }[];
  readonly min: number;
  readonly max: number;
  readonly about?: Json | undefined;
  /** The rule that the question comes from. */
  readonly rule: string;
  /** The answers that draw, reveal or end something, so that they cannot be taken back: all, any that picks something, or these. */
  readonly final?: 'all' | 'ifAny' | readonly AnswerValue[];
  /** An amount that is paid or given away: people begin with the least. */
  readonly cost?: true;
  /** The option that ends the turn. */
  readonly endsTurn?: Value;
  /** Of a `path`: everything that may follow on each option. */
  readonly paths?: Paths;
  /** Of a `path` that is being walked: what was taken already. `options` are then what may follow on it. */
  readonly taken?: readonly Value[];
}

/** By choice, what may follow on it; nothing where the path ends. */
export interface Paths {
  readonly [choice: string]: Paths;
}

/** `tried` tells whether an answer is final where that has to be tried; without it none is. */
export function askedOf({ ask, options }: Pending, tried: Tried = NEVER): Asked {
  const { seat, kind, form, min, max, about, after, rule, question } = ask;
  const refused = ask.refusals();
  const final = finalOf(ask, options, tried);
  const endsTurn = form === 'confirm' ? options[0] : question.endsTurn;
  return {
    seat,
    kind,
    form,
    options,
    refused,
    min,
    max,
    rule,
    ...(about === undefined ? {} : { about }),
    ...(final === undefined ? {} : { final }),
    ...(question.cost ? { cost: true } : {}),
    ...(endsTurn !== undefined && options.includes(endsTurn) ? { endsTurn } : {}),
    ...(after ? { paths: pathsOf(options, [], after) } : {}),
  };
}

/** A side action in the shape of a question, for the words of a game. */
export const askedSideAction = ({ seat, sideAction, value }: SideActionEntry): Asked => ({
  rule: '',
  seat,
  kind: sideAction,
  form: 'one',
  options: [value],
  refused: [],
  min: 1,
  max: 1,
});

function pathsOf(options: readonly Value[], taken: readonly Value[], after: Next): Paths {
  const paths: Record<string, Paths> = {};
  for (const value of options) {
    const path = [...taken, value];
    paths[value] = pathsOf(after(path), path, after);
  }
  return paths;
}

/** The name of the person at a seat; nothing if the game's own name is to stand. */
export type PersonAt = (seat: Seat) => string | undefined;

/** How a game speaks: turns its ids into sentences. Knows views, never states, so it cannot tell what is hidden. */
export interface Words<V, E extends GameEvent, A extends Asked = Asked> {
  /** Who sits there, as the others know them. */
  seat(view: V, seat: Seat): string;
  /** One imperative sentence. */
  prompt(view: V, asked: A): string;
  option(view: V, asked: A, value: Value): string;
  /** What the seat is thinking about, for those who wait: "choosing a card". */
  waiting(view: V, kind: A['kind']): string;
  /** One line of the log; nothing if the event needs none. People are told by their names, as far as these are known. */
  event(view: V, event: E, viewer: Viewer, personAt?: PersonAt): string | undefined;
  /** Why something is not allowed, with the rule that forbids it. */
  refusal(refusal: Refusal): string;
  /** The whole position for a terminal. */
  position(view: V): string;
  /** What the terms of the bots' evaluation stand for, of which more is better: "goods", "safety of your ships". */
  readonly terms?: Readonly<Record<string, string>>;
}

/** The answer in words, for logs of answers. What a choice of a path means depends on those before it. */
export function answerText<V>(
  words: { option(view: V, asked: Asked, value: Value): string },
  view: V,
  asked: Asked,
  value: AnswerValue,
): string {
  if (typeof value !== 'object') return words.option(view, asked, value);
  return value.map((one, i) => words.option(view, { ...asked, taken: value.slice(0, i) }, one)).join(', ');
}
