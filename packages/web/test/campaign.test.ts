// The campaign of the example, kept on a device.
import { campaignFile } from '@warptable/games/campaign';
import type { AnyRules } from '@warptable/games/manifest';
import { Random } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { Table } from '@warptable/table';
import type { RecordedAction } from '@warptable/table';
import { pearlwaterCampaign } from '@warptable/pearlwater/campaign';
import { pearlwater } from '@warptable/pearlwater/rules';
import type { ChapterEnd } from '@warptable/games/campaign';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countBeforeRemoval, localKeeper } from '../src/campaign/local.ts';
import type { CampaignOfGame } from '../src/campaign/keeper.ts';
import { LocalActionLog } from '../src/local/action-log.ts';
import { openDatabase } from '../src/local/database.ts';
import { findLocalTable, removeLocalTable } from '../src/local/tables.ts';
import { fakeIndexedDB } from './fakeDatabase.ts';

const played: CampaignOfGame = {
  game: pearlwater as unknown as AnyRules['game'],
  campaign: pearlwaterCampaign,
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDB());
  vi.stubGlobal('IDBKeyRange', { bound: ([table, from]: [string, number]) => ({ table, from }) });
});

afterEach(() => vi.unstubAllGlobals());

/** A campaign that has just begun, seen from two tabs. */
async function begin() {
  const keeper = localKeeper(played);
  await keeper.start('Mine');
  const [shown] = await keeper.list();
  return { keeper, otherTab: localKeeper(played), id: shown!.record.id };
}

/** Plays the game at a table to its end, or so many answers of it; tells what became of it. */
async function play(id: string, { answers = 1000, bot = false } = {}): Promise<Table> {
  const kept = await findLocalTable(id);
  const table = new Table(played, kept!.setup);
  const log = new LocalActionLog(await openDatabase(), () => table.status);
  const random = new Random(id);
  const act = async (action: RecordedAction) => {
    table.perform(action);
    await log.append(id, table.n - 1, action, undefined);
  };
  await act({ at: 1, do: 'sit', seat: 0, who: 'me', name: 'You', nonce: '00'.repeat(8) });
  await act({ at: 2, do: 'hint', seat: 0 });
  for (let n = 0; n < answers && table.status === 'playing'; n++) {
    const [pending] = table.match!.pending;
    const { seat, kind } = pending!.ask;
    await act({
      at: 2 + n,
      do: 'answer',
      seat,
      kind,
      value: randomAnswer(pending!, random),
      bot: bot || seat !== 0,
    });
  }
  return table;
}

const progressAfter = ({ match }: Table) =>
  match!.result.winners.includes(0) ? { harbour: match!.result.scores[0] } : {};

test('the end of a chapter counts once, from whichever tab it is looked at', async () => {
  const { keeper, otherTab, id } = await begin();
  await expect(keeper.open(id, 'channel', {})).rejects.toMatchObject({ code: 'chapterLocked' });
  const table = await keeper.open(id, 'harbour', { crews: ['gambler'] });
  expect((await findLocalTable(table))?.setup.options).toEqual({ length: 'short', crews: ['lungs'] });
  await expect(otherTab.open(id, 'harbour', {})).rejects.toMatchObject({ code: 'chapterRunning' });
  expect((await otherTab.list())[0]?.running).toEqual([{ table, chapter: 'harbour', view: null }]);
  const end = await play(table);
  const lists = await Promise.all([keeper.list(), otherTab.list(), keeper.list()]);
  for (const [shown] of [...lists, await keeper.list()]) {
    expect(shown?.record).toMatchObject({ progress: progressAfter(end), counted: [table] });
    expect(shown).toMatchObject({ running: [], kept: [table] });
  }
});

test('the campaign is told all of the end: the result, the view, the options, the table', async () => {
  const ends: ChapterEnd[] = [];
  const keeper = localKeeper({
    ...played,
    campaign: {
      ...played.campaign,
      next(progress, end) {
        ends.push(end);
        return progress;
      },
    },
  });
  await keeper.start('Mine');
  const [shown] = await keeper.list();
  const table = await keeper.open(shown!.record.id, 'harbour', {});
  const { match } = await play(table);
  await keeper.list();
  expect(ends).toEqual([
    {
      chapter: 'harbour',
      table,
      at: expect.any(Number) as number,
      options: { length: 'short', crews: ['lungs'] },
      result: match!.result,
      view: match!.view('spectator'),
      assisted: false,
      hints: 1,
      time: expect.any(Number) as number,
      repeated: false,
    },
  ]);
});

test('what a bot has played wins nothing', async () => {
  const { keeper, id } = await begin();
  const table = await keeper.open(id, 'harbour', {});
  await play(table, { bot: true });
  expect((await keeper.list())[0]?.record).toMatchObject({ progress: {}, counted: [table] });
});

