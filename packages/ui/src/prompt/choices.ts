import type { Asked, Value } from '@warptable/kernel';
import { isFinalOption } from '../final.ts';
import type { AnyGameUi } from '../game-ui.ts';
import { t } from '../texts/say.ts';

export interface Choice {
  readonly value: Value;
  readonly label: string;
  /** The same in a few words, for a button. */
  readonly brief: string;
  /** The number on the keyboard, if it has one. */
  readonly key: string | undefined;
  readonly isFinal: boolean;
}

export interface Choices {
  readonly all: readonly Choice[];
  /** Those that stand in the bar as buttons. */
  readonly quick: readonly Choice[];
  /** What can be done beside the course of play: smaller buttons after those. */
  readonly side: readonly Choice[];
  /** Those buttons are all that was asked for. */
  readonly isWhole: boolean;
  /** The full list is needed at once: what is asked stands nowhere else. */
  readonly needsList: boolean;
}

const MAX_BUTTONS = 4;
const LONGEST_LABEL = 48;
/** Of all labels in the bar together, so that the sentence beside them can be read. */
const MAX_LETTERS = 56;
/** Of buttons for what is lit on the board or in the hand anyway. */
const MAX_LETTERS_AGAIN = 36;
/** That there is no undo stands on the button too. */
const WARNING = 8;

/**
 * Sorts the options of a question: a few short ones become buttons; what stands on the board does not need one, and gets one only
 * where there is room.
 */
export function choicesOf(gameUi: AnyGameUi, view: unknown, asked: Asked, isRoomy = true): Choices {
  const end = asked.endsTurn;
  const keys = keysOf(gameUi, asked);
  const all = asked.options.map((value): Choice => {
    const label = gameUi.words.option(view, asked, value);
    return {
      value,
      label,
      brief: gameUi.brief?.(view, asked, value) ?? label,
      key: keys.get(value),
      isFinal: isFinalOption(asked, value),
    };
  });
  const fits = (choices: readonly Choice[]) =>
    choices.length <= MAX_BUTTONS &&
    choices.every(({ brief }) => brief.length <= LONGEST_LABEL) &&
    (choices.length <= 2 || lettersOf(choices) <= MAX_LETTERS);
  const isBeside = ({ value }: Choice): boolean => !gameUi.isOnBoard(asked, value);
  const isSide = ({ value }: Choice): boolean => gameUi.isSecondary?.(asked, value) ?? false;
  const main = all.filter((choice) => !isSide(choice) && choice.value !== end);
  const side = isRoomy ? all.filter((choice) => isSide(choice) && isBeside(choice)) : [];
  const beside = main.filter(isBeside);
  const isWorthwhile = beside.length === main.length || (isRoomy && lettersOf(main) <= MAX_LETTERS_AGAIN);
  if (fits(main) && isWorthwhile) return { all, quick: main, side, isWhole: true, needsList: false };
  return fits(beside)
    ? { all, quick: beside, side, isWhole: false, needsList: false }
    : { all, quick: [], side, isWhole: false, needsList: true };
}

const lettersOf = (choices: readonly Choice[]): number =>
  choices.reduce(
    (sum, choice) => sum + choice.brief.length + (isWarned(choice, choice.brief) ? WARNING : 0),
    0,
  );

/** Whether it has to be said that there is no undo: some labels say so themselves, in the same words. */
export const isWarned = ({ isFinal }: Pick<Choice, 'isFinal'>, label: string): boolean =>
  isFinal && !label.toLowerCase().includes(t('choice.noUndo').toLowerCase());

/**
 * The keys that take the options: a number is its own key, the first nine of other options have theirs by their place. The end of the
 * turn has a key of its own.
 */
function keysOf(gameUi: AnyGameUi, asked: Asked): ReadonlyMap<Value, string> {
  const end = asked.endsTurn;
  const keys = new Map<Value, string>();
  for (const [i, value] of asked.options.filter((one) => one !== end).entries()) {
    const digit = asked.form === 'amount' ? Number(value) : i + 1;
    if (digit <= 9) keys.set(value, String(digit));
  }
  return keys;
}

export function optionByKey(gameUi: AnyGameUi, asked: Asked, key: string): Value | undefined {
  for (const [value, own] of keysOf(gameUi, asked)) if (own === key) return value;
  return undefined;
}
