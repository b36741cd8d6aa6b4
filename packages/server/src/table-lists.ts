import type { TableSetup } from '@warptable/table';
import type { Rows } from './rows.ts';
import type { Summary } from './store.ts';

export interface StoredTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly openedAt: number;
}

/** A table that nobody has touched for so long is not shown to others any more; before its game began, it is not counted either. */
export const WAITS_FOR = 7 * 24 * 3600 * 1000;

/** What people choose from. */
export class TableLists {
  private readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  of(guest: string, limit: number): StoredTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status <> 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  finishedOf(guest: string, limit: number): StoredTable[] {
    return this.listed(
      "select t.* from tables t join members m on m.table_id = t.id where m.guest = ? and t.status = 'over' order by t.updated desc limit ?",
      guest,
      limit,
    );
  }

  /** Listed tables with a free seat that somebody still looks after. */
  open(now: number, limit: number): StoredTable[] {
    return this.listed(
      "select * from tables where status = 'waiting' and listed = 1 and updated >= ? order by updated desc limit ?",
      now - WAITS_FOR,
      limit,
    );
  }

  /** Listed tables whose game is under way, those last played first; without those of this guest. */
  running(guest: string | undefined, now: number, limit: number): StoredTable[] {
    return this.listed(
      "select * from tables t where status = 'playing' and listed = 1 and updated >= ? and not exists (select 1 from members m where m.guest = ? and m.table_id = t.id) order by updated desc limit ?",
      now - WAITS_FOR,
      guest ?? '',
      limit,
    );
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
