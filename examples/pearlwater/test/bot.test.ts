import { createBot, playMatch } from '@warptable/bots';
import type { AnyGuide } from '@warptable/bots';
import { Match, seededChance } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { pearlwaterGuide } from '../bot/guide.ts';
import { pearlwater } from '../rules/game.ts';

const GAMES = 60;

test('with its guide a bot wins more than with none', () => {
  const guide = pearlwaterGuide as unknown as AnyGuide;
  let won = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const match = new Match(pearlwater, {
      options: { length: 'long' },
      seats: 2,
      chance: seededChance(seed),
    });
    const guided = seed % 2;
    const bots = [0, 1].map((seat) =>
      createBot(seat === guided ? guide : undefined, { level: 'regular', budget: { iterations: 20 } }, seed),
    );
    playMatch(match, bots);
    if (match.result.winners[0] === guided) won++;
  }
  expect(won).toBeGreaterThan(0.7 * GAMES);
});
