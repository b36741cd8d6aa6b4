// Random games with every check after an answer: invariants, options, copies, cold starts, undo and leaks.
import { fuzzGame } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { pearlwater } from '../rules/game.ts';

test.each([2, 3, 4])('random games of %i hold every law', (seats) => {
  let otherWorlds = 0;
  for (const length of ['short', 'long'])
    for (let seed = 0; seed < 5; seed++) {
      const report = fuzzGame(pearlwater, { seats, seed: `pearlwater ${seed}`, options: { length } });
      if (!report.ok) throw new Error(`${report.check} at entry ${report.position}: ${report.message}`);
      otherWorlds += report.otherWorlds;
    }
  // The leak tests have tested something: worlds were dealt anew.
  expect(otherWorlds).toBeGreaterThan(50);
});
