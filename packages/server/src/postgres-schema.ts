import { NOTICE_SCHEMA } from './notices/schema.ts';

/** As in SQLite, word for word where that is possible. Ids are compared by their bytes there, and so here. */
const SCHEMA = `
  create table if not exists keys (name text collate "C" primary key, value text not null);
  create table if not exists outages (began bigint not null, ended bigint primary key);
  create table if not exists guests (id text collate "C" primary key, name text not null, created bigint not null, recovery text unique);
  create table if not exists tables (
    id text collate "C" primary key, game text not null, setup text not null, opened_by text collate "C" not null, listed bigint not null,
    status text not null, summary text not null, wake bigint, updated bigint not null
  );
  create index if not exists tables_by_opener on tables (opened_by);
  create index if not exists tables_by_status on tables (status, updated);
  create index if not exists tables_to_wake on tables (wake) where wake is not null;
  create table if not exists deeds (table_id text collate "C" not null, n bigint not null, deed text not null, primary key (table_id, n));
  create table if not exists saves (table_id text collate "C" primary key, n bigint not null, saved text not null);
  create table if not exists files (table_id text collate "C" primary key, file text not null);
  create table if not exists rematches (table_id text collate "C" primary key, next text collate "C" not null);
  create table if not exists members (guest text collate "C" not null, table_id text collate "C" not null, primary key (guest, table_id));
  create table if not exists campaigns (guest text collate "C" not null, id text collate "C" not null, n bigint not null, record text not null, primary key (guest, id));
  create table if not exists chapters (table_id text collate "C" primary key, guest text collate "C" not null, campaign text collate "C" not null, chapter text not null);
  create index if not exists chapters_by_campaign on chapters (guest, campaign);
  create table if not exists invitations (token text collate "C" primary key, table_id text collate "C" not null, seat bigint, until bigint not null, used bigint not null default 0);
`;

/** Of our own, so that two servers that start together do not make the same twice. */
const LOCK = 0x3a90;

export const setUp = `select pg_advisory_lock(${LOCK}); ${SCHEMA} ${NOTICE_SCHEMA} select pg_advisory_unlock(${LOCK})`;

/** The texts have their values as \`?\`, as in SQLite. */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}