test('a table that is deleted has been counted before; one that is not over is given up', async () => {
  const { keeper, id } = await begin();
  const first = await keeper.open(id, 'harbour', {});
  const end = await play(first);
  await countBeforeRemoval(played, (await findLocalTable(first))!);
  await removeLocalTable(first);
  expect((await keeper.list())[0]?.record).toMatchObject({ progress: progressAfter(end), counted: [first] });

  const second = await keeper.open(id, 'harbour', {});
  await play(second, { answers: 3 });
  await keeper.giveUp(id, second);
  expect(await findLocalTable(second)).toBeUndefined();
  expect((await keeper.list())[0]).toMatchObject({ record: { counted: [first, second] }, running: [] });
});

test('two tabs cannot both begin a game of one campaign', async () => {
  const { keeper, otherTab, id } = await begin();
  const tried = await Promise.allSettled([keeper.open(id, 'harbour', {}), otherTab.open(id, 'harbour', {})]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tried.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'chapterRunning' });
  expect((await keeper.list())[0]?.running).toHaveLength(1);
});

test('a campaign is renamed, and deleted with its game under way', async () => {
  const { keeper, id } = await begin();
  await keeper.rename(id, 'At sea');
  expect((await keeper.list())[0]?.record.name).toBe('At sea');
  const table = await keeper.open(id, 'harbour', {});
  await play(table, { answers: 2 });
  expect((await keeper.list())[0]?.running).toMatchObject([{ table, view: { rounds: 2 } }]);
  await keeper.remove(id);
  expect(await keeper.list()).toEqual([]);
  expect(await findLocalTable(table)).toBeUndefined();
});

test('a game that a bot has played in is assisted, even if it is given up', async () => {
  const ends: ChapterEnd[] = [];
  const next = (progress: unknown, end: ChapterEnd) => (ends.push(end), progress);
  const keeper = localKeeper({ ...played, campaign: { ...played.campaign, next } });
  const id = await keeper.start('Mine');
  const table = await keeper.open(id, 'harbour', {});
  await play(table, { answers: 6, bot: true });
  await keeper.giveUp(id, table);
  expect(ends).toMatchObject([{ result: null, assisted: true }]);
});

describe('single games', () => {
  const single: CampaignOfGame = {
    ...played,
    campaign: { ...played.campaign, skirmish: { ...played.campaign, table: () => OPEN_SEA } },
  };
  const OPEN_SEA = { seats: 2, level: 'novice', options: { length: 'short' } } as const;

  test('are any number at a time, beside a campaign', async () => {
    const keeper = localKeeper(single);
    await keeper.start('Mine');
    const id = await keeper.start('Single', true);
    const tables = [await keeper.open(id, 'harbour', {}), await keeper.open(id, 'harbour', {})];
    const [mine, beside] = await keeper.list();
    expect(mine).toMatchObject({ record: { name: 'Mine' }, running: [] });
    expect(beside?.record).toMatchObject({ skirmish: true });
    expect(beside?.running.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  });

  test('are repeated with the same luck, and say so; the game of a campaign is not', async () => {
    const keeper = localKeeper(single);
    const id = await keeper.start('Single', true);
    const first = await keeper.open(id, 'harbour', {});
    await play(first, { answers: 4 });
    const again = await keeper.repeat!(id, first);
    const [before, after] = [await findLocalTable(first), await findLocalTable(again)];
    expect(after).toMatchObject({ repeats: first, nonce: '00'.repeat(8) });
    expect(after?.setup.secret).toBe(before?.setup.secret);
    const mine = await keeper.start('Mine');
    const table = await keeper.open(mine, 'harbour', {});
    await expect(keeper.repeat!(mine, table)).rejects.toMatchObject({ code: 'noCampaign' });
  });
});

test('a table that cannot be loaded any more stands in nobody’s way', async () => {
  const { keeper, id } = await begin();
  const table = await keeper.open(id, 'harbour', {});
  const { n } = await play(table);
  const nonsense = { at: 1, do: 'answer', seat: 0, kind: 'nonsense', value: 'x', bot: false } as const;
  await new LocalActionLog(await openDatabase(), () => 'over').append(table, n, nonsense, undefined);
  expect(await keeper.list()).toMatchObject([{ record: { counted: [] }, running: [] }]);
});

test('a file is taken or merged; one that is not sound changes nothing', async () => {
  const { keeper, id } = await begin();
  const { record } = (await keeper.list())[0]!;
  await keeper.take(
    campaignFile({ ...record, name: 'Theirs', progress: { harbour: 9 }, counted: ['elsewhere'] }),
  );
  await keeper.take(campaignFile({ ...record, id: 'another', progress: { harbour: 2 } }));
  const before = await keeper.list();
  expect(before.map(({ record: { name, progress } }) => [name, progress])).toEqual([
    ['Mine', { harbour: 9 }],
    ['Mine', { harbour: 2 }],
  ]);
  for (const [text, code] of [
    ['{', 'badCampaignFile'],
    [campaignFile({ ...record, progress: { harbour: 'much' } }), 'badCampaignFile'],
    [campaignFile({ ...record, version: 7 }), 'newerCampaign'],
    [campaignFile({ ...record, game: 'warpgate' }), 'noCampaign'],
  ] as const)
    await expect(keeper.take(text)).rejects.toMatchObject({ code });
  expect(await keeper.list()).toEqual(before);
  await keeper.remove(id);
  expect((await keeper.list()).map((one) => one.record.id)).toEqual(['another']);
});
