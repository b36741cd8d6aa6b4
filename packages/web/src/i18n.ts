import { texts } from '@warptable/speech';
import { uiTexts } from '@warptable/ui';
import { initReactI18next } from 'react-i18next';
import { webTexts } from './texts/en.ts';

/** The texts of the page and of its shell; boards and games bring theirs along. */
export function startTexts(): void {
  texts.addResourceBundle('en', 'web', webTexts);
  texts.addResourceBundle('en', 'ui', uiTexts);
  texts.setDefaultNamespace('web');
  initReactI18next.init(texts);
}
