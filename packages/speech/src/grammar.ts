import { texts } from './texts.ts';

/** For lists, dates and numbers. British English, where lists have no comma before their last member. */
export const locale = (): string => (texts.language === 'en' ? 'en-GB' : texts.language);

const lists = new Map<string, Intl.ListFormat>();

/** `a, b and c`. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  let format = lists.get(texts.language);
  if (!format) lists.set(texts.language, (format = new Intl.ListFormat(locale(), { type: 'conjunction' })));
  return format.format(things);
}

/** Begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
