import { expect, test } from 'vitest';
import { position } from './arrange.ts';

test('CO 4.5, CO 10.9, CO 5.10 a round renews what is used once a round, harvests, and recalled tokens', () => {
  const table = position({
    sides: [{ faction: 'zcharo', used: ['tenacious'], vault: [] }, { faction: 'ai' }],
    regions: { 'r4-4': { fighters: { 0: 1 }, harvested: true } },
    step: 'round',
    adjust: (s) => {
      Object.assign(s.players[0]!, { recalled: [2, 6], baseHarvested: true, countBonus: 1 });
    },
  });
  expect(table.state.round).toBe(2);
  expect(table.player(0)).toMatchObject({
    used: [],
    tokens: [1, 2, 3, 4, 5, 6],
    recalled: [],
    baseHarvested: false,
    countBonus: 0,
  });
  expect(table.at('r4-4').harvested).toBe(false);
  expect(table.isAsked('price', 0)).toBe(true);
});

test('CO 4.3, CO 6.3 the flare gun holder begins a phase with a neutral token; each has one turn', () => {
  const table = position({
    sides: [
      { faction: 'zcharo', energy: 5 },
      { faction: 'ai', energy: 5 },
    ],
    flareGun: 1,
    prices: { build: { by: -1, token: 'neutral-a-top' }, harvest: { by: 0, token: 3 } },
    step: 'actionPhase',
    args: { phase: 'build' },
  });
  table.answers(['actOrPass', 'act', 1], ['turn', 'end', 1], ['actOrPass', 'pass', 0]);
  expect(table.events('Acted')).toHaveLength(1);
  expect(table.events('Passed')).toHaveLength(1);
  table.expectNothingPending();
});
