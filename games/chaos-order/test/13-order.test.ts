import { expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };
const LEYRIEN: SideUp = { faction: 'leyrien' };

const combat = (
  sides: readonly SideUp[],
  regions: Readonly<Record<string, Ground>>,
  more: { readonly flareGun?: number } = {},
): ChaosTable => position({ sides, regions, step: 'combat', ...more });

/** Who selected whom, where. */
const selections = (table: ChaosTable): string[] =>
  table.events('BattleSelected').map(({ seat, against, region }) => `${seat} ${against} ${region}`);

test('CO 13.1, CO 13.7 a battle where two have presence, not on bases and lakes; else the phase ends', () => {
  const table = combat([AI, OXATAYA], {
    'r4-4': { fighters: { 0: 2 } },
    'r4-6': { fighters: { 1: 2 } },
    'r5-4': { buildings: { 0: ['foundry'] } },
  });
  table.expectNothingPending();
  expect(selections(table)).toEqual([]);
});

test('CO 13.1, CO 13.16 a building alone holds a battle and plans like any other side', () => {
  const table = combat([AI, ZCHARO], {
    'r4-4': { fighters: { 0: 1 }, buildings: { 1: ['outpost'] } },
  });
  expect(table.options('plan', 1)).toEqual(['press', 'hold', 'retreat']);
  table.plans({ 0: 'press', 1: 'press' });
  expect(table.strengths()).toEqual({ 0: 2, 1: 2 + 1 });
});

test('CO 13.3, CO 13.5 from the flare gun clockwise; who is in no battle is left out', () => {
  const table = combat(
    [AI, ZCHARO, JRAYEK, LEYRIEN],
    {
      'r4-4': { fighters: { 0: 3, 1: 1 } },
      'r4-3': { fighters: { 0: 1, 1: 4 } },
      'r5-4': { fighters: { 1: 1, 2: 3 } },
    },
    { flareGun: 3 },
  );
  expect(table.asked()).toMatchObject([{ seat: 0, kind: 'battleRegion', options: ['r4-3', 'r4-4'] }]);
  table.answer('battleRegion', 'r4-4').plans({ 0: 'press', 1: 'press' });
  expect(table.asked()).toMatchObject([{ seat: 1, kind: 'battleRegion', options: ['r4-3', 'r5-4'] }]);
  table.answer('battleRegion', 'r4-3').plans({ 1: 'press', 0: 'press' });
  table.plans({ 1: 'press', 2: 'press' });
  expect(selections(table)).toEqual(['0 1 r4-4', '1 0 r4-3', '2 1 r5-4']);
  table.expectNothingPending();
});

test('CO 13.4, CO 13.6 of three factions two fight; the third neither fights nor suffers', () => {
  const table = combat([AI, ZCHARO, JRAYEK], { 'r4-4': { fighters: { 0: 4, 1: 3, 2: 2 } } });
  expect(table.options('battleOpponent')).toEqual(['1', '2']);
  table.answer('battleOpponent', '1').plans({ 0: 'press', 1: 'press' });
  expect(table.fighters('r4-4', 2)).toBe(2);
  expect(table.fighters('r4-4', 1)).toBe(0);
  expect(table.asked().map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['2 plan', '0 plan']);
});

test('CO 13.3, CO 26.9, CO 31.1 in Kajali’s region only the Jrayek select; whoever may select nothing is left out', () => {
  const table = combat([AI, { ...JRAYEK, leaders: { kajali: 'r4-4' } }], {
    'r4-4': { fighters: { 0: 3, 1: 1 } },
    'r4-3': { fighters: { 0: 1, 1: 1 } },
  });
  table.plans({ 0: 'press', 1: 'press' }); // r4-3 was the only one for the AI
  expect(selections(table)).toEqual(['0 1 r4-3', '1 0 r4-4']);
});

test('CO 26.9 a reserved region is refused with its rule', () => {
  const table = combat([AI, { ...JRAYEK, leaders: { kajali: 'r4-4' } }], {
    'r4-4': { fighters: { 0: 3, 1: 1 } },
    'r4-3': { fighters: { 0: 1, 1: 1 } },
    'r5-4': { fighters: { 0: 1, 1: 1 } },
  });
  expect(table.refusal('battleRegion', 'r4-4')).toEqual({ rule: 'CO 26.9', reason: 'reservedBattle' });
  expect(table.options('battleRegion')).toEqual(['r4-3', 'r5-4']);
});

