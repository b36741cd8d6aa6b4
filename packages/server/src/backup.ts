import { chmodSync, existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { SettingError } from './settings.ts';

/** Copies the file as it is at one moment, while a server may use it. The copy needs no journal, and holds all that is hidden: it is for nobody else. */
export async function backUp(file: string, copy: string): Promise<void> {
  if (!existsSync(file)) throw new SettingError(`there is no file '${file}'`);
  if (existsSync(copy)) throw new SettingError(`'${copy}' is there already: it is not written over`);
  const db = new Database(file, { readonly: true });
  try {
    await db.backup(copy);
  } finally {
    db.close();
  }
  chmodSync(copy, 0o600);
}
