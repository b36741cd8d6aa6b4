import type { Campaign, ChapterTable } from '@warptable/games/campaign';
import { WarptableError } from '@warptable/kernel';
import type { Crew } from '../content/index.ts';
import type { BayView } from '../rules/view.ts';
import { crewName } from '../words/names.ts';
import { say } from '../words/say.ts';

const CHAPTERS = ['harbour', 'channel', 'openSea'] as const;
type ChapterId = (typeof CHAPTERS)[number];

/** The points of the best game that was won, by chapter. Chapters that are not in it are not won. */
type Progress = Readonly<Partial<Record<ChapterId, number>>>;

const isChapter = (id: string): id is ChapterId => CHAPTERS.some((one) => one === id);

/** The first chapter is open, each of the others when the one before it is won. */
const isOpen = (progress: Progress, chapter: ChapterId): boolean => {
  const before = CHAPTERS[CHAPTERS.indexOf(chapter) - 1];
  return before === undefined || progress[before] !== undefined;
};

/** Lungs sail from the beginning; a crew joins with each of the first chapters. */
function crewsOf(progress: Progress): readonly Crew[] {
  return [
    'lungs',
    ...(progress.harbour === undefined ? [] : (['sailor'] as const)),
    ...(progress.channel === undefined ? [] : (['gambler'] as const)),
  ];
}

const TABLES: Readonly<Record<ChapterId, ChapterTable>> = {
  harbour: { seats: 2, level: 'novice', options: { length: 'short' } },
  channel: { seats: 3, level: 'novice', options: { length: 'short' }, choices: ['length'] },
  openSea: { seats: 4, level: 'regular', options: { length: 'long' } },
};

/** Three chapters; each that is won brings a crew along. */
export const pearlwaterCampaign: Campaign<Progress, BayView> = {
  version: 1,
  start: () => ({}),
  read(raw) {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
      throw new WarptableError('corrupt', 'an object is expected');
    for (const [chapter, points] of Object.entries(raw)) {
      if (!isChapter(chapter)) throw new WarptableError('corrupt', `there is no chapter '${chapter}'`);
      if (!Number.isSafeInteger(points))
        throw new WarptableError('corrupt', `the points of '${chapter}' are no number`);
    }
    return raw;
  },
  chapters: (progress) =>
    CHAPTERS.map((id, i) => {
      const best = progress[id];
      const before = CHAPTERS[i - 1];
      const text = { id, name: say(`campaign.${id}.name`), about: say(`campaign.${id}.about`) };
      if (best !== undefined) return { ...text, state: 'won', note: say('campaign.best', { points: best }) };
      if (isOpen(progress, id) || before === undefined) return { ...text, state: 'open' };
      return {
        ...text,
        state: 'locked',
        note: say('campaign.locked', { chapter: say(`campaign.${before}.name`) }),
      };
    }),
  unlocked: (progress) => crewsOf(progress).map(crewName),
  table(progress, chapter) {
    if (!isChapter(chapter)) throw new Error(`there is no chapter '${chapter}'`);
    const table = TABLES[chapter];
    return { ...table, options: { ...table.options, crews: crewsOf(progress) } };
  },
  next(progress, { chapter, result, assisted }) {
    if (!isChapter(chapter) || assisted || !result?.winners.includes(0)) return progress;
    return { ...progress, [chapter]: Math.max(progress[chapter] ?? 0, result.scores[0] ?? 0) };
  },
  merge: (mine, other) =>
    Object.fromEntries(
      CHAPTERS.filter((id) => mine[id] !== undefined || other[id] !== undefined).map((id) => [
        id,
        Math.max(mine[id] ?? 0, other[id] ?? 0),
      ]),
    ),
  gains(before, after) {
    const crews = crewsOf(before);
    return [
      ...CHAPTERS.filter((id) => before[id] === undefined && after[id] !== undefined),
      ...crewsOf(after).filter((crew) => !crews.includes(crew)),
    ];
  },
  gain: (id) =>
    isChapter(id)
      ? { name: say('campaign.won', { chapter: say(`campaign.${id}.name`) }) }
      : {
          name: say('campaign.joins', { crew: crewName(id as Crew) }),
          about: say(`crews.${id as Crew}.text`),
        },
  standing: ({ round, rounds, divers }) =>
    say('campaign.standing', { round: Math.max(1, round), rounds, count: divers[0]?.pearls ?? 0 }),
};
