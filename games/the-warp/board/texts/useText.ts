import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { theWarpTexts } from './en.ts';

const NAMESPACE = 'the-warp';

/** A text of the board by its key, with what is to be filled in. */
export type Text = (key: string, fill?: Readonly<Record<string, unknown>>) => string;

const known = new WeakMap<TFunction, Text>();

/** The board's texts. It is loaded on demand, so it brings them along. */
export function useText(): Text {
  const { t, i18n } = useTranslation(NAMESPACE, { useSuspense: false });
  if (!i18n.hasResourceBundle('en', NAMESPACE)) i18n.addResourceBundle('en', NAMESPACE, theWarpTexts);
  const text = known.get(t) ?? remembering(t);
  known.set(t, text);
  return text;
}

/** The names of all areas are put into words with every move: most of their texts have nothing to be filled in. */
function remembering(t: TFunction): Text {
  const plain = new Map<string, string>();
  return (key, fill) => {
    if (fill) return t(key, fill);
    const text = plain.get(key) ?? t(key);
    plain.set(key, text);
    return text;
  };
}
