/** What is kept of people beside their names. Times are milliseconds, secrets are hashes, lists and keys are text. */
export const PEOPLE_SCHEMA = `
  create table if not exists sessions (hash text primary key, person text not null, device text not null, made integer not null, seen integer not null, until integer not null) without rowid;
  create index if not exists sessions_by_person on sessions (person);
  create table if not exists passkeys (id text primary key, person text not null, public_key text not null, counter integer not null, transports text not null, name text not null, made integer not null, used integer not null) without rowid;
  create index if not exists passkeys_by_person on passkeys (person);
  create table if not exists challenges (challenge text primary key, person text not null, until integer not null) without rowid;
  create table if not exists device_codes (hash text primary key, person text not null, until integer not null) without rowid;
  create table if not exists old_cookies (person text primary key, refused integer not null) without rowid;
  create table if not exists orders (id text primary key, what text not null, person text not null, at integer not null, done integer) without rowid;
  create index if not exists orders_to_do on orders (at) where done is null;
  create table if not exists results (
    table_id text not null, person text not null, seat integer not null, game text not null, mode text not null, faction text not null, seats integer not null,
    place integer not null, points integer not null, won integer not null, winners integer not null, resigned integer not null, listed integer not null, ended integer not null,
    primary key (table_id, person)
  ) without rowid;
  create index if not exists results_by_person on results (person, ended);
  create table if not exists counted (table_id text primary key) without rowid;
  create table if not exists rated (person text not null, game text not null, primary key (person, game)) without rowid;
  create table if not exists rating_changes (
    person text not null, game text not null, table_id text not null, ended integer not null, mu text not null, sigma text not null,
    primary key (person, game, table_id)
  ) without rowid;
  create table if not exists friends (person text not null, other text not null, since integer not null, primary key (person, other)) without rowid;
  create table if not exists friend_links (hash text primary key, person text not null, until integer not null) without rowid;
  create table if not exists friend_invitations (table_id text not null, person text not null, invited_by text not null, made integer not null, primary key (table_id, person)) without rowid;
  create index if not exists friend_invitations_by_person on friend_invitations (person);
  create table if not exists private_notes (person text not null, table_id text not null, note text not null, changed integer not null, primary key (person, table_id)) without rowid;
  create table if not exists blocks (person text not null, other text not null, kind text not null, made integer not null, primary key (person, other)) without rowid;
  create index if not exists blocks_by_other on blocks (other);
  create table if not exists reports (
    id text primary key, reporter text not null, person text not null, table_id text not null, kind text not null, said text not null, around text not null,
    because text not null, made integer not null, outcome text, settled integer
  ) without rowid;
  create table if not exists bans (person text primary key, until integer, because text not null, made integer not null) without rowid;
  create table if not exists admins (person text primary key, made integer not null) without rowid;
  create table if not exists moderation (id text primary key, made integer not null, moderator text not null, what text not null, person text not null, because text not null) without rowid;
`;
