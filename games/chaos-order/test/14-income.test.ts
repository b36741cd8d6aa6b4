import { expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

const income = (
  me: SideUp,
  regions: Readonly<Record<string, Ground>>,
  more: Partial<Position> = {},
): ChaosTable => position({ sides: [me, AI], regions, step: 'income', ...more });

/** One fighter of seat 0 in each. */
const held = (...ids: readonly RegionId[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { fighters: { 0: 1 } }]));

test('CO 14.1 one after the other, clockwise from the flare gun', () => {
  const table = position({
    sides: [ZCHARO, { faction: 'jrayek' }, { faction: 'leyrien' }],
    flareGun: 1,
    step: 'income',
  });
  const seats: number[] = [];
  while (!table.match.over) {
    const { seat, kind, options } = table.asked()[0]!;
    if (seats.at(-1) !== seat) seats.push(seat);
    table.answer(kind, options[0]!, seat);
  }
  expect(seats).toEqual([1, 2, 0]);
});

test('CO 14.2, CO 14.3, CO 14.4, CO 14.12 plain gains are taken unasked', () => {
  const table = income(
    { faction: 'circadians' },
    {
      'r4-4': { buildings: { 0: ['foundry', 'stronghold'] } },
      'r5-4': { buildings: { 0: ['foundry'] } },
    },
    {
      adjust: (s) =>
        (s.players[0]!.abilities = s.players[0]!.abilities.filter((id) => id !== 'board:research')),
    },
  );
  expect(table.player(0)).toMatchObject({ energy: 3 + 2 * 2, gems: 1 });
});

test('CO 14.3, CO 14.13 base income with a choice must be taken', () => {
  const table = income({ ...ZCHARO, hand: ['levy'] }, {});
  expect(table.options('income')).toEqual(['base', 'regions']);
  expect(table.refusal('income', 'done')).toEqual({ rule: 'CO 14.13', reason: 'incomeLeft' });
  table.answer('income', 'base');
  expect(table.options('baseIncome')).toEqual(['0', '1']);
  table.answer('baseIncome', '1');
  expect(table.player(0).gems).toBe(1);
  expect(table.options('income')).toEqual(['regions']);
});

test('CO 14.4, CO 9.14, CO 14.2 with the ability research each stronghold gives its gem or 1 research (corner 89)', () => {
  const strongholds = {
    'r4-4': { buildings: { 0: ['stronghold'] } },
    'r5-4': { buildings: { 0: ['stronghold'] } },
  } as const;
  const table = income({ faction: 'jrayek', uncovered: ['research'] }, strongholds);
  expect(table.player(0).gems).toBe(0);
  table.answer('income', 'strongholds');
  expect(table.options('gemsToResearch')).toEqual([0, 1, 2]);
  table.answer('gemsToResearch', 1);
  expect(table.player(0).gems).toBe(1);
  table.answer('research', 'build');
  expect(table.player(0).research[1]).toBe(2);
});

test('CO 14.5, CO 14.6 a count of up to 2: 3 energy and 1 card', () => {
  const table = income(AI, held('r4-4'));
  expect(table.events('RegionsCounted')[0]).toMatchObject({ seat: 0, count: 2 });
  expect(table.player(0).energy).toBe(3 + 3);
  expect(table.player(0).hand).toHaveLength(1);
});

test('CO 14.6, CO 14.7, CO 26.12 a count of 3 to 5: one redeployment, not out of the region of the current relic', () => {
  const table = income(AI, held('r3-3', 'r4-4', 'r4-3')); // relic 1 lies in r3-3
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 4 });
  expect(table.refusal('moveFrom', 'r3-3')).toEqual({ rule: 'CO 14.7', reason: 'relicRegion' });
  table.answer('moveFrom', 'r4-4');
  expect(table.options('moveTo')).toEqual(['r3-3', 'r4-3']);
  table.answer('moveTo', 'r4-3').ifAsked('moveFighters', 1);
  expect(table.fighters('r4-3', 0)).toBe(2);
});

