import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 d 4 h`, `2:05`: as precise as one needs. */
function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps {
  readonly left: number;
  /** When `left` was true, by the page's clock. */
  readonly at: number;
  /** Nothing of it passes now. */
  readonly stands: boolean;
}

/** The time that a seat has left. */
export function Clock({ left, at, stands }: ClockProps) {
  const { t } = useTranslation('ui');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // The page's clock ticks twice a second: it may be a little behind what has just been told.
  const time = timeText(stands ? left : left - Math.max(0, now - at));
  return (
    <span className="wt-clock" role="timer" aria-label={t('players.clock', { time })}>
      {time}
    </span>
  );
}
