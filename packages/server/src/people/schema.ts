/** What is kept of people beside their names. Times are milliseconds, secrets are hashes, lists and keys are text. */
export const PEOPLE_SCHEMA = `
  create table if not exists sessions (hash text primary key, person text not null, device text not null, made integer not null, seen integer not null, until integer not null) without rowid;
  create index if not exists sessions_by_person on sessions (person);
  create table if not exists passkeys (id text primary key, person text not null, public_key text not null, counter integer not null, transports text not null, name text not null, made integer not null, used integer not null) without rowid;
  create index if not exists passkeys_by_person on passkeys (person);
  create table if not exists challenges (challenge text primary key, person text not null, until integer not null) without rowid;
  create table if not exists device_codes (hash text primary key, person text not null, until integer not null) without rowid;
  create table if not exists old_cookies (person text primary key, refused integer not null) without rowid;
`;