test('CO 14.13 a redeployment may be declined', () => {
  const table = income(AI, held('r4-4', 'r4-3')).answer('moveFrom', 'nothing');
  expect([table.fighters('r4-4', 0), table.fighters('r4-3', 0)]).toEqual([1, 1]);
});

const SIX = ['r3-3', 'r4-2', 'r4-3', 'r4-4', 'r5-2'] as const;
const EIGHT = [...SIX, 'r5-4', 'r5-5'] as const;

test('CO 14.6, CO 14.8 a count of 6 or 7: an attribute that can be paid, or a gem', () => {
  const table = income({ ...AI, gems: 1, upgraded: ['cunning'] }, held(...SIX));
  expect(table.options('upgradeAttribute')).toEqual(['destructive', 'ominous', 'gem']);
  expect(table.refusal('upgradeAttribute', 'copious')).toEqual({
    rule: 'CO 14.8',
    reason: 'attributeNotPaid',
  });
  expect(table.refusal('upgradeAttribute', 'cunning')).toEqual({
    rule: 'CO 14.8',
    reason: 'attributeUpgraded',
  });
  table.answer('upgradeAttribute', 'destructive');
  expect(table.player(0)).toMatchObject({ gems: 0, upgraded: ['cunning', 'destructive'] });
});

test('CO 14.9 whoever cannot upgrade takes the gem', () => {
  const table = income(AI, held(...SIX));
  expect(table.player(0).gems).toBe(1);
  expect(table.asked()).toMatchObject([{ kind: 'income', options: ['done'] }]);
});

test('CO 14.6 a count of 8: twice, and the first gem can pay the second upgrade (E7, corner 74)', () => {
  const table = income({ ...AI }, held(...EIGHT));
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 8 });
  expect(table.asked()).toMatchObject([
    { kind: 'upgradeAttribute', options: ['cunning', 'destructive', 'ominous', 'gem'] },
  ]);
  expect(table.player(0).gems).toBe(1); // nothing could be paid at first
  table.answer('upgradeAttribute', 'ominous');
  expect(table.player(0)).toMatchObject({ gems: 0, upgraded: ['ominous'] });
});

test('CO 14.8, CO 18.10 upgraded Copious: the spare fighters enter the sector as it is turned', () => {
  const table = income({ ...AI, gems: 2 }, held(...SIX));
  const before = table.player(0).sectors[0]!;
  table.answer('upgradeAttribute', 'copious');
  expect(table.player(0)).toMatchObject({ sectors: [before + 10], spare: 0 });
});

test('CO 14.10, CO 17.4 a card gained in income cannot be played before the next round', () => {
  const table = income(
    { ...ZCHARO, hand: ['tribute'] },
    { 'r4-4': { buildings: { 0: ['outpost'] } } },
    { deck: ['far-outposts'] },
  );
  table.answer('income', 'outposts');
  expect(table.player(0)).toMatchObject({ hand: ['far-outposts', 'tribute'], fresh: ['far-outposts'] });
  expect(table.options('income')).toContain('card:tribute');
  expect(table.refusal('income', 'card:far-outposts')).toEqual({ rule: 'CO 17.4', reason: 'freshCard' });
});

test('CO 14.11, CO 16.5 fame rewards come at once, the victory when all are done (E11)', () => {
  const table = position({
    sides: [
      { faction: 'leyrien', fame: 12 },
      { faction: 'circadians', fame: 3, gems: 1 },
    ],
    regions: {
      'r4-2': { fighters: { 0: 1 }, morale: true },
      'r4-3': { fighters: { 0: 1 }, morale: true },
      'r4-5': { fighters: { 0: 1 }, morale: true },
      ...Object.fromEntries(
        ['r3-3', 'r3-4', 'r3-5', 'r4-4', 'r5-4'].map((id) => [id, { fighters: { 1: 1 } }]),
      ),
    },
    morale: { strength: 3, fame: 1 },
    step: 'income',
    after: ['relics'],
    adjust: (s) => {
      s.morale = { strength: 3, fame: 1 };
    },
  });
  table.answer('income', 'morale');
  expect(table.player(0).fame).toBe(14);
  expect(table.match.over).toBe(false);
  table
    .answer('income', 'base')
    .answer('baseIncome', '0')
    .ifAsked('moveFrom', 'nothing')
    .ifAsked('income', 'done');
  table.answer('upgradeAttribute', 'tactical', 1);
  table.ifAsked('income', 'done', 1);
  table.expectNothingPending();
  expect(table.state).toMatchObject({ winners: [0, 1], ending: 'fame' });
});

