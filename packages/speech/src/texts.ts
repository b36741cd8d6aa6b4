import { createInstance } from 'i18next';

/**
 * All texts of Warptable by namespace and key: those of the page, of the boards, and the sentences of the games. English is complete:
 * every part brings its own English along when it is loaded. Another language is more tables under the same keys.
 */
export const texts = createInstance();

void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  // React escapes what the page shows, and a terminal has nothing to escape.
  interpolation: { escapeValue: false },
});

/** Tables of one language, by namespace. */
export type Tables = Readonly<Record<string, object>>;

/** Everything is said in this language from now on, and in English where it has no words for something. */
export async function speakIn(language: string, tables: Tables): Promise<void> {
  for (const [namespace, table] of Object.entries(tables))
    texts.addResourceBundle(language, namespace, table, true, true);
  await texts.changeLanguage(language);
}
