import type { CampaignRecord } from '@warptable/games/campaign';
import { falseIfUnchanged } from './engine.ts';
import type { Engine } from './engine.ts';

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

/** The campaigns of guests, as they are kept. */
export class CampaignStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async listOf(guest: string): Promise<CampaignRecord[]> {
    const rows = await this.engine.read('campaigns', guest);
    return rows.map(({ record }) => JSON.parse(record) as CampaignRecord);
  }

  async find(guest: string, id: string): Promise<{ n: number; record: CampaignRecord } | undefined> {
    const [row] = await this.engine.read('campaign', guest, id);
    return row && { n: row.n, record: JSON.parse(row.record) as CampaignRecord };
  }

  add(guest: string, record: CampaignRecord): Promise<void> {
    return this.engine.write(['campaign', guest, record.id, JSON.stringify(record)]);
  }

  /** Whether it was written: not if somebody else has changed it since it was read as number `n`. */
  set(guest: string, n: number, record: CampaignRecord): Promise<boolean> {
    const progress = ['progress', JSON.stringify(record), guest, record.id, n] as const;
    return this.engine.write(progress).then(() => true, falseIfUnchanged);
  }

  remove(guest: string, id: string): Promise<void> {
    return this.engine.write(['noCampaign', guest, id]);
  }

  /** What the guest has opened a table for, if it was for a campaign. */
  async chapterOf(guest: string, table: string): Promise<{ campaign: string; chapter: string } | undefined> {
    return (await this.engine.read('chapter', guest, table))[0];
  }

  /** Whether a game of it is under way that is not counted. */
  async isBusy(guest: string, campaign: string): Promise<boolean> {
    const counted = (await this.find(guest, campaign))?.record.counted ?? [];
    const games = await this.games(guest, campaign);
    return games.some(({ table, status }) => status !== 'over' && !counted.includes(table));
  }

  /** The tables that were opened for its chapters. */
  games(guest: string, campaign: string): Promise<readonly ChapterGame[]> {
    return this.engine.read('chapterTables', guest, campaign);
  }
}
