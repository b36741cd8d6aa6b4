import { WarptableError } from './errors.ts';

/** A choice the table makes before the game; the first value is the usual one. */
export interface OptionInfo<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

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
  const broken = limits.find((limit) => !limit.fits(options, seats));
  if (!broken) return;
  const { id, text, rule } = broken;
  throw new WarptableError('badOptions', `${text} (${rule})`, { rule, reason: id });
}

/** Fills in the usual values and refuses what is unknown. */
export function readOptionTable<Id extends string>(
  table: readonly OptionInfo<Id>[],
  raw: unknown,
): Record<Id, string> {
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
  const chosen = table.map(({ id, values }) => {
    const value = given[id] ?? values[0]!.value;
    if (!values.some((one) => one.value === value)) {
      const possible = values.map((one) => one.value).join(', ');
      throw new WarptableError(
        'badOptions',
        `options: ${id} may be one of ${possible}, not ${JSON.stringify(value)}`,
      );
    }
    return [id, value] as const;
  });
  return Object.fromEntries(chosen) as Record<Id, string>;
}

/** Refuses a number of seats that the game does not have. */
export function checkSeats(
  game: { readonly name: string; readonly seats: { least: number; most: number } },
  seats: number,
): void {
  const { least, most } = game.seats;
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new WarptableError('badOptions', `${game.name} is for ${least} to ${most} seats, not for ${seats}`);
  }
}
