// Random games with every check after an answer: invariants, options, copies, cold starts, undo and leaks.
// Many more: `node packages/cli/src/main.ts fuzz the-warp --seats 2-6 --games 30 --seed 1`.
import { fuzzGame } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { theWarp } from '../rules/game.ts';

const GAMES = [
  { seats: 2, side: 'A' },
  { seats: 3, side: 'B', pioneering: 'advanced' },
  { seats: 4, side: 'A' },
  { seats: 4, side: 'B', mode: 'team' },
  { seats: 5, side: 'A', edition: 'prototype' },
  { seats: 6, side: 'A', mode: 'team', edition: 'prototype' },
];

test.each(GAMES)(
  'a random game holds every law: %o',
  ({ seats, ...options }) => {
    const seed = `the-warp ${seats} ${Object.values(options).join(' ')}`;
    const report = fuzzGame(theWarp, { seats, seed, options: { ...options, rounds: '40' } });
    if (!report.ok) throw new Error(`${report.check} at entry ${report.position}: ${report.message}`);
    // The leak tests have tested something: the worlds dealt anew were other ones.
    expect(report.otherWorlds).toBeGreaterThan(20);
    expect(report.result.scores).toHaveLength(seats);
  },
  120_000,
);
