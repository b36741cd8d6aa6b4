import type { Pending, Seat } from '@warptable/kernel';
import type { ClockPolicy } from './setup.ts';

/** What the clocks say. Times are in milliseconds. */
export interface Clocks {
  /** When each seat was first asked what it is asked now; null if it is not asked anything. */
  readonly askedAt: readonly (number | null)[];
  readonly reserve: readonly number[];
  /** By seat, how its clock stood when it was asked what it has answered last, the newest last: whoever takes an answer back has it again. */
  readonly answered?: readonly (readonly Stood[])[];
  /** By seat, where the rules have something done by the clock: see `SideAction.byClock`. */
  readonly stopwatches?: readonly Stopwatch[];
}

/** How long a seat has been asked in all. Time of answers that are taken back counts too. */
export interface Stopwatch {
  readonly total: number;
  /** Since when it runs. */
  readonly since: number | null;
}

export interface Stood {
  readonly askedAt: number;
  readonly reserve: number;
}

/** More answers than anybody takes back in a row. */
const MAX_ANSWERED = 60;

const DAY = 86_400_000;

export function newClocks(policy: ClockPolicy, seats: number): Clocks {
  const reserve = policy.kind === 'live' ? policy.reserve * 1000 : 0;
  return { askedAt: Array<null>(seats).fill(null), reserve: Array<number>(seats).fill(reserve) };
}

/**
 * The seat is not asked any more: what it took beyond the time for a move comes out of its reserve. But not if it was asked in secret:
 * everybody sees the reserve, and it would tell who was.
 */
export function stopClock(
  policy: ClockPolicy,
  clocks: Clocks,
  seat: Seat,
  now: number,
  isSecret: boolean,
): Clocks {
  const askedAt = clocks.askedAt[seat];
  if (askedAt === null || askedAt === undefined) return clocks;
  const over = policy.kind === 'live' && !isSecret ? Math.max(0, now - askedAt - policy.perMove * 1000) : 0;
  return {
    ...clocks,
    askedAt: clocks.askedAt.with(seat, null),
    reserve: clocks.reserve.with(seat, Math.max(0, (clocks.reserve[seat] ?? 0) - over)),
  };
}

/** What was asked of anybody is not asked any more, and nothing of it can be taken back. */
export function stopAll(
  policy: ClockPolicy,
  clocks: Clocks,
  pending: readonly Pending[],
  now: number,
): Clocks {
  const stopped = pending.reduce(
    (rest, { ask }) => stopClock(policy, rest, ask.seat, now, ask.secret),
    clocks,
  );
  return { ...stopped, answered: [] };
}

/** The seat has answered, and may take it back. */
export function stopByAnswer(
  policy: ClockPolicy,
  clocks: Clocks,
  seat: Seat,
  now: number,
  isSecret: boolean,
): Clocks {
  const askedAt = clocks.askedAt[seat];
  if (askedAt === null || askedAt === undefined) return clocks;
  const stood = { askedAt, reserve: clocks.reserve[seat] ?? 0 };
  const stopped = stopClock(policy, clocks, seat, now, isSecret);
  const answered = clocks.askedAt.map((_, one) => {
    const before = clocks.answered?.[one] ?? [];
    return one === seat ? [...before, stood].slice(-MAX_ANSWERED) : before;
  });
  return { ...stopped, answered };
}

/** The seat has taken its last answer back: its clock runs as if it had never answered. */
export function takeClockBack(clocks: Clocks, seat: Seat): Clocks {
  const stood = clocks.answered?.[seat]?.at(-1);
  if (!stood) return clocks;
  return {
    ...clocks,
    askedAt: clocks.askedAt.with(seat, stood.askedAt),
    reserve: clocks.reserve.with(seat, stood.reserve),
    answered: (clocks.answered ?? []).map((list, one) => (one === seat ? list.slice(0, -1) : list)),
  };
}

/** The clocks of the seats that are asked now run; the others stand. The same object if that changes nothing. */
export function runClocks(clocks: Clocks, asked: readonly Seat[], now: number): Clocks {
  const changes = clocks.askedAt.some((since, seat) => (since === null) === asked.includes(seat));
  if (!changes) return clocks;
  const askedAt = clocks.askedAt.map((since, seat) => (asked.includes(seat) ? (since ?? now) : null));
  return { ...clocks, askedAt };
}

/** Nobody loses the time between these two: the table was paused, or its host was not there. */
export function excuse(clocks: Clocks, from: number, to: number): Clocks {
  const askedAt = clocks.askedAt.map((since) => (since === null ? null : later(since, from, to)));
  const stopwatches = clocks.stopwatches?.map(({ total, since }) => ({
    total,
    since: since === null ? null : later(since, from, to),
  }));
  const excused = { ...clocks, askedAt, ...(stopwatches ? { stopwatches } : {}) };
  if (!clocks.answered) return excused;
  const answered = clocks.answered.map((list) =>
    list.map((stood) => ({ ...stood, askedAt: later(stood.askedAt, from, to) })),
  );
  return { ...excused, answered };
}

/** A time moved on, as if what is between these two had not passed since then. */
export const later = (since: number, from: number, to: number): number =>
  since + Math.max(0, to - Math.max(from, since));

/** When the seat's time is up; never, without a clock or while it is not asked. */
export function deadlineOf(policy: ClockPolicy, clocks: Clocks, seat: Seat): number | undefined {
  const askedAt = clocks.askedAt[seat];
  if (askedAt === null || askedAt === undefined) return undefined;
  switch (policy.kind) {
    case 'none':
      return undefined;
    case 'live':
      return askedAt + policy.perMove * 1000 + (clocks.reserve[seat] ?? 0);
    case 'slow':
      return askedAt + policy.days * DAY;
  }
}
