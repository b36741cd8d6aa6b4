import type { i18n as Texts } from 'i18next';
import { getI18n } from 'react-i18next';
import { theWarpTexts } from './en.ts';

const NAMESPACE = 'the-warp';

/** A text of the board by its key, with what is to be filled in. */
export type Text = (key: string, fill?: Readonly<Record<string, unknown>>) => string;

const known = new WeakMap<Texts, Map<string, Text>>();

/**
 * The board's texts in the language of the page. The board is loaded on demand, so it brings them along. Every card and every area
 * asks for them with every move: so this is no hook that watches, and a plain text is looked up once.
 */
export function useText(): Text {
  const texts = getI18n();
  const byLanguage = known.get(texts) ?? new Map<string, Text>();
  known.set(texts, byLanguage);
  const text = byLanguage.get(texts.language) ?? textIn(texts);
  byLanguage.set(texts.language, text);
  return text;
}

function textIn(texts: Texts): Text {
  if (!texts.hasResourceBundle('en', NAMESPACE)) texts.addResourceBundle('en', NAMESPACE, theWarpTexts);
  const t = texts.getFixedT(null, NAMESPACE);
  const plain = new Map<string, string>();
  return (key, fill) => {
    if (fill) return t(key, fill);
    const text = plain.get(key) ?? t(key);
    plain.set(key, text);
    return text;
  };
}
