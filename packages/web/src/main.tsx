import '@fontsource-variable/inter/wght.css';
import { SettingsContext, applySettings } from '@warptable/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { App } from './App.tsx';
import { startTexts } from './i18n.ts';
import { startOffline } from './offline/register.ts';
import { Boundary } from './pages/Boundary.tsx';
import { settings } from './settings.ts';

startTexts();
const root = document.documentElement;
applySettings(settings.get(), root);
settings.watch(() => applySettings(settings.get(), root));

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <SettingsContext value={settings}>
        <Boundary>
          <App />
        </Boundary>
      </SettingsContext>
    </StrictMode>,
  );
}
startOffline();
