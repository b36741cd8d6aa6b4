// The campaign of the example is the test of what all campaigns share: records, files, merging.
import {
  CampaignError,
  campaignFile,
  countEnd,
  gainsOf,
  mergeRecords,
  newRecord,
  progressOf,
  readCampaignFile,
  renamed,
  tableOfChapter,
} from '@warptable/games/campaign';
import type { AnyCampaign, CampaignRecord, ChapterEnd } from '@warptable/games/campaign';
import { Match, seededChance } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { pearlwaterCampaign } from '../campaign/index.ts';
import { pearlwater } from '../rules/game.ts';

const campaign = pearlwaterCampaign as AnyCampaign;
const begun = newRecord(campaign, { id: 'c1', game: 'pearlwater', name: 'Mine', startedAt: 1000 });

/** The player has so many points, and one opponent has the others'. */
const ended = (
  chapter: string,
  table: string,
  points: readonly number[],
  more: Partial<ChapterEnd> = {},
): ChapterEnd => {
  const winners = [points.indexOf(Math.max(...points))];
  return {
    chapter,
    table,
    at: 5,
    options: {},
    result: { scores: points, winners, breakdown: [] },
    view: null,
    assisted: false,
    hints: 0,
    time: 0,
    repeated: false,
    ...more,
  };
};

const played = (...ends: readonly ChapterEnd[]): CampaignRecord =>
  ends.reduce((record, end) => countEnd(campaign, record, end), begun);

const statesOf = (record: CampaignRecord): string[] =>
  campaign.chapters(progressOf(campaign, record)).map(({ state }) => state);

describe('progress', () => {
  test('a chapter that is won opens the next and brings a crew along', () => {
    expect(statesOf(begun)).toEqual(['open', 'locked', 'locked']);
    const one = played(ended('harbour', 't1', [9, 4]));
    expect(statesOf(one)).toEqual(['won', 'open', 'locked']);
    expect(campaign.unlocked(progressOf(campaign, one))).toEqual(['Lungs', 'Sailor']);
    const all = played(
      ended('harbour', 't1', [9, 4]),
      ended('channel', 't2', [7, 4, 6]),
      ended('openSea', 't3', [8, 1, 1, 1]),
    );
    expect(statesOf(all)).toEqual(['won', 'won', 'won']);
  });

  test('nothing is won by losing, by giving up, or by what a bot has played', () => {
    for (const end of [
      ended('harbour', 't1', [3, 4]),
      ended('harbour', 't1', [9, 4], { result: null }),
      ended('harbour', 't1', [9, 4], { assisted: true }),
    ])
      expect(statesOf(played(end))).toEqual(['open', 'locked', 'locked']);
  });

  test('a game counts once, however often it is reported', () => {
    const once = played(ended('harbour', 't1', [9, 4]));
    expect(countEnd(campaign, once, ended('harbour', 't1', [20, 4]))).toBe(once);
    expect(played(ended('harbour', 't1', [9, 4]), ended('harbour', 't2', [12, 4])).progress).toEqual({
      harbour: 12,
    });
  });
});

describe('what a game has brought', () => {
  const all = played(
    ended('harbour', 't1', [9, 4]),
    ended('harbour', 't2', [12, 4]),
    ended('channel', 't3', [3, 4, 6]),
    ended('channel', 't4', [7, 4, 6]),
    ended('openSea', 't5', [8, 1, 1, 1]),
  );

  test('is stored with the game that brought it first', () => {
    expect(all.gains).toEqual({ t1: ['harbour', 'sailor'], t4: ['channel', 'gambler'], t5: ['openSea'] });
  });

  test('is described, whenever somebody looks', () => {
    expect(gainsOf(campaign, all, 't1')).toEqual([
      { name: 'The harbour is won' },
      { name: 'Sailor joins you', about: 'sailing costs 1 air less' },
    ]);
    expect(gainsOf(campaign, all, 't2')).toEqual([]);
  });

  test('goes along in files and is merged', () => {
    const read = readCampaignFile(campaignFile(all), () => campaign);
    expect(mergeRecords(campaign, begun, read).gains).toEqual(all.gains);
    const raw = JSON.parse(campaignFile(all)) as object;
    const bad = JSON.stringify({ ...raw, gains: { t1: 'harbour' } });
    expect(() => readCampaignFile(bad, () => campaign)).toThrow(/what was won is damaged/);
  });
});

