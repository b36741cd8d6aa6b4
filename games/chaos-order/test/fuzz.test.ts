// Random games with every check after an answer: invariants, options, copies, cold starts, undo and leaks.
// Many more: `node packages/cli/src/main.ts fuzz chaos-order --seats 2-5 --games 30 --seed 1`.
import { fuzzGame } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { chaosOrder } from '../rules/game.ts';

test.each([
  { seats: 2, factions: 'choose' },
  { seats: 3, factions: 'dealt' },
  { seats: 4, factions: 'choose' },
  { seats: 5, factions: 'dealt' },
  { seats: 2, factions: 'dealt', pool: ['circadians', 'oxataya'] },
  { seats: 2, factions: 'dealt', pool: ['leyrien', 'jrayek'] },
])(
  'a random game holds every law: %o',
  ({ seats, ...options }) => {
    const report = fuzzGame(chaosOrder, { seats, seed: `chaos-order ${seats} ${options.factions}`, options });
    if (!report.ok) throw new Error(`${report.check} at entry ${report.position}: ${report.message}`);
    // The leak tests have tested something: the worlds dealt anew were other ones.
    expect(report.otherWorlds).toBeGreaterThan(20);
    expect(report.longestStep.answers).toBeLessThan(30); // CO 30.4
    expect(report.result.winners.length).toBeGreaterThan(0); // CO 16.10
  },
  120_000,
);
