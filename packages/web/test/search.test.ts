import { booksOf } from '@warptable/ui';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchOf } from '../src/rules/search.ts';
import { stemmed } from '../src/rules/stem.ts';

const rulesOf = (path: string) =>
  booksOf([readFileSync(new URL(`../../../games/${path}`, import.meta.url), 'utf8')]).flatMap(
    ({ chapters }) => chapters,
  );
const warpgate = searchOf(rulesOf('warpgate/rules/rulebook.md'));
const theWarp = searchOf(rulesOf('the-warp/rules/rulebook.md'));

describe('rules are found by what people type', () => {
  test.each([
    ['ties', /tie/i],
    ['retreat', /withdr/i],
    ['how do I win', /points|victory/i],
    ['moving ships', /mov/i],
    ['fighting', /battle|attack/i],
    ['settle a planet', /settle|marker/i],
  ])('Warpgate: %s', (query, wanted) => {
    const found = warpgate.find(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.text).toMatch(wanted);
  });

  test.each([
    ['ties', /tie/i],
    ['how do I win', /points|win/i],
    ['rolling dice', /dice|die/i],
    ['missions', /mission/i],
  ])('The Warp: %s', (query, wanted) => {
    expect(theWarp.find(query)[0]?.text).toMatch(wanted);
  });

  test('a rule by its id, and nothing by nonsense', () => {
    expect(warpgate.find('WG 5.3').map(({ anchor }) => anchor)).toEqual(['WG-5.3']);
    expect(warpgate.find('xyzzy')).toEqual([]);
  });
});

test('forms of a word have one stem', () => {
  for (const words of [
    ['retreat', 'retreats', 'retreating', 'retreated'],
    ['move', 'moves', 'moved', 'moving'],
    ['planet', 'planets'],
    ['colony', 'colonies'],
    ['roll', 'rolls', 'rolled', 'rolling'],
  ])
    expect(new Set(words.map(stemmed)).size).toBe(1);
});
