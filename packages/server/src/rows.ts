import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { NOTICE_SCHEMA } from './notices/schema.ts';

const SCHEMA = `
  create table if not exists keys (name text primary key, value text not null) without rowid;
  create table if not exists outages (began integer not null, ended integer primary key);
  create table if not exists guests (id text primary key, name text not null, created integer not null, recovery text unique) without rowid;
  create table if not exists tables (
    id text primary key, game text not null, setup text not null, opened_by text not null, listed integer not null,
    status text not null, summary text not null, wake integer, updated integer not null
  ) without rowid;
  create index if not exists tables_by_opener on tables (opened_by);
  create index if not exists tables_by_status on tables (status, updated);
  create index if not exists tables_to_wake on tables (wake) where wake is not null;
  create table if not exists deeds (table_id text not null, n integer not null, deed text not null, primary key (table_id, n)) without rowid;
  create table if not exists saves (table_id text primary key, n integer not null, saved text not null) without rowid;
  create table if not exists files (table_id text primary key, file text not null) without rowid;
  create table if not exists rematches (table_id text primary key, next text not null) without rowid;
  create table if not exists members (guest text not null, table_id text not null, primary key (guest, table_id)) without rowid;
  create table if not exists campaigns (guest text not null, id text not null, n integer not null, record text not null, primary key (guest, id)) without rowid;
  create table if not exists chapters (table_id text primary key, guest text not null, campaign text not null, chapter text not null) without rowid;
  create index if not exists chapters_by_campaign on chapters (guest, campaign);
  create table if not exists invitations (token text primary key, table_id text not null, seat integer, until integer not null, used integer not null default 0) without rowid;
`;

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
    this.db.exec(SCHEMA + NOTICE_SCHEMA);
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
