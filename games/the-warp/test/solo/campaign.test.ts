// Chapter 24 of the solo rules: what a campaign remembers. Where it is kept, and that each game counts once, is tested with the keepers.
import {
  campaignFile,
  countEnd,
  gainsOf,
  mergeRecords,
  newRecord,
  progressOf,
  readCampaignFile,
  tableOfChapter,
} from '@warptable/games/campaign';
import type { AnyCampaign, CampaignRecord, ChapterEnd } from '@warptable/games/campaign';
import { Match, askedOf, readSnapshot, resume, seededChance, takeSnapshot } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { aimText } from '../../board/rivals/aim.ts';
import { stateOf } from '../../board/rivals/state.ts';
import { theWarpCampaign } from '../../campaign/index.ts';
import type { SoloProgress } from '../../campaign/progress.ts';
import { recordOf } from '../../campaign/progress.ts';
import { bestKey } from '../../campaign/skirmish.ts';
import type { SkirmishProgress } from '../../campaign/skirmish.ts';
import {
  TIERS,
  isComplete,
  missingFor,
  racePool,
  rivalsOf,
  suggestedRival,
  tierOf,
  unlockedRaces,
} from '../../campaign/standing.ts';
import { RIVALS, RIVAL_IDS, STARTER_RACES, UNLOCKABLE_RACES } from '../../content/index.ts';
import type { RivalId } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import { rivals } from '../../words/en/rivals.ts';

const campaign = theWarpCampaign as AnyCampaign;
const begun = newRecord(campaign, { id: 'c1', game: 'the-warp', name: 'Mine', startedAt: 1000 });

interface Ended extends Partial<ChapterEnd> {
  readonly hard?: boolean;
  readonly points?: readonly [number, number];
  readonly outOfTime?: boolean;
  readonly rounds?: number;
}

let tables = 0;

/** A scenario that was played to its end; won if the Player has more points, and not out of time. */
function ended(rival: RivalId, { hard = false, points = [14, 9], ...more }: Ended = {}): ChapterEnd {
  const { outOfTime = false, rounds = 12, ...end } = more;
  const isWon = points[0] > points[1] && !outOfTime;
  return {
    chapter: rival,
    table: `t${++tables}`,
    at: 1000 + tables,
    options: { rival, side: 'A', pioneering: 'basic', difficulty: hard ? 'hard' : 'normal' },
    result: { scores: points, winners: [isWon ? 0 : 1], breakdown: [] },
    view: {
      round: rounds,
      players: [{ races: ['luron-droids', 'nurec-designers'] }, {}],
      solo: { outOfTime, hardPoints: hard ? 2 : 0 },
    },
    assisted: false,
    hints: 0,
    time: 60_000,
    repeated: false,
    ...end,
  };
}

const gaveUp = { result: null, view: null };

const played = (...ends: readonly ChapterEnd[]): CampaignRecord =>
  ends.reduce((record, end) => countEnd(campaign, record, end), begun);

const progressIn = (record: CampaignRecord): SoloProgress => progressOf(campaign, record) as SoloProgress;

const winsOver = (...rivals: readonly RivalId[]): ChapterEnd[] => rivals.map((rival) => ended(rival));

const times = (count: number, state: string): string[] => Array.from({ length: count }, () => state);

const statesIn = (record: CampaignRecord): string[] =>
  campaign.chapters(progressIn(record)).map(({ state }) => state);

