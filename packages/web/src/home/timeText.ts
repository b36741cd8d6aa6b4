import { locale } from '@warptable/speech';

/** When something was, as people of this language write it. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
