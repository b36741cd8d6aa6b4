import { randomUUID } from 'node:crypto';
import { findGame } from '@warptable/games';
import {
  CampaignError,
  countEnd,
  mergeRecords,
  newRecord,
  readCampaignFile,
  renamed,
  tableOfChapter,
} from '@warptable/games/campaign';
import type { AnyCampaign, CampaignRecord, ChapterEnd } from '@warptable/games/campaign';
import type { OptionValues } from '@warptable/kernel';
import { conductOf } from '@warptable/table';
import type { Host, ShownCampaign } from '@warptable/table';
import { Problem, problem } from './problems.ts';
import type { ChapterGame } from './campaign-store.ts';
import type { TableStore } from './store.ts';
import type { TableRegistry } from './table-registry.ts';

/** Of one guest, over all games. */
const MAX_CAMPAIGNS = 50;

/**
 * The campaigns of guests. Games that have ended are counted whenever a campaign is looked at, so that nothing is lost if the server
 * stops at the end of one; each of them once, see `countEnd`.
 */
export class Campaigns {
  private readonly store: TableStore;
  private readonly registry: TableRegistry;

  constructor(store: TableStore, registry: TableRegistry) {
    this.store = store;
    this.registry = registry;
  }

  async list(guest: string, game: string): Promise<ShownCampaign[]> {
    const records = (await this.store.campaigns.listOf(guest)).filter((record) => record.game === game);
    return Promise.all(records.map(({ id }) => this.show(guest, id)));
  }

  async start(guest: string, game: string, name: string, skirmish: boolean): Promise<ShownCampaign> {
    const record = newRecord(campaignOf(game), {
      id: randomUUID(),
      game,
      name,
      startedAt: Date.now(),
      skirmish,
    });
    await this.add(guest, record);
    return { record, running: [], kept: [] };
  }

