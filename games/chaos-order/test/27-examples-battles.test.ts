import { dice } from '@warptable/testkit';
import { expect, test } from 'vitest';
import type { SideUp } from './arrange.ts';
import { position } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };

test('CO 13.14, CO 13.22, CO 13.33, CO 22.5 E6: Zcharo against a retreat with Azaru', () => {
  const retreat = (plan: string) =>
    fight({
      me: ZCHARO,
      other: { ...OXATAYA, leaders: { azaru: 'r4-3' }, hand: ['lean-season'] },
      region: 'r4-3',
      ground: { fighters: { 0: 6, 1: 3 } },
      regions: { 'r5-3': { fighters: { 1: 1 } }, 'r4-4': { fighters: { 1: 1 } } },
      plans: ['press', plan],
    });
  const table = retreat('retreat');
  expect(table.strengths()).toEqual({ 0: 7, 1: 5 });
  expect(table.player(0).fame).toBe(2);
  expect(table.wounded(1)).toBe(1);
  expect(table.options('retreatTo')).toEqual(['r4-4', 'r5-3']); // lakes count as presence (CO 25.13)
  table.answer('retreatTo', 'r5-3');
  expect(table.fighters('r5-3', 1)).toBe(3);
  expect(table.leader(1, 'azaru').at).toBe('base');
  const guarded = retreat('retreat lean-season');
  expect(guarded.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    shields: 4,
    count: 0,
  });
});

test('CO 20.9, CO 24.3, CO 24.11, CO 24.12 E17: the ship, Uryk and Vahla', () => {
  const table = fight({
    me: { faction: 'circadians', leaders: { melvan: 'r4-4' }, hand: ['burst-engines'] },
    other: { ...JRAYEK, leaders: { vahla: 'r4-4' }, gems: 1 },
    ground: { fighters: { 0: 2, 1: 5 } },
    ship: 'r4-4/r5-4',
    ryhzu: { uryk: { at: 'r4-4', master: 0 } },
    chance: [dice(6)],
  });
  const [circadians, jrayek] = table.view('spectator').battle!.sides.map(({ open }) => open);
  expect(circadians).toEqual({ strength: 10, attack: 2, shields: 1 });
  expect(jrayek).toEqual({ strength: 11, attack: 0, shields: 0 });
  table.plans({ 0: 'press burst-engines', 1: 'wildGuard' });
  expect(table.strengths()).toEqual({ 0: 13, 1: 14 });
  expect(table.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    attack: 4,
    shields: 2,
    count: 2,
  });
  expect(table.player(1).fame).toBe(1);
  expect(table.player(0).onBase).toBe(2);
  expect(table.leader(0, 'melvan').at).toBe('supply');
  expect(table.state.ryhzu[0]).toMatchObject({ at: 'r4-4', master: 1 });
});

test('CO 13.28, CO 22.5 E21: Oachra’s attacks come before strength', () => {
  const table = fight({
    me: { ...ZCHARO, leaders: { oachra: 'r4-3' } },
    other: { faction: 'leyrien', leaders: { ivi: 'r4-3' } },
    region: 'r4-3',
    ground: { fighters: { 0: 3, 1: 4 } },
    plans: ['press', 'hold'],
  });
  expect(table.wounded(1)).toBe(2);
  expect(table.strengths()).toEqual({ 0: 6, 1: 5 });
  expect(table.player(0).fame).toBe(1);
  expect(table.player(1).hand).toHaveLength(1); // Optimistic
});

test('CO 13.14, CO 13.28, CO 13.41, CO 21.9, CO 25.8 E42: Phoros and a volley', () => {
  const table = fight({
    me: { ...AI, leaders: { phoros: 'r4-4' } },
    other: OXATAYA,
    ground: { fighters: { 0: 4, 1: 3 } },
    plans: ['volley', 'hold'],
  });
  expect(table.strengths()).toEqual({ 0: 2, 1: 4 });
  expect(table.player(1)).toMatchObject({ fame: 1, energy: 1 });
  expect(table.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    attack: 5,
    shields: 1,
    count: 3,
  });
  expect(table.player(0)).toMatchObject({ fame: 3, onBase: 4 });
  expect(table.leader(0, 'phoros').at).toBe('supply');
  expect(table.at('r4-4').fighters).toEqual([0, 0]);
});

