import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGameFile } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { describe, expect, test } from 'vitest';
import { faultOfGolden, goldenGames, goldenText, makeGolden } from '../src/index.ts';

const file = makeGolden(pearlwater, { seats: 3, seed: 'golden', options: { length: 'long' } });
const text = goldenText(file);

test('golden games are read from a folder, by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  writeFileSync(join(folder, 'three seats.json'), text);
  writeFileSync(join(folder, 'notes.txt'), 'not a game');
  expect(goldenGames(folder)).toEqual([{ name: 'three seats', text }]);
  rmSync(folder, { recursive: true });
});

describe('a golden game', () => {
  test('is played again without a fault', () => {
    expect(file.result).toBeDefined();
    expect(faultOfGolden(pearlwater, text)).toBeUndefined();
  });

  test('has one entry a line', () => {
    expect(readGameFile(text)).toEqual(JSON.parse(JSON.stringify(file)));
    expect(text.split('\n').filter((line) => line.startsWith('    {"'))).toHaveLength(file.entries.length);
  });

  test('shows at which entry the rules have changed', () => {
    const at = file.entries.findIndex((entry) => 'kind' in entry && entry.kind === 'sail');
    const stricter = {
      ...pearlwater,
      steps: { ...pearlwater.steps, turn: pearlwater.steps['endOfRound']! },
    };
    expect(faultOfGolden(stricter, text)).toMatch(RegExp(`^entry ${at}, .*"kind":"sail".*not for 'sail'`));
  });

  test('shows that the scores have changed', () => {
    const generous = {
      ...pearlwater,
      result: (state: Parameters<typeof pearlwater.result>[0]) => {
        const result = pearlwater.result(state);
        return { ...result, scores: result.scores.map((score) => score + 1) };
      },
    };
    expect(faultOfGolden(generous, text)).toContain('result');
  });

  test('has an end, and is a game file', () => {
    const { result: _, ...unfinished } = file;
    expect(faultOfGolden(pearlwater, goldenText(unfinished))).toBe('the game has no end');
    expect(faultOfGolden(pearlwater, text.slice(0, 99))).toContain('not valid JSON');
  });
});
