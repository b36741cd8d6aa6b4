import { InvalidArgumentError, Option } from 'commander';
import { WarptableError } from '@warptable/kernel';
import type { AnyBoxed } from '@warptable/games';
import { Complaint, didYouMean } from './complaint.ts';

/** A parser for commander: a whole number in these bounds. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`A whole number ${range} is expected.`);
  };
}

/** A number above 0, such as a time in seconds. */
export function positiveNumber(text: string): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number > 0) return number;
  throw new InvalidArgumentError('A number above 0 is expected.');
}

export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

/** A number of seats, or a range of them: `4`, `2-6`. */
export function seatRange(text: string): SeatRange {
  const [, first = '', last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const range = { least: Number(first), most: Number(last) };
  if (first !== '' && range.least <= range.most) return range;
  throw new InvalidArgumentError('A number of seats such as 4, or a range such as 2-6, is expected.');
}

export type OptionTexts = Readonly<Record<string, string>>;

/** Collects `--option key=value`, given any number of times. */
function keyAndValue(text: string, before: OptionTexts = {}): OptionTexts {
  const [, key, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (key !== undefined && value !== undefined) return { ...before, [key]: value };
  throw new InvalidArgumentError('It is given as key=value.');
}

/** `--option`, for every command that sets up games. */
export function gameOption(description: string): Option {
  return new Option('--option <key=value>', description).argParser(keyAndValue).default({}, 'none');
}

export function gameNamed(games: readonly AnyBoxed[], id: string): AnyBoxed {
  const found = games.find(({ game }) => game.id === id);
  if (found) return found;
  const ids = games.map(({ game }) => game.id);
  const hint = didYouMean(id, ids) || `; there ${ids.length === 1 ? 'is' : 'are'}: ${ids.join(', ')}`;
  throw new Complaint(`unknown game '${id}'${hint}`);
}

/** The table's options as the game reads them; complains about seats and options it does not have. */
export function optionsFor({ game }: AnyBoxed, seats: number, given: OptionTexts): unknown {
  checkOptionNames(game.optionTable, given);
  try {
    return game.readOptions(given, seats);
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'badOptions')
      throw new Complaint(error.message.replace(/^options: /, ''));
    throw error;
  }
}

function checkOptionNames(table: AnyBoxed['game']['optionTable'], given: OptionTexts): void {
  const ids = table.map(({ id }) => id);
  const unknown = Object.keys(given).find((key) => !ids.includes(key));
  if (unknown === undefined) return;
  const hint =
    didYouMean(unknown, ids) || (ids.length > 0 ? `; there are: ${ids.join(', ')}` : '; the game has none');
  throw new Complaint(`unknown option '${unknown}'${hint}`);
}
