import { CampaignError } from '@warptable/games/campaign';
import type { Result } from '@warptable/kernel';
import type { RecordedAction, SavedTable, SeatState, TableSetup } from '@warptable/table';
import { CampaignStore } from './campaign-store.ts';
import type { ChapterOf } from './campaign-store.ts';
import { NOTHING_CHANGED } from './group-commit.ts';
import { faultOfJournal, markClosed, markOpen } from './journal.ts';
import type { Outage } from './outages.ts';
import { problem } from './problems.ts';
import { TableLists, WAITS_FOR } from './table-lists.ts';
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
  readonly used: boolean;
}

/** One SQLite file: read here, written by a thread of its own. */
export class TableStore {
  private readonly rows: Rows;
  private readonly writer: Writer;
  readonly campaigns: CampaignStore;
  readonly lists: TableLists;

  /** Throws if what was written last is lost, unless that is accepted. */
  constructor(file: string, acceptLoss = false) {
    const fault = faultOfJournal(file);
    if (fault !== undefined && !acceptLoss)
      throw new Error(
        `${fault}, so what was written last is lost. Put it back or restore a backup; with WARPTABLE_ACCEPT_LOSS=yes the server starts with what is left`,
      );
    this.rows = new Rows(file);
    markOpen(this.rows.db);
    this.writer = new Writer(file);
    this.campaigns = new CampaignStore(this.rows, this.writer);
    this.lists = new TableLists(this.rows);
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
    markClosed(this.rows.db);
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

  /** Of a game that is over; empty, if it could not be made. */
  file(table: string): string | undefined {
    return this.rows.one<{ file: string }>('select file from files where table_id = ?', table)?.file;
  }

  keepFile(table: string, file: string): Promise<void> {
    return this.writer.write(['file', table, file]);
  }

  /** A table whose game is over, of which nobody has made the file yet. */
  tableWithoutFile(): string | undefined {
    const row = this.rows.one<{ id: string }>(
      "select id from tables t where status = 'over' and not exists (select 1 from files f where f.table_id = t.id) limit 1",
    );
    return row?.id;
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
  invite(token: string, { table, seat, until }: Omit<StoredInvitation, 'used'>): Promise<void> {
    return this.writer.write(['invitation', token, table, seat, until]);
  }

  invitation(token: string): StoredInvitation | undefined {
    const row = this.rows.one<Omit<StoredInvitation, 'used'> & { used: number }>(
      'select table_id as "table", seat, until, used from invitations where token = ?',
      token,
    );
    return row && { ...row, used: row.used === 1 };
  }

  /** Whether it was free: nobody else can use it from now on. */
  useInvitation(token: string): Promise<boolean> {
    return this.writer.write(['useInvitation', token]).then(() => true, isRefused);
  }

  freeInvitation(token: string): Promise<void> {
    return this.writer.write(['freeInvitation', token]);
  }

  /** Tables at which no game has begun, not touched since then. */
  deadTables(before: number, limit: number): string[] {
    const rows = this.rows.all<{ id: string }>(
      "select id from tables where status = 'waiting' and updated < ? limit ?",
      before,
      limit,
    );
    return rows.map(({ id }) => id);
  }

  /** Removes these tables, the invitations that ended before, and guests of before who have left nothing. */
  prune(tables: readonly string[], invitationsBefore: number, guestsBefore: number): Promise<void> {
    return this.writer.write(
      ...tables.flatMap((table): Statement[] => NO_TABLE.map((name) => [name, table])),
      ['oldInvitations', invitationsBefore],
      ['oldGuests', guestsBefore],
    );
  }

  /** Those that have waited longest first. */
  tablesToWake(now: number): string[] {
    const rows = this.rows.all<{ id: string }>('select id from tables where wake <= ? order by wake', now);
    return rows.map(({ id }) => id);
  }
}

function isRefused(error: unknown): false {
  if (error instanceof Error && error.message === NOTHING_CHANGED) return false;
  throw error;
}

function chapterStatements(table: string, guest: string, chapter: ChapterOf | undefined): Statement[] {
  if (!chapter) return [];
  const values = [table, guest, chapter.campaign, chapter.chapter];
  return [chapter.beside ? ['chapter', ...values] : ['onlyChapter', ...values, guest, chapter.campaign]];
}

const NO_TABLE = ['noTable', 'noActions', 'noSave', 'noMembers', 'noInvitations', 'noChapters'] as const;

const savedStatements = (table: string, saved: SavedTable | undefined): Statement[] =>
  saved ? [['save', table, saved.n, JSON.stringify(saved)]] : [];

const summaryStatements = (table: string, summary: Summary | undefined): Statement[] =>
  summary
    ? [['summary', summary.status, JSON.stringify(summary), summary.wake, summary.updatedAt, table]]
    : [];
