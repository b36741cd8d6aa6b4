import { describe, expect, test } from 'vitest';
import { boutsOf, unitsOf } from '../src/tournament/plan.ts';
import type { TournamentPlan } from '../src/tournament/plan.ts';
import { tournamentReport } from '../src/tournament/report.ts';
import type { TournamentReport } from '../src/tournament/report.ts';
import { playUnit } from '../src/units/play.ts';
import type { Played, Unit, UnitResult } from '../src/units/unit.ts';
import { findReef } from './reef.ts';

const plan = (more: Partial<TournamentPlan> = {}): TournamentPlan => ({
  game: 'pearlwater',
  tables: [
    { seats: 2, options: { length: 'short' } },
    { seats: 4, options: { length: 'short' } },
  ],
  bots: ['random', 'novice', 'regular'],
  weights: {},
  games: 8,
  seed: 7,
  ...more,
});

function all(next: () => Unit | undefined): Unit[] {
  const units: Unit[] = [];
  for (let one = next(); one; one = next()) units.push(one);
  return units;
}

const naming = { name: (subject: string, id?: string) => id ?? subject };

/** What a made-up game would have brought: the first seat of this bot wins, or two share. */
const wonFor = ({ number, seed, bots }: Unit, winner: string, shared = false): Played => {
  const seat = bots.indexOf(winner);
  const other = bots.findIndex((bot) => bot !== winner);
  return {
    unit: number,
    seed,
    bots,
    scores: bots.map((bot) => (bot === winner ? 30 : 20)),
    winners: shared ? [seat, other] : [seat],
    decisions: 100,
    thinking: bots.map((_, at) => ({ decisions: 50, iterations: 0, milliseconds: 10, faults: at })),
  };
};

describe('the units of a tournament', () => {
  test('are all pairs at all sizes of table, each with luck of its own', () => {
    const units = all(unitsOf(plan()));
    expect(units).toHaveLength(3 * 2 * 8);
    expect(units.map(({ number }) => number)).toEqual([...units.keys()]);
    expect(new Set(units.map(({ seed }) => seed)).size).toBe(units.length);
    expect(new Set(units.map(({ bots }) => [...new Set(bots)].toSorted().join()))).toEqual(
      new Set(['novice,random', 'random,regular', 'novice,regular']),
    );
    expect(units.filter(({ bots }) => bots.length === 4)).toHaveLength(24);
  });

  test('stay the same when more games are added', () => {
    expect(all(unitsOf(plan({ games: 20 }))).slice(0, 48)).toEqual(all(unitsOf(plan())));
  });

  test('of one bot fill all seats with it', () => {
    const units = all(unitsOf(plan({ bots: ['novice'] })));
    expect(units).toHaveLength(16);
    expect(units[1]?.bots).toEqual(['novice', 'novice', 'novice', 'novice']);
  });
});

describe('the sequential test of a tournament', () => {
  const tested = plan({
    bots: ['regular', 'novice'],
    tables: plan().tables.slice(0, 1),
    games: 400,
    test: { low: 0.5, high: 0.7 },
  });

  /** Plays with so many games in flight, which are finished in another order than they were begun. */
  function played(inFlight: number): { report: TournamentReport; games: number } {
    const results = new Map<number, UnitResult>();
    const next = unitsOf(tested, (unit) => results.get(unit));
    const flying: Unit[] = [];
    for (;;) {
      while (flying.length < inFlight) {
        const one = next();
        if (!one) break;
        flying.push(one);
      }
      const landed = flying.pop();
      if (!landed) break;
      results.set(landed.number, wonFor(landed, landed.number % 5 === 0 ? 'novice' : 'regular'));
    }
    return { report: tournamentReport(tested, results, naming), games: results.size };
  }

  test('ends a match early, and the verdict does not depend on how many threads there are', () => {
    const [alone, many] = [played(1), played(7)];
    expect(alone.games).toBeLessThan(100);
    expect(many.games).toBeGreaterThanOrEqual(alone.games);
    expect(many.report).toEqual(alone.report);
    expect(alone.report.bouts[0]).toMatchObject({ verdict: 'high', bots: ['regular', 'novice'] });
    expect(alone.report.games).toBe(alone.report.bouts[0]?.share.trials);
  });
});

describe('the report of a tournament', () => {
  const two = plan({ bots: ['regular', 'novice'], tables: plan().tables.slice(0, 1), games: 10 });
  const results = new Map(
    all(unitsOf(two)).map((unit, i) => [unit.number, wonFor(unit, i < 6 ? 'regular' : 'novice', i === 0)]),
  );
  const report = tournamentReport(two, results, naming);

  test('counts shared wins in parts', () => {
    expect(report.bouts[0]?.share).toMatchObject({ wins: 5.5, trials: 10, share: 0.55 });
    expect(report.bouts[0]?.lead.mean).toBe(2);
    expect(report.stats).toMatchObject({ shared: 1, worldFaults: 10 });
    expect(report.bots.map(({ share }) => share.wins)).toEqual([5.5, 4.5]);
    expect(report.bots.map(({ fair }) => fair)).toEqual([0.5, 0.5]);
    expect(report.bots[1]?.rating.elo).toBeLessThan(0);
  });

  test('seats and sizes of table are told apart', () => {
    const both = plan({ bots: ['novice', 'random'] });
    const games = all(unitsOf(both)).map((unit) => [unit.number, playUnit(unit, findReef)] as const);
    const { seats, bots, labels, games: count } = tournamentReport(both, new Map(games), naming);
    expect(count).toBe(16);
    expect(seats.map(({ seats: size, rows }) => [size, rows.length])).toEqual([
      [2, 2],
      [4, 4],
    ]);
    for (const { rows } of seats)
      expect(rows.reduce((sum, { share }) => sum + share.share, 0)).toBeCloseTo(1, 9);
    expect(bots[0]?.bySeats.map(({ seats: size, fair }) => [size, fair])).toEqual([
      [2, 0.5],
      [4, 0.5],
    ]);
    expect(labels.map(({ subject, rows }) => [subject, rows.map(({ id }) => id)])).toEqual([
      ['crew', ['gambler', 'lungs', 'sailor']],
    ]);
  });

  test('an unfinished run has a report of what is there, a failed game is told', () => {
    const some = new Map([...results].slice(0, 4));
    some.set(9, { unit: 9, seed: 'x', bots: [], fault: 'the rules failed' } as unknown as Played);
    const partial = tournamentReport(two, some, naming);
    expect(partial).toMatchObject({ games: 4, planned: 10 });
    expect(partial.faults).toHaveLength(1);
    expect(boutsOf(two)).toHaveLength(1);
  });

  test('a bot that plays itself has no match, but all the rest', () => {
    const self = plan({ bots: ['random'], games: 4 });
    const games = all(unitsOf(self)).map((unit) => [unit.number, playUnit(unit, findReef)] as const);
    const alone = tournamentReport(self, new Map(games), naming);
    expect(alone.bouts).toEqual([]);
    expect(alone.bots[0]?.share.share).toBe(1);
    expect(alone.bots[0]?.fair).toBeCloseTo(1, 9);
  });
});
