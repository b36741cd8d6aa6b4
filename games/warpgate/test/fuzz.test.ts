// Random games with every check after an answer: invariants, options, copies, cold starts, undo and leaks.
// Many more: `node packages/cli/src/main.ts fuzz warpgate --seats 1-6 --games 30 --seed 1`.
import { fuzzGame } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { warpgate } from '../rules/game.ts';

const GAMES = [
  { seats: 1, exploration: 'off', factions: 'choose' },
  { seats: 1, exploration: 'on', factions: 'dealt' },
  { seats: 2, exploration: 'off', factions: 'random' },
  { seats: 2, exploration: 'on', factions: 'choose' },
  { seats: 3, exploration: 'on', factions: 'random' },
  { seats: 4, exploration: 'off', factions: 'choose' },
  { seats: 5, exploration: 'off', factions: 'random' },
  { seats: 6, exploration: 'on', factions: 'dealt' },
];

test.each(GAMES)(
  'a random game of $seats with Exploration $exploration holds every law',
  ({ seats, ...options }) => {
    const seed = `warpgate ${seats} ${options.exploration}`;
    const report = fuzzGame(warpgate, { seats, seed, options });
    if (!report.ok) throw new Error(`${report.check} at entry ${report.position}: ${report.message}`);
    // The leak tests have tested something: the worlds dealt anew were other ones.
    expect(report.otherWorlds).toBeGreaterThan(20);
    expect(report.longestStep.answers).toBeLessThanOrEqual(20);
    expect(report.result.scores).toHaveLength(Math.max(2, seats));
  },
  60_000,
);
