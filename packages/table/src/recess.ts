import type { AsideEntry } from '@warptable/kernel';
import { excuse, later } from './clock.ts';
import type { Clocks } from './clock.ts';
import type { TableInfo } from './protocol.ts';
import type { AnyMatch } from './saved.ts';
import { isBots } from './setup.ts';
import type { SeatState } from './setup.ts';

/** What there is to know of a table where play may stand still by the rules, see `Game.recess`. */
interface Standing {
  readonly match: AnyMatch | null;
  /** Since when it does. */
  readonly recessAt: number | null;
  readonly pausedAt: number | null;
  readonly clocks: Clocks;
  readonly seats: readonly SeatState[];
}

/** Play has come to stand still, or goes on: the time between counts for nobody. */
export function watchRecess(
  { match, recessAt, clocks }: Standing,
  now: number,
): Pick<Standing, 'recessAt' | 'clocks'> {
  if (match?.recess) return { recessAt: recessAt ?? now, clocks };
  return { recessAt: null, clocks: recessAt === null ? clocks : excuse(clocks, recessAt, now) };
}

/** Nobody loses the time between these two, nor does it count for how long play may stand still. */
export const excused = (
  { recessAt, clocks }: Standing,
  from: number,
  to: number,
): Pick<Standing, 'recessAt' | 'clocks'> => ({
  recessAt: recessAt === null ? null : later(recessAt, from, to),
  clocks: excuse(clocks, from, to),
});

/** What is to be done, and when, so that play does not stand still for too long. Bots do their part at once. */
export function endOfRecess({
  match,
  recessAt,
  pausedAt,
  seats,
}: Standing): { readonly at: number; readonly entry: AsideEntry } | undefined {
  const recess = match?.recess;
  if (!recess || recessAt === null || pausedAt !== null) return undefined;
  const bots = recess.end.find(({ seat }) => isBots(seats[seat]));
  if (bots) return { at: recessAt, entry: bots };
  const [entry] = recess.end;
  return entry && { at: recessAt + recess.seconds * 1000, entry };
}

export function recessInfo({ match, recessAt, pausedAt }: Standing, now: number): TableInfo['recess'] {
  const recess = match?.recess;
  if (!recess || recessAt === null) return null;
  const { refusal, seconds, end } = recess;
  return { refusal, left: recessAt + seconds * 1000 - (pausedAt ?? now), end };
}
