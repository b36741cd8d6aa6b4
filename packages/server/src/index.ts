export { buildApp } from './app.ts';
export { serve } from './serve.ts';
export { SettingError, readSettings } from './settings.ts';
export { Operating, UnclearPerson } from './people/operating.ts';
