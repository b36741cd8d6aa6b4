import type { CampaignRecord } from '@warptable/games/campaign';
import { NOTHING_CHANGED } from './group-commit.ts';
import type { Rows } from './rows.ts';
import type { Writer } from './writer.ts';

/** The chapter of a campaign that a table is opened for. */
export interface ChapterOf {
  readonly campaign: string;
  readonly chapter: string;
  /** Other games of the record may be under way. */
  readonly beside: boolean;
}

/** A table that was opened for a chapter. */
export interface ChapterGame {
  readonly table: string;
  readonly chapter: string;
  readonly status: 'waiting' | 'playing' | 'over';
}

/** The campaigns in the server's file. */
export class CampaignStore {
  private readonly rows: Rows;
  private readonly writer: Writer;

  constructor(rows: Rows, writer: Writer) {
    this.rows = rows;
    this.writer = writer;
  }

  listOf(guest: string): CampaignRecord[] {
    const rows = this.rows.all<{ record: string }>('select record from campaigns where guest = ?', guest);
    return rows.map(({ record }) => JSON.parse(record) as CampaignRecord);
  }

  find(guest: string, id: string): { n: number; record: CampaignRecord } | undefined {
    const row = this.rows.one<{ n: number; record: string }>(
      'select n, record from campaigns where guest = ? and id = ?',
      guest,
      id,
    );
    return row && { n: row.n, record: JSON.parse(row.record) as CampaignRecord };
  }

  add(guest: string, record: CampaignRecord): Promise<void> {
    return this.writer.write(['campaign', guest, record.id, JSON.stringify(record)]);
  }

  /** Whether it was written: not if somebody else has changed it since it was read as number `n`. */
  async set(guest: string, n: number, record: CampaignRecord): Promise<boolean> {
    try {
      await this.writer.write(['progress', JSON.stringify(record), guest, record.id, n]);
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === NOTHING_CHANGED) return false;
      throw error;
    }
  }

  remove(guest: string, id: string): Promise<void> {
    return this.writer.write(['noCampaign', guest, id]);
  }

  /** What the guest has opened a table for, if it was for a campaign. */
  chapterOf(guest: string, table: string): { campaign: string; chapter: string } | undefined {
    return this.rows.one(
      'select campaign, chapter from chapters where guest = ? and table_id = ?',
      guest,
      table,
    );
  }

  /** Whether a game of it is under way that is not counted. */
  isBusy(guest: string, campaign: string): boolean {
    const counted = this.find(guest, campaign)?.record.counted ?? [];
    return this.games(guest, campaign).some(
      ({ table, status }) => status !== 'over' && !counted.includes(table),
    );
  }

  /** The tables that were opened for its chapters. */
  games(guest: string, campaign: string): ChapterGame[] {
    return this.rows.all(
      `select c.table_id as "table", c.chapter, t.status from chapters c join tables t on t.id = c.table_id
       where c.guest = ? and c.campaign = ? order by t.updated`,
      guest,
      campaign,
    );
  }
}
