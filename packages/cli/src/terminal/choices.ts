import type { AnswerValue, Asked, Value } from '@warptable/kernel';

/** How a question is put at the terminal, and how what is typed becomes an answer. */
export interface TerminalChoice {
  readonly value: Value;
  readonly text: string;
}

export type Reading = { readonly answer: AnswerValue } | { readonly fault: string };

/** The choices with what to type for each, in columns if the texts are short. */
export function listOfChoices(
  form: Asked['form'],
  choices: readonly TerminalChoice[],
  width: number,
): string[] {
  if (choices.every(({ value, text }) => form === 'amount' && text === String(value))) return [];
  const labels = choices.map(({ value }, i) => (form === 'amount' ? String(value) : String(i + 1)));
  const labelWidth = Math.max(...labels.map((label) => label.length)) + 2;
  const cells = choices.map(({ text }, i) => `${(labels[i] ?? '').padStart(labelWidth)}  ${text}`);
  const cellWidth = Math.max(...cells.map((cell) => cell.length)) + 2;
  const columns = choices.length < 10 ? 1 : Math.max(1, Math.min(4, Math.floor(width / cellWidth)));
  if (columns === 1) return cells.flatMap((cell) => brokenLines(cell, width, labelWidth + 2));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (cells[column * rows + row] ?? '').padEnd(cellWidth))
      .join('')
      .trimEnd(),
  );
}

/** A long text in lines, all but the first set in. */
export function brokenLines(text: string, width: number, indent: number): string[] {
  if (text.length <= width) return [text];
  const at = text.lastIndexOf(' ', width);
  if (at <= indent) return [text];
  return [text.slice(0, at), ...brokenLines(' '.repeat(indent) + text.slice(at + 1), width, indent)];
}

/** What may be typed, in brackets behind the prompt. */
export function invitationTo({ form, min, max, taken }: Asked, choices: readonly TerminalChoice[]): string {
  const count = choices.length;
  switch (form) {
    case 'confirm':
      return 'Enter to confirm, or undo';
    case 'yesNo':
      return 'y or n';
    case 'amount':
      return amountsIn(choices.map(({ value }) => Number(value)));
    case 'some': {
      const howMany = min === max ? `${max}` : `${min} to ${max}`;
      return `${howMany} of the numbers, such as "1 2"${min === 0 ? ', or Enter for none' : ''}`;
    }
    case 'order':
      return `all ${count} numbers in your order, or Enter to leave them as they are`;
    case 'one':
    case 'place':
      return oneOf(count);
    case 'path':
      return `${oneOf(count)}${isOnTheWay(taken) ? ', or b to go back' : ''}`;
  }
}

const oneOf = (count: number): string => (count === 1 ? 'Enter' : `1 to ${count}`);

/** Something of a path was chosen, so that one can go back. */
export const isOnTheWay = (taken: Asked['taken']): boolean => taken !== undefined && taken.length > 0;

/** Reads an answer, or one choice of a path. Only its form is checked here: the game itself decides what is legal. */
export function readAnswer(asked: Asked, choices: readonly TerminalChoice[], typed: string): Reading {
  const text = typed.toLowerCase();
  switch (asked.form) {
    case 'confirm':
      return ['', '1', 'y', 'yes', 'done', 'ok'].includes(text)
        ? { answer: 'done' }
        : notUnderstood(asked, choices);
    case 'yesNo': {
      if (['y', 'yes', '1'].includes(text)) return { answer: 'yes' };
      return ['n', 'no', '2'].includes(text) ? { answer: 'no' } : notUnderstood(asked, choices);
    }
    case 'amount': {
      const amount = choices.find(({ value }) => String(value) === text);
      return amount ? { answer: amount.value } : notUnderstood(asked, choices);
    }
    case 'some':
      return readSome(asked, choices, text);
    case 'order':
      return readOrder(asked, choices, text);
    case 'one':
    case 'place':
    case 'path':
      return readOne(asked, choices, text);
  }
}

function readOne(asked: Asked, choices: readonly TerminalChoice[], text: string): Reading {
  const only = text === '' && choices.length === 1 ? choices[0] : undefined;
  const chosen = /^\d+$/.test(text) ? choices[Number(text) - 1] : only;
  return chosen ? { answer: chosen.value } : notUnderstood(asked, choices);
}

function readSome(asked: Asked, choices: readonly TerminalChoice[], text: string): Reading {
  const numbers = text === 'none' ? [] : readNumbers(text, choices.length);
  if (!numbers || numbers.length < asked.min || numbers.length > asked.max)
    return notUnderstood(asked, choices);
  // The game wants its own order, whatever the order of typing was.
  return { answer: choices.filter((_, i) => numbers.includes(i + 1)).map(({ value }) => value) };
}

function readOrder(asked: Asked, choices: readonly TerminalChoice[], text: string): Reading {
  if (text === '') return { answer: choices.map(({ value }) => value) };
  const numbers = readNumbers(text, choices.length);
  if (numbers?.length !== choices.length) return notUnderstood(asked, choices);
  return { answer: numbers.flatMap((number) => choices[number - 1]?.value ?? []) };
}

/** Different numbers from 1 to `max`, separated by blanks or commas. */
function readNumbers(text: string, max: number): number[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  const sound =
    numbers.every((number) => number >= 1 && number <= max) && new Set(numbers).size === numbers.length;
  return sound ? numbers : undefined;
}

const notUnderstood = (asked: Asked, choices: readonly TerminalChoice[]): Reading => ({
  fault: `Please type ${invitationTo(asked, choices)}, or help.`,
});

function amountsIn(amounts: readonly number[]): string {
  const [first = 0, last = first] = [amounts[0], amounts.at(-1)];
  const withoutGap = last - first === amounts.length - 1;
  return withoutGap && first !== last ? `${first} to ${last}` : amounts.join(' or ');
}
