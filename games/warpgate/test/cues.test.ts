import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import { goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../board/cues.ts';
import { headingOf } from '../board/events.ts';
import { warpgate } from '../rules/game.ts';
import { warpgateWords } from '../words/index.ts';

const nobody = () => undefined;

describe.each(goldenGames(join(import.meta.dirname, 'golden')))('the golden game $name', ({ text }) => {
  const match = replay(warpgate, readGameFile(text));
  const view = match.view('spectator');
  const acts = match.events.flatMap(({ event }) => {
    if (event.type === 'Forced') return [];
    const cue = cueOf(view, event);
    return cue ? { event, cue } : [];
  });

  test('a banner has words', () => {
    const wordless = acts.filter(
      ({ event, cue }) =>
        cue.banner &&
        (warpgateWords.event(view, event, 'spectator', nobody) ??
          headingOf(view, event, 'spectator', nobody)) === undefined,
    );
    expect(wordless).toEqual([]);
  });

  test('pieces travel between different places', () => {
    const travels = acts.flatMap(({ cue }) => cue.travel ?? []);
    expect(travels.length).toBeGreaterThan(0);
    for (const { path, count } of travels) {
      expect(new Set(path).size).toBe(path.length);
      expect(count).toBeGreaterThan(0);
    }
  });
});