describe('tiers', () => {
  test('TWS 24.1 eleven Rivals stand in tiers of 4, 4 and 3', () => {
    expect(TIERS.map((tier) => rivalsOf(tier).length)).toEqual([4, 4, 3]);
    expect(campaign.chapters(progressIn(begun)).map(({ id }) => id)).toEqual([...RIVAL_IDS]);
  });

  test('TWS 24.2 a tier opens when the one before it is defeated, in any order', () => {
    expect(statesIn(begun)).toEqual([...times(4, 'open'), ...times(7, 'locked')]);
    const three = played(...winsOver('xurdun', 'silna', 'dura'));
    expect(tierOf(progressIn(three))).toBe(1);
    expect(missingFor(progressIn(three), 2)).toEqual(['skolok']);
    const four = countEnd(campaign, three, ended('skolok'));
    expect(tierOf(progressIn(four))).toBe(2);
    expect(statesIn(four)).toEqual([...times(4, 'won'), ...times(4, 'open'), ...times(3, 'locked')]);
    const eight = winsOver('tavma', 'solca', 'zeto', 'xelo').reduce(
      (record, end) => countEnd(campaign, record, end),
      four,
    );
    expect(tierOf(progressIn(eight))).toBe(3);
  });

  test('TWS 24.16 the order of the list is suggested', () => {
    expect(suggestedRival(progressIn(begun))).toBe('dura');
    expect(suggestedRival(progressIn(played(...winsOver('dura', 'silna'))))).toBe('skolok');
    expect(suggestedRival(progressIn(played(...winsOver(...RIVAL_IDS))))).toBeUndefined();
  });

  test('TWS 27.1, TWS 27.12 a Rival of a closed tier cannot be played', () => {
    expect(() => tableOfChapter(campaign, begun, 'tavma')).toThrow(
      expect.objectContaining({ code: 'chapterLocked' }) as Error,
    );
    expect(tableOfChapter(campaign, begun, 'xurdun').options).toMatchObject({ rival: 'xurdun' });
  });
});

describe('winning', () => {
  test('TWS 24.3, TWS 24.4, TWS 24.21 a win in either mode defeats, and a hard one ticks both boxes', () => {
    const normal = progressIn(played(ended('dura')));
    expect(recordOf(normal, 'dura').won).toEqual({ normal: true, hard: false });
    const hardFirst = played(ended('dura', { hard: true, points: [13, 12] }));
    expect(recordOf(progressIn(hardFirst), 'dura')).toMatchObject({
      won: { normal: true, hard: true },
      best: { hard: { points: [13, 12], hardPoints: 2 } },
    });
    // A later normal win has a best result of its own.
    const both = progressIn(countEnd(campaign, hardFirst, ended('dura', { points: [20, 3] })));
    expect(recordOf(both, 'dura')).toMatchObject({
      wins: 2,
      best: { hard: { points: [13, 12] }, normal: { points: [20, 3] } },
    });
  });

  test('TWS 24.5, TWS 24.22 the race of a defeated Rival joins the deck from the next scenario on', () => {
    expect(tableOfChapter(campaign, begun, 'dura').options).toMatchObject({ unlocked: [] });
    const record = played(ended('dura'));
    expect(racePool(progressIn(record))).toEqual([...STARTER_RACES, 'dura-scavengers']);
    expect(tableOfChapter(campaign, record, 'skolok').options).toMatchObject({
      unlocked: ['dura-scavengers'],
    });
    expect(campaign.unlocked(progressIn(record))).toContain('Dura Scavengers');
  });

  test('TWS 24.6, TWS C59 a later loss takes nothing away', () => {
    const record = played(ended('dura'), ended('dura', { points: [3, 12] }), ended('dura', gaveUp));
    expect(recordOf(progressIn(record), 'dura')).toMatchObject({
      won: { normal: true },
      attempts: 3,
      wins: 1,
    });
    expect(unlockedRaces(progressIn(record))).toEqual(['dura-scavengers']);
  });

  test('TWS E41 four wins, two of them hard: tier 2 is open, with nine races', () => {
    const hard = { hard: true };
    const record = played(ended('dura'), ended('skolok', hard), ended('silna'), ended('xurdun', hard));
    const progress = progressIn(record);
    const won = (mode: 'normal' | 'hard') =>
      RIVAL_IDS.filter((id) => recordOf(progress, id).won[mode]).length;
    expect([won('normal'), won('hard'), tierOf(progress)]).toEqual([4, 2, 2]);
    expect(racePool(progress)).toHaveLength(9);
    const deck = (rival: RivalId) => racePool(progress).filter((race) => race !== RIVALS[rival].race).length;
    expect([deck('tavma'), deck('dura')]).toEqual([9, 8]);
    expect(STARTER_RACES.length + UNLOCKABLE_RACES.length - 1).toBe(15);
  });

  test('TWS 24.9, TWS 24.23 all eleven complete the campaign, in hard mode when all are won in it', () => {
    const all = played(...winsOver(...RIVAL_IDS));
    expect([isComplete(progressIn(all), 'normal'), isComplete(progressIn(all), 'hard')]).toEqual([
      true,
      false,
    ]);
    expect(aimText(progressIn(all))).toBe(
      'The campaign is complete. 11 scenarios, 11 wins, 132 rounds, 11 minutes at the table.',
    );
    const hard = RIVAL_IDS.reduce((record, id) => countEnd(campaign, record, ended(id, { hard: true })), all);
    expect(isComplete(progressIn(hard), 'hard')).toBe(true);
    expect(statesIn(hard)).toEqual(times(11, 'won'));
  });

  test('TWS 24.29 a recorded win stays, even if the history does not reach back to it', () => {
    const losses = Array.from({ length: 450 }, () => ended('skolok', { points: [1, 9] }));
    const progress = progressIn(played(ended('dura'), ...losses));
    expect(progress.history.some(({ rival }) => rival === 'dura')).toBe(false);
    expect(recordOf(progress, 'dura')).toMatchObject({ won: { normal: true }, wins: 1 });
    expect(recordOf(progress, 'skolok').attempts).toBe(450);
  });

  test('the best result has the largest margin, then fewer rounds, then came first', () => {
    const best = (...ends: ChapterEnd[]) => recordOf(progressIn(played(...ends)), 'dura').best.normal;
    expect(best(ended('dura', { points: [14, 9] }), ended('dura', { points: [15, 9] }))?.points).toEqual([
      15, 9,
    ]);
    expect(best(ended('dura', { rounds: 12 }), ended('dura', { rounds: 10 }))?.rounds).toBe(10);
    const [first, second] = [ended('dura'), ended('dura')];
    expect(best(first, second)?.table).toBe(first.table);
  });
});

