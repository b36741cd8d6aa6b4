import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, MANIFESTS, findGame } from '../src/index.ts';

const BY_ID = MANIFESTS.map((manifest) => [manifest.id, manifest] as const);

test('games stand in the order of their weight', () => {
  const weights = MANIFESTS.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(GAMES.map(({ game }) => game.id)).toEqual(MANIFESTS.map(({ id }) => id));
});

test.each(BY_ID)('what the manifest of %s says is what its rules say', (id, { name, players, quick }) => {
  const game = findGame(id)?.game;
  expect({ id, name, players }).toEqual({ id: game?.id, name: game?.name, players: game?.seats });
  expect(game?.readOptions(quick.options, quick.seats)).toMatchObject(quick.options);
});

test.each(BY_ID)('%s has a cover', (_, { cover }) => {
  expect(existsSync(new URL(cover))).toBe(true);
});
