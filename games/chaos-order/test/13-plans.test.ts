import { dice } from '@warptable/testkit';
import { expect, test } from 'vitest';
import type { SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

test('CO 13.8, CO 13.13 Azaru draws before the battle, and the card cannot be used in it, not even as a bluff', () => {
  const table = fight({
    me: AI,
    other: { faction: 'oxataya', leaders: { azaru: 'r4-4' }, hand: ['levy'] },
    ground: { fighters: { 0: 3, 1: 1 } },
    deck: ['tribute'],
  });
  expect(table.player(1).hand).toEqual(['levy', 'tribute']);
  expect(table.question('plan', 1).ask.after!(['press'])).toEqual(['none', 'levy']);
});

test('CO 13.9, CO 2.19 both sides see strength, attack and shields without plans; which card is planned nobody sees', () => {
  const table = fight({
    me: { ...ZCHARO, hand: ['stacked-bids'], leaders: { cahzor: 'r4-4' } },
    other: { ...AI, leaders: { xiao: 'r4-4' } },
    ground: { fighters: { 0: 3, 1: 2 }, buildings: { 1: ['outpost'] } },
  });
  table.plans({ 0: 'press stacked-bids facedown' });
  const sides = table.view(1).battle!.sides;
  expect(sides.map(({ open }) => open)).toEqual([
    { strength: 3 + 2 + 1, attack: 0, shields: 0 },
    { strength: 2 + 2 + 2, attack: 1, shields: 1 },
  ]);
  expect(sides.map(({ plan }) => plan)).toEqual([null, null]);
  expect(JSON.stringify(table.view(1))).not.toContain('stacked-bids');
  expect(table.view(1).players[0]!.handSize).toBe(1);
});

test('CO 13.10, CO 13.17, CO 2.6 both are asked at once; a plan that is locked cannot be changed', () => {
  const table = fight({ me: AI, other: ZCHARO, ground: { fighters: { 0: 3, 1: 2 } } });
  expect(table.asked().map(({ seat, kind, final }) => [seat, kind, final])).toEqual([
    [0, 'plan', 'all'],
    [1, 'plan', 'all'],
  ]);
  table.plans({ 0: 'press', 1: 'hold' });
  expect(() => table.undo(0)).toThrow(/chosen|revealed/);
});

test('CO 13.11, CO 13.20, CO 2.7 a bluff counts 1 and 1, goes back unseen, and is a hand card again', () => {
  const table = fight({
    me: { faction: 'circadians', hand: ['gem-seam'] },
    other: ZCHARO,
    ground: { fighters: { 0: 2, 1: 2 } },
    plans: ['press gem-seam facedown', 'hold'],
  });
  expect(table.strengths()).toEqual({ 0: 4 + 1, 1: 2 + 1 });
  expect(table.player(0).hand).toEqual(['gem-seam']);
  expect(table.events('PlansRevealed', 1)[0]!.plans[0]).toEqual({
    seat: 0,
    section: 'press',
    card: null,
    bluff: true,
  });
});

test('CO 13.12 a faceup card gives its values and its text; its lock is not paid, its other effect not used', () => {
  const table = fight({
    me: { ...ZCHARO, hand: ['prefab-walls'] },
    other: AI,
    region: 'r4-3',
    ground: { fighters: { 0: 3, 1: 1 }, buildings: { 0: ['foundry'] } },
    plans: ['press prefab-walls', 'press'],
  });
  expect(table.strengths()[0]).toBe(3 + 1 + 2); // left 1, and 2 for the building
  expect(table.events('FightersWounded').find(({ by }) => by === 0)!.attack).toBe(2);
  expect(table.player(0).gems).toBe(0);
  expect(table.state.discard).toEqual(['prefab-walls']);
});

test('CO 13.14, CO 13.15 a die section needs a gem, volley 4 fighters without a leader', () => {
  const table = fight({
    me: { ...ZCHARO, leaders: { ejax: 'r4-4' } },
    other: { ...AI, gems: 1 },
    ground: { fighters: { 0: 4, 1: 3 } },
  });
  expect(table.options('plan', 0)).toEqual(['press', 'hold', 'retreat']);
  expect(table.refusal('plan', 'wildStrike', 0)).toEqual({ rule: 'CO 13.15', reason: 'noGemForDie' });
  expect(table.refusal('plan', 'volley', 0)).toEqual({ rule: 'CO 13.14', reason: 'leaderBlocksVolley' });
  expect(table.options('plan', 1)).toEqual(['press', 'hold', 'wildStrike', 'wildGuard', 'retreat']);
  expect(table.refusal('plan', 'volley', 1)).toEqual({ rule: 'CO 13.14', reason: 'tooFewForVolley' });
});

test('CO 13.14, CO 24.8 a Ryh-zu blocks volley too', () => {
  const table = fight({
    me: { faction: 'jrayek' },
    other: AI,
    ground: { fighters: { 0: 5, 1: 5 } },
    ryhzu: { katarin: { at: 'r4-4', master: 0 } },
  });
  expect(table.options('plan', 0)).not.toContain('volley');
  expect(table.options('plan', 1)).toContain('volley');
});

test('CO 13.15 Phoros: volley beside leaders, die sections without a gem', () => {
  const table = fight({
    me: { ...AI, leaders: { phoros: 'r4-4' } },
    other: ZCHARO,
    ground: { fighters: { 0: 4, 1: 3 } },
    chance: [dice(4)],
  });
  expect(table.options('plan', 0)).toEqual(['press', 'hold', 'wildStrike', 'wildGuard', 'volley', 'retreat']);
  table.plans({ 0: 'wildGuard', 1: 'hold' });
  expect(table.player(0).gems).toBe(0);
  expect(table.strengths()[0]).toBe(4 - 2 + 1 + 3);
});

test('CO 13.18, CO 13.19, CO 13.46 both pay for their dice, then the selector rolls first', () => {
  const table = fight({
    me: { ...AI, gems: 1 },
    other: { ...ZCHARO, gems: 2 },
    ground: { fighters: { 0: 3, 1: 2 } },
    plans: ['wildStrike', 'wildGuard'],
    chance: [dice(6), dice(4)],
  });
  expect(table.events('DieRolled')).toMatchObject([
    { seat: 0, face: 5 },
    { seat: 1, face: 3 },
  ]);
  const order = table.match.events.map(({ event }) => event.type);
  expect(order.lastIndexOf('GoodsPaid')).toBeLessThan(order.indexOf('DieRolled'));
  expect([table.player(0).gems, table.player(1).gems]).toEqual([0, 1]);
  expect(table.strengths()).toEqual({ 0: 3 + 1 + 2, 1: 2 + 1 + 3 });
  expect(table.events('FightersWounded')).toMatchObject([
    { seat: 1, attack: 1, shields: 1, count: 0 },
    { seat: 0, attack: 0, shields: 1, count: 0 },
  ]);
});

test('CO 13.21 Iron Nerve cancels the text of the other card, not its values', () => {
  const table = fight({
    me: { ...AI, hand: ['iron-nerve'] },
    other: { ...ZCHARO, hand: ['muster-call'] },
    ground: { fighters: { 0: 4, 1: 4 } },
    plans: ['press iron-nerve', 'press muster-call'],
  });
  expect(table.strengths()).toEqual({ 0: 4 + 2, 1: 4 + 2 });
  expect(table.events('CardCancelled')).toMatchObject([{ seat: 1, card: 'muster-call' }]);
});

test('CO 13.46 Volatile: the second roll counts, also a worse one (E47)', () => {
  const rolled = (second: number) =>
    fight({
      me: { faction: 'oxataya', gems: 1 },
      other: { ...AI, gems: 1 },
      ground: { fighters: { 0: 3, 1: 2 } },
      plans: ['wildGuard', 'wildGuard'],
      chance: [dice(1), dice(4), dice(second)],
    });
  const table = rolled(6);
  expect(table.asked()).toMatchObject([{ seat: 0, kind: 'reroll', about: { die: 0 } }]);
  expect(table.events('DieRolled')).toHaveLength(2);
  expect(table.answer('reroll', 'yes').strengths()).toEqual({ 0: 3 + 1 + 2, 1: 2 + 1 + 3 });
  expect(rolled(1).answer('reroll', 'yes').strengths()[0]).toBe(3 + 1 + 1);
  expect(rolled(1).answer('reroll', 'no').strengths()[0]).toBe(3 + 1 + 1);
});