describe('the record', () => {
  test('TWS 24.7, TWS 24.28 campaigns are independent and have names', () => {
    const other = newRecord(campaign, { id: 'c2', game: 'the-warp', name: 'Second try', startedAt: 2000 });
    expect(countEnd(campaign, other, ended('dura')).name).toBe('Second try');
    expect(statesIn(other)).toEqual(statesIn(begun));
  });

  test.each([
    ['won', ended('dura')],
    ['lost', ended('dura', { points: [9, 9] })],
    ['outOfTime', ended('dura', { points: [12, 3], outOfTime: true })],
    ['gaveUp', ended('dura', gaveUp)],
    ['assisted', ended('dura', { assisted: true })],
  ])('TWS 24.8 a scenario is recorded when it ends: %s', (outcome, end) => {
    expect(progressIn(played(end)).history).toMatchObject([
      { rival: 'dura', mode: 'normal', side: 'A', outcome, table: end.table, at: end.at },
    ]);
  });

  test('TWS 24.12 nothing but wins, history and the last options is carried on', () => {
    const record = played(ended('dura', { hints: 3 }));
    expect(Object.keys(progressIn(record)).toSorted()).toEqual(['choices', 'history', 'rivals']);
    expect(Object.keys(tableOfChapter(campaign, record, 'skolok').options).toSorted()).toEqual([
      'pioneering',
      'rival',
      'side',
      'unlocked',
    ]);
    expect(progressIn(record).history[0]).toMatchObject({
      hints: 3,
      rounds: 12,
      races: ['luron-droids', 'nurec-designers'],
    });
  });

  test('TWS 24.15 mode, map side and Pioneering set are up to the player, for Xotan the clock; the last ones are offered again', () => {
    expect(campaign.table(progressIn(begun), 'dura').choices).toEqual(['difficulty', 'side', 'pioneering']);
    expect(campaign.table(progressIn(begun), 'xotan').choices).toContain('clock');
    const options = { rival: 'dura', side: 'B', pioneering: 'advanced', difficulty: 'hard' };
    const record = played(ended('dura', { options }));
    expect(tableOfChapter(campaign, record, 'skolok').options).toMatchObject({
      side: 'B',
      pioneering: 'advanced',
    });
  });

  test('TWS 24.18 again is another game with the same options and the races unlocked by now', () => {
    const choices = { difficulty: 'hard', side: 'B' };
    const first = tableOfChapter(campaign, begun, 'dura', choices);
    const again = tableOfChapter(campaign, played(ended('dura'), ended('silna')), 'dura', choices);
    expect(again.options).toEqual({
      ...first.options,
      unlocked: ['dura-scavengers', 'silna-officials'],
    });
    // A table that has been counted never counts again.
    const end = ended('dura', gaveUp);
    const record = played(end);
    expect(countEnd(campaign, record, { ...ended('dura'), table: end.table })).toBe(record);
  });

  test('TWS 22.7, TWS 24.19 giving up counts as an attempt and a loss, from the first question on', () => {
    const record = played(ended('dura', gaveUp));
    expect(recordOf(progressIn(record), 'dura')).toMatchObject({
      attempts: 1,
      wins: 0,
      won: { normal: false },
    });
    expect(progressIn(record).history[0]).toMatchObject({ outcome: 'gaveUp', points: null, rounds: 0 });
  });

  test('TWS 24.24, TWS 35.6 what a bot has helped with is no win, no loss and no attempt, even if it is given up', () => {
    for (const more of [{}, { points: [2, 9] as const }, gaveUp]) {
      const progress = progressIn(played(ended('dura', { ...more, assisted: true })));
      expect(recordOf(progress, 'dura')).toMatchObject({ attempts: 0, wins: 0, won: { normal: false } });
      expect(progress.history).toMatchObject([{ outcome: 'assisted' }]);
    }
    // Hints are allowed, and noted.
    expect(recordOf(progressIn(played(ended('dura', { hints: 5 }))), 'dura').wins).toBe(1);
  });

  test('TWS 24.20 the end lists what is new: the Rival, its race with its abilities, the tier, the whole campaign', () => {
    const record = played(...winsOver('dura', 'skolok', 'silna'), ended('xurdun', { hard: true }));
    const table = progressIn(record).history[3]?.table ?? '';
    expect(gainsOf(campaign, record, table)).toEqual([
      { name: 'Xurdun Slavers are defeated' },
      { name: 'Xurdun Slavers are defeated in hard mode' },
      {
        name: 'Xurdun Slavers may serve you from now on',
        about: expect.stringMatching(/^Press Gang: .* Forced March: /) as string,
      },
      {
        name: 'Tier 2 is open',
        about: expect.stringContaining('Tavma Morphlings') as string,
      },
    ]);
    const again = ended('dura');
    expect(gainsOf(campaign, countEnd(campaign, record, again), again.table)).toEqual([]);
    const last = ended('xotan');
    const all = countEnd(campaign, played(...winsOver(...RIVAL_IDS.slice(0, 10))), last);
    expect(gainsOf(campaign, all, last.table).at(-1)).toEqual({
      name: 'The campaign is complete: all eleven Rivals are defeated',
    });
  });
});