  /** Opens the table of a chapter, with a seat for the guest and bots at the others; returns its id. */
  async open(
    guest: string,
    id: string,
    chapter: string,
    choices: OptionValues,
    max: number,
  ): Promise<string> {
    const { record } = await this.show(guest, id);
    const { game, skirmish = false } = record;
    const { seats, level, options } = tableOfChapter(campaignOf(game), record, chapter, choices);
    const wish = {
      game,
      options,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? ('open' as const) : { kind: 'bot' as const, level },
      ),
      clock: { kind: 'none' as const },
      undo: 'free' as const,
      listed: false,
      oneScreen: false,
    };
    const of = { campaign: id, chapter, beside: skirmish };
    return (await this.registry.open(wish, guest, max, of)).id;
  }

  /** A game under way counts as lost; bots play it to its end. */
  async giveUp(guest: string, id: string, table?: string): Promise<ShownCampaign> {
    const { running } = await this.show(guest, id);
    const game = running.find((one) => table === undefined || one.table === table);
    if (!game) throw problem('badRequest', 'no game of this campaign is under way');
    const end = (await this.endOf(guest, game)) ?? (await this.lostTable(game));
    await this.change(guest, id, (campaign, record) => countEnd(campaign, record, end));
    await this.leave(game.table);
    return this.show(guest, id);
  }

  rename(guest: string, id: string, name: string): Promise<ShownCampaign> {
    return this.change(guest, id, (_, record) => renamed(record, name)).then(() => this.show(guest, id));
  }

  /** Takes a campaign from a file. One that is here already is merged with it. */
  async take(guest: string, text: string): Promise<ShownCampaign> {
    const read = readCampaignFile(text, (game) => findGame(game)?.campaign);
    if (!(await this.store.campaigns.find(guest, read.id))) await this.add(guest, read);
    else await this.change(guest, read.id, (campaign, record) => mergeRecords(campaign, record, read));
    return this.show(guest, read.id);
  }

  /** Its games under way are left to bots, and count nowhere. */
  async remove(guest: string, id: string): Promise<void> {
    const games = (await this.store.campaigns.games(guest, id)).filter(({ status }) => status !== 'over');
    await this.store.campaigns.remove(guest, id);
    await Promise.all(games.map(({ table }) => this.leave(table)));
  }

  private async leave(table: string): Promise<void> {
    const host = await this.hostOf(table);
    if (host?.table.status === 'playing' && !host.table.seats[0]?.resigned)
      await host.perform({ do: 'resign', seat: 0 });
  }

  private async add(guest: string, record: CampaignRecord): Promise<void> {
    if ((await this.store.campaigns.listOf(guest)).length >= MAX_CAMPAIGNS)
      throw problem('tooMany', `you have ${MAX_CAMPAIGNS} campaigns: delete one of them first`);
    await this.store.campaigns.add(guest, record);
  }

  /** With all games counted that have ended. */
  private async show(guest: string, id: string): Promise<ShownCampaign> {
    const games = await this.store.campaigns.games(guest, id);
    const counted = (await this.store.campaigns.find(guest, id))?.record.counted ?? [];
    const ends = await this.endsOf(
      guest,
      games.filter(({ table }) => !counted.includes(table)),
    );
    const record = await this.change(guest, id, (campaign, before) =>
      ends
        .filter(({ table }) => !before.counted.includes(table))
        .reduce((after, end) => countEnd(campaign, after, end), before),
    );
    const running = games.filter(({ table, status }) => status !== 'over' && !record.counted.includes(table));
    return {
      record,
      running: await Promise.all(
        running.map(async ({ table, chapter }) => ({ table, chapter, view: await this.viewOf(table) })),
      ),
      kept: games.filter(({ status }) => status === 'over').map(({ table }) => table),
    };
  }

  /** Of those of the games that have ended. */
  private async endsOf(guest: string, games: readonly ChapterGame[]): Promise<ChapterEnd[]> {
    const ends: ChapterEnd[] = [];
    for (const game of games) {
      const hasEnded = game.status === 'over' || (await this.isResigned(game));
      const end = hasEnded ? await this.endOf(guest, game) : undefined;
      if (end) ends.push(end);
    }
    return ends;
  }

  private async isResigned({ table }: ChapterTableOf): Promise<boolean> {
    return (await this.hostOf(table))?.table.seats[0]?.resigned === true;
  }

  private async viewOf(table: string): Promise<unknown> {
    return (await this.hostOf(table))?.table.match?.view('spectator') ?? null;
  }

  /** Writes what a change makes of the record. If another request was faster, the change is made again. */
  private async change(
    guest: string,
    id: string,
    make: (campaign: AnyCampaign, record: CampaignRecord) => CampaignRecord,
  ): Promise<CampaignRecord> {
    for (;;) {
      const stored = await this.store.campaigns.find(guest, id);
      if (!stored) throw new CampaignError('noCampaign', 'there is no such campaign of yours');
      const record = make(campaignOf(stored.record.game), stored.record);
      if (record === stored.record || (await this.store.campaigns.set(guest, stored.n, record)))
        return record;
    }
  }

  /** How a game ended, given up if it is not over; nothing, if the table cannot be loaded any more. */
  private async endOf(guest: string, game: ChapterTableOf): Promise<ChapterEnd | undefined> {
    const table = (await this.hostOf(game.table))?.table;
    if (!table) return undefined;
    const { assisted, resigned, hints, time } = conductOf(await this.store.actions(game.table), 0);
    const end = table.match?.over && !resigned ? table.match : null;
    const { who } = table.seats[0] ?? { who: null };
    return {
      ...(await this.lostTable(game)),
      result: end?.result ?? null,
      view: end?.view('spectator') ?? null,
      assisted: assisted || (who !== null && who !== guest),
      hints,
      time,
    };
  }

  private async lostTable({ table, chapter }: ChapterTableOf): Promise<ChapterEnd> {
    const entry = await this.store.table(table);
    return {
      chapter,
      table,
      at: entry?.updatedAt ?? 0,
      options: entry?.setup.options ?? {},
      result: null,
      view: null,
      assisted: false,
      hints: 0,
      time: 0,
      repeated: false,
    };
  }

  private async hostOf(table: string): Promise<Host | undefined> {
    try {
      return await this.registry.host(table);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }
}

type ChapterTableOf = Pick<ChapterGame, 'table' | 'chapter'>;

function campaignOf(game: string): AnyCampaign {
  const campaign = findGame(game)?.campaign;
  if (!campaign) throw new CampaignError('noCampaign', `the game '${game}' has no campaign`);
  return campaign;
}
