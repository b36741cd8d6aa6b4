// Whole recorded games that must go on exactly as they did. They are made by random play with fixed seeds;
// `node games/warpgate/test/make-golden.ts` makes them anew after an intended change of the rules.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import { faultOfGolden } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../content/index.ts';
import { warpgate } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { endingsOf } from './endings.ts';

const folder = join(import.meta.dirname, 'golden');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const games = names.map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name: name.slice(0, -'.json'.length), text, file: readGameFile(text) };
});

describe('golden games end as they did when they were recorded', () => {
  test.each(games)('$name', ({ text, file }) => {
    expect(faultOfGolden(warpgate, text)).toBeUndefined();
    const match = replay(warpgate, file);
    expect(match.over).toBe(true);
    expect(match.result.scores).toEqual(file.result!.scores);
    expect(match.result.winners).toEqual(file.result!.winners);
  });
});

describe('among the golden games there is', () => {
  const played = games.map(({ file }) => replay(warpgate, file));

  test('every number of players, with and without Exploration', () => {
    const kinds = games.map(({ file }) => `${file.seats} ${(file.options as Options).exploration}`);
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      expect(kinds).toContain(`${seats} off`);
      expect(kinds).toContain(`${seats} on`);
    }
  });

  test('every way to hand out the faction boards', () => {
    const ways = games.map(({ file }) => (file.options as Options).factions);
    expect(new Set(ways)).toEqual(new Set(['random', 'choose', 'dealt']));
  });

  test('every side of the faction boards', () => {
    const sides = played.flatMap(({ state }) => state.players.map(({ faction }) => faction));
    for (const side of FACTION_IDS) expect(sides).toContain(side);
  });

  test('every ending', () => {
    const endings = played.flatMap(({ state }) => endingsOf(state));
    expect(new Set(endings)).toEqual(new Set(['technologies', 'objectives', 'goods', 'round 20']));
  });

  test('nearly everything that can happen', () => {
    const types = new Set(played.flatMap(({ events }) => events.map(({ event }) => event.type as string)));
    for (const type of ['BattleWon', 'ShipsWithdrew', 'SectorUpgraded', 'ObjectiveTaken', 'GoodClaimed'])
      expect(types).toContain(type);
    for (const type of ['TokenRevealed', 'TextVoided', 'Blockaded', 'MarkerRemoved', 'GateCardPlayed'])
      expect(types).toContain(type);
  });
});
