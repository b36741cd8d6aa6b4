import { Monitor, Moon, Sun } from 'lucide-react';
import { useSettings } from '../ui-state.ts';
import { useStore } from '../store.ts';
import { t } from '../texts/say.ts';

const NEXT = { system: 'dark', dark: 'light', light: 'system' } as const;
const ICONS = { system: Monitor, dark: Moon, light: Sun };

/** Goes through the themes. */
export function ThemeSwitch() {
  const store = useSettings();
  const { theme } = useStore(store);
  const Icon = ICONS[theme];
  const name = t('settings.themeIs', { theme: t('settings.theme', { context: theme }) });
  return (
    <button
      type="button"
      className="wt-button wt-icon-button"
      data-look="plain"
      aria-label={name}
      title={name}
      onClick={() => store.merge({ theme: NEXT[theme] })}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
