import { WarptableError } from './errors.ts';

/** A choice the table makes before the game; the first value is the usual one. */
export interface OptionInfo<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly name: string }[];
  /** Any number of the values can be chosen: these are the usual ones. */
  readonly set?: readonly string[];
  /** Matters in some set-ups only: shown where more than one value fits, and left out of the options at its usual value. */
  readonly special?: true;
  /** Where none is named, simulations take the values in turn, as far as they fit. */
  readonly inTurn?: true;
}

/** What was chosen: one value, or those of a set in the order of the table. */
export type OptionValue = string | readonly string[];

/** By option. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

export const usualValue = ({ values, set }: OptionInfo): OptionValue => set ?? values[0]!.value;

/** Options and numbers of seats that fit together only in some ways, by a rule of the game. */
export interface OptionLimit<O> {
  readonly id: string;
  /** What fits, for whoever sets the table up. */
  readonly text: string;
  readonly rule: string;
  fits(options: O, seats: number): boolean;
}

/** Refuses what does not fit together. */
export function checkLimits<O>(limits: readonly OptionLimit<O>[], options: O, seats: number): void {
  const missed = limits.find((limit) => !limit.fits(options, seats));
  if (!missed) return;
  const { id, text, rule } = missed;
  throw new WarptableError('badOptions', `${text} (${rule})`, { rule, reason: id });
}

/** Fills in the usual values and refuses what is unknown. */
export function readOptionTable<Id extends string>(
  table: readonly OptionInfo<Id>[],
  raw: unknown,
): Record<Id, OptionValue> {
  if (raw !== undefined && (raw === null || typeof raw !== 'object' || Array.isArray(raw))) {
    throw new WarptableError('badOptions', 'options: an object is expected');
  }
  const given = (raw ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(given).find((key) => !table.some(({ id }) => id === key));
  if (unknown !== undefined) {
    throw new WarptableError(
      'badOptions',
      `options: '${unknown}' is unknown; there are: ${table.map(({ id }) => id).join(', ')}`,
    );
  }
  const chosen = table
    .map((option) => [option.id, readValue(option, given[option.id])] as const)
    .filter(([, value], i) => !table[i]!.special || String(value) !== String(usualValue(table[i]!)));
  return Object.fromEntries(chosen) as Record<Id, OptionValue>;
}

function readValue(option: OptionInfo, given: unknown): OptionValue {
  const { id, values, set } = option;
  const value = given ?? usualValue(option);
  const known = values.map((one) => one.value);
  if (set === undefined) {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
  } else if (Array.isArray(value) && value.every((one) => known.includes(one as string))) {
    return known.filter((one) => value.includes(one));
  }
  throw new WarptableError(
    'badOptions',
    `options: ${id} may be ${set ? 'a list of any' : 'one'} of ${known.join(', ')}, not ${JSON.stringify(value)}`,
  );
}

/** Refuses a number of seats that the game does not have. */
export function checkSeats(
  game: { readonly name: string; readonly seats: { min: number; max: number } },
  seats: number,
): void {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new WarptableError('badOptions', `${game.name} is for ${min} to ${max} seats, not for ${seats}`);
  }
}
