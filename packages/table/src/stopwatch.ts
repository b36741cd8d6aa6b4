import { clockedFor } from '@warptable/kernel';
import type { AnyMatch, Seat, SideActionEntry } from '@warptable/kernel';
import { runClocks, stopClock } from './clock.ts';
import type { Clocks, Stopwatch } from './clock.ts';
import { isBots } from './setup.ts';
import type { SeatState, TableSetup } from './setup.ts';

/** What there is to know of a table whose clocks run. */
interface Ticking {
  readonly match: AnyMatch | null;
  readonly setup: TableSetup;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks;
  readonly pausedAt: number | null;
  readonly suspendedAt: number | null;
  askedSeats(): Seat[];
}

/** Something was done: the clocks of those who are asked now run. */
export function clocksAt(table: Ticking, now: number): Clocks {
  const { match, setup, clocks, pausedAt, suspendedAt } = table;
  if (!match) return clocks;
  const isOff = pausedAt !== null || setup.clock.kind === 'none';
  return withStopwatches(
    table,
    match,
    isOff ? clocks : runClocks(clocks, table.askedSeats(), suspendedAt ?? now),
    now,
  );
}

/** Whoever comes back to another question than the bot sat in for has the time for a move again, however late it was. */
export function clocksOfReturn(
  table: Ticking & { readonly heldSince: number | null; isBotYetToAnswer(seat: Seat): boolean },
  seat: Seat,
  now: number,
): Clocks {
  const { setup, clocks, heldSince, match } = table;
  if (table.isBotYetToAnswer(seat)) return clocks;
  return stopClock(setup.clock, clocks, seat, heldSince ?? now, match?.pendingOf(seat)?.ask.secret === true);
}

const ZERO: Stopwatch = { total: 0, since: null };

/** They run while a person is asked whose time the rules count, and stand while the table does. */
function withStopwatches(table: Ticking, match: AnyMatch, clocks: Clocks, now: number): Clocks {
  const { seats, pausedAt, suspendedAt } = table;
  const isHeld = pausedAt !== null || suspendedAt !== null;
  const asked = isHeld ? [] : table.askedSeats();
  const runs = seats.map(
    (state, seat) => asked.includes(seat) && !isBots(state) && clockedFor(match, seat) !== undefined,
  );
  if (!clocks.stopwatches && !runs.includes(true)) return clocks;
  const stopwatches = runs.map((isRunning, seat): Stopwatch => {
    const { total, since } = clocks.stopwatches?.[seat] ?? ZERO;
    return {
      total: total + (since === null ? 0 : Math.max(0, now - since)),
      since: isRunning ? now : null,
    };
  });
  return { ...clocks, stopwatches };
}

/** What the clock does next, if everybody goes on thinking. */
export function dueByStopwatch({
  match,
  clocks,
}: Pick<Ticking, 'match' | 'clocks'>): { readonly at: number; readonly entry: SideActionEntry } | undefined {
  for (const [seat, { total, since }] of (clocks.stopwatches ?? []).entries()) {
    if (since === null || !match) continue;
    const clocked = clockedFor(match, seat);
    if (clocked) return { at: since + clocked.seconds * 1000 - total, entry: clocked.entry };
  }
  return undefined;
}
