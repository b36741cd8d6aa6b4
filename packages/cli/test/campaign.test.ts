import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGameModule } from '@warptable/games';
import type { CampaignRecord, ChapterEnd } from '@warptable/games/campaign';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playAt } from '../src/commands/play.ts';
import { lanterns } from './lanterns.ts';
import { terminalTyping } from './terminal.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Ends = readonly Pick<ChapterEnd, 'chapter' | 'table' | 'options'>[];

/** Two nights; the second is open once the first was played, whoever won it. */
const campaign = {
  version: 1,
  start: (): Ends => [],
  read: (raw: unknown) => raw as Ends,
  chapters: (ends: Ends) => [
    { id: 'dusk', name: 'Dusk', about: '', state: ends.length > 0 ? ('won' as const) : ('open' as const) },
    {
      id: 'night',
      name: 'Night',
      about: '',
      state: ends.length > 0 ? ('open' as const) : ('locked' as const),
      note: 'after dusk',
    },
  ],
  unlocked: () => [],
  table: (_: Ends, chapter: string) => ({
    seats: 2,
    level: 'novice' as const,
    options: { long: chapter === 'night' ? 'on' : 'off' },
  }),
  next: (ends: Ends, { chapter, table, options }: ChapterEnd): Ends => [...ends, { chapter, table, options }],
  merge: (mine: Ends) => mine,
  gains: (before: Ends) => (before.length === 0 ? ['dusk'] : []),
  gain: (id: string) => ({ name: `${id} is over` }),
};

const withCampaign: AnyGameModule = { ...lanterns, campaign };

const TURN = ['1', '2', '3 1', '3 1 2', '1', 'yes', ''];
const WHOLE_GAME = ['3', ...TURN, '3', ...TURN];

async function play(
  lines: readonly string[],
  flags: Record<string, unknown>,
  game = withCampaign,
): Promise<string> {
  const terminal = terminalTyping(lines, folder);
  await playAt(terminal, game, { option: {}, campaign: join(folder, 'mine.json'), ...flags });
  return terminal.shown();
}

const recordIn = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CampaignRecord;

test('a chapter is played, and its end is in the file', async () => {
  const shown = await play(WHOLE_GAME, { seed: 7 });
  expect(shown).toContain('>  dusk: Dusk (open)');
  expect(shown).toContain('* dusk is over');
  expect(shown).toContain('night: Night (open)  after dusk');
  expect(recordIn('mine.json')).toMatchObject({
    game: lanterns.game.id,
    progress: [{ chapter: 'dusk', table: 'terminal 7', options: { long: 'off' } }],
    counted: ['terminal 7'],
  });
  // The next chapter is the one to play now. A game that is not over leaves the file as it is.
  const before = recordIn('mine.json');
  expect(await play(['3', 'quit'], { seed: 8 })).toContain('>  night: Night (open)');
  expect(recordIn('mine.json')).toEqual(before);
});

test.each([
  [{ chapter: 'night' }, /the chapter 'night' is not open/],
  [{ seats: 2 }, /--seats and --bots cannot be given with --campaign/],
])('what does not fit is refused: %j', async (flags, why) => {
  await expect(play([], flags)).rejects.toThrow(why);
  expect(existsSync(join(folder, 'mine.json'))).toBe(false);
});

test('a file that is not sound stays as it is', async () => {
  writeFileSync(join(folder, 'mine.json'), '{ "half":');
  await expect(play(WHOLE_GAME, {})).rejects.toThrow(/mine\.json': this file cannot be read: it is not JSON/);
  expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe('{ "half":');
});

test('a game without a campaign says so', async () => {
  await expect(play([], {}, lanterns)).rejects.toThrow(/has no campaign/);
});
