import type { AnyMatch, SideActionEntry } from '@warptable/kernel';
import { excuse, later } from './clock.ts';
import type { Clocks } from './clock.ts';
import type { TableInfo } from './protocol.ts';
import { isBots } from './setup.ts';
import type { SeatState } from './setup.ts';

/** What there is to know of a table where play may stand still by the rules, see `Game.suspension`. */
interface Standing {
  readonly match: AnyMatch | null;
  /** Since when it does. */
  readonly suspendedAt: number | null;
  readonly pausedAt: number | null;
  readonly clocks: Clocks;
  readonly seats: readonly SeatState[];
}

/** Play has come to stand still, or goes on: the time between counts for nobody. */
export function watchSuspension(
  { match, suspendedAt, clocks }: Standing,
  now: number,
): Pick<Standing, 'suspendedAt' | 'clocks'> {
  if (match?.suspension) return { suspendedAt: suspendedAt ?? now, clocks };
  return { suspendedAt: null, clocks: suspendedAt === null ? clocks : excuse(clocks, suspendedAt, now) };
}

/** Nobody loses the time between these two, nor does it count for how long play may stand still. */
export const excused = (
  { suspendedAt, clocks }: Standing,
  from: number,
  to: number,
): Pick<Standing, 'suspendedAt' | 'clocks'> => ({
  suspendedAt: suspendedAt === null ? null : later(suspendedAt, from, to),
  clocks: excuse(clocks, from, to),
});

/** What is to be done, and when, so that play does not stand still for too long. Bots do their part at once. */
export function endOfSuspension({
  match,
  suspendedAt,
  pausedAt,
  seats,
}: Standing): { readonly at: number; readonly entry: SideActionEntry } | undefined {
  const suspension = match?.suspension;
  if (!suspension || suspendedAt === null || pausedAt !== null) return undefined;
  const bots = suspension.end.find(({ seat }) => isBots(seats[seat]));
  if (bots) return { at: suspendedAt, entry: bots };
  const [entry] = suspension.end;
  return entry && { at: suspendedAt + suspension.seconds * 1000, entry };
}

export function suspensionInfo(
  { match, suspendedAt, pausedAt }: Standing,
  now: number,
): TableInfo['suspension'] {
  const suspension = match?.suspension;
  if (!suspension || suspendedAt === null) return null;
  const { refusal, seconds, end } = suspension;
  return { refusal, left: suspendedAt + seconds * 1000 - (pausedAt ?? now), end };
}
