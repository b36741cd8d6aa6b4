import { speakIn, texts } from '@warptable/speech';
import type { Tables } from '@warptable/speech';
import type { Settings, Store } from '@warptable/ui';

/** A language of the page. */
export interface Language {
  /** As in the `lang` of the document. */
  readonly id: string;
  /** What those who speak it call it. */
  readonly name: string;
  /** Its tables; English stands in for what they lack. */
  load(): Promise<Tables>;
}

const ENGLISH: Language = { id: 'en', name: 'English', load: () => Promise.resolve({}) };

/** All that one can choose. Each but English is a file of tables that is loaded when it is wanted: see docs/translating.md. */
export const LANGUAGES: readonly Language[] = [ENGLISH];

/** For those who write or translate texts: reached by `?language=en-XA` in the address alone. */
const IN_BRACKETS: Language = {
  id: 'en-XA',
  name: '⟦English⟧',
  load: async () => {
    (await import('./brackets.ts')).speakInBrackets();
    return {};
  },
};

/**
 * The language to speak.
 * @param chosen by somebody, the strongest wish first
 * @param preferred by the browser
 */
export function languageFor(
  chosen: readonly (string | null)[],
  preferred: readonly string[],
  languages = LANGUAGES,
): Language {
  const ours = chosen.map((id) => [...languages, IN_BRACKETS].find((language) => language.id === id));
  const nearest = preferred.map(
    (id) => languages.find((one) => one.id === id) ?? languages.find((one) => one.id === id.split('-')[0]),
  );
  return [...ours, ...nearest].find((language) => language !== undefined) ?? ENGLISH;
}

const KEPT = 'warptable.language';

/** What the address asks for holds for this tab, wherever it goes. */
function languageOfTab(): string | null {
  const asked = new URLSearchParams(location.search).get('language');
  try {
    if (asked !== null) sessionStorage.setItem(KEPT, asked);
    return sessionStorage.getItem(KEPT);
  } catch {
    return asked;
  }
}

/**
 * Speaks the language that is set, now and whenever another one is chosen, and shows the page in it. Texts are no state of any part:
 * whatever is shown has to be drawn anew.
 */
export async function followLanguage(settings: Store<Settings>, show: () => void): Promise<void> {
  const speak = async () => {
    const language = languageFor([languageOfTab(), settings.get().language], navigator.languages);
    try {
      if (language.id !== texts.language) await speakIn(language.id, await language.load());
    } catch {
      // Its tables cannot be loaded, which the page tells of: everything stays in the language it is in.
    }
    document.documentElement.lang = texts.language;
    show();
  };
  let { language } = settings.get();
  settings.watch(() => {
    if (settings.get().language === language) return;
    ({ language } = settings.get());
    void speak();
  });
  await speak();
}
