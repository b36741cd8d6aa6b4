import { flushCompileCache } from 'node:module';
import { serve } from './serve.ts';
import { SettingError } from './settings.ts';

try {
  process.stderr.write(`Warptable is served at ${await serve(process.env)}\n`);
  // Otherwise it is written when the program ends, and not at all if it is killed.
  flushCompileCache();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`warptable: ${error.message}\n`);
  process.exitCode = 2;
}
