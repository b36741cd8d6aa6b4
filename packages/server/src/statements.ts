import { PEOPLE_MUST_CHANGE, PEOPLE_STATEMENTS } from './people/statements.ts';

/** All that is ever written, by name. */
export const STATEMENTS = {
  ...PEOPLE_STATEMENTS,
  time: 'insert or replace into keys values (?, ?)',
  outage: 'insert or ignore into outages values (?, ?)',
  guest:
    'insert into guests (id, name, created) values (?, ?, ?) on conflict (id) do update set name = excluded.name',
  recovery: 'update guests set recovery = ? where id = ?',
  /** If its opener has not too many unfinished ones: the last values are the opener, since when they count, and how many. */
  table: `insert into tables select ?, ?, ?, ?, ?, ?, ?, ?, ? where (
    select count(*) from tables where opened_by = ? and (status = 'playing' or (status = 'waiting' and updated >= ?))
  ) < ?`,
  action: 'insert into deeds values (?, ?, ?)',
  /** Another process may have saved more of the table meanwhile: that stays. */
  save: 'insert into saves values (?, ?, ?) on conflict (table_id) do update set n = excluded.n, saved = excluded.saved where excluded.n > saves.n',
  summary: 'update tables set status = ?, summary = ?, wake = ?, updated = ? where id = ?',
  sleep: 'update tables set wake = null where id = ?',
  member: 'insert or ignore into members values (?, ?)',
  invitation: 'insert into invitations values (?, ?, ?, ?)',
  campaign: 'insert into campaigns values (?, ?, 0, ?)',
  /** If nobody has changed it meanwhile: the last value is its number as it was read. */
  progress: 'update campaigns set record = ?, n = n + 1 where guest = ? and id = ? and n = ?',
  noCampaign: 'delete from campaigns where guest = ? and id = ?',
  chapter: 'insert into chapters values (?, ?, ?, ?)',
  /** If no other game of its campaign is under way, that is neither over nor counted: the last values are the guest and the campaign. */
  onlyChapter: `insert into chapters select ?, ?, ?, ? where not exists (
    select 1 from chapters c join tables t on t.id = c.table_id
    where c.guest = ? and c.campaign = ? and t.status <> 'over' and not exists (
      select 1 from campaigns r, json_each(r.record, '$.counted') counted
      where r.guest = c.guest and r.id = c.campaign and counted.value = c.table_id
    )
  )`,
} as const;

/** What has failed if it changes nothing. */
export const MUST_CHANGE: readonly (keyof typeof STATEMENTS)[] = [
  'table',
  'progress',
  'onlyChapter',
  ...PEOPLE_MUST_CHANGE,
];

/** The name of what is written, and its values. */
export type Statement = readonly [name: keyof typeof STATEMENTS, ...values: (string | number | null)[]];

/** What belongs together: all of it or none. */
export type Transaction = readonly Statement[];
