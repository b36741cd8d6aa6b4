import type { Deed, SavedTable, TableSetup } from '@warptable/table';
import { GroupCommit } from './group-commit.ts';
import { problem } from './problems.ts';
import { Rows } from './rows.ts';

/** What lists of tables show, kept beside a table so that they need not load it. */
export interface Summary {
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly who: string | null }[];
  readonly awaited: readonly number[];
  /** When the table has to be looked at again even if nobody comes: a time runs out, or a bot is to answer (0). */
  readonly wake: number | null;
  readonly updatedAt: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface ListedTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly openedBy: string;
}

/** A table that nobody has touched for so long before its game began is forgotten: not listed, and not counted. */
const WAITS_FOR = 7 * 24 * 3600 * 1000;

/** One SQLite file. What tables write is grouped; the little that guests write goes straight in. */
export class Store {
  private readonly rows: Rows;
  private readonly group: GroupCommit;

  constructor(file: string) {
    this.rows = new Rows(file);
    this.group = new GroupCommit(this.rows.db);
  }

  /** Transactions so far. */
  get commits(): number {
    return this.group.commits;
  }

  /** Can the file be read? Throws if not. */
  isThere(): boolean {
    return this.rows.one('select 1 from keys limit 1') !== undefined;
  }

  /** Writes what waits. */
  flush(): void {
    this.group.flush();
  }

  /** Writes what waits and closes the file. */
  close(): void {
    this.flush();
    this.rows.db.close();
  }

  /** Kept from the first start on; made if it is not there yet. */
  key(name: string, make: () => string): string {
    this.rows.run('insert or ignore into keys values (?, ?)', name, make());
    return this.rows.one<{ value: string }>('select value from keys where name = ?', name)?.value ?? '';
  }

  /** A time that is written down now and again, to be found after a crash. */
  setTime(name: string, time: number): void {
    this.rows.run('insert or replace into keys values (?, ?)', name, String(time));
  }

  time(name: string): number | undefined {
    const row = this.rows.one<{ value: string }>('select value from keys where name = ?', name);
    return row && Number(row.value);
  }

  guest(id: string): Guest | undefined {
    return this.rows.one<Guest>('select id, name from guests where id = ?', id);
  }

  keepGuest({ id, name }: Guest, now: number): void {
    this.rows.run(
      'insert into guests (id, name, created) values (?, ?, ?) on conflict (id) do update set name = excluded.name',
      id,
      name,
      now,
    );
  }

  /** `recovery` is a hash: the code itself is kept nowhere. */
  setRecovery(guest: string, recovery: string): void {
    this.rows.run('update guests set recovery = ? where id = ?', recovery, guest);
  }

  guestByRecovery(recovery: string): Guest | undefined {
    return this.rows.one<Guest>('select id, name from guests where recovery = ?', recovery);
  }

  /** Rejects if the guest has opened so many already. `saved` if the game has begun at once. */
  openTable(setup: TableSetup, summary: Summary, saved: SavedTable | undefined, most: number): Promise<void> {
    return this.group.write(() => {
      this.mustBeFewer(setup.openedBy, summary.updatedAt, most);
      this.rows.run(
        'insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        setup.id,
        setup.game,
        JSON.stringify(setup),
        setup.openedBy,
        setup.listed ? 1 : 0,
        summary.status,
        JSON.stringify(summary),
        summary.wake,
        summary.updatedAt,
      );
      this.addMember(setup.openedBy, setup.id);
      if (saved) this.keepSaved(setup.id, saved);
    });
  }

  setup(table: string): TableSetup | undefined {
    const row = this.rows.one<{ setup: string }>('select setup from tables where id = ?', table);
    return row && (JSON.parse(row.setup) as TableSetup);
  }

  /** The last whole save, and the deeds after it. */
  load(table: string): { saved: SavedTable | undefined; deeds: Deed[] } {
    const row = this.rows.one<{ saved: string }>('select saved from saves where table_id = ?', table);
    const saved = row && (JSON.parse(row.saved) as SavedTable);
    return { saved, deeds: this.deeds(table, saved?.n ?? 0) };
  }

