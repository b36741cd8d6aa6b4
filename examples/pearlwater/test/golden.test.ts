// Whole recorded games that must go on exactly as they did.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfGolden } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { pearlwater } from '../rules/game.ts';

const folder = join(import.meta.dirname, 'golden');

test.each(readdirSync(folder))('%s ends as it did when it was recorded', (name) => {
  expect(faultOfGolden(pearlwater, readFileSync(join(folder, name), 'utf8'))).toBeUndefined();
});
