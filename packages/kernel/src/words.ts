import type { Form, Next, Pending, Refusal } from './ask.ts';
import type { AsideEntry } from './entries.ts';
import type { GameEvent } from './events.ts';
import type { AnswerValue, Eye, Json, Seat, Value } from './seats.ts';

/** A question as its seat sees it: plain JSON for the wire, a terminal or a bot. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly form: Form;
  readonly options: readonly Value[];
  readonly refused: readonly { readonly value: Value; readonly refusal: Refusal }[];
  readonly least: number;
  readonly most: number;
  readonly about?: Json;
  /** Of a `path`: everything that may follow on each option. */
  readonly paths?: Paths;
  /** Of a `path` that is being walked: what was taken already. `options` are then what may follow on it. */
  readonly taken?: readonly Value[];
}

/** By choice, what may follow on it; nothing where the path ends. */
export interface Paths {
  readonly [choice: string]: Paths;
}

export function askedOf({ ask, options }: Pending): Asked {
  const { seat, kind, form, least, most, about, after } = ask;
  const refused = ask.refusals();
  return {
    seat,
    kind,
    form,
    options,
    refused,
    least,
    most,
    ...(about === undefined ? {} : { about }),
    ...(after ? { paths: pathsOf(options, [], after) } : {}),
  };
}

/** An aside in the shape of a question, for the words of a game. */
export const askedAside = ({ seat, aside, value }: AsideEntry): Asked => ({
  seat,
  kind: aside,
  form: 'one',
  options: [value],
  refused: [],
  least: 1,
  most: 1,
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
export interface Words<V, E extends GameEvent> {
  /** Who sits there, as the others know them. */
  seat(view: V, seat: Seat): string;
  /** One imperative sentence. */
  prompt(view: V, asked: Asked): string;
  option(view: V, asked: Asked, value: Value): string;
  /** What the seat is thinking about, for those who wait: "choosing a card". */
  waiting(view: V, kind: string): string;
  /** One line of the log; nothing if the event needs none. People are told by their names, as far as these are known. */
  event(view: V, event: E, eye: Eye, personAt?: PersonAt): string | undefined;
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
