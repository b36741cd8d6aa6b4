import { CampaignError } from '@warptable/games/campaign';
import type { Result } from '@warptable/kernel';
import type { RecordedAction, SavedTable, SeatState, TableSetup } from '@warptable/table';
import { CampaignStore } from './campaign-store.ts';
import type { ChapterOf } from './campaign-store.ts';
import { NOTHING_CHANGED } from './group-commit.ts';
import type { Outage } from './outages.ts';
import { keptIn } from './people/kept.ts';
import type { Kept } from './people/kept.ts';
import { PeopleStore } from './people/people-store.ts';
import { problem } from './problems.ts';
import { Rows } from './rows.ts';
import { Writer } from './writer.ts';
import type { Statement } from './statements.ts';

/** What lists of tables show, kept beside a table so that they need not load it. */
export interface Summary {
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Pick<SeatState, 'kind' | 'name' | 'who'>[];
  readonly awaited: readonly number[];
  /** When the table has to be looked at again even if nobody comes: a time runs out, or a bot is to answer (0). */
  readonly wake: number | null;
  readonly updatedAt: number;
  /** Once the game is over; of tables that ended long ago it is not known. */
  readonly result?: Pick<Result, 'scores' | 'winners'>;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface StoredInvitation {
  readonly table: string;
  /** Null: any that is free. */
  readonly seat: number | null;
  readonly until: number;
}

export interface StoredTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly openedAt: number;
}

/** A table that nobody has touched for so long is not shown to others any more; before its game began, it is not counted either. */
const WAITS_FOR = 7 * 24 * 3600 * 1000;

/** One SQLite file: read here, written by a thread of its own. */
export class TableStore {
  private readonly rows: Rows;
  private readonly writer: Writer;
  readonly campaigns: CampaignStore;
  /** For what is read and written of people. */
  readonly kept: Kept;
  readonly people: PeopleStore;

  constructor(file: string) {
    this.rows = new Rows(file);
    this.writer = new Writer(file);
    this.campaigns = new CampaignStore(this.rows, this.writer);
    this.kept = keptIn(this.rows, this.writer);
    this.people = new PeopleStore(this.kept);
  }

  /** Transactions so far. */
  get commits(): number {
    return this.writer.commits;
  }

  /** Can the file be read and written? */
  get isSound(): boolean {
    try {
      return !this.writer.isBroken && this.rows.one('select 1 from keys limit 1') !== undefined;
    } catch {
      return false;
    }
  }

  /** Resolves when everything that was to be written is. */
  settled(): Promise<void> {
    return this.writer.settled();
  }

  /** Writes what waits and closes the file. */
  async close(): Promise<void> {
    await this.writer.close();
    this.rows.db.close();
  }

  /** Kept from the first start on; made if it is not there yet. */
  key(name: string, make: () => string): string {
    this.rows.run('insert or ignore into keys values (?, ?)', name, make());
    return this.rows.one<{ value: string }>('select value from keys where name = ?', name)?.value ?? '';
  }

  /** A time that is written down now and again, to be found after a crash; with the outage that has just ended, if one has. */
  setTime(name: string, time: number, outage?: Outage): Promise<void> {
    return this.writer.write(
      ['time', name, String(time)],
      ...(outage ? [['outage', outage.from, outage.to] as const] : []),
    );
  }

  /** The last one last. */
  outages(): Outage[] {
    return this.rows.all('select began as "from", ended as "to" from outages order by ended');
  }

  time(name: string): number | undefined {
    const row = this.rows.one<{ value: string }>('select value from keys where name = ?', name);
    return row && Number(row.value);
  }

  guest(id: string): Guest | undefined {
    return this.rows.one<Guest>('select id, name from guests where id = ?', id);
  }

  keepGuest({ id, name }: Guest, now: number): Promise<void> {
    return this.writer.write(['guest', id, name, now]);
  }

  /** `recovery` is a hash: the code itself is kept nowhere. */
  setRecovery(guest: string, recovery: string): Promise<void> {
    return this.writer.write(['recovery', recovery, guest]);
  }

  guestByRecovery(recovery: string): Guest | undefined {
    return this.rows.one<Guest>('select id, name from guests where recovery = ?', recovery);
  }

  /** Rejects if the guest has opened so many already. `saved` if the game has begun at once. */
  async openTable(
    setup: TableSetup,
    summary: Summary,
    saved: SavedTable | undefined,
    max: number,
    chapter?: ChapterOf,
  ): Promise<void> {
    const { id, game, openedBy, listed } = setup;
    const { status, wake, updatedAt } = summary;
    const row = [id, game, JSON.stringify(setup), openedBy, listed ? 1 : 0, status, JSON.stringify(summary)];
    const condition = [openedBy, updatedAt - WAITS_FOR, max];
    try {
      await this.writer.write(
        ['table', ...row, wake, updatedAt, ...condition],
        ['member', openedBy, id],
        ...savedStatements(id, saved),
        ...chapterStatements(id, openedBy, chapter),
      );
    } catch (error) {
      if (!(error instanceof Error && error.message === NOTHING_CHANGED)) throw error;
      if (chapter && !chapter.beside && this.campaigns.isBusy(openedBy, chapter.campaign))
        throw new CampaignError('chapterRunning', 'a game of this campaign is still under way');
      throw problem('tooMany', `you have ${max} unfinished tables: finish one of them first`);
    }
  }

