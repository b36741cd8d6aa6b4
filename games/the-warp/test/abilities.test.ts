import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linesNaming } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { RACES, RACE_IDS, RIVAL_IDS } from '../content/index.ts';
import { RACE_RULES } from '../rules/races/index.ts';
import { isQuestion } from '../rules/questions.ts';

const rulebook = readFileSync(new URL('../rules/rulebook.md', import.meta.url), 'utf8');

const ABILITIES = RACE_RULES.flatMap(({ active, always, exiled }) => [
  active,
  ...(always ? [always] : []),
  exiled,
]);

describe('every ability', () => {
  test('of a race is there, under its printed name', () => {
    const named = RACE_RULES.map(({ id, active, always, exiled }) => [
      id,
      active.name,
      always?.name,
      exiled.name,
    ]);
    const printed = RACE_IDS.map((id) => {
      const { active, reward, exiled } = RACES[id];
      return [id, active.name, reward.permanent ? reward.name : undefined, exiled.name];
    });
    expect(named).toEqual(printed);
  });

  test.each(ABILITIES)('$name goes by a rule of the rulebook', ({ rule }) => {
    expect(rulebook).toContain(`- **${rule}** `);
  });

  test.each(ABILITIES)('$name has a moment', ({ moments }) => {
    expect(Object.keys(moments)).not.toEqual([]);
  });
});

test('TW 14.8: Exiled Abilities are for everybody, or for areas of the colour, as they are printed', () => {
  const FOR_EVERYBODY = ['afterUpgrade', 'followFee', 'tradeLimit', 'movements'];
  for (const { id, exiled } of RACE_RULES) {
    const kinds = Object.keys(exiled.moments).map((moment) =>
      FOR_EVERYBODY.includes(moment) ? 'everybody' : 'colour',
    );
    expect([id, ...new Set(kinds)]).toEqual([id, RACES[id].exiled.scope]);
  }
});

test('what an Active Ability is used by is a question or a free move', () => {
  const used = RACE_IDS.flatMap((id) => RACES[id].active.usedBy ?? []);
  const isFree = (one: string): boolean => one.startsWith('+');
  expect(used.filter((one) => !isFree(one) && !isQuestion(one))).toEqual([]);
  expect(used.filter(isFree)).toEqual(['+smuggle']);
});

describe('races are named by their own files alone', () => {
  const naming = (folder: string): string[] =>
    linesNaming(RACE_IDS, fileURLToPath(new URL(`../${folder}`, import.meta.url)));

  test('none in bot/, and in board/ only the list of their faces', () => {
    expect(naming('bot')).toEqual([]);
    const lines = naming('board');
    expect(lines).toHaveLength(RACE_IDS.length);
    expect(lines.filter((line) => !line.startsWith('portraits/index.ts:'))).toEqual([]);
  });

  test('in rules/ each in its file, and where the files are listed', () => {
    const isOwn = (line: string): boolean =>
      line.startsWith('races/index.ts:') || RACE_IDS.some((id) => line.startsWith(`races/${id}.ts:`));
    const lines = naming('rules');
    expect(lines.filter((line) => !isOwn(line))).toEqual([]);
    for (const id of RACE_IDS) expect(lines.some((line) => line.startsWith(`races/${id}.ts:`))).toBe(true);
  });
});

describe('Rivals are named by their own files alone', () => {
  const naming = (folder: string): string[] =>
    linesNaming(RIVAL_IDS, fileURLToPath(new URL(`../${folder}`, import.meta.url)));
  /** A face each, their places on the chart, what the cards say, and whom the guided scenario is against. */
  const OWN = /^(rivals\/(faces\/|RivalFace\.tsx|places\.ts)|texts\/|lesson-solo)/;

  test.each(['bot', 'campaign'])('none in %s/', (folder) => {
    expect(naming(folder)).toEqual([]);
  });

  test('none in board/ beside pictures and texts', () => {
    expect(naming('board').filter((line) => !OWN.test(line))).toEqual([]);
  });

  test('in rules/ each in its file, and where the files are listed', () => {
    expect(naming('rules').filter((line) => !/^solo\/rivals\/\w+\.ts:/.test(line))).toEqual([]);
    for (const id of RIVAL_IDS)
      expect(naming('rules').some((line) => line.startsWith(`solo/rivals/${id}.ts:`))).toBe(true);
  });
});