describe('the screen', () => {
  test('TWS 24.13 a Rival is closed, open, running, defeated or defeated in hard mode', () => {
    const progress = progressIn(
      played(ended('dura', { hard: true }), ended('skolok'), ended('silna', { points: [1, 9] })),
    );
    const shown = { kind: 'campaign', progress } as const;
    const running = [{ chapter: 'xurdun', table: 't', href: '/' }];
    expect(
      (['dura', 'skolok', 'silna', 'xurdun', 'tavma'] as const).map((id) => stateOf(shown, id, running)),
    ).toEqual(['hard', 'defeated', 'open', 'running', 'closed']);
    expect(aimText(progress)).toBe('To open tier 2, defeat Silna Officials and Xurdun Slavers.');
  });

  test('TWS 24.14 every Rival has a card that can be read, whether its tier is open or not', () => {
    for (const id of RIVAL_IDS) {
      const texts: Readonly<Record<string, string>> = rivals[id];
      expect(Object.keys(texts).toSorted()).toEqual([
        'about',
        'direct',
        'hard',
        'lever',
        'nextPhase',
        'special',
      ]);
      for (const text of Object.values(texts)) expect(text).toMatch(/^\p{Lu}?.{10,}[.]$/u);
    }
    expect(campaign.chapters(progressIn(begun)).every(({ about }) => about !== '')).toBe(true);
  });

  test('TWS 24.17 a scenario left for any time waits at its question', () => {
    const { options, seats } = tableOfChapter(campaign, begun, 'dura');
    const chance = () => seededChance('waiting');
    const match = new Match(theWarp, {
      options: theWarp.readOptions(options, seats),
      seats,
      chance: chance(),
    });
    const back = resume(theWarp, readSnapshot(theWarp, JSON.stringify(takeSnapshot(match))), chance());
    expect(back.pending.map((one) => askedOf(one))).toEqual(match.pending.map((one) => askedOf(one)));
    expect(match.pending).toHaveLength(1);
  });

  test('TWS 24.30, TWS 27.12 a solo table has one seat', () => {
    const { options, seats } = tableOfChapter(campaign, begun, 'skolok', { difficulty: 'hard' });
    expect(seats).toBe(1);
    expect(theWarp.readOptions(options, 1)).toMatchObject({ rival: 'skolok', difficulty: 'hard' });
    expect(() => theWarp.readOptions(options, 2)).toThrow(/for 1 player/);
  });
});