test('CO 13.21, CO 13.22 E44: Lynke counts the whole attack, and Iron Nerve takes Ambush from it', () => {
  const battle = (plan: string) =>
    fight({
      me: { ...JRAYEK, leaders: { lynke: 'r4-4' }, hand: ['ambush'] },
      other: { ...AI, hand: ['iron-nerve'] },
      ground: { fighters: { 0: 3, 1: 5 } },
      plans: ['press ambush', plan],
    });
  const free = battle('hold');
  expect(free.strengths()).toEqual({ 0: 9, 1: 6 });
  expect(free.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    attack: 7,
    shields: 1,
    count: 4,
  });
  const cancelled = battle('hold iron-nerve');
  expect(cancelled.strengths()).toEqual({ 0: 8, 1: 7 });
  expect(cancelled.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    attack: 5,
    shields: 2,
    count: 3,
  });
});

test.each([
  [false, 12, 3, 4],
  [true, 15, 3, 4],
])(
  'CO 25.5, CO 25.8 E45: Rhan, Azaru and Tovati together (Rhan upgraded %s)',
  (upgraded, strength, attack, shields) => {
    const table = fight({
      me: {
        ...OXATAYA,
        leaders: { rhan: 'r4-4', azaru: 'r4-4', tovati: 'r4-4' },
        upgraded: upgraded ? ['rhan'] : [],
      },
      other: AI,
      ground: { fighters: { 0: 2, 1: 1 } },
      plans: ['press', 'hold'],
    });
    expect(table.strengths()[0]).toBe(strength);
    const wounds = table.events('FightersWounded');
    expect(wounds.find(({ by }) => by === 0)!.attack).toBe(attack);
    expect(wounds.find(({ by }) => by === 1)!.shields).toBe(shields);
    expect(table.player(0).fame).toBe(2);
  },
);

test('CO 25.8 two leaders 2 fame, then no more in this round; 1 and 1 with one leader first', () => {
  const round = (first: SideUp): number => {
    const table = position({
      sides: [first, AI],
      regions: { 'r4-4': { fighters: { 0: 9, 1: 1 } }, 'r5-4': { fighters: { 0: 3, 1: 1 } } },
      step: 'combat',
    });
    table.answer('battleRegion', 'r4-4').plans({ 0: 'hold', 1: 'hold' });
    table.plans({ 0: 'hold', 1: 'hold' });
    return table.player(0).fame;
  };
  expect(round({ ...OXATAYA, leaders: { rhan: 'r4-4', tovati: 'r4-4' } })).toBe(2);
  expect(round({ ...OXATAYA, leaders: { rhan: 'r4-4' } })).toBe(2);
});

test('CO 13.26, CO 13.28, CO 21.10 E48: Jayen’s losses come at the result and are no wounds', () => {
  const table = fight({
    me: { ...JRAYEK, leaders: { jayen: 'r4-4' } },
    other: { ...AI, leaders: { injura: 'r4-4' } },
    ground: { fighters: { 0: 5, 1: 1 } },
    plans: ['press', 'hold'],
  });
  expect(table.events('FightersLost')).toMatchObject([{ count: 3, by: 'jayen' }]);
  expect(table.events('FightersWounded').find(({ seat }) => seat === 0)).toMatchObject({
    attack: 3,
    shields: 1,
    count: 2,
  });
  expect(table.fighters('r4-4', 0)).toBe(0);
  expect(table.leader(0, 'jayen').at).toBe('r4-4');
  expect(table.player(1).fame).toBe(2);
});

test('CO 13.33, CO 13.34 E50: Zoey’s retreat may go to any region with presence', () => {
  const table = fight({
    me: { faction: 'circadians', leaders: { zoey: 'r4-4' } },
    other: AI,
    ground: { fighters: { 0: 2, 1: 9 } },
    regions: { 'r5-2': { buildings: { 0: ['foundry'] } } },
    plans: ['retreat', 'hold'],
  });
  table.answer('goesAlong', 'yes');
  expect(table.fighters('r5-2', 0)).toBe(2);
  expect(table.leader(0, 'zoey').at).toBe('r5-2');
  const without = fight({
    me: { faction: 'circadians' },
    other: AI,
    ground: { fighters: { 0: 2, 1: 9 } },
    regions: { 'r5-2': { buildings: { 0: ['foundry'] } } },
    plans: ['retreat', 'hold'],
  });
  expect(without.player(0).onBase).toBe(2);
});

test('CO 13.16, CO 24.8, CO 24.11 E51: Halke alone passes to the Leyrien', () => {
  const table = position({
    sides: [{ faction: 'leyrien' }, AI, JRAYEK],
    regions: { 'r4-4': { fighters: { 0: 3 } } },
    ryhzu: { halke: { at: 'r4-4', master: 1 } },
    step: 'combat',
    after: ['income'],
    flareGun: 2,
  }).plans({ 0: 'press', 1: 'hold' });
  expect(table.strengths()).toEqual({ 0: 4, 1: 3 });
  table.answer('boostRow', 'fame');
  expect(table.events('FightersWounded')).toMatchObject([
    { seat: 1, shields: 3, count: 0 },
    { seat: 0, count: 0 },
  ]);
  expect(table.state.ryhzu[1]).toMatchObject({ at: 'r4-4', master: 0 });
  expect(table.player(2).energy).toBe(1);
});

