// What the recorded games against the eleven Rivals show, and that each of them is fixed by its luck and the Player's answers.
import { join } from 'node:path';
import { Match, readGameFile, replay, seededChance } from '@warptable/kernel';
import { goldenGames } from '@warptable/testkit';
import { describe, expect, it } from 'vitest';
import { RIVAL_IDS } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import type { Options } from '../../rules/state.ts';

const games = goldenGames(join(import.meta.dirname, '../golden')).flatMap(({ name, text }) => {
  const file = readGameFile(text);
  return file.seats === 1 ? { name, file, options: file.options as Options } : [];
});

describe('TWS 29.1 the same decks, dice and answers give the same Rival', () => {
  it.each(games)('$name', ({ file, options }) => {
    const { seed } = file.luck as { readonly seed: string };
    const again = new Match(theWarp, { options, seats: 1, chance: seededChance(seed) });
    for (const entry of file.entries) {
      if ('kind' in entry) again.answer(entry);
      else if ('sideAction' in entry) again.sideAction(entry.seat, entry.sideAction, entry.value);
    }
    const recorded = replay(theWarp, file);
    expect(again.over).toBe(true);
    expect(again.state).toEqual(recorded.state);
    expect(again.events.map(({ event }) => event)).toEqual(recorded.events.map(({ event }) => event));
  });
});

describe('among the golden solo games there is', () => {
  it('every Rival, each difficulty on each map side, and the clock of turns', () => {
    expect(new Set(games.map(({ options }) => options.rival ?? 'dura'))).toEqual(new Set(RIVAL_IDS));
    const kinds = games.map(({ options: { side, difficulty = 'normal' } }) => `${side} ${difficulty}`);
    expect(new Set(kinds)).toEqual(new Set(['A normal', 'A hard', 'B normal', 'B hard']));
    expect(games.some(({ options }) => options.clock === 'turns')).toBe(true);
  });

  it('nearly everything that can happen', () => {
    const events = games.flatMap(({ file }) => replay(theWarp, file).events.map(({ event }) => event));
    const types = new Set(events.map(({ type }) => type));
    for (const type of [
      'AutomaDrawn',
      'RivalPicked',
      'SoloDieRolled',
      'RivalSkipped',
      'RivalCardsDrawn',
      'CardsCancelled',
      'RivalRewardDrawn',
      'RivalRewardsSpent',
      'RivalScored',
      'RivalGaveBack',
      'ScrapCounted',
      'PhaseReached',
      'HardPointsCounted',
      'OutOfTime',
    ] as const)
      expect(types).toContain(type);
    for (const became of ['paid', 'ignored', 'bribed'])
      expect(events).toContainEqual(expect.objectContaining({ type: 'RivalCardSettled', became }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'RivalPicked', tie: 'chosen' }));
  });
});
