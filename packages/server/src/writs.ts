/** All that is ever written, by name. */
export const WRITS = {
  time: 'insert or replace into keys values (?, ?)',
  outage: 'insert or ignore into outages values (?, ?)',
  guest:
    'insert into guests (id, name, created) values (?, ?, ?) on conflict (id) do update set name = excluded.name',
  recovery: 'update guests set recovery = ? where id = ?',
  /** If its opener has not too many unfinished ones: the last values are the opener, since when they count, and how many. */
  table: `insert into tables select ?, ?, ?, ?, ?, ?, ?, ?, ? where (
    select count(*) from tables where opened_by = ? and (status = 'playing' or (status = 'waiting' and updated >= ?))
  ) < ?`,
  deed: 'insert into deeds values (?, ?, ?)',
  /** Another process may have saved more of the table meanwhile: that stays. */
  save: 'insert into saves values (?, ?, ?) on conflict (table_id) do update set n = excluded.n, saved = excluded.saved where excluded.n > saves.n',
  summary: 'update tables set status = ?, summary = ?, wake = ?, updated = ? where id = ?',
  sleep: 'update tables set wake = null where id = ?',
  member: 'insert or ignore into members values (?, ?)',
  invitation: 'insert into invitations values (?, ?, ?, ?)',
} as const;

/** What has failed if it changes nothing. */
export const MUST_CHANGE: readonly (keyof typeof WRITS)[] = ['table'];

/** The name of what is written, and its values. */
export type Writ = readonly [name: keyof typeof WRITS, ...values: (string | number | null)[]];

/** What belongs together: all of it or none. */
export type Writing = readonly Writ[];
