import { locale } from '@warptable/speech';

/** When something was, as people of this language write it. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in whole minutes, hours or days. */
export function agoText(time: number, now: number): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = UNITS.find((one) => passed >= one[1]) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return format.format(-Math.floor(passed / length), unit);
}
