export { buildApp } from './app.ts';
export { backUp } from './backup.ts';
export { moveStore } from './moving.ts';
export { serve } from './serve.ts';
export { SettingError, readSettings } from './settings.ts';
export { Operating, UnclearPerson } from './people/operating.ts';
