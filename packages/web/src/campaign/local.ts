import {
  CampaignError,
  countEnd,
  mergeRecords,
  newRecord,
  readCampaignFile,
  renamed,
  tableOfChapter,
} from '@warptable/games/campaign';
import type { CampaignRecord, ChapterEnd, ChapterTable as TableOfChapter } from '@warptable/games/campaign';
import { Table, conductOf } from '@warptable/table';
import { LocalActionLog } from '../local/action-log.ts';
import { complete, done, openDatabase } from '../local/database.ts';
import type { LocalTable } from '../local/database.ts';
import {
  findLocalTable,
  listLocalTables,
  openLocalTable,
  randomHex,
  removeLocalTable,
} from '../local/tables.ts';
import type { LocalPlayer } from '../local/tables.ts';
import { t } from '../texts/say.ts';
import type { CampaignKeeper, CampaignOfGame } from './keeper.ts';
import type { ShownCampaign } from '@warptable/table';

/** A store of its own: that of the tables could not be changed while another tab plays at one. */
async function openCampaigns(): Promise<IDBDatabase> {
  const request = indexedDB.open('warptable-campaigns', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('campaigns', { keyPath: 'id' }),
  );
  return done(request);
}

/** Reads and writes a record in one transaction: two tabs cannot count a game twice. Undefined: there is none, or it goes. */
async function change(
  id: string,
  make: (record: CampaignRecord | undefined) => CampaignRecord | undefined,
): Promise<CampaignRecord | undefined> {
  const database = await openCampaigns();
  const transaction = database.transaction('campaigns', 'readwrite', { durability: 'strict' });
  const written = complete(transaction);
  const campaigns = transaction.objectStore('campaigns');
  try {
    const record = make((await done(campaigns.get(id))) as CampaignRecord | undefined);
    if (record) campaigns.put(record);
    else campaigns.delete(id);
    await written;
    return record;
  } catch (error) {
    written.catch(() => {});
    throw error;
  } finally {
    database.close();
  }
}

async function recordsOf(game: string): Promise<readonly CampaignRecord[]> {
  const database = await openCampaigns();
  const all = (await done(
    database.transaction('campaigns').objectStore('campaigns').getAll(),
  )) as CampaignRecord[];
  database.close();
  return all.filter((record) => record.game === game).toSorted((a, b) => a.startedAt - b.startedAt);
}

type ChapterTable = LocalTable & { readonly chapter: NonNullable<LocalTable['chapter']> };

const isOfChapter = (table: LocalTable): table is ChapterTable => table.chapter !== undefined;

/** A table with all that was done at it. */
async function open(kept: ChapterTable, game: CampaignOfGame['game']) {
  const database = await openDatabase();
  const log = new LocalActionLog(database, () => kept.status);
  const [{ saved, actions }, all] = await Promise.all([log.load(kept.id), log.actions(kept.id, 0, Infinity)]);
  database.close();
  return { all, table: Table.load({ game }, kept.setup, saved, actions) };
}

const lostTable = ({ id, chapter, setup, updatedAt, repeats }: ChapterTable): ChapterEnd => ({
  chapter: chapter.chapter,
  table: id,
  at: updatedAt,
  options: setup.options,
  result: null,
  view: null,
  assisted: false,
  hints: 0,
  time: 0,
  repeated: repeats !== undefined,
});

/** How the game at a table ended, from all that was done there: given up, if it is not over. */
async function endOf(kept: ChapterTable, game: CampaignOfGame['game']): Promise<ChapterEnd> {
  const { all, table } = await open(kept, game);
  const { assisted, hints, time } = conductOf(all, 0);
  const { match } = table;
  return {
    ...lostTable(kept),
    ...(match?.over ? { result: match.result, view: match.view('spectator') } : {}),
    assisted,
    hints,
    time,
  };
}

/** The end of a table that is about to be deleted counts: a game that is not over is given up. */
export async function countBeforeRemoval(
  { game, campaign }: CampaignOfGame,
  kept: LocalTable,
): Promise<void> {
  if (!isOfChapter(kept)) return;
  // A table that cannot be loaded any more can be deleted all the same.
  const end = await endOf(kept, game).catch(() => lostTable(kept));
  await change(kept.chapter.campaign, (record) => record && countEnd(campaign, record, end));
}

