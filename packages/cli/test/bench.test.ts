import { expect, test } from 'vitest';
import { asText } from '../src/commands/bench.ts';
import { benchGame } from '../src/measuring/game-bench.ts';
import { lanterns } from './lanterns.ts';

test('a game is measured in every respect', () => {
  const result = benchGame(lanterns, 0.2);
  for (const measured of [result.decision, result.fork, result.copy, result.view, result.calibration]) {
    expect(measured.microseconds).toBeGreaterThan(0);
    expect(measured.loops).toBeGreaterThan(0);
  }
  expect(result.viewBytes.most).toBeGreaterThan(50);
  expect(result.snapshotBytes.mean).toBeGreaterThan(300);
  expect(asText(result)).toMatch(/random play +[\d,]+ decisions\/s +[\d.]+ decisions a loop/);
});
