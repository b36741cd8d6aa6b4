import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { SCHEMA } from './schema.ts';

/** How long an invitation can be used, in milliseconds. */
export const INVITATION_LASTS = 7 * 24 * 3600 * 1000;

/** Brings a file from before up to date: invitations had no end, and could be used again and again. */
function update(db: Database.Database): void {
  const columns = (db.pragma('table_info(invitations)') as { readonly name: string }[]).map(
    ({ name }) => name,
  );
  const until = Date.now() + INVITATION_LASTS;
  if (!columns.includes('until'))
    db.exec(`alter table invitations add column until integer not null default ${until}`);
  if (!columns.includes('used'))
    db.exec('alter table invitations add column used integer not null default 0');
}

/** A file as the server uses it. It holds secrets: a new one is for nobody else, and SQLite does the same with those beside it. */
export function openDatabase(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  // FULL: an acknowledged move survives a power cut too.
  db.pragma('synchronous = FULL');
  // Tables write all over the file: the more of it is put in order at once, the less is written twice. 32 MB.
  db.pragma('wal_autocheckpoint = 8000');
  // The ends of a thousand tables stay in memory. 64 MB.
  db.pragma('cache_size = -65536');
  return db;
}

/** Whether other users of the machine can read the file. */
export const isReadByOthers = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & 0o044) !== 0;

/** A SQLite file with the statements that were prepared on it. */
export class Rows {
  readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.db = openDatabase(file);
    this.db.exec(SCHEMA);
    this.db.transaction(update).immediate(this.db);
  }

  /** How many rows it has changed. */
  run(sql: string, ...values: unknown[]): number {
    return this.statement(sql).run(...values).changes;
  }

  one<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  private statement(sql: string): Database.Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}
