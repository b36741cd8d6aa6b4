import { describe, expect, test } from 'vitest';
import { botSpec, isReproducible, readBotName } from '../src/units/bots.ts';
import { lineup, pairings } from '../src/units/lineups.ts';
import { playUnit } from '../src/units/play.ts';
import { isPlayed, wonBy } from '../src/units/unit.ts';
import type { Played, UnitResult } from '../src/units/unit.ts';
import { findReef, reef, unit } from './reef.ts';

const timeless = (result: UnitResult): unknown =>
  isPlayed(result) ? { ...result, thinking: result.thinking.map(({ decisions }) => decisions) } : result;

describe('a unit', () => {
  test('leads to the same result each time, and is plain data as its result is', () => {
    const one = playUnit(unit(3), findReef);
    const again = playUnit(
      JSON.parse(JSON.stringify(unit(3))) as typeof one & ReturnType<typeof unit>,
      findReef,
    );
    expect(timeless(again)).toEqual(timeless(one));
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    expect(one).toMatchObject({ unit: 3, seed: '7/3', bots: ['random', 'random', 'random'] });
    expect(timeless(playUnit(unit(3, { seed: 'other' }), findReef))).not.toEqual(timeless(one));
  });

  test('of which only the result is wanted is simulated by random bots: the same rules, no findings, no times', () => {
    const result = playUnit(unit(3, { resultOnly: true }), findReef) as Played;
    expect(playUnit(unit(3, { resultOnly: true }), findReef)).toEqual(result);
    expect(result).toMatchObject({ unit: 3, seed: '7/3', thinking: [] });
    expect(result.scores).toHaveLength(3);
    expect(result.labels).toHaveLength(3);
    expect(result.decisions).toBeGreaterThan(10);
    expect('findings' in result).toBe(false);
    const thinking = playUnit(unit(3, { resultOnly: true, bots: ['random', 'novice', 'random'] }), findReef);
    expect((thinking as Played).thinking).toHaveLength(3);
    expect('findings' in thinking).toBe(false);
  });

  test('has its findings', () => {
    const result = playUnit(unit(0), findReef) as Played;
    expect(result.findings?.seats).toHaveLength(3);
    expect(['lungs', 'sailor', 'gambler']).toContain(result.findings?.seats[0]?.['crew']);
    expect(result.decisions).toBeGreaterThan(10);
  });

  test('tells how the terms of the evaluation stood, if it is asked to', () => {
    const guide = {
      terms: ['reef', 'one'],
      turn: ({ round }: { round: number }) => round,
      progress: () => 0.5,
      measure: (_: unknown, seat: number) => [seat, 1],
    };
    const guided = { ...reef, guide } as unknown as typeof reef;
    const { samples } = playUnit(unit(0, { samples: true }), () => guided) as Played;
    expect(samples?.length).toBeGreaterThan(1);
    expect(samples?.[0]).toEqual({ late: 0.5, terms: [0, 1, 2].map((seat) => [seat, 1]) });
    expect((playUnit(unit(0), () => guided) as Played).samples).toBeUndefined();
  });

  test('that fails is told, and does not end the run', () => {
    const result = playUnit(unit(0, { bots: ['random', 'clever'] }), findReef);
    expect(result).toMatchObject({
      unit: 0,
      fault: expect.stringContaining("no bot is called 'clever'") as string,
    });
  });

  test('of a game that does not exist is a fault of ours', () => {
    expect(() => playUnit(unit(0, { game: 'chess' }), findReef)).toThrow("there is no game 'chess'");
  });
});

test('a shared win counts in parts', () => {
  const played = { winners: [0, 2] } as unknown as Played;
  expect([0, 1, 2].map((seat) => wonBy(played, seat))).toEqual([0.5, 0, 0.5]);
});

describe('names of bots', () => {
  test.each([
    ['regular', { level: 'regular' }],
    ['expert@150ms', { level: 'expert', budget: { time: 150 } }],
    ['expert@400it', { level: 'expert', budget: { iterations: 400 } }],
    ['regular@40it#a/b.json', { level: 'regular', budget: { iterations: 40 }, table: 'a/b.json' }],
  ])('%s', (text, name) => {
    expect(readBotName(text)).toEqual(name);
  });

  test.each(['clever', 'expert@', 'expert@fast', 'expert@0ms', 'expert@1.5ms', '', 'regular#'])(
    '%s is none',
    (text) => {
      expect(() => readBotName(text)).toThrow(/no bot is called|no time to think/);
    },
  );

  test('weights come from the tables of the unit', () => {
    const weights = { ships: [1, 2] } as const;
    expect(botSpec('regular#mine', { mine: weights })).toEqual({ level: 'regular', weights });
    expect(() => botSpec('regular#mine')).toThrow("there is no table of weights 'mine'");
  });

  test('whoever looks at the clock is not reproducible', () => {
    expect(['novice', 'expert@400it', 'expert@150ms', 'expert'].map(isReproducible)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('line-ups', () => {
  test.each([
    [2, 2],
    [2, 4],
    [2, 3],
    [2, 6],
    [1, 4],
  ])('%i bots at tables of %i: every bot has every seat equally often', (bots, seats) => {
    const names = ['a', 'b'].slice(0, bots);
    const games = bots * seats * 4;
    const counts = new Map<string, number>();
    for (let i = 0; i < games; i++) {
      for (const [seat, bot] of lineup(names, seats, i, 'seed').entries())
        counts.set(`${bot}${seat}`, (counts.get(`${bot}${seat}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(bots * seats);
    expect(new Set(counts.values())).toEqual(new Set([games / bots]));
  });

  test('at even tables both have as many seats in each game, in all kinds of order', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, i) => lineup(['a', 'b'], 4, i, 'seed').join('')));
    expect([...seen].toSorted()).toEqual(['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa']);
  });

  test('all pairs', () => {
    expect(pairings(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(pairings(['a'])).toEqual([['a']]);
  });
});