describe('a campaign', () => {
  test('is renamed; an empty name changes nothing', () => {
    expect(renamed(begun, '  At sea ').name).toBe('At sea');
    expect(renamed(begun, '   ')).toEqual(begun);
    expect(renamed(begun, 'x'.repeat(60)).name).toHaveLength(40);
  });

  test('has no single games beside it, if the game declares none', () => {
    expect(() => newRecord(campaign, { ...begun, skirmish: true })).toThrow(
      expect.objectContaining({ code: 'noCampaign' }) as Error,
    );
  });

  test('says how a game under way stands', () => {
    const view = new Match(pearlwater, {
      options: pearlwater.readOptions({ length: 'short' }, 2),
      seats: 2,
      chance: seededChance('standing'),
    }).view('spectator');
    expect(campaign.standing?.({ ...view, round: 2 })).toBe('Round 2 of 2, 1 pearl');
    // The crews are chosen before the first round.
    expect(campaign.standing?.(view)).toBe('Round 1 of 2, 1 pearl');
  });
});

describe('the table of a chapter', () => {
  test('has the crews that were won, as a set that the game accepts', () => {
    const record = played(ended('harbour', 't1', [9, 4]));
    const table = tableOfChapter(campaign, record, 'channel', { length: 'long', crews: ['gambler'] });
    // The length is the player's choice here, the crews are not.
    expect(table.options).toEqual({ length: 'long', crews: ['lungs', 'sailor'] });
    expect(pearlwater.readOptions(table.options, table.seats)).toEqual(table.options);
  });

  test.each(['channel', 'nowhere'])('is refused for %s before it is open', (chapter) => {
    expect(() => tableOfChapter(campaign, begun, chapter)).toThrow(
      expect.objectContaining({ code: 'chapterLocked' }) as Error,
    );
  });
});

describe('a file', () => {
  const find = (game: string) => (game === 'pearlwater' ? campaign : undefined);
  const record = played(ended('harbour', 't1', [9, 4]));
  const raw = JSON.parse(campaignFile(record)) as Record<string, unknown>;
  const codeOf = (text: string): string => {
    try {
      readCampaignFile(text, find);
    } catch (error) {
      if (error instanceof CampaignError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return 'read';
  };

  test('gives the same record again', () => {
    expect(readCampaignFile(campaignFile(record), find)).toEqual(record);
  });

  test.each([
    ['{ "half":', /^badCampaignFile: .*not JSON/],
    ['[]', /^badCampaignFile: .*no campaign/],
    [JSON.stringify({ format: 'warptable-game/2' }), /^badCampaignFile: .*no campaign/],
    [JSON.stringify({ ...raw, format: 'warptable-campaign/2' }), /^newerCampaign/],
    [JSON.stringify({ ...raw, version: 2 }), /^newerCampaign/],
    [JSON.stringify({ ...raw, game: 'chess' }), /^noCampaign: .*'chess'/],
    [JSON.stringify({ ...raw, name: '' }), /^badCampaignFile: .*name/],
    [JSON.stringify({ ...raw, startedAt: 'today' }), /^badCampaignFile: .*startedAt/],
    [JSON.stringify({ ...raw, counted: [1] }), /^badCampaignFile: .*games/],
    [JSON.stringify({ ...raw, progress: null }), /^badCampaignFile: .*damaged/],
    [JSON.stringify({ ...raw, progress: { harbour: 'won' } }), /^badCampaignFile: .*points of 'harbour'/],
    [JSON.stringify({ ...raw, progress: { lagoon: 3 } }), /^badCampaignFile: .*no chapter 'lagoon'/],
  ])('that is not sound is refused with a reason: %s', (text, why) => {
    expect(codeOf(text)).toMatch(why);
  });

  test('of the same campaign is merged: nothing is lost, and nothing counts twice', () => {
    const here = played(ended('harbour', 't1', [9, 4]), ended('channel', 't2', [7, 4, 6]));
    const there = { ...played(ended('harbour', 't3', [11, 4])), startedAt: 400, name: 'Theirs' };
    const merged = mergeRecords(campaign, here, there);
    expect(merged).toEqual({
      ...here,
      startedAt: 400,
      progress: { harbour: 11, channel: 7 },
      counted: ['t1', 't2', 't3'],
      gains: { t1: ['harbour', 'sailor'], t2: ['channel', 'gambler'], t3: ['harbour', 'sailor'] },
    });
    expect(countEnd(campaign, merged, ended('openSea', 't3', [30, 1, 1, 1]))).toBe(merged);
    expect(mergeRecords(campaign, there, here).progress).toEqual(merged.progress);
  });
});
