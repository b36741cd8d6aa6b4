import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../desk.ts';
import { useStore } from '../store.ts';

const NEXT = { system: 'dark', dark: 'light', light: 'system' } as const;
const ICONS = { system: Monitor, dark: Moon, light: Sun };

/** Goes through the themes. */
export function ThemeSwitch() {
  const { t } = useTranslation('ui');
  const store = useSettings();
  const { theme } = useStore(store);
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      className="wt-button wt-icon-button"
      data-look="plain"
      aria-label={`${t('settings.theme')}: ${t(`settings.theme_${theme}`)}`}
      title={`${t('settings.theme')}: ${t(`settings.theme_${theme}`)}`}
      onClick={() => store.merge({ theme: NEXT[theme] })}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
