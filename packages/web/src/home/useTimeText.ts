import { useTranslation } from 'react-i18next';

/** Tells when something was, as people of this language write it. */
export function useTimeText(): (time: number) => string {
  const { i18n } = useTranslation('web');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(time);
}
