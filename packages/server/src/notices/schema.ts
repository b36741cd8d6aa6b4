/** Beside the tables of the games: who wants to be told of what, where, and what there is to tell. */
export const NOTICE_SCHEMA = `
  create table if not exists notice_settings (
    person text primary key, live_delay bigint not null, slow_delay bigint not null, reminders bigint not null,
    quiet_from bigint, quiet_to bigint, zone text not null, feed text unique
  );
  create table if not exists channels (
    id text primary key, person text not null, kind text not null, address text not null, shared bigint not null,
    proven bigint not null, made bigint not null, sent bigint, failing bigint, off text
  );
  create index if not exists channels_by_person on channels (person);
  create table if not exists notices (
    id text primary key, person text not null, table_id text not null, kind text not null, position bigint not null, made bigint not null,
    public bigint not null, due bigint, remind bigint, urgent bigint, deadline bigint,
    tries bigint not null, told text not null, taken_by text, taken_until bigint, sent bigint, sent_by text,
    unique (person, table_id, position)
  );
  create index if not exists notices_due on notices (due) where due is not null;
  create index if not exists notices_taken on notices (taken_by) where taken_by is not null;
  create index if not exists notices_by_table on notices (table_id);
`;

/** Of this person, named twice. */
const WANTS_NOTICES = `(exists (select 1 from channels where person = ? and off is null and proven = 1)
      or exists (select 1 from notice_settings where person = ? and feed is not null))`;

/** All that is written of it, by name. They run on SQLite and on PostgreSQL. */
export const NOTICE_STATEMENTS = {
  /**
   * For nobody who wants to be told nothing. It is due after the person's own delay, if one is set: the values after the
   * times are whether the table is slow, the person, the usual delay, and the person again, twice.
   */
  notice: `insert into notices (id, person, table_id, kind, position, public, made, tries, told, remind, urgent, deadline, due)
    select ?, ?, ?, ?, cast(? as bigint), cast(? as bigint), cast(? as bigint), 0, '[]', cast(? as bigint), cast(? as bigint), cast(? as bigint),
      cast(? as bigint) + coalesce(
        (select case when cast(? as bigint) = 1 then slow_delay else live_delay end from notice_settings where person = ?),
        cast(? as bigint))
    where ${WANTS_NOTICES}
    on conflict (person, table_id, position) do nothing`,
  /** Whoever is at the table is told nothing but that the time is nearly up. */
  reminder: `insert into notices (id, person, table_id, kind, position, public, made, tries, told, remind, urgent, deadline, due)
    select ?, ?, ?, 'reminder', cast(? as bigint), cast(? as bigint), cast(? as bigint), 0, '[]', null, cast(? as bigint), cast(? as bigint), cast(? as bigint)
    where ${WANTS_NOTICES}
    on conflict (person, table_id, position) do nothing`,
  /** Answered, or not asked any more. */
  noNotice: 'delete from notices where person = ? and table_id = ? and position = ?',
  noNotices: `delete from notices where person = ? and table_id = ? and kind in ('turn', 'reminder', 'consent')`,
  /** The clock was stopped, or runs again. */
  noticeClock: `update notices set remind = ?, urgent = ?, deadline = ?, due = case when kind = 'reminder' then cast(? as bigint) else due end
    where person = ? and table_id = ? and position = ?`,
  /** Somebody has come to the table: there is nothing to tell but that the time is nearly up. */
  cameToTable: `update notices set kind = 'reminder', due = remind, taken_by = null, taken_until = null
    where person = ? and table_id = ? and kind = 'turn'`,
  sawTable: `delete from notices where person = ? and table_id = ? and kind in ('begun', 'over', 'consent')`,
  /** All that is due of those who have waited longest, for one who sends. */
  claim: `update notices set taken_by = ?, taken_until = ?
    where due <= ? and coalesce(taken_until, 0) <= ? and person in (
      select person from notices where due <= ? and coalesce(taken_until, 0) <= ? group by person order by min(due) limit ?)`,
  /** The last value is who has taken it: if that was too long ago, somebody else has it now. */
  noticeSent: `update notices set sent = coalesce(?, sent), sent_by = coalesce(?, sent_by), kind = ?, due = ?, tries = 0, told = '[]', taken_by = null, taken_until = null
    where id = ? and taken_by = ?`,
  noticeLater: `update notices set due = ?, tries = ?, told = ?, taken_by = null, taken_until = null where id = ? and taken_by = ?`,
  /** Of a table that is removed. */
  noNoticesAt: 'delete from notices where table_id = ?',
  /** Of guests who are removed. */
  lostChannels: 'delete from channels where not exists (select 1 from guests g where g.id = channels.person)',
  lostNoticeSettings:
    'delete from notice_settings where not exists (select 1 from guests g where g.id = notice_settings.person)',
  oldNotices: `delete from notices where kind in ('begun', 'over') and made < ?`,
  channel:
    'insert into channels (id, person, kind, address, shared, proven, made) values (?, ?, ?, ?, ?, ?, ?)',
  channelSent: 'update channels set sent = ?, failing = null where id = ?',
  channelFailing: 'update channels set failing = coalesce(failing, ?) where id = ?',
  channelOff: 'update channels set off = ? where id = ?',
  channelOn: 'update channels set off = null, failing = null where id = ?',
  channelProven: 'update channels set proven = 1 where id = ?',
  noChannel: 'delete from channels where id = ? and person = ?',
  noticeSettings: `insert into notice_settings (person, live_delay, slow_delay, reminders, quiet_from, quiet_to, zone)
    values (?, ?, ?, ?, ?, ?, ?)
    on conflict (person) do update set live_delay = excluded.live_delay, slow_delay = excluded.slow_delay, reminders = excluded.reminders,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone`,
  feed: `insert into notice_settings (person, live_delay, slow_delay, reminders, zone, feed) values (?, ?, ?, 1, 'UTC', ?)
    on conflict (person) do update set feed = excluded.feed`,
} as const;
