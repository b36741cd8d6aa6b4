// Random solo games with every check of the fuzzer after an answer.
import { fuzzGame } from '@warptable/testkit';
import { describe, expect, it } from 'vitest';
import { RIVAL_IDS } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';

const GAMES = RIVAL_IDS.flatMap((rival, i) => [
  { rival, side: i % 2 === 0 ? 'A' : 'B' },
  { rival, side: i % 2 === 0 ? 'B' : 'A', difficulty: 'hard' as const },
]);

describe('TWS 2.5, TWS 25.2, TWS 25.6, TWS 25.8 a random solo game holds every law', () => {
  it.each(GAMES)(
    '%o',
    (options) => {
      const report = fuzzGame(theWarp, {
        seats: 1,
        seed: `solo ${Object.values(options).join(' ')}`,
        options,
      });
      if (!report.ok) throw new Error(`${report.check} at entry ${report.position}: ${report.message}`);
      expect(report.otherWorlds).toBeGreaterThan(5);
      expect(report.result.winners).toHaveLength(1);
    },
    60_000,
  );
});