  setup(table: string): TableSetup | undefined {
    const row = this.rows.one<{ setup: string }>('select setup from tables where id = ?', table);
    return row && (JSON.parse(row.setup) as TableSetup);
  }

  /** The last whole save, and the actions after it. */
  load(table: string): { saved: SavedTable | undefined; actions: RecordedAction[] } {
    const row = this.rows.one<{ saved: string }>('select saved from saves where table_id = ?', table);
    const saved = row && (JSON.parse(row.saved) as SavedTable);
    return { saved, actions: this.actions(table, saved?.n ?? 0) };
  }

  actions(table: string, from = 0, to = Number.MAX_SAFE_INTEGER): RecordedAction[] {
    const rows = this.rows.all<{ deed: string }>(
      'select deed from deeds where table_id = ? and n >= ? and n < ? order by n',
      table,
      from,
      to,
    );
    return rows.map(({ deed }) => JSON.parse(deed) as RecordedAction);
  }

  /** Rejects if the table already has an action of this number. The summary is left out where it has not changed. */
  append(
    table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
    summary: Summary | undefined,
  ): Promise<void> {
    return this.writer.write(
      ['action', table, n, JSON.stringify(action)],
      ...savedStatements(table, saved),
      ...summaryStatements(table, summary),
      ...(action.do === 'sit' ? [['member', action.who, table] as const] : []),
    );
  }

  save(table: string, saved: SavedTable): Promise<void> {
    return this.writer.write(...savedStatements(table, saved));
  }

  list(table: string, summary: Summary): Promise<void> {
    return this.writer.write(...summaryStatements(table, summary));
  }

  /** The table cannot be loaded: it is not to be woken again and again. */
  letSleep(table: string): Promise<void> {
    return this.writer.write(['sleep', table]);
  }

  updatedAt(table: string): number {
    return this.rows.one<{ updated: number }>('select updated from tables where id = ?', table)?.updated ?? 0;
  }

  isMember(guest: string, table: string): boolean {
    return (
      this.rows.one('select 1 from members where guest = ? and table_id = ?', guest, table) !== undefined
    );
  }

  /** `token` is a hash, as with recovery codes. */
  invite(token: string, { table, seat, until }: StoredInvitation): Promise<void> {
    return this.writer.write(['invitation', token, table, seat, until]);
  }

  invitation(token: string): StoredInvitation | undefined {
    return this.rows.one('select table_id as "table", seat, until from invitations where token = ?', token);
  }

  tablesOf(guest: string, limit: number): StoredTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status <> 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  finishedTablesOf(guest: string, limit: number): StoredTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status = 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  /** Listed tables with a free seat that somebody still looks after. */
  openTables(now: number, limit: number): StoredTable[] {
    return this.listed(
      "select * from tables where status = 'waiting' and listed = 1 and updated >= ? order by updated desc limit ?",
      now - WAITS_FOR,
      limit,
    );
  }

  /** Listed tables whose game is under way, those last played first; without those of this guest. */
  runningTables(guest: string | undefined, now: number, limit: number): StoredTable[] {
    return this.listed(
      "select * from tables t where status = 'playing' and listed = 1 and updated >= ? and not exists (select 1 from members m where m.guest = ? and m.table_id = t.id) order by updated desc limit ?",
      now - WAITS_FOR,
      guest ?? '',
      limit,
    );
  }

  /** Those that have waited longest first. */
  tablesToWake(now: number): string[] {
    const rows = this.rows.all<{ id: string }>('select id from tables where wake <= ? order by wake', now);
    return rows.map(({ id }) => id);
  }

  private listed(sql: string, ...values: unknown[]): StoredTable[] {
    const rows = this.rows.all<{ id: string; game: string; setup: string; summary: string }>(sql, ...values);
    return rows.map(({ id, game, setup, summary }) => ({
      id,
      game,
      openedAt: (JSON.parse(setup) as TableSetup).openedAt,
      ...(JSON.parse(summary) as Summary),
    }));
  }
}

function chapterStatements(table: string, guest: string, chapter: ChapterOf | undefined): Statement[] {
  if (!chapter) return [];
  const values = [table, guest, chapter.campaign, chapter.chapter];
  return [chapter.beside ? ['chapter', ...values] : ['onlyChapter', ...values, guest, chapter.campaign]];
}

const savedStatements = (table: string, saved: SavedTable | undefined): Statement[] =>
  saved ? [['save', table, saved.n, JSON.stringify(saved)]] : [];

const summaryStatements = (table: string, summary: Summary | undefined): Statement[] =>
  summary
    ? [['summary', summary.status, JSON.stringify(summary), summary.wake, summary.updatedAt, table]]
    : [];
