import { describe, expect, test } from 'vitest';
import type { FactionId, LeaderId, RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';

/** A faction with this leader in a region; upgraded if so. */
const led = (faction: FactionId, id: LeaderId, at: RegionId | 'base', upgraded = false): SideUp => ({
  faction,
  leaders: { [id]: at },
  upgraded: upgraded ? [id] : [],
});

/** Both sides press without cards: 1 strength and 1 attack from the wheel. */
const press = ['press', 'press'] as const;

describe('Circadians', () => {
  test('CO 2.6, CO 18.1 Sable: the opponent locks first, and its facedown card is shown as facedown only (E69)', () => {
    const table = fight({
      me: led('circadians', 'sable', CLIFFS),
      other: { faction: 'zcharo', hand: ['lean-season'] },
      ground: { fighters: { 0: 1, 1: 3 } },
    });
    expect(table.asked().map(({ seat }) => seat)).toEqual([1]);
    table.plans({ 1: 'hold lean-season facedown' });
    const shown = { seat: 1, plan: { section: 'hold', card: null, faceup: false, bluff: true } };
    expect(table.events('PlanShown', 0)).toMatchObject([shown]);
    expect(table.events('PlanShown', 'spectator')).toMatchObject([shown]);
    for (const viewer of [0, 'spectator'] as const)
      expect(table.view(viewer).battle!.sides.map(({ plan }) => plan)).toEqual([null, shown.plan]);
    expect(JSON.stringify(table.view('spectator'))).not.toContain('lean-season');
    table.plans({ 0: 'press' });
    expect(table.player(1).hand).toEqual(['lean-season']);
    expect(table.strengths()).toEqual({ 0: 2 + 2 + 1, 1: 3 + 1 });
  });

  test('CO 2.6 without Sable in the region both plan at the same time', () => {
    const table = fight({
      me: led('circadians', 'sable', 'base'),
      other: AI,
      ground: { fighters: { 0: 1, 1: 3 } },
    });
    expect(table.asked().map(({ seat }) => seat)).toEqual([0, 1]);
  });

  const recruiting = (side: SideUp): ChaosTable =>
    position({ sides: [side, AI], acting: { seat: 0, phase: 'recruit' } });

  test('CO 18.3, CO 18.7, CO 18.9 Akira: once, 1 gem for 1 energy, also from the base', () => {
    const table = recruiting({ ...led('circadians', 'akira', 'base'), energy: 3 });
    table.answer('turn', 'ability:akira');
    expect(table.player(0)).toMatchObject({ energy: 2, gems: 1 });
    expect(table.options('turn')).not.toContain('ability:akira');
  });

  test('CO 18.7, CO 18.10 Akira: upgraded for nothing; not without energy, not from the supply', () => {
    const upgraded = recruiting(led('circadians', 'akira', CLIFFS, true)).answer('turn', 'ability:akira');
    expect(upgraded.player(0)).toMatchObject({ energy: 0, gems: 1 });
    const poor = recruiting({ ...led('circadians', 'akira', CLIFFS), energy: 0 });
    expect(poor.options('turn')).not.toContain('ability:akira');
    const away = recruiting({ faction: 'circadians', energy: 3, upgraded: ['akira'] });
    expect(away.options('turn')).not.toContain('ability:akira');
  });

  test.each([
    [false, 3],
    [true, 5],
  ])('CO 12.13, CO 12.14 Renzo pins as several units (upgraded %s: %i)', (upgraded, weight) => {
    const table = position({
      sides: [led('circadians', 'renzo', CLIFFS, upgraded), AI],
      regions: { [CLIFFS]: { fighters: { 1: 7 } } },
      acting: { seat: 1, phase: 'move' },
    })
      .answer('turn', 'main')
      .answer('turn', `move:${CLIFFS}`)
      .answer('moveTo', 'r5-4');
    expect(table.options('moveFighters').at(-1)).toBe(7 - weight);
  });

  test('CO 12.14 Renzo left behind covers 3 of the units that must stay', () => {
    const table = position({
      sides: [led('circadians', 'renzo', CLIFFS), AI],
      regions: { [CLIFFS]: { fighters: { 0: 2, 1: 3 } } },
      acting: { seat: 0, phase: 'move' },
    })
      .answer('turn', 'main')
      .answer('turn', `move:${CLIFFS}`)
      .answer('moveTo', 'r5-4');
    table.ifAsked('moveLeaders', 'none');
    expect(table.options('moveFighters').at(-1)).toBe(2);
  });

  const zoey = (more: Partial<SideUp> = {}, fighters = 2): ChaosTable =>
    fight({
      me: { ...led('circadians', 'zoey', CLIFFS), ...more },
      other: AI,
      ground: { fighters: { 0: fighters, 1: 3 } },
      regions: { 'r5-2': { buildings: { 0: ['foundry'] } } },
      plans: ['retreat', 'hold'],
    });

  test('CO 13.33, CO 13.34 Zoey leads a retreat to a distant region, and goes along if she likes', () => {
    const table = zoey().answer('goesAlong', 'yes');
    expect(table.fighters('r5-2', 0)).toBe(2);
    expect(table.leader(0, 'zoey').at).toBe('r5-2');
    const alone = zoey().answer('goesAlong', 'no');
    expect(alone.leader(0, 'zoey').at).toBe('base');
    expect(alone.fighters('r5-2', 0)).toBe(2);
  });

  test('CO 13.33 Zoey retreats though no fighter is left; not to where another leader stands', () => {
    const table = zoey({}, 0).answer('goesAlong', 'yes');
    expect(table.leader(0, 'zoey').at).toBe('r5-2');
    const taken = zoey({ leaders: { zoey: CLIFFS, renzo: 'r5-2' } });
    expect(taken.isAsked('goesAlong')).toBe(false);
    expect(taken.leader(0, 'zoey').at).toBe('base');
    expect(taken.fighters('r5-2', 0)).toBe(2);
  });

  test('CO 13.34 without Zoey the fighters go to the ship', () => {
    const table = zoey({ leaders: { melvan: CLIFFS } });
    expect(table.player(0).onBase).toBe(2);
    expect(table.leader(0, 'melvan').at).toBe('base');
  });

  test.each([
    [false, 2 + 2],
    [true, 3 + 3],
  ])('CO 13.22, CO 18.2 Melvan is stronger away from the ship (upgraded %s)', (upgraded, strength) => {
    const me = led('circadians', 'melvan', CLIFFS, upgraded);
    const away = fight({ me, other: AI, ground: { fighters: { 1: 1 } }, ship: 'r5-2/r4-2', plans: press });
    expect(away.strengths()[0]).toBe(strength + 1);
    const docked = fight({ me, other: AI, ground: { fighters: { 1: 1 } }, ship: 'r4-4/r5-4', plans: press });
    expect(docked.strengths()[0]).toBe((upgraded ? 3 : 2) + 2 + 1);
  });
});

describe('AI', () => {
  const ADECAI = led('ai', 'adecai', CLIFFS);

  test.each([
    ['chronicle', 5],
    ['gem-seam', 4],
  ] as const)(
    'CO 13.28, CO 13.29 Adecai adds a wound, but not beyond 4 (%s: attack %i; E22)',
    (card, attack) => {
      const table = fight({
        me: { ...ADECAI, gems: 1, hand: [card] },
        other: { faction: 'zcharo' },
        ground: { fighters: { 0: 9, 1: 8 } },
        plans: [`wildStrike ${card}`, 'hold'],
        chance: [[0]],
      });
      expect(table.events('FightersWounded')).toMatchObject([
        { seat: 1, attack, shields: 1, count: 4 },
        { seat: 0 },
      ]);
    },
  );

  test('CO 13.29 Adecai adds nothing to a lost battle', () => {
    const table = fight({
      me: ADECAI,
      other: { faction: 'zcharo' },
      ground: { fighters: { 1: 8 } },
      plans: ['press', 'hold'],
    });
    expect(table.wounded(1)).toBe(0);
  });

  test('CO 13.27, CO 18.2 Injura: 1 attack more in a battle that is won', () => {
    const won = fight({
      me: led('ai', 'injura', CLIFFS, true),
      other: { faction: 'zcharo' },
      ground: { fighters: { 0: 9, 1: 8 } },
      plans: press,
    });
    expect(won.events('FightersWounded')).toMatchObject([{ by: 0, attack: 4 + 1 + 1 }, { by: 1 }]);
    const lost = fight({
      me: led('ai', 'injura', CLIFFS, true),
      other: { faction: 'zcharo' },
      ground: { fighters: { 0: 1, 1: 8 } },
      plans: press,
    });
    expect(lost.events('FightersWounded').find(({ by }) => by === 0)).toMatchObject({ attack: 4 + 1 });
  });

  test('CO 1.15, CO 13.22 Injura alone counts 0, not less', () => {
    const table = fight({
      me: led('ai', 'injura', 'r4-2'),
      other: { faction: 'zcharo', hand: [] },
      region: 'r4-2',
      ground: { buildings: { 1: ['foundry'] } },
      plans: ['press', 'hold'],
    });
    expect(table.strengths()).toEqual({ 0: 0, 1: 1 });
    expect(table.player(1).fame).toBe(1);
    expect(table.leader(0, 'injura').at).toBe('supply');
  });

  test.each([
    [false, 1],
    [true, 2],
  ])(
    'CO 13.32 Xiao: research if nobody was wounded, though the battle is lost (upgraded %s; corner 41)',
    (up, times) => {
      const table = fight({
        me: led('ai', 'xiao', CLIFFS, up),
        other: { faction: 'zcharo' },
        ground: { buildings: { 1: ['foundry', 'outpost'] } },
        plans: ['hold', 'hold'],
      });
      for (let n = 0; n < times; n++) table.answer('research', 'build', 0).ifAsked('immediate', '1', 0);
      expect(table.isAsked('research')).toBe(false);
      expect(table.player(0).research[1]).toBe(1 + times);
    },
  );

  test('CO 13.32 Xiao: nothing if a fighter was wounded', () => {
    const table = fight({
      me: led('ai', 'xiao', CLIFFS),
      other: { faction: 'zcharo' },
      ground: { fighters: { 0: 2, 1: 3 } },
      plans: press,
    });
    expect(table.wounded(1)).toBe(2);
    expect(table.isAsked('research')).toBe(false);
    expect(table.player(0).fame).toBe(2);
  });

  test('CO 13.14, CO 13.28, CO 13.41, CO 21.9, CO 25.8 Phoros: volley with a leader; a worked battle', () => {
    const table = fight({
      me: led('ai', 'phoros', CLIFFS),
      other: { faction: 'oxataya' },
      ground: { fighters: { 0: 4, 1: 3 } },
      plans: ['volley', 'hold'],
    });
    expect(table.strengths()).toEqual({ 0: 2, 1: 4 });
    expect(table.wounded(1)).toBe(3);
    expect(table.player(0)).toMatchObject({ fame: 3, onBase: 4 });
    expect(table.player(1)).toMatchObject({ fame: 1, energy: 1 });
    expect(table.leader(0, 'phoros').at).toBe('supply');
    expect(table.at(CLIFFS).fighters).toEqual([0, 0]);
  });

  test('CO 13.15, CO 26.10 Phoros: volley needs 4 fighters; dice cost nothing', () => {
    const table = fight({
      me: led('ai', 'phoros', CLIFFS),
      other: { faction: 'oxataya' },
      ground: { fighters: { 0: 3, 1: 3 } },
      chance: [[2]],
    });
    expect(table.refusal('plan', 'volley', 0)).toBeDefined();
    expect(table.refusal('plan', 'wildStrike', 1)).toBeDefined();
    table.plans({ 0: 'wildStrike', 1: 'hold' });
    expect(table.player(0).gems).toBe(0);
    expect(table.events('DieRolled')).toMatchObject([{ seat: 0, face: 2 }]);
  });

  test('CO 13.37 Demo goes to the base instead of the supply', () => {
    const table = fight({
      me: led('ai', 'demo', CLIFFS),
      other: { faction: 'zcharo' },
      ground: { fighters: { 0: 2, 1: 8 } },
      plans: ['hold', 'hold'],
    });
    expect(table.leader(0, 'demo').at).toBe('base');
    expect(table.player(0).onBase).toBe(2);
  });
});

describe('Zcharo', () => {
  test('CO 13.28, CO 13.44, CO 22.5 Oachra attacks before strength is added up; a worked battle', () => {
    const table = fight({
      me: led('zcharo', 'oachra', 'r4-2'),
      other: { ...led('leyrien', 'ivi', 'r4-2'), gems: 0 },
      region: 'r4-2',
      ground: { fighters: { 0: 3, 1: 4 } },
      plans: ['press', 'hold'],
    });
    expect(table.wounded(1)).toBe(2);
    expect(table.strengths()).toEqual({ 0: 6, 1: 5 });
    expect(table.player(0).fame).toBe(1);
    expect(table.player(1).hand).toHaveLength(1);
    const without = fight({
      me: led('zcharo', 'oachra', 'base'),
      other: led('leyrien', 'ivi', 'r4-2'),
      region: 'r4-2',
      ground: { fighters: { 0: 5, 1: 4 } },
      plans: ['press', 'hold'],
    });
    expect(without.strengths()).toEqual({ 0: 6, 1: 7 });
  });

  test('CO 13.45 Oachra: a side without units still adds up its plan', () => {
    const table = fight({
      me: led('zcharo', 'oachra', CLIFFS),
      other: { faction: 'ai', hand: ['chronicle'] },
      ground: { fighters: { 1: 2 } },
      plans: ['hold', 'press chronicle'],
    });
    expect(table.wounded(1)).toBe(2);
    expect(table.strengths()).toEqual({ 0: 3, 1: 5 });
    expect(table.events('BattleEnded')).toMatchObject([{ winner: 1, loser: 0 }]);
  });

  test.each([
    [false, 1],
    [true, 2],
  ])('CO 13.22 Cahzor: stronger against buildings (upgraded %s: %i)', (upgraded, bonus) => {
    const me = led('zcharo', 'cahzor', CLIFFS, upgraded);
    const table = fight({
      me,
      other: AI,
      ground: { buildings: { 1: ['foundry', 'stronghold'] } },
      plans: press,
    });
    expect(table.strengths()[0]).toBe((upgraded ? 4 : 2) + bonus + 1);
    const open = fight({ me, other: AI, ground: { fighters: { 1: 1 } }, plans: press });
    expect(open.strengths()[0]).toBe((upgraded ? 4 : 2) + 1);
  });

  test('CO 18.7, CO 18.9 Zucalah: once, a card for 1 energy; upgraded for nothing', () => {
    const harvesting = (side: SideUp): ChaosTable =>
      position({ sides: [side, AI], acting: { seat: 0, phase: 'harvest' } });
    const table = harvesting({ ...led('zcharo', 'zucalah', 'base'), energy: 1 }).answer(
      'turn',
      'ability:zucalah',
    );
    expect(table.player(0)).toMatchObject({ energy: 0 });
    expect(table.player(0).hand).toHaveLength(1);
    expect(table.options('turn')).not.toContain('ability:zucalah');
    const upgraded = harvesting(led('zcharo', 'zucalah', CLIFFS, true)).answer('turn', 'ability:zucalah');
    expect(upgraded.player(0).hand).toHaveLength(1);
    expect(upgraded.events('AbilityUsed')).toEqual([{ type: 'AbilityUsed', seat: 0, ability: 'zucalah' }]);
    expect(harvesting(led('zcharo', 'zucalah', CLIFFS)).options('turn')).not.toContain('ability:zucalah');
  });

  test('CO 13.22 Ejax: strength by the number of the round', () => {
    const table = fight({
      me: led('zcharo', 'ejax', CLIFFS),
      other: AI,
      ground: { fighters: { 1: 1 } },
      round: 4,
      plans: press,
    });
    expect(table.strengths()[0]).toBe(1 + 4 + 1);
  });

  const urzo = (plans: readonly [string, string], fighters: number): ChaosTable =>
    fight({
      me: led('zcharo', 'urzo', CLIFFS),
      other: { faction: 'circadians', hand: ['deep-drill'] },
      ground: { fighters: { 0: 1, 1: fighters } },
      plans,
    });

  test('CO 2.18, CO 13.42 Urzo takes the card of the opponent, won or lost; everybody knows it', () => {
    const won = urzo(['press', 'press deep-drill'], 0 + 1);
    won.answer('takeCard', 'yes', 0).ifAsked('takeCard', 'no', 1);
    expect(won.player(0)).toMatchObject({
      hand: ['deep-drill'],
      open: ['deep-drill'],
      fresh: ['deep-drill'],
    });
    const lost = urzo(['press', 'press deep-drill'], 4).answer('takeCard', 'yes', 0);
    expect(lost.leader(0, 'urzo').at).toBe('supply');
    expect(lost.player(0).hand).toEqual(['deep-drill']);
    expect(lost.isAsked('takeCard', 1)).toBe(false); // corner case: Urzo goes before Tactical
  });

  test('CO 13.42 Urzo takes nothing after a retreat; declined, the card is discarded or taken back', () => {
    const table = urzo(['retreat', 'press deep-drill'], 4);
    expect(table.isAsked('takeCard', 0)).toBe(false);
    const declined = urzo(['press', 'press deep-drill'], 4)
      .answer('takeCard', 'no', 0)
      .answer('takeCard', 'no', 1);
    expect(declined.state.discard).toEqual(['deep-drill']);
  });
});