/** The campaigns of a game on this device. */
export function localKeeper(played: CampaignOfGame): CampaignKeeper {
  const { game: rules, campaign } = played;
  const game = rules.id;
  const viewOf = async (kept: ChapterTable): Promise<unknown> => {
    const { table } = await open(kept, rules);
    return table.match?.view('spectator') ?? null;
  };
  const show = async (record: CampaignRecord): Promise<ShownCampaign> => {
    const tables = (await listLocalTables())
      .filter(isOfChapter)
      .filter(({ chapter }) => chapter.campaign === record.id);
    const isNew = ({ id }: ChapterTable): boolean => !record.counted.includes(id);
    const over = tables.filter(({ status }) => status === 'over');
    const tried = await Promise.allSettled(over.filter(isNew).map((table) => endOf(table, rules)));
    // A table that cannot be loaded any more stands in nobody's way.
    const ends = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const counted =
      ends.length === 0
        ? record
        : await change(
            record.id,
            (before) => before && ends.reduce((after, end) => countEnd(campaign, after, end), before),
          );
    const running = tables.filter((table) => table.status !== 'over' && isNew(table));
    return {
      record: counted ?? record,
      running: await Promise.all(
        running.map(async (table) => ({
          table: table.id,
          chapter: table.chapter.chapter,
          view: await viewOf(table).catch(() => null),
        })),
      ),
      kept: over.map(({ id }) => id),
    };
  };
  const find = async (id: string): Promise<ShownCampaign> => {
    const record = (await recordsOf(game)).find((one) => one.id === id);
    if (!record) throw new CampaignError('noCampaign', 'there is no such campaign on this device');
    return show(record);
  };
  /** One game of a campaign at a time, whatever other tabs do. */
  const checkFree = ({ id, skirmish, counted }: CampaignRecord, tables: readonly LocalTable[]): void => {
    if (skirmish) return;
    const isBusy = tables.some(
      (table) => table.chapter?.campaign === id && table.status !== 'over' && !counted.includes(table.id),
    );
    if (isBusy) throw new CampaignError('chapterRunning', 'a game of this campaign is still under way');
  };
  const playersOf = ({ seats, level }: Pick<TableOfChapter, 'seats' | 'level'>): LocalPlayer[] =>
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? { name: t('home.you') } : { level }));
  return {
    async list() {
      return Promise.all((await recordsOf(game)).map(show));
    },
    async start(name, skirmish = false) {
      const id = randomHex(16);
      const record = newRecord(campaign, { id, game, name, startedAt: Date.now(), skirmish });
      await change(id, () => record);
      return id;
    },
    async open(id, chapter, choices) {
      const { record } = await find(id);
      const table = tableOfChapter(campaign, record, chapter, choices);
      return openLocalTable({
        game,
        options: table.options,
        players: playersOf(table),
        chapter: { campaign: id, chapter },
        check: (others) => checkFree(record, others),
      });
    },
    async repeat(id, table) {
      const { record } = await find(id);
      const kept = record.skirmish ? await findLocalTable(table) : undefined;
      if (!kept || !isOfChapter(kept))
        throw new CampaignError('noCampaign', 'this game is not here any more');
      const { chapter } = kept.chapter;
      const { seats, level } = tableOfChapter(campaign, record, chapter);
      const [nonce] = (await open(kept, rules)).all.flatMap((one) =>
        one.do === 'sit' ? (one.nonce ?? []) : [],
      );
      return openLocalTable({
        game,
        options: kept.setup.options,
        players: playersOf({ seats, level }),
        chapter: { campaign: id, chapter },
        secret: kept.setup.secret,
        record: kept.setup.record,
        repeat: { table, nonce: nonce ?? '' },
      });
    },
    async giveUp(_, table) {
      const kept = await findLocalTable(table);
      if (!kept) return;
      await countBeforeRemoval(played, kept);
      await removeLocalTable(kept.id);
    },
    async rename(id, name) {
      await change(id, (record) => record && renamed(record, name));
    },
    async take(file) {
      const read = readCampaignFile(file, (of) => (of === game ? campaign : undefined));
      await change(read.id, (record) => (record ? mergeRecords(campaign, record, read) : read));
    },
    async remove(id) {
      await change(id, () => undefined);
      const tables = (await listLocalTables()).filter(
        ({ chapter, status }) => chapter?.campaign === id && status !== 'over',
      );
      for (const table of tables) await removeLocalTable(table.id);
    },
  };
}