test('CO 13.37 E52: Demo goes to the base with the fighters', () => {
  const table = fight({
    me: { ...AI, leaders: { demo: 'r4-4' } },
    other: ZCHARO,
    ground: { fighters: { 0: 2, 1: 9 } },
    plans: ['hold', 'hold'],
  });
  expect(table.leader(0, 'demo').at).toBe('base');
  expect(table.player(0).onBase).toBe(2);
});

test('CO 13.28 Slip Away, retreating: 1 wound', () => {
  const battle = (mine: string, theirs: string) =>
    fight({
      me: {
        ...AI,
        leaders: { phoros: 'r4-4', adecai: 'r4-3' },
        hand: ['crossfire', 'deep-drill'],
        upgraded: ['phoros'],
      },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { fighters: { 0: 4, 1: 3 } },
      plans: [mine, theirs],
    });
  // attack 4 + 2 + 1 (card) + 2 (volley) - shields 4
  const alone = battle('volley crossfire', 'retreat slip-away');
  const wound = alone.events('FightersWounded').find(({ seat }) => seat === 1)!;
  expect(wound.shields).toBe(4);
  expect(wound.attack - wound.shields).toBeGreaterThan(1);
  expect(wound.count).toBe(1);
  expect(alone.player(1).onBase).toBe(2);
});

test('CO 13.32 E67: Xiao in a lost battle without wounds gives research, then goes to the supply', () => {
  const table = fight({
    me: { ...AI, leaders: { xiao: 'r4-4' } },
    other: ZCHARO,
    ground: { fighters: { 0: 1, 1: 9 } },
    plans: ['hold', 'hold'],
  });
  expect(table.leader(0, 'xiao').at).toBe('r4-4');
  table.answer('research', 'decline');
  expect(table.leader(0, 'xiao').at).toBe('supply');
});

test('CO 13.21 E70: Iron Nerve against Feint, and against itself', () => {
  const battle = (card: 'feint' | 'iron-nerve') =>
    fight({
      me: { ...AI, hand: ['iron-nerve'] },
      other: { ...ZCHARO, hand: [card] },
      ground: { fighters: { 0: 4, 1: 3 } },
      plans: ['hold iron-nerve', `press ${card}`],
    }).strengths();
  expect(battle('feint')).toEqual({ 0: 6, 1: 5 });
  expect(battle('iron-nerve')).toEqual({ 0: 6, 1: 5 });
});

test('CO 24.3, CO 24.4 E73: the marks of the Jrayek in one round', () => {
  const table = position({
    sides: [JRAYEK, AI, { ...ZCHARO, leaders: { cahzor: 'r4-3' } }],
    regions: {
      'r4-3': { fighters: { 0: 9 }, buildings: { 2: ['foundry'] } },
      'r4-4': { fighters: { 0: 3 }, buildings: { 1: ['outpost'] } },
      'r5-4': { fighters: { 0: 3 }, buildings: { 1: ['foundry'] } },
      'r5-5': { fighters: { 0: 5, 1: 1 } },
    },
    ryhzu: { uryk: { at: 'r5-5', master: 1 } },
    step: 'combat',
  });
  for (let n = 0; n < 4; n++) {
    const selector = table.asked()[0]!;
    if (selector.kind === 'battleRegion') table.answer('battleRegion', selector.options[0]!, selector.seat);
    for (const { seat } of table.asked()) table.plans({ [seat]: 'hold' });
  }
  table.expectNothingPending();
  expect(table.player(0).fame).toBe(3);
});

test.each([
  [3, 3, 2],
  [6, 3, 3],
  [12, 3, 4],
])('CO 22.5 E75: %i fighters and an outpost against %i', (mine, theirs, fame) => {
  // outpost 2; the other side has 2 more by its card, so that the margins are 0, 3 and 9
  const table = fight({
    me: ZCHARO,
    other: { ...AI, hand: ['deep-drill'] },
    ground: { fighters: { 0: mine, 1: theirs }, buildings: { 0: ['outpost'] } },
    plans: ['hold', 'hold deep-drill'],
  });
  expect(table.strengths()).toEqual({ 0: mine + 3, 1: theirs + 3 });
  expect(table.player(0).fame).toBe(fame);
});
