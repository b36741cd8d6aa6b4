import type { TableSetup } from '@warptable/table';
import type { Engine, SqlValue } from './engine.ts';
import type { Reads } from './reads.ts';
import type { Summary } from './store.ts';

export interface StoredTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly openedAt: number;
}

/** A table that nobody has touched for so long is not shown to others any more; before its game began, it is not counted either. */
export const WAITS_FOR = 7 * 24 * 3600 * 1000;

type List = { [K in keyof Reads]: Reads[K] extends Reads['tablesOf'] ? K : never }[keyof Reads];
type IdList = 'tablesToWake' | 'deadTables' | 'tableWithoutFile';

/** What people choose from, and what the server has to see to by itself. */
export class TableLists {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  of(guest: string, limit: number): Promise<StoredTable[]> {
    return this.listed('tablesOf', guest, limit);
  }

  finishedOf(guest: string, limit: number): Promise<StoredTable[]> {
    return this.listed('finishedTablesOf', guest, limit);
  }

  /** Listed tables with a free seat that somebody still looks after. */
  open(now: number, limit: number): Promise<StoredTable[]> {
    return this.listed('openTables', now - WAITS_FOR, limit);
  }

  /** Listed tables whose game is under way, those last played first; without those of this guest. */
  running(guest: string | undefined, now: number, limit: number): Promise<StoredTable[]> {
    return this.listed('runningTables', now - WAITS_FOR, guest ?? '', limit);
  }

  /** Those that have waited longest first. */
  toWake(now: number): Promise<string[]> {
    return this.ids('tablesToWake', now);
  }

  /** Tables at which no game has begun, not touched since then. */
  dead(before: number, limit: number): Promise<string[]> {
    return this.ids('deadTables', before, limit);
  }

  /** A table whose game is over, of which nobody has made the file yet. */
  async withoutFile(): Promise<string | undefined> {
    return (await this.ids('tableWithoutFile'))[0];
  }

  private async ids(name: IdList, ...values: SqlValue[]): Promise<string[]> {
    return (await this.engine.read(name, ...values)).map(({ id }) => id);
  }

  private async listed(name: List, ...values: SqlValue[]): Promise<StoredTable[]> {
    const rows = await this.engine.read(name, ...values);
    return rows.map(({ id, game, setup, summary }) => ({
      id,
      game,
      openedAt: (JSON.parse(setup) as TableSetup).openedAt,
      ...(JSON.parse(summary) as Summary),
    }));
  }
}
