import type { Asked, Value } from '@warptable/kernel';
import type { AnyLook } from '../look.ts';

export interface Choice {
  readonly value: Value;
  readonly label: string;
  /** The number on the keyboard, if it has one. */
  readonly key: string | undefined;
  readonly isFinal: boolean;
}

export interface Choices {
  readonly all: readonly Choice[];
  /** Those that stand in the bar as buttons. */
  readonly quick: readonly Choice[];
  /** The full list is needed at once: what is asked stands nowhere else. */
  readonly needsList: boolean;
}

const MOST_BUTTONS = 4;
const LONGEST_LABEL = 48;
/** Of all labels in the bar together, so that the sentence beside them can be read. */
const MOST_LETTERS = 76;

/**
 * Sorts the options of a question: a few short ones become buttons; what stands on the board does not need one, and gets one only
 * where there is room.
 */
export function choicesOf(look: AnyLook, view: unknown, asked: Asked, isRoomy = true): Choices {
  const all = asked.options.map((value, i) => ({
    value,
    label: look.words.option(view, asked, value),
    key: keyOf(asked, value, i),
    isFinal: look.isFinal?.(view, asked, value) ?? false,
  }));
  const fits = (choices: readonly Choice[]) =>
    choices.length <= MOST_BUTTONS &&
    choices.every(({ label }) => label.length <= LONGEST_LABEL) &&
    choices.reduce((sum, { label }) => sum + label.length, 0) <= MOST_LETTERS;
  const beside = all.filter(({ value }) => !look.isOnBoard(asked, value));
  if (fits(all) && (isRoomy || beside.length === all.length)) return { all, quick: all, needsList: false };
  return fits(beside) ? { all, quick: beside, needsList: false } : { all, quick: [], needsList: true };
}

/** The key that takes the option: a number is its own key, the first nine of other options have theirs by their place. */
function keyOf({ form }: Asked, value: Value, place: number): string | undefined {
  const digit = form === 'amount' ? value : place + 1;
  return typeof digit === 'number' && digit <= 9 ? String(digit) : undefined;
}

export function optionByKey(asked: Asked, key: string): Value | undefined {
  return asked.options.find((value, i) => keyOf(asked, value, i) === key);
}
