import { Random } from '@warptable/kernel';
import type { Findings } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { comparisonOf } from '../src/balance/compare.ts';
import { contentOf } from '../src/balance/content.ts';
import { balanceReport } from '../src/balance/report.ts';
import type { BalanceReport } from '../src/balance/report.ts';
import type { GameWithFindings } from '../src/counting/counts.ts';
import { groupBy } from '../src/counting/counts.ts';
import { judgedByFair, judgedByOthers } from '../src/counting/judging.ts';
import { shareOf } from '../src/statistics/shares.ts';

const naming = { name: (subject: string, id?: string) => (id === undefined ? `${subject}s` : `the ${id}`) };

const game = (unit: number, winners: readonly number[], findings: Partial<Findings>): GameWithFindings => ({
  unit,
  seed: `1/${unit}`,
  bots: ['novice', 'novice'],
  scores: [0, 1].map((seat) => (winners.includes(seat) ? 30 : 20)),
  winners,
  decisions: 50,
  thinking: [],
  findings: { rounds: 6, seats: [], table: {}, cards: [], goals: [], ...findings },
});

/** The mighty win as often as this of 100 games, from either seat. */
const games = (wins: number, of = 100): GameWithFindings[] =>
  Array.from({ length: of }, (_, i) => {
    const mighty = i % 2;
    const isWon = (i * 37) % of < wins;
    const seats = [0, 1].map((seat) => ({ faction: seat === mighty ? 'mighty' : 'meek' }));
    const winner = isWon ? mighty : 1 - mighty;
    return game(i, [winner], {
      seats,
      rounds: i % 4 === 0 ? 9 : 6 + (i % 2),
      table: { tile: i % 4 === 0 ? ['dark', 'wide'] : ['wide'], card: ['sword', 'spoon'] },
      cards: [
        { subject: 'card', id: 'sword', seat: winner, picked: 1, played: 3 },
        { subject: 'card', id: 'spoon', seat: 1 - winner, picked: i % 2, played: 0 },
      ],
      goals: [
        { subject: 'goal', id: 'easy', seat: 0, taken: 2, done: 5 },
        { subject: 'goal', id: 'hard', seat: 1, taken: 4, done: i % 10 === 0 ? 6 : null },
      ],
    });
  });

const reportOf = (list: readonly GameWithFindings[]): BalanceReport =>
  balanceReport(
    {
      game: 'x',
      tables: [{ seats: 2, options: {} }],
      bots: ['novice'],
      weights: {},
      games: list.length,
      seed: 1,
    },
    new Map(list.map((one) => [one.unit, one])),
    naming,
  );

describe('what seats play with', () => {
  test('is held against its part', () => {
    const [factions] = contentOf(games(80), naming).seats;
    expect(factions).toMatchObject({ subject: 'faction', name: 'factions' });
    const [meek, mighty] = factions?.rows ?? [];
    expect(mighty).toMatchObject({ id: 'mighty', name: 'the mighty', fair: 0.5, flagged: true });
    expect(mighty?.share).toMatchObject({ wins: 80, trials: 100 });
    expect(mighty?.points.mean).toBeCloseTo(3, 9);
    expect(meek?.share.share).toBeCloseTo(0.2, 9);
  });

  test('is not flagged within its interval', () => {
    const [factions] = contentOf(games(55), naming).seats;
    expect(factions?.rows.map(({ flagged }) => flagged)).toEqual([false, false]);
  });

  test('counts for each of several things of a kind', () => {
    const seats = [{ race: ['a', 'b'] }, { race: ['b', 'c'] }];
    const [races] = contentOf([game(0, [0], { seats })], naming).seats;
    const shares = races?.rows.map(({ id, share }) => [id, share.wins, share.trials]);
    expect(shares).toEqual([
      ['a', 1, 1],
      ['b', 1, 2],
      ['c', 0, 1],
    ]);
  });

  test('shared wins count in parts', () => {
    const seats = [{ faction: 'a' }, { faction: 'b' }];
    const [factions] = contentOf([game(0, [0, 1], { seats }), game(1, [1], { seats })], naming).seats;
    expect(factions?.rows.map(({ share }) => share.wins)).toEqual([0.5, 1.5]);
  });
});

