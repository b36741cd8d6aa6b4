import '@fontsource-variable/inter/wght.css';
import { texts } from '@warptable/speech';
import { LanguagesContext, SettingsContext, applySettings } from '@warptable/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { App } from './App.tsx';
import { Elsewhere } from './elsewhere/Elsewhere.tsx';
import { LANGUAGES, followLanguage } from './languages.ts';
import { startOffline } from './offline/register.ts';
import { watchElsewhere } from './elsewhere/watching.ts';
import { Boundary } from './pages/Boundary.tsx';
import { settings } from './settings.ts';

const root = document.documentElement;
applySettings(settings.get(), root);
settings.watch(() => applySettings(settings.get(), root));

const page = document.getElementById('page');
if (page) {
  const shown = createRoot(page);
  void followLanguage(settings, () =>
    shown.render(
      <StrictMode>
        <SettingsContext value={settings}>
          <LanguagesContext value={LANGUAGES}>
            <Boundary key={texts.language}>
              <App />
              <Elsewhere />
            </Boundary>
          </LanguagesContext>
        </SettingsContext>
      </StrictMode>,
    ),
  );
}
startOffline();
watchElsewhere();
