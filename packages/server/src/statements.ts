import { NOTICE_STATEMENTS } from './notices/schema.ts';
import { PEOPLE_MUST_CHANGE, PEOPLE_STATEMENTS } from './people/statements.ts';

/** All that is ever written, by name; `counted` has the games that a campaign has counted, see `onlyChapter`. */
const statements = (counted: string) => ({
  ...NOTICE_STATEMENTS,
  ...PEOPLE_STATEMENTS,
  time: 'insert into keys (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  outage: 'insert into outages (began, ended) values (?, ?) on conflict (ended) do nothing',
  /** Kept from the first start on. */
  key: 'insert into keys (name, value) values (?, ?) on conflict (name) do nothing',
  guest:
    'insert into guests (id, name, created) values (?, ?, ?) on conflict (id) do update set name = excluded.name',
  recovery: 'update guests set recovery = ? where id = ?',
  /** If its opener has not too many unfinished ones: the last values are the opener, since when they count, and how many. */
  table: `insert into tables (id, game, setup, opened_by, listed, status, summary, wake, updated)
    select ?, ?, ?, ?, cast(? as bigint), ?, ?, cast(? as bigint), cast(? as bigint) where (
      select count(*) from tables where opened_by = ? and (status = 'playing' or (status = 'waiting' and updated >= ?))
    ) < ?`,
  action: 'insert into deeds (table_id, n, deed) values (?, ?, ?)',
  /** Another process may have saved more of the table meanwhile: that stays. */
  save: 'insert into saves (table_id, n, saved) values (?, ?, ?) on conflict (table_id) do update set n = excluded.n, saved = excluded.saved where excluded.n > saves.n',
  /** Of a game that is over. Empty, if it could not be made. */
  file: 'insert into files (table_id, file) values (?, ?) on conflict (table_id) do nothing',
  summary: 'update tables set status = ?, summary = ?, wake = ?, updated = ? where id = ?',
  sleep: 'update tables set wake = null where id = ?',
  member: 'insert into members (guest, table_id) values (?, ?) on conflict do nothing',
  invitation: 'insert into invitations (token, table_id, seat, until) values (?, ?, ?, ?)',
  /** By one person alone. */
  useInvitation: 'update invitations set used = 1 where token = ? and used = 0',
  /** It came to nothing. */
  freeInvitation: 'update invitations set used = 0 where token = ?',
  /** The one that was opened for it is removed: there may be another one. */
  noRematchAt: 'delete from rematches where next = ?',
  /** The first who asks for one decides which. */
  rematch: 'insert into rematches (table_id, next) values (?, ?) on conflict (table_id) do nothing',
  noTable: 'delete from tables where id = ?',
  noActions: 'delete from deeds where table_id = ?',
  noSave: 'delete from saves where table_id = ?',
  noMembers: 'delete from members where table_id = ?',
  noInvitations: 'delete from invitations where table_id = ?',
  noChapters: 'delete from chapters where table_id = ?',
  oldInvitations: 'delete from invitations where until < ?',
  /** Those of whom nothing is left: no table, no campaign, no way back; nor were they seen since the last value. */
  oldGuests: `delete from guests where created < ? and recovery is null
    and not exists (select 1 from passkeys p where p.person = guests.id)
    and not exists (select 1 from members m where m.guest = guests.id)
    and not exists (select 1 from campaigns c where c.guest = guests.id)
    and not exists (select 1 from passkeys p where p.person = guests.id)
    and not exists (select 1 from sessions s where s.person = guests.id and s.seen >= ?)
    and not exists (select 1 from tables t where t.opened_by = guests.id)`,
  campaign: 'insert into campaigns (guest, id, n, record) values (?, ?, 0, ?)',
  /** If nobody has changed it meanwhile: the last value is its number as it was read. */
  progress: 'update campaigns set record = ?, n = n + 1 where guest = ? and id = ? and n = ?',
  noCampaign: 'delete from campaigns where guest = ? and id = ?',
  chapter: 'insert into chapters (table_id, guest, campaign, chapter) values (?, ?, ?, ?)',
  /** If no other game of its campaign is under way, that is neither over nor counted: the last values are the guest and the campaign. */
  onlyChapter: `insert into chapters (table_id, guest, campaign, chapter) select ?, ?, ?, ? where not exists (
    select 1 from chapters c join tables t on t.id = c.table_id
    where c.guest = ? and c.campaign = ? and t.status <> 'over' and not exists (
      select 1 from campaigns r, ${counted}
      where r.guest = c.guest and r.id = c.campaign and counted.value = c.table_id
    )
  )`,
});

export const STATEMENTS = statements("json_each(r.record, '$.counted') counted");

/** With the functions of PostgreSQL. */
export const POSTGRES_STATEMENTS = statements(
  "json_array_elements_text(cast(r.record as json) -> 'counted') as counted (value)",
);

/** What has failed if it changes nothing. */
export const MUST_CHANGE: readonly (keyof typeof STATEMENTS)[] = [
  'table',
  'progress',
  'onlyChapter',
  'useInvitation',
  ...PEOPLE_MUST_CHANGE,
];

/** The name of what is written, and its values. */
export type Statement = readonly [name: keyof typeof STATEMENTS, ...values: (string | number | null)[]];

/** What belongs together: all of it or none. */
export type Transaction = readonly Statement[];