test('CO 13.5 three in one region: the selector changes, two battles in all', () => {
  const table = combat([AI, ZCHARO, OXATAYA], { 'r5-4': { fighters: { 0: 4, 1: 4, 2: 3 } } });
  table.answer('battleOpponent', '2').plans({ 0: 'hold', 2: 'hold' });
  expect(table.fighters('r5-4', 0)).toBe(4);
  table.plans({ 1: 'hold', 0: 'hold' });
  expect(table.strengths()).toEqual({ 0: 5, 1: 5 + 1 }); // Resilient: plains
  expect(selections(table)).toEqual(['0 2 r5-4', '1 0 r5-4']);
  table.expectNothingPending();
});

test('CO 13.43, CO 13.47 after the last battle no region holds two factions', () => {
  const table = combat([AI, ZCHARO, JRAYEK], {
    'r4-4': { fighters: { 0: 2, 1: 2, 2: 2 } },
    'r4-3': { fighters: { 0: 1 }, buildings: { 1: ['outpost'] } },
  });
  for (let n = 0; n < 20 && !table.match.over; n++) {
    const { kind, seat, options } = table.asked()[0]!;
    if (kind === 'plan') table.plans({ [seat]: 'hold' });
    else table.answer(kind, options[0]!, seat);
  }
  table.expectNothingPending();
  for (const region of table.state.regions) {
    const present = region.fighters.filter((count) => count > 0).length;
    expect(present).toBeLessThan(2);
  }
  expect(selections(table)).toHaveLength(3);
});

test('CO 13.2, CO 13.3 Signal Flares: one battle before the flare gun holder begins (E63, corner 77)', () => {
  const table = position({
    sides: [AI, { ...LEYRIEN, hand: ['signal-flares', 'levy'], gems: 1, asks: ['combatStart'] }, ZCHARO],
    regions: { 'r4-4': { fighters: { 0: 3, 1: 3 } }, 'r5-4': { fighters: { 0: 2, 2: 2 } } },
    step: 'combat',
  });
  expect(table.asked()).toMatchObject([{ seat: 1, kind: 'momentCard' }]);
  table.answer('momentCard', 'signal-flares').answer('momentCard', 'done');
  expect(table.player(1).gems).toBe(0);
  table.plans({ 1: 'press', 0: 'press' }).ifAsked('boostRow', 'fame').plans({ 0: 'press', 2: 'press' });
  expect(selections(table)).toEqual(['1 0 r4-4', '0 2 r5-4']);
});

test('CO 17.9 Signal Flares without a battle to select: nothing happens', () => {
  const table = position({
    sides: [AI, { ...LEYRIEN, hand: ['signal-flares'], gems: 1, asks: ['combatStart'] }, ZCHARO],
    regions: { 'r5-4': { fighters: { 0: 2, 2: 2 } } },
    step: 'combat',
  });
  table.answer('momentCard', 'signal-flares').plans({ 0: 'press', 2: 'press' });
  expect(selections(table)).toEqual(['0 2 r5-4']);
});

test('CO 13.2 what happens as combat starts comes clockwise from the flare gun, cards of each included (E64)', () => {
  const table = position({
    sides: [
      { ...JRAYEK, hand: ['ambush'], asks: ['combatStart'] },
      { ...ZCHARO, hand: ['levy'], asks: ['combatStart'] },
      { faction: 'circadians', hand: ['ambush'], asks: ['combatStart'] },
    ],
    flareGun: 1,
    regions: { 'r5-4': { fighters: { 0: 2, 2: 2 } }, 'r4-4': { fighters: { 0: 1, 1: 2 } } },
    step: 'combat',
  });
  expect(table.asked()[0]).toMatchObject({ seat: 1, options: ['done'] });
  table.answer('momentCard', 'done');
  expect(table.state.intelHeld).toHaveLength(1); // Covert
  table.answer('momentCard', 'ambush', 2);
  expect(table.player(2).energy).toBe(1);
  table.answer('momentCard', 'ambush', 0);
  expect(table.player(0).energy).toBe(2);
});
