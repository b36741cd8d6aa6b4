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

/** The time that a seat has left. `left` was true at the moment `at` of the page's clock. */
export function Clock({ left, at }: { left: number; at: number }) {
  const { t } = useTranslation('ui');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const time = timeText(left - (now - at));
  return (
    <span className="wt-clock" role="timer" aria-label={t('players.clock', { time })}>
      {time}
    </span>
  );
}
