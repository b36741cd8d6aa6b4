import { InvalidArgumentError, Option } from 'commander';
import { WarptableError } from '@warptable/kernel';
import type { OptionValues } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import { Complaint, didYouMean } from './complaint.ts';

/** A parser for commander: a whole number in these bounds. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
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
  readonly min: number;
  readonly max: number;
}

/** A number of seats, or a range of them: `4`, `2-6`. */
export function seatRange(text: string): SeatRange {
  const [, first = '', last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const range = { min: Number(first), max: Number(last) };
  if (first !== '' && range.min <= range.max) return range;
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

export function gameNamed(games: readonly AnyGameModule[], id: string): AnyGameModule {
  const found = games.find(({ game }) => game.id === id);
  if (found) return found;
  const ids = games.map(({ game }) => game.id);
  const hint = didYouMean(id, ids) || `; there ${ids.length === 1 ? 'is' : 'are'}: ${ids.join(', ')}`;
  throw new Complaint(`unknown game '${id}'${hint}`);
}

/** The table's options as the game reads them; complains about seats and options it does not have. Of a set, values are parted by commas. */
export function optionsFor({ game }: AnyGameModule, seats: number, given: OptionValues): unknown {
  checkOptionNames(game.optionTable, given);
  const isSet = (id: string): boolean => game.optionTable.some((option) => option.id === id && option.set);
  const raw = Object.entries(given).map(([id, value]) => [
    id,
    isSet(id) && typeof value === 'string' ? value.split(',') : value,
  ]);
  try {
    return game.readOptions(Object.fromEntries(raw), seats);
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'badOptions')
      throw new Complaint(error.message.replace(/^options: /, ''));
    throw error;
  }
}

/** The options of one game after the other: those that a game takes in turn go through all their values, unless one is named. */
export function optionsInTurn(gameModule: AnyGameModule, seats: number, given: OptionValues): unknown[] {
  const { optionTable } = gameModule.game;
  let all: OptionValues[] = [given];
  for (const { id, values, inTurn } of optionTable)
    if (inTurn && given[id] === undefined)
      all = all.flatMap((options) => values.map(({ value }) => ({ ...options, [id]: value })));
  const usual = optionsFor(gameModule, seats, given);
  const fitting = all.flatMap((options) => {
    try {
      return [optionsFor(gameModule, seats, options)];
    } catch (error) {
      if (error instanceof Complaint) return [];
      throw error;
    }
  });
  return fitting.length > 1 ? fitting : [usual];
}

function checkOptionNames(table: AnyGameModule['game']['optionTable'], given: OptionValues): void {
  const ids = table.map(({ id }) => id);
  const unknown = Object.keys(given).find((key) => !ids.includes(key));
  if (unknown === undefined) return;
  const hint =
    didYouMean(unknown, ids) || (ids.length > 0 ? `; there are: ${ids.join(', ')}` : '; the game has none');
  throw new Complaint(`unknown option '${unknown}'${hint}`);
}
