import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import type { Happened } from '@warptable/kernel';
import { goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../board/cues.ts';
import { headingOf } from '../board/events.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { theWarpWords } from '../words/index.ts';

const nobody = () => undefined;

describe.each(goldenGames(join(import.meta.dirname, 'golden')))('the golden game $name', ({ text }) => {
  const match = replay(theWarp, readGameFile(text));
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
        (theWarpWords.event(view, event, 'spectator', nobody) ??
          headingOf(view, event, 'spectator', nobody)) === undefined,
    );
    expect(wordless).toEqual([]);
  });

  test('dice fall on one of their six faces', () => {
    const faces = acts.flatMap(({ cue }) => cue.dice?.faces ?? []);
    expect(faces.filter((face) => ![1, 2, 3, 4, 5, 6].includes(face))).toEqual([]);
    const isRolled = match.events.some(({ event }) => event.type === 'DiceRolled');
    expect(faces.length > 0).toBe(isRolled);
  });

  test('every completed mission is told, with its points', () => {
    const told = acts.filter(
      ({ event, cue }) => event.type === 'MissionCompleted' && cue.banner?.points !== undefined,
    );
    expect(told).toHaveLength(match.events.filter(({ event }) => event.type === 'MissionCompleted').length);
  });

  test('every combat that is decided has its sums, and one winner at most', () => {
    const told = match.events.filter(
      (happened): happened is Happened<WarpEvent> => happened.event.type !== 'Forced',
    );
    told.forEach(({ event }, i) => {
      if (event.type !== 'CombatResolved') return;
      const sides = cueOf(view, event, told.slice(0, i + 1))?.tally?.sides ?? [];
      expect(sides.map(({ total }) => total)).toEqual([event.attack, event.defence]);
      expect(sides.filter(({ won }) => won)).toHaveLength(event.winner === 'nobody' ? 0 : 1);
    });
  });
});