describe('cards', () => {
  const [cards] = contentOf(games(50), naming).cards;
  const [spoon, sword] = cards?.rows ?? [];

  test('are counted when taken, used and won with', () => {
    expect(sword?.taken).toMatchObject({ wins: 100, trials: 100 });
    expect(spoon?.taken).toMatchObject({ wins: 50, trials: 100 });
    expect(sword?.picked.share).toMatchObject({ wins: 100, trials: 100 });
    expect(sword).toMatchObject({ usesOfWinners: 3, usesOfOthers: 0 });
    expect(spoon?.played.share.trials).toBe(0);
  });

  test('are held against the other cards', () => {
    expect(sword?.picked).toMatchObject({ fair: 0, flagged: true });
    expect(spoon?.picked).toMatchObject({ fair: 1, flagged: true });
    expect(spoon?.played.flagged).toBe(false);
  });

  test('on offer are no part of the table', () => {
    expect(contentOf(games(50), naming).table.map(({ subject }) => subject)).toEqual(['tile']);
  });
});

test('goals: how often, when, and who won with them', () => {
  const [goals] = contentOf(games(50), naming).goals;
  const [easy, hard] = goals?.rows ?? [];
  expect(easy).toMatchObject({ takenIn: 2, doneIn: 5 });
  expect(easy?.completed).toMatchObject({ share: { wins: 100, trials: 100 }, fair: 0.1, flagged: true });
  expect(hard).toMatchObject({ takenIn: 4, doneIn: 6 });
  expect(hard?.completed.share).toMatchObject({ wins: 10, trials: 100 });
  expect(hard?.wonWith.share.trials).toBe(10);
});

test('tiles: do they change scores or length?', () => {
  const [tiles] = contentOf(games(50), naming).table;
  const [dark, wide] = tiles?.rows ?? [];
  expect(dark).toMatchObject({ id: 'dark', flagged: true });
  expect(dark?.rounds.mean).toBe(9);
  expect(wide?.score.count).toBe(100);
  expect(wide?.flagged).toBe(false);
});

describe('judging', () => {
  test('a table of many is stricter than one alone', () => {
    const odd = { share: shareOf(38, 100), fair: 0.28 };
    const plain = { share: shareOf(28, 100), fair: 0.28 };
    expect(judgedByFair([odd])[0]?.flagged).toBe(true);
    expect(judgedByFair([odd, ...Array.from({ length: 15 }, () => plain)])[0]?.flagged).toBe(false);
  });

  test('a table in which nothing is off has a flag in one of twenty cases', () => {
    const random = new Random('fair');
    const tables = Array.from({ length: 200 }, () => {
      const played = Array.from({ length: 60 }, (_, i) => {
        const factions = 'abcdefghijkl'.split('');
        random.shuffle(factions);
        return game(i, [random.below(2)], {
          seats: [0, 1].map((seat) => ({ faction: factions[seat] ?? '' })),
        });
      });
      return contentOf(played, naming).seats[0]?.rows.some(({ flagged }) => flagged);
    });
    const flagged = tables.filter(Boolean).length;
    expect(flagged).toBeLessThan(20);
    expect(flagged).toBeGreaterThan(1);
  });

  test('the only card there is has no others to be held against', () => {
    expect(judgedByOthers([shareOf(9, 10)])[0]).toMatchObject({ flagged: false, chance: 1 });
  });

  test('groups come in natural order', () => {
    expect(groupBy(['10 of 12', '2 of 12', 'b', 'a'], String).map(([key]) => key)).toEqual([
      '2 of 12',
      '10 of 12',
      'a',
      'b',
    ]);
  });
});

describe('a comparison', () => {
  test('shows what changed between two runs, with its interval', () => {
    const { tables, games: counts } = comparisonOf(
      ['old', reportOf(games(80))],
      ['new', reportOf(games(52))],
    );
    expect(counts).toEqual({ before: 100, after: 100 });
    const factions = tables.find(({ name }) => name === 'factions: won');
    const mighty = factions?.rows.find(({ id }) => id === 'mighty');
    expect(mighty).toMatchObject({ flagged: true, difference: expect.closeTo(-0.28, 9) as number });
    expect(mighty?.low).toBeLessThan(-0.28);
    expect(mighty?.high).toBeLessThan(0);
    const goals = tables.find(({ name }) => name === 'goals: completed');
    expect(goals?.rows.map(({ flagged }) => flagged)).toEqual([false, false]);
  });

  test('of a run with itself flags nothing', () => {
    const report = reportOf(games(80));
    const { tables } = comparisonOf(['a', report], ['b', report]);
    expect(tables.flatMap(({ rows }) => rows).some(({ flagged }) => flagged)).toBe(false);
  });
});