test('CO 14.12 to the last gem: 1 energy, 4 buildings of two kinds, a count of 6 (E54)', () => {
  const table = income(
    { ...ZCHARO, energy: 1 },
    {
      'r3-3': { buildings: { 0: ['foundry', 'outpost', 'stronghold'] } },
      'r4-3': { buildings: { 0: ['foundry', 'outpost'] } },
      'r4-4': { buildings: { 0: ['outpost'] } },
      'r5-4': { fighters: { 0: 1 } },
      'r5-5': { fighters: { 0: 1 } },
    },
    {
      adjust: (s) =>
        (s.players[0]!.abilities = s.players[0]!.abilities.filter((id) => id !== 'board:research')),
    },
  );
  expect(table.player(0)).toMatchObject({ energy: 5, gems: 1 });
  table.answer('income', 'base').answer('baseIncome', '1').answer('income', 'outposts');
  expect(table.player(0).hand).toHaveLength(3);
  table.answer('income', 'regions').answer('upgradeAttribute', 'resilient');
  expect(table.player(0)).toMatchObject({ energy: 5, gems: 1, upgraded: ['resilient'] });
});

test('CO 14.5, CO 14.14, CO 20.15, CO 20.18 Circadian strongholds and intel count; the count is read once (E23)', () => {
  const table = income(
    { faction: 'circadians', gems: 2, intel: [] } as SideUp,
    { ...held('r4-4', 'r5-4'), 'r3-3': { buildings: { 0: ['stronghold'] } } },
    { intel: ['intel-ore-survey'] },
  );
  table.answer('strongholdsCounted', 1).answer('giveIntel', ['intel-ore-survey', '1']);
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 6 });
  expect(table.player(1).gems).toBe(1);
  table.answer('upgradeAttribute', 'mobile');
  expect(table.player(0)).toMatchObject({ fame: 1, upgraded: ['mobile'] });
  expect(table.asked()).toMatchObject([{ kind: 'moveFrom' }]);
});

test('CO 14.15, CO 14.5 Far Outposts before the benefit: a count of 6 instead of 5 (E57)', () => {
  const table = income(
    { faction: 'leyrien', gems: 1, hand: ['far-outposts', 'tribute'] },
    held('r3-3', 'r4-2', 'r4-3', 'r4-4'),
  );
  table.answer('income', 'card:tribute');
  expect(table.player(0).energy).toBe(5);
  table.answer('income', 'card:far-outposts');
  expect(table.player(0).gems).toBe(0);
  table.answer('income', 'regions');
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 6 });
  expect(table.options('upgradeAttribute')).toEqual(['optimistic', 'gem']);
});

test('CO 14.13, CO 24.12, CO 24.13 upkeep must be settled; what is not paid goes back (E55)', () => {
  const table = income({ faction: 'jrayek', energy: 2, gems: 1 }, held('r4-4'), {
    ryhzu: { uryk: { at: 'r5-4', master: 0 }, katarin: { at: 'r5-5', master: 1 } },
  });
  expect(table.player(0)).toMatchObject({ energy: 2, gems: 2 });
  expect(table.refusal('income', 'done')).toEqual({ rule: 'CO 14.13', reason: 'incomeLeft' });
  table
    .answer('income', 'base')
    .answer('baseIncome', '0')
    .answer('income', 'upkeep:uryk')
    .answer('payUpkeep', 'yes');
  expect(table.player(0)).toMatchObject({ energy: 1, gems: 2 });
  expect(table.state.ryhzu[0]).toMatchObject({ at: 'r5-4', master: 0 });
});

test('CO 24.13 who cannot pay loses it', () => {
  const table = income({ faction: 'jrayek', gems: 1 }, held('r4-4'), {
    ryhzu: { uryk: { at: 'r5-4', master: 0 } },
  });
  table.answer('income', 'upkeep:uryk');
  expect(table.state.ryhzu[0]).toMatchObject({ at: 'supply', master: -1 });
});