describe('files and merging', () => {
  const find = () => campaign;

  test('TWS 24.11 a campaign is saved as a file and read again', () => {
    const record = played(ended('dura'), ended('skolok', { hard: true }), ended('silna', gaveUp));
    expect(readCampaignFile(campaignFile(record), find)).toEqual(record);
  });

  test('TWS 24.11, TWS 35.2 reading merges: what either has won, the better best, each game once', () => {
    const shared = ended('dura', { points: [12, 9] });
    const [mineOnly, theirsOnly] = [ended('skolok'), ended('dura', { points: [18, 9], hard: true })];
    const mine = played(shared, mineOnly);
    const theirs = played(shared, theirsOnly, ended('dura', { assisted: true }));
    const merged = progressIn(mergeRecords(campaign, mine, theirs));
    expect(merged.history).toHaveLength(4);
    expect(recordOf(merged, 'dura')).toMatchObject({
      won: { normal: true, hard: true },
      attempts: 2,
      wins: 2,
      best: { normal: { points: [12, 9] }, hard: { points: [18, 9] } },
    });
    expect(recordOf(merged, 'skolok').wins).toBe(1);
    expect(progressIn(mergeRecords(campaign, theirs, mine)).rivals).toEqual(merged.rivals);
  });

  test('merged counts are never less than either knew of', () => {
    const many = played(...Array.from({ length: 5 }, () => ended('dura', { points: [1, 2] })));
    const short = { ...many, progress: { ...progressIn(many), history: [] }, counted: [] };
    const merged = mergeRecords(campaign, played(ended('dura')), short);
    expect(recordOf(progressIn(merged), 'dura')).toMatchObject({ attempts: 5, wins: 1 });
  });

  test('TWS 35.1 the reader keeps name and options; the earlier beginning counts', () => {
    const mine = played(ended('dura'));
    const options = { rival: 'dura', side: 'B', pioneering: 'advanced', difficulty: 'normal' };
    const theirs = { ...played(ended('dura', { options })), name: 'Theirs', startedAt: 400 };
    const merged = mergeRecords(campaign, mine, theirs);
    expect([merged.name, merged.startedAt]).toEqual(['Mine', 400]);
    expect(progressIn(merged).choices).toMatchObject({ side: 'A', pioneering: 'basic' });
  });

  test('TWS 27.12 a file of a newer format is refused with a reason, and so is one that is not sound', () => {
    const raw = JSON.parse(campaignFile(played(ended('dura')))) as { progress: SoloProgress };
    const readWith = (change: object) => () => readCampaignFile(JSON.stringify({ ...raw, ...change }), find);
    expect(readWith({ version: 2 })).toThrow(expect.objectContaining({ code: 'newerCampaign' }) as Error);
    const { progress } = raw;
    for (const [bad, why] of [
      [{ ...progress, rivals: { zog: {} } }, /no Rival 'zog'/],
      [{ ...progress, history: [{ ...progress.history[0], points: [1] }] }, /points/],
      [{ ...progress, history: [{ ...progress.history[0], outcome: 'great' }] }, /end of a game/],
      [{ ...progress, choices: { side: 'C' } }, /map side/],
      [[], /progress/],
    ] as const)
      expect(readWith({ progress: bad })).toThrow(why);
  });
});

