import { NOTICE_SCHEMA } from './notices/schema.ts';
import { PEOPLE_SCHEMA } from './people/schema.ts';

const TABLES = `
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
  create index if not exists rematches_by_next on rematches (next);
  create table if not exists members (guest text not null, table_id text not null, primary key (guest, table_id)) without rowid;
  create table if not exists campaigns (guest text not null, id text not null, n integer not null, record text not null, primary key (guest, id)) without rowid;
  create table if not exists chapters (table_id text primary key, guest text not null, campaign text not null, chapter text not null) without rowid;
  create index if not exists chapters_by_campaign on chapters (guest, campaign);
  create table if not exists invitations (token text primary key, table_id text not null, seat integer, until integer not null, used integer not null default 0) without rowid;
`;

/** Everything that is kept, as SQLite makes it. */
export const SCHEMA = TABLES + NOTICE_SCHEMA + PEOPLE_SCHEMA;