test('CO 14.5, CO 25.4, CO 14.12 Oxataya count lakes; Resourceful gives 1 energy each (E56)', () => {
  const table = income({ faction: 'oxataya' }, held('r4-6', 'r5-3', 'r4-4', 'r5-4'));
  expect(table.player(0).energy).toBe(2);
  table.answer('income', 'regions');
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 5 });
});

test('CO 17.7, CO 14.4 three outposts and 4 cards: all are drawn, then 2 of 7 are discarded (corner 73)', () => {
  const table = income(
    { ...ZCHARO, hand: ['ambush', 'envoy', 'levy', 'slip-away'] },
    {
      'r4-4': { buildings: { 0: ['outpost'] } },
      'r5-4': { buildings: { 0: ['outpost'] } },
      'r4-3': { buildings: { 0: ['outpost'] } },
    },
  );
  table.answer('income', 'outposts');
  expect(table.options('discard')).toHaveLength(7);
  expect(table.question('discard').ask).toMatchObject({ min: 2, max: 2 });
});

test('CO 2.16 with cards in the hand income is asked for, whatever they are', () => {
  const table = income({ ...AI, hand: ['levy'] }, held('r4-4'));
  expect(table.asked()).toMatchObject([{ kind: 'income', options: ['regions'] }]);
});

test('CO 20.15 corner 53: none of the strongholds counted, the redeployment line applies', () => {
  const table = income(
    { faction: 'circadians', gems: 9 },
    {
      ...held('r4-4', 'r5-4', 'r4-3'),
      'r3-3': { buildings: { 0: ['stronghold'] } },
    },
  );
  table.answer('strongholdsCounted', 0);
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 5 });
  expect(table.isAsked('upgradeAttribute')).toBe(false);
  expect(table.asked()).toMatchObject([{ kind: 'moveFrom' }]);
});

test('CO 20.18, CO 20.20, CO 14.6 E74: two intel given, two attributes upgraded, two fame', () => {
  const table = income(
    { faction: 'circadians', fame: 1, gems: 3, upgraded: ['covert'] },
    { ...held('r4-4', 'r5-4', 'r4-3'), 'r3-3': { buildings: { 0: ['stronghold'] } } },
    { intel: ['intel-ore-survey', 'intel-supply-route', 'intel-supply-route'] },
  );
  const gems = table.player(0).gems; // 1 for the stronghold
  table.answer('strongholdsCounted', 1);
  table.answer('giveIntel', ['intel-ore-survey', '1']).answer('giveIntel', ['intel-supply-route', '1']);
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 8 });
  expect(table.isAsked('giveIntel')).toBe(false);
  table.answer('upgradeAttribute', 'tactical').answer('upgradeAttribute', 'militarized');
  expect(table.player(0)).toMatchObject({ fame: 3, gems: gems - 3, energy: 3 + 1 });
  expect(table.state.intelHeld).toEqual(['intel-supply-route']);
});

test('CO 14.11, CO 16.1 corner 93: at the end of the track a faction keeps taking its items', () => {
  const table = income(
    { faction: 'leyrien', fame: 14, hand: ['tribute'] },
    { 'r4-3': { fighters: { 0: 1 }, morale: true }, 'r4-2': { fighters: { 0: 1 }, morale: true } },
  );
  table.answer('income', 'morale').answer('income', 'card:tribute');
  expect(table.player(0)).toMatchObject({ fame: 14, energy: 3 });
  expect(table.match.over).toBe(false);
});

test('CO 14.5, CO 20.15 Far Outposts and strongholds that are counted add up', () => {
  const table = income(
    { faction: 'circadians', gems: 1, hand: ['far-outposts', 'levy'] },
    { ...held('r4-4', 'r5-4'), 'r3-3': { buildings: { 0: ['stronghold'] } } },
  ).answers(['income', 'card:far-outposts'], ['income', 'regions'], ['strongholdsCounted', 1]);
  expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 3 + 1 + 1 + 1 });
});
