import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { warpgateTexts } from './en.ts';

const NAMESPACE = 'warpgate';

/** The board's texts. It is loaded on demand, so it brings them along. */
export function useText(): TFunction {
  const { t, i18n } = useTranslation(NAMESPACE, { useSuspense: false });
  if (!i18n.hasResourceBundle('en', NAMESPACE)) i18n.addResourceBundle('en', NAMESPACE, warpgateTexts);
  return t;
}
