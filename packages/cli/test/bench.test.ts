import { createBot, observationOf } from '@warptable/bots';
import type { Bot } from '@warptable/bots';
import { Match, seededChance } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { asJson, asText } from '../src/commands/bench.ts';
import { benchGame } from '../src/measuring/game-bench.ts';
import { StopWatch } from '../src/measuring/stop-watch.ts';
import { PHASES, watchedGuide, watchedMatch, watchedObservation } from '../src/measuring/watched.ts';
import type { SearchPhase } from '../src/measuring/watched.ts';
import { lanterns, lanternsGuide } from './lanterns.ts';

test('a game is measured in every respect', () => {
  const result = benchGame(lanterns, 0.05);
  for (const measured of [result.decision, result.fork, result.copy, result.view, result.calibration]) {
    expect(measured.microseconds).toBeGreaterThan(0);
    expect(measured.loops).toBeGreaterThan(0);
  }
  expect(result.viewBytes.max).toBeGreaterThan(50);
  expect(result.snapshotBytes.mean).toBeGreaterThan(300);
  expect(asText(result)).toMatch(/random play +[\d,]+ decisions\/s +[\d.]+ decisions a loop/);
  expect(result.search).toBeUndefined();
  expect(asText(result)).not.toContain('iterations');
});

test('where there is a guide for bots, the search is measured too', () => {
  const result = benchGame({ ...lanterns, guide: lanternsGuide }, 0.1);
  const { iterationsPerSecond, shares, copyAndReplay } = result.search!;
  expect(iterationsPerSecond).toBeGreaterThan(0);
  for (const phase of PHASES) expect(shares[phase]).toBeLessThan(1);
  // A structured clone is dear: it would not go unnoticed.
  expect(shares.copy).toBeGreaterThan(0);
  expect(copyAndReplay).toBeGreaterThan(shares.copy);
  expect(asText(result)).toMatch(/search +[\d,]+ iterations\/s/);
  expect(asText(result)).toMatch(/copy and replay +[\d.]+ % +(at most|more than) 25.0 %/);
  expect(asJson([result])).toMatchObject({
    games: { lanterns: { expertSearch: { seats: 2, copyAndReplayAtMost: 0.25 } } },
  });
});

test('a stop-watch gives each moment to one phase', () => {
  let now = 0;
  const watch = new StopWatch<'outer' | 'inner'>('outer', () => now);
  now = 1;
  watch.during('inner', () => {
    now = 4;
    watch.during('outer', () => (now = 9));
    now = 16;
  });
  now = 20;
  expect(Object.fromEntries(watch.reading())).toEqual({ outer: 1 + 5 + 4, inner: 3 + 7 });
  now = 21;
  expect(Object.fromEntries(watch.reading())).toEqual({ outer: 1 });
  expect(() =>
    watch.during('inner', () => {
      throw new Error('a fault');
    }),
  ).toThrow('a fault');
  expect(watch.phase).toBe('outer');
});

test('a watched search thinks as it does unwatched, and is noticed in every phase', () => {
  const { game } = lanterns;
  const options = game.readOptions({}, 2);
  const match = new Match(game, { options, seats: 2, chance: seededChance(1) });
  const expert = (guide: typeof lanternsGuide): Bot =>
    createBot(guide, { level: 'expert', budget: { iterations: 40 } }, 'seed');
  let ticks = 0;
  const watch = new StopWatch<SearchPhase>('tree', () => ++ticks);
  const observation = watchedObservation(watchedMatch(match, watch), watch);
  watch.reading();
  const decision = expert(watchedGuide(lanternsGuide, watch)).answer(observation);
  const reading = watch.reading();
  expect(decision).toEqual(expert(lanternsGuide).answer(observationOf(match, 0)));
  expect(new Set(reading.keys())).toEqual(new Set(PHASES));
  // 40 worlds, and 8 to sound the rivals; each is copied and determinized once, which takes a tick.
  expect([reading.get('copy'), reading.get('determinize')]).toEqual([48, 48]);
});
