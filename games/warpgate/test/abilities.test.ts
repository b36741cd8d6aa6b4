import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linesNaming } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { FACTIONS, FACTION_IDS, TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/index.ts';
import { FACTION_ABILITIES } from '../rules/abilities/factions.ts';
import { TECHNOLOGY_ABILITIES } from '../rules/abilities/technologies.ts';

const rulebook = readFileSync(new URL('../rules/rulebook.md', import.meta.url), 'utf8');

describe('every ability', () => {
  test('of a faction is there, under its printed name', () => {
    const printed = FACTION_IDS.map((id) => [id, FACTIONS[id].ability.name]);
    expect(FACTION_ABILITIES.map(({ id, name }) => [id, name])).toEqual(printed);
  });

  test('of a Technology is there, under its printed name', () => {
    const printed = TECHNOLOGY_IDS.map((id) => [id, TECHNOLOGIES[id].name]);
    expect(TECHNOLOGY_ABILITIES.map(({ id, name }) => [id, name])).toEqual(printed);
  });

  test.each([...FACTION_ABILITIES, ...TECHNOLOGY_ABILITIES])(
    '$name goes by a rule of the rulebook',
    ({ rule }) => {
      expect(rulebook).toContain(`- **${rule}** `);
    },
  );

  test.each([...FACTION_ABILITIES, ...TECHNOLOGY_ABILITIES])('$name has a moment', ({ moments }) => {
    expect(Object.keys(moments)).not.toEqual([]);
  });
});

describe('factions are named by their own file alone', () => {
  const naming = (folder: string): string[] =>
    linesNaming(FACTION_IDS, fileURLToPath(new URL(`../${folder}`, import.meta.url)));

  test('none in bot/, and in board/ only the list of their faces', () => {
    expect(naming('bot')).toEqual([]);
    const lines = naming('board');
    expect(lines).toHaveLength(FACTION_IDS.length);
    expect(lines.filter((line) => !line.startsWith('portraits/index.ts:'))).toEqual([]);
  });

  test('in rules/ each once', () => {
    const lines = naming('rules');
    expect(lines).toHaveLength(FACTION_IDS.length);
    expect(lines.filter((line) => !line.startsWith('abilities/factions.ts:'))).toEqual([]);
  });
});
