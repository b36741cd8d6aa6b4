import { use } from 'react';
import { LanguagesContext, useSettings } from '../ui-state.ts';
import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';

/** In which language everything is said. With English alone, as things are, there is nothing to choose and nothing to show. */
export function LanguageField() {
  const languages = use(LanguagesContext);
  const store = useSettings();
  const { language } = useStore(store);
  if (languages.length < 2) return null;
  return (
    <label className="wt-field">
      <span>{t('settings.language')}</span>
      <select
        className="wt-input"
        value={language ?? ''}
        onChange={({ target }) => store.merge({ language: target.value || null })}
      >
        <option value="">{t('settings.language', { context: 'system' })}</option>
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