describe('single games', () => {
  const single = newRecord(campaign, {
    id: 's',
    game: 'the-warp',
    name: 'Single',
    startedAt: 0,
    skirmish: true,
  });
  const bestsIn = (record: CampaignRecord) => (progressOf(campaign, record) as SkirmishProgress).best;
  const options = (rival: RivalId, unlocked: readonly string[]) => ({
    rival,
    difficulty: 'normal',
    unlocked,
  });

  test('TWS 24.10, TWS 24.25 any Rival in either mode, with a pool of one’s choice', () => {
    for (const rival of RIVAL_IDS) {
      const table = tableOfChapter(campaign, single, rival, { difficulty: 'hard', unlocked: [] });
      expect(table.options).toMatchObject({ rival, difficulty: 'hard', unlocked: [] });
      expect(theWarp.readOptions(table.options, 1)).toMatchObject({ unlocked: [] });
    }
    expect(tableOfChapter(campaign, single, 'tavma').options).toMatchObject({ unlocked: UNLOCKABLE_RACES });
  });

  test('TWS 24.25 they change no campaign', () => {
    const record = countEnd(campaign, single, ended('dura'));
    expect(record.gains).toBeUndefined();
    expect(() => mergeRecords(campaign, begun, record)).toThrow(/another kind/);
  });

  test('TWS 24.26, TWS 24.27 best results go by Rival, mode and pool; with known luck there is none', () => {
    const all = ended('dura', { options: options('dura', UNLOCKABLE_RACES) });
    const starters = ended('dura', { options: options('dura', ['dura-scavengers']), points: [11, 9] });
    const some = ended('dura', { options: options('dura', ['silna-officials']), points: [10, 9] });
    const again = ended('dura', {
      options: options('dura', UNLOCKABLE_RACES),
      points: [30, 0],
      repeated: true,
    });
    const record = [all, starters, some, again, ended('skolok', { points: [1, 2] })].reduce(
      (before, end) => countEnd(campaign, before, end),
      single,
    );
    const best = bestsIn(record);
    expect(Object.keys(best)).toHaveLength(3);
    expect(best[bestKey('dura', 'normal', 'all')]?.points).toEqual([14, 9]);
    expect(best[bestKey('dura', 'normal', 'starters')]?.points).toEqual([11, 9]);
    expect(best[bestKey('dura', 'normal', 'campaign')]?.points).toEqual([10, 9]);
    expect(readCampaignFile(campaignFile(record), () => campaign)).toEqual(record);
    expect(bestsIn(mergeRecords(campaign, single, record))).toEqual(best);
  });
});

test('every Rival has the race that it unlocks', () => {
  expect(RIVAL_IDS.map((id) => RIVALS[id].race)).toEqual(UNLOCKABLE_RACES);
});