  deeds(table: string, from = 0): Deed[] {
    const rows = this.rows.all<{ deed: string }>(
      'select deed from deeds where table_id = ? and n >= ? order by n',
      table,
      from,
    );
    return rows.map(({ deed }) => JSON.parse(deed) as Deed);
  }

  /** Rejects if the table already has a deed of this number. The summary is left out where it has not changed. */
  append(
    table: string,
    n: number,
    deed: Deed,
    saved: SavedTable | undefined,
    summary: Summary | undefined,
  ): Promise<void> {
    return this.group.write(() => {
      this.rows.run('insert into deeds values (?, ?, ?)', table, n, JSON.stringify(deed));
      if (saved) this.keepSaved(table, saved);
      if (summary) this.summarise(table, summary);
      if (deed.do === 'sit') this.addMember(deed.who, table);
    });
  }

  save(table: string, saved: SavedTable): Promise<void> {
    return this.group.write(() => this.keepSaved(table, saved));
  }

  list(table: string, summary: Summary): Promise<void> {
    return this.group.write(() => this.summarise(table, summary));
  }

  /** The table cannot be loaded: it is not to be woken again and again. */
  letSleep(table: string): void {
    this.rows.run('update tables set wake = null where id = ?', table);
  }

  updatedAt(table: string): number {
    return this.rows.one<{ updated: number }>('select updated from tables where id = ?', table)?.updated ?? 0;
  }

  isMember(guest: string, table: string): boolean {
    return (
      this.rows.one('select 1 from members where guest = ? and table_id = ?', guest, table) !== undefined
    );
  }

  addMember(guest: string, table: string): void {
    this.rows.run('insert or ignore into members values (?, ?)', guest, table);
  }

  /** `token` is a hash, as with recovery codes. Without a seat it is for any that is free. */
  invite(token: string, table: string, seat: number | null): void {
    this.rows.run('insert into invitations values (?, ?, ?)', token, table, seat);
  }

  invitation(token: string): { table: string; seat: number | null } | undefined {
    return this.rows.one('select table_id as "table", seat from invitations where token = ?', token);
  }

  tablesOf(guest: string, limit: number): ListedTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status <> 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  finishedTablesOf(guest: string, limit: number): ListedTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status = 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  /** Listed tables with a free seat that somebody still looks after. */
  openTables(now: number, limit: number): ListedTable[] {
    return this.listed(
      "select * from tables where status = 'waiting' and listed = 1 and updated >= ? order by updated desc limit ?",
      now - WAITS_FOR,
      limit,
    );
  }

  /** Those that have waited longest first. */
  tablesToWake(now: number): string[] {
    const rows = this.rows.all<{ id: string }>('select id from tables where wake <= ? order by wake', now);
    return rows.map(({ id }) => id);
  }

  private mustBeFewer(guest: string, now: number, most: number): void {
    const row = this.rows.one<{ n: number }>(
      "select count(*) as n from tables where opened_by = ? and (status = 'playing' or (status = 'waiting' and updated >= ?))",
      guest,
      now - WAITS_FOR,
    );
    if ((row?.n ?? 0) >= most)
      throw problem('tooMany', `you have ${most} unfinished tables: finish one of them first`);
  }

  /** Another process may have saved more of the table meanwhile: that stays. */
  private keepSaved(table: string, saved: SavedTable): void {
    this.rows.run(
      'insert into saves values (?, ?, ?) on conflict (table_id) do update set n = excluded.n, saved = excluded.saved where excluded.n > saves.n',
      table,
      saved.n,
      JSON.stringify(saved),
    );
  }

  private summarise(table: string, summary: Summary): void {
    this.rows.run(
      'update tables set status = ?, summary = ?, wake = ?, updated = ? where id = ?',
      summary.status,
      JSON.stringify(summary),
      summary.wake,
      summary.updatedAt,
      table,
    );
  }

  private listed(sql: string, ...values: unknown[]): ListedTable[] {
    const rows = this.rows.all<{ id: string; game: string; opened_by: string; summary: string }>(
      sql,
      ...values,
    );
    return rows.map(({ id, game, opened_by, summary }) => ({
      id,
      game,
      openedBy: opened_by,
      ...(JSON.parse(summary) as Summary),
    }));
  }
}
