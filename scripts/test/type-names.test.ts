import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTypeNames } from '../type-names.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('no two exported types of one name', () => {
  const files = globSync(
    ['packages/*/{src,bench}/**/*.{ts,tsx}', '{games,examples}/*/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    { cwd: ROOT, exclude: ['**/test/**', '**/node_modules/**'] },
  );
  expect(files.length).toBeGreaterThan(500);
  const texts: Record<string, string> = {};
  for (const file of files) texts[file] = readFileSync(resolve(ROOT, file), 'utf8');
  expect(Object.fromEntries(sharedTypeNames(texts))).toEqual({});
});

test('games may use the same names as each other, but not those of a package', () => {
  const shared = sharedTypeNames({
    'games/one/rules/state.ts': 'export interface State {}\nexport type Seat = number;\ntype Own = 1;',
    'games/one/board/chart.ts': 'export class Side {}',
    'games/one/rules/battle.ts': 'export abstract class Side {}\ntype Own = 2;',
    'games/two/rules/state.ts': 'export interface State {}',
    'packages/kernel/src/seats.ts': "export type Seat = number;\nexport type { State } from './state.ts';",
  });
  expect(Object.fromEntries(shared)).toEqual({
    Seat: ['games/one/rules/state.ts', 'packages/kernel/src/seats.ts'],
    Side: ['games/one/board/chart.ts', 'games/one/rules/battle.ts'],
  });
});
