import { uiTexts } from '@warptable/ui';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { webTexts } from './texts/en.ts';

/** English is complete and comes with the page; other languages would be loaded on demand. */
export async function startTexts(): Promise<void> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'web',
    ns: ['web', 'ui'],
    resources: { en: { web: webTexts, ui: uiTexts } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
}
