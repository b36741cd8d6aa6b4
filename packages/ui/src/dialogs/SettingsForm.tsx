import { CallFields } from '../calls/CallFields.tsx';
import { useSettings } from '../ui-state.ts';
import type { Settings } from '../settings.ts';
import { useStore } from '../store.ts';
import './settings.css';
import { t } from '../texts/say.ts';
import { LanguageField } from './LanguageField.tsx';
import { VolumeField } from './VolumeField.tsx';

const CHOICES: {
  readonly [K in 'theme' | 'confirm' | 'motion' | 'botPace' | 'steps']: readonly Settings[K][];
} = {
  theme: ['system', 'dark', 'light'],
  confirm: ['never', 'touch', 'final', 'always'],
  motion: ['system', 'quick', 'off'],
  botPace: [0, 500, 1500],
  steps: ['on', 'off'],
};

/** What people disagree on. */
export function SettingsForm() {
  const store = useSettings();
  const settings = useStore(store);
  return (
    <form className="wt-settings">
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
        <fieldset key={name}>
          <legend>{t(`settings.${name}`)}</legend>
          <div className="wt-radios">
            {CHOICES[name].map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={settings[name] === value}
                  onChange={() => store.merge({ [name]: value })}
                />
                {t(`settings.${name}`, { context: String(value) })}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <VolumeField />
      <LanguageField />
      <CallFields />
    </form>
  );
}
