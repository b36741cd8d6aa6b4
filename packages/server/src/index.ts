export { buildApp } from './app.ts';
export { serve } from './serve.ts';
export { SettingError, readSettings } from './settings.ts';
