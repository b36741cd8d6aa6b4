import { expect, test } from 'vitest';
import { NEWCOMER, rate, shownRating } from '../src/people/plackett-luce.ts';
import { winRatesOf } from '../src/people/win-rates.ts';

/** As openskill computes it, with tau 25/300. */
test('a first game between two newcomers', () => {
  const [won, lost] = rate([NEWCOMER, NEWCOMER], [1, 2]);
  expect(won?.mu).toBeCloseTo(27.6353, 3);
  expect(lost?.mu).toBeCloseTo(22.3647, 3);
  expect(won?.sigma).toBeCloseTo(lost?.sigma ?? 0, 10);
  expect(won!.sigma).toBeLessThan(NEWCOMER.sigma);
});

test('a tie among equals changes nobody’s strength', () => {
  for (const { mu } of rate([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 1])) expect(mu).toBeCloseTo(25, 10);
});

test('the order in which players are listed does not matter, and better places are worth more', () => {
  const [a, b, c, d] = rate([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [2, 1, 4, 3]);
  expect(b!.mu).toBeGreaterThan(a!.mu);
  expect(a!.mu).toBeGreaterThan(d!.mu);
  expect(d!.mu).toBeGreaterThan(c!.mu);
  const [again] = rate([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3, 4]);
  expect(again!.mu).toBeCloseTo(b!.mu, 12);
});

test('ratings find the order of players of known strength', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const strength = Array.from({ length: 20 }, (_, i) => i * 1.5);
  let ratings = strength.map(() => NEWCOMER);
  for (let game = 0; game < 1500; game++) {
    const table = [...new Set(Array.from({ length: 4 }, () => Math.floor(random() * 20)))];
    const luck = table.map((player) => strength[player]! + 8 * (random() + random() + random() - 1.5));
    const places = luck.map((one) => 1 + luck.filter((other) => other > one).length);
    const after = rate(
      table.map((player) => ratings[player]!),
      places,
    );
    ratings = ratings.map((rating, player) => after[table.indexOf(player)] ?? rating);
  }
  const order = ratings
    .map((_, i) => i)
    .toSorted((a, b) => shownRating(ratings[a]!) - shownRating(ratings[b]!));
  const away = order.reduce((sum, player, place) => sum + (player - place) ** 2, 0);
  // Spearman's rank correlation.
  expect(1 - (6 * away) / (20 * (20 ** 2 - 1))).toBeGreaterThan(0.9);
});

test('win rates: by game, mode and faction, with Wilson’s interval; a shared win counts in parts', () => {
  const game = (won: number, faction: string, winners = 1) => ({
    game: 'g',
    mode: 'm',
    faction,
    won,
    winners,
  });
  const rates = winRatesOf([game(1, 'red'), game(0, 'red'), game(0, 'blue'), game(1, 'red', 2)]);
  expect(rates.map(({ by, id, games, wins }) => [by, id, games, wins])).toEqual([
    ['game', '', 4, 1.5],
    ['mode', 'm', 4, 1.5],
    ['faction', 'red', 3, 1.5],
    ['faction', 'blue', 1, 0],
  ]);
  const [all] = rates;
  // Wilson's interval for 1.5 of 4, worked out by hand.
  expect(all?.low).toBeCloseTo(0.0919, 3);
  expect(all?.high).toBeCloseTo(0.7806, 3);
});
