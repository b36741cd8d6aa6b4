import type { LogGroup, LogLine } from './grouping.ts';

/** Which groups of the log are drawn: from the first to before the last of these numbers. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export interface LogMoment {
  /** The number of entries that are looked at; the newest of all if it is the present. */
  readonly shownUntil: number;
  readonly firstNew: LogLine | undefined;
  /** How many groups are wanted on each side of the moment. */
  readonly reach: number;
}

/**
 * A long game has thousands of lines, and a page that holds them all is slow to do anything. So only those around the moment that
 * is looked at are drawn, and all that is new to whoever looks.
 */
export function extentOf(groups: readonly LogGroup[], { shownUntil, firstNew, reach }: LogMoment): Extent {
  const at = groups.findLastIndex(({ lines: [first] }) => first !== undefined && first.at <= shownUntil);
  const middle = at < 0 ? 0 : at;
  const news = firstNew ? groups.findIndex(({ lines }) => lines.includes(firstNew)) : groups.length;
  return {
    from: Math.max(0, Math.min(middle - reach + 1, news)),
    to: shownUntil === Infinity ? groups.length : Math.min(groups.length, middle + reach),
  };
}
