import type { Seat } from '@warptable/kernel';
import { useEffect, useState } from 'react';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on it is time to hurry, in milliseconds. */
const SHORT = 20_000;

/** `3 d 4 h`, `2:05`: as precise as one needs. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return t('players.daysLeft', { days: Math.floor(left / DAY), hours });
  if (left >= HOUR) return t('players.hoursLeft', { hours, minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps {
  /** Milliseconds until the time is up, the reserve included. */
  readonly left: number;
  readonly reserve?: number;
  /** When `left` was true, by the page's clock. */
  readonly at: number;
  /** Nothing of it passes now. */
  readonly stands: boolean;
}

/** The time for this move and the reserve behind it; the reserve alone once it is being used up. */
export function Clock({ left, reserve = 0, at, stands }: ClockProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // The page's clock ticks twice a second: it may be a little behind what has just been told.
  const still = stands ? left : left - Math.max(0, now - at);
  const time = timeText(still > reserve ? still - reserve : still);
  const behind = still > reserve && reserve > 0 ? timeText(reserve) : undefined;
  const name = t(behind === undefined ? 'players.clock' : 'players.clockAndReserve', { time, behind });
  return (
    <span className="wt-clock" role="timer" aria-label={name} data-short={still < SHORT}>
      {time}
      {behind !== undefined && <small> + {behind}</small>}
    </span>
  );
}

/** The clock of a seat: of one that is not asked now, the reserve it has left. */
export function SeatClock({ seat }: { seat: Seat }) {
  const { info, infoAt } = useViewModel();
  const { left, reserve } = info?.seats[seat] ?? { left: null, reserve: null };
  if (info && left !== null) {
    const stands = info.paused || info.suspension !== null;
    return <Clock left={left} reserve={reserve ?? 0} at={infoAt} stands={stands} />;
  }
  if (reserve === null) return null;
  const time = timeText(reserve);
  return (
    <span className="wt-clock" data-stands aria-label={t('players.reserve', { time })}>
      {time}
    </span>
  );
}
