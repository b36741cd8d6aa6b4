import { NOTICE_READS } from './notices/reads.ts';
import type { NoticeReads } from './notices/reads.ts';
import { PEOPLE_READS } from './people/reads.ts';
import type { PeopleReads } from './people/reads.ts';

/** What comes back of a table in a list. */
interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly summary: string;
}

interface InvitationRow {
  readonly table: string;
  readonly seat: number | null;
  readonly until: number;
  readonly used: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The rows of each of `READS`. */
export interface Reads extends NoticeReads, PeopleReads {
  readonly key: { readonly value: string };
  readonly outages: { readonly from: number; readonly to: number };
  readonly guest: Named;
  readonly guestByRecovery: Named;
  readonly table: { readonly setup: string; readonly updated: number; readonly status: string };
  readonly saved: { readonly n: number; readonly saved: string };
  readonly actions: { readonly deed: string };
  readonly file: { readonly file: string };
  readonly tableWithoutFile: { readonly id: string };
  readonly deadTables: { readonly id: string };
  readonly member: { readonly guest: string };
  readonly invitation: InvitationRow;
  readonly tablesToWake: { readonly id: string };
  readonly tablesOf: TableRow;
  readonly finishedTablesOf: TableRow;
  readonly openTables: TableRow;
  readonly runningTables: TableRow;
  readonly rematch: { readonly next: string };
  readonly campaigns: { readonly record: string };
  readonly campaign: { readonly n: number; readonly record: string };
  readonly chapter: { readonly campaign: string; readonly chapter: string };
  readonly chapterTables: {
    readonly table: string;
    readonly chapter: string;
    readonly status: 'waiting' | 'playing' | 'over';
  };
}

const ROW = 't.id, t.game, t.setup, t.summary';

/** All that is ever read, by name. */
export const READS: { readonly [K in keyof Reads]: string } = {
  ...NOTICE_READS,
  ...PEOPLE_READS,
  key: 'select value from keys where name = ?',
  outages: 'select began as "from", ended as "to" from outages order by ended',
  guest: 'select id, name from guests where id = ?',
  guestByRecovery: 'select id, name from guests where recovery = ?',
  table: 'select setup, updated, status from tables where id = ?',
  saved: 'select n, saved from saves where table_id = ?',
  actions: 'select deed from deeds where table_id = ? and n >= ? and n < ? order by n',
  file: 'select file from files where table_id = ?',
  tableWithoutFile:
    "select id from tables t where status = 'over' and not exists (select 1 from files f where f.table_id = t.id) limit 1",
  /** At which no game has begun. */
  deadTables: "select id from tables where status = 'waiting' and updated < ? limit ?",
  member: 'select guest from members where guest = ? and table_id = ?',
  invitation: 'select table_id as "table", seat, until, used from invitations where token = ?',
  /** Those that have waited longest first. */
  tablesToWake: 'select id from tables where wake <= ? order by wake',
  tablesOf: `select ${ROW} from tables t join members m on m.table_id = t.id where m.guest = ? and t.status <> 'over' order by t.updated desc limit ?`,
  finishedTablesOf: `select ${ROW} from tables t join members m on m.table_id = t.id where m.guest = ? and t.status = 'over' order by t.updated desc limit ?`,
  openTables: `select ${ROW} from tables t where t.status = 'waiting' and t.listed = 1 and t.updated >= ? order by t.updated desc limit ?`,
  runningTables: `select ${ROW} from tables t where t.status = 'playing' and t.listed = 1 and t.updated >= ? and not exists (
    select 1 from members m where m.guest = ? and m.table_id = t.id) order by t.updated desc limit ?`,
  rematch: 'select next from rematches where table_id = ?',
  campaigns: 'select record from campaigns where guest = ?',
  campaign: 'select n, record from campaigns where guest = ? and id = ?',
  chapter: 'select campaign, chapter from chapters where guest = ? and table_id = ?',
  chapterTables: `select c.table_id as "table", c.chapter, t.status from chapters c join tables t on t.id = c.table_id
    where c.guest = ? and c.campaign = ? order by t.updated`,
};
