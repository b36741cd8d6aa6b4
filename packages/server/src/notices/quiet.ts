import type { NoticeSettings } from '@warptable/table';

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** Whether there is a zone of this name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** When the quiet hours end that this time lies in; nothing if it lies in none. */
export function quietUntil({ quiet, zone }: NoticeSettings, now: number): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const minute = minuteOfDay(now, zone);
  const isQuiet =
    quiet.from < quiet.to
      ? minute >= quiet.from && minute < quiet.to
      : minute >= quiet.from || minute < quiet.to;
  if (!isQuiet) return undefined;
  const end = now - (now % MINUTE) + ((quiet.to - minute + MINUTES_A_DAY) % MINUTES_A_DAY) * MINUTE;
  // Where clocks were set in between, it is another minute there than was counted: off by an hour at most.
  const off = minuteOfDay(end, zone) - quiet.to;
  return Math.abs(off) <= 120 ? end - off * MINUTE : end;
}

function minuteOfDay(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: isZone(zone) ? zone : 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}
