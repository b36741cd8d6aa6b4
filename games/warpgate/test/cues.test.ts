import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import type { Happened } from '@warptable/kernel';
import { goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../board/cues.ts';
import { headingOf } from '../board/events.ts';
import type { WarpgateEvent } from '../rules/events.ts';
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

  test('every battle that is won has its sums, and one winner', () => {
    const told = match.events.filter(
      (happened): happened is Happened<WarpgateEvent> => happened.event.type !== 'Forced',
    );
    told.forEach(({ event }, i) => {
      if (event.type !== 'BattleWon') return;
      const sides = cueOf(view, event, told.slice(0, i + 1))?.tally?.sides ?? [];
      expect(sides.map(({ total }) => total).toSorted((a, b) => b - a)).toEqual(
        [event.strength, event.against].toSorted((a, b) => b - a),
      );
      expect(sides.filter(({ won }) => won).map(({ seat }) => seat)).toEqual([event.seat]);
    });
  });
});
