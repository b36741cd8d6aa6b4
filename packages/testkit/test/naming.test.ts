import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linesNaming } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'naming-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('lines that name an id are found, in every folder, alone or as a part of a string', () => {
  mkdirSync(join(folder, 'steps'));
  writeFileSync(join(folder, 'plain.ts'), "const hives = 'hive-mind';\n");
  writeFileSync(join(folder, 'Board.tsx'), 'const one = "hive";\n');
  writeFileSync(join(folder, 'notes.md'), "'hive'\n");
  writeFileSync(join(folder, 'steps', 'turn.ts'), "\nif (faction === 'hive') move(`race:swarm`);\n");
  expect(linesNaming(['hive', 'swarm'], folder)).toEqual(['Board.tsx:1', 'steps/turn.ts:2']);
});
