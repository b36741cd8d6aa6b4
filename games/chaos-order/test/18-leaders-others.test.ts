import { describe, expect, test } from 'vitest';
import type { FactionId, LeaderId, RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;

/** A faction with this leader in a region; upgraded if so. */
const led = (faction: FactionId, id: LeaderId, at: RegionId | 'base', upgraded = false): SideUp => ({
  faction,
  leaders: { [id]: at },
  upgraded: upgraded ? [id] : [],
});

describe('Leyrien', () => {
  const building = (side: SideUp, regions: Readonly<Record<string, Ground>>): ChaosTable =>
    position({
      sides: [{ ...side, gems: 3 }, AI],
      regions,
      acting: { seat: 0, phase: 'build' },
    }).answer('turn', 'main');

  test('CO 9.10, CO 18.1 Niruveh: location rewards in the region are gained twice', () => {
    const regions = { [CLIFFS]: { foundation: 'found-relic-2' } } as const;
    const table = building(led('leyrien', 'niruveh', CLIFFS), regions);
    table.answer('construct', 'foundry').ifAsked('constructAt', CLIFFS);
    expect(table.player(0).gems).toBe(3 + 2);
    const cards = building(led('leyrien', 'niruveh', CLIFFS), { [CLIFFS]: { foundation: 'found-relic-3' } });
    cards.answer('construct', 'foundry').ifAsked('constructAt', CLIFFS);
    expect(cards.player(0).hand).toHaveLength(2);
  });

  test('CO 9.8, CO 26.4 Niruveh upgraded: a building without a foundation, and without a reward', () => {
    const regions: Readonly<Record<string, Ground>> = { [CLIFFS]: { buildings: { 0: ['foundry'] } } };
    const table = building(led('leyrien', 'niruveh', CLIFFS, true), regions)
      .answer('construct', 'outpost')
      .ifAsked('constructAt', CLIFFS);
    expect(table.at(CLIFFS).sites).toMatchObject([
      { building: 'foundry', owner: 0 },
      { foundation: null, building: 'outpost', owner: 0 },
    ]);
    const basic = building(led('leyrien', 'niruveh', CLIFFS), regions);
    expect(basic.options('construct')).not.toContain('outpost');
  });

  test('CO 9.4 a building without a foundation takes no place of a foundation', () => {
    const swamp: RegionId = 'r4-2';
    const table = building(
      { ...led('leyrien', 'niruveh', swamp, true), columns: { build: 5 } },
      { [swamp]: { buildings: { 0: ['foundry', 'outpost'] } } },
    ).answer('construct', 'stronghold');
    table.ifAsked('constructOn', 'none').answer('boostRow', 'fame').answer('construct', 'foundation:unlock');
    expect(table.at(swamp).sites.map(({ foundation }) => foundation === null)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('CO 23.13 Eeyla: 1 fame for a battle won in her region', () => {
    const table = fight({
      me: led('leyrien', 'eeyla', CLIFFS),
      other: AI,
      ground: { fighters: { 0: 4, 1: 1 } },
      plans: press,
    });
    expect(table.player(0).fame).toBe(1);
    const away = fight({
      me: led('leyrien', 'eeyla', 'base'),
      other: AI,
      ground: { fighters: { 0: 4, 1: 1 } },
      plans: press,
    });
    expect(away.player(0).fame).toBe(0);
  });

  const phaseEnd = (side: SideUp, more: Partial<Position> = {}): ChaosTable =>
    position({ sides: [side, AI], step: 'phaseEnd', args: { phase: 'move' }, phase: 'move', ...more });

  test('CO 12.19, CO 18.8, CO 18.9 Vehlac moves alone at the end of the phase, from the base too', () => {
    const table = phaseEnd(led('leyrien', 'vehlac', 'r4-2'), { regions: { 'r4-2': { fighters: { 0: 2 } } } });
    table.answer('moveTo', 'r3-3');
    expect(table.leader(0, 'vehlac').at).toBe('r3-3');
    expect(table.fighters('r4-2', 0)).toBe(2);
    const base = phaseEnd(led('leyrien', 'vehlac', 'base'));
    base.answer('moveTo', base.player(0).starts[0]!);
    expect(base.leader(0, 'vehlac').at).toBe(base.player(0).starts[0]);
    expect(
      phaseEnd(led('leyrien', 'vehlac', 'r4-2'))
        .answer('moveTo', 'nothing')
        .leader(0, 'vehlac').at,
    ).toBe('r4-2');
  });

  test('CO 12.13, CO 12.19, CO 12.22 Vehlac: pinning and the one-leader limit hold', () => {
    const pinned = phaseEnd(led('leyrien', 'vehlac', 'r4-2'), {
      regions: { 'r4-2': { fighters: { 1: 1 } } },
    });
    expect(pinned.isAsked('moveTo')).toBe(false);
    const beside = phaseEnd({ faction: 'leyrien', leaders: { vehlac: 'r4-2', eeyla: 'r3-3' } });
    expect(beside.refusal('moveTo', 'r3-3')).toMatchObject({ rule: 'CO 12.22' });
  });

  test('CO 12.8 Ivi does not count for the one-leader limit', () => {
    const table = phaseEnd({ faction: 'leyrien', leaders: { vehlac: 'r4-2', ivi: 'r3-3' } });
    expect(table.options('moveTo')).toContain('r3-3');
  });

  test('CO 23.6, CO 23.10 Rylach boosts morale on cliffs and plains, not in swamps', () => {
    const table = phaseEnd(led('leyrien', 'rylach', CLIFFS)).answer('boostRow', 'fame');
    expect(table.at(CLIFFS).morale).toBe(true);
    expect(table.state.morale).toEqual({ strength: 4, fame: 3 });
    const swamp = phaseEnd(led('leyrien', 'rylach', 'r4-2'));
    expect(swamp.isAsked('boostRow')).toBe(false);
    const again = phaseEnd(led('leyrien', 'rylach', CLIFFS), { regions: { [CLIFFS]: { morale: true } } });
    expect(again.isAsked('boostRow')).toBe(false);
    const spent = phaseEnd(led('leyrien', 'rylach', CLIFFS), { morale: { strength: 0, fame: 0 } });
    expect(spent.events('AbilityUsed')).toEqual([]);
  });

  test('CO 1.10, CO 18.8 Vehlac and Rylach: the Leyrien choose the order (corner 97)', () => {
    const table = phaseEnd({ faction: 'leyrien', leaders: { vehlac: 'r5-4', rylach: CLIFFS } });
    table.answers(['nextEffect', 'rylach'], ['boostRow', 'strength'], ['moveTo', 'nothing']);
    expect(table.state.morale).toEqual({ strength: 3, fame: 4 });
  });
});

describe('Jrayek', () => {
  test('CO 13.26, CO 13.28, CO 21.10 Jayen loses half of the fighters before wounds; a worked battle', () => {
    const table = fight({
      me: { ...led('jrayek', 'jayen', CLIFFS), hand: [] },
      other: { faction: 'ai', hand: ['relic-guard'] },
      ground: { fighters: { 0: 5, 1: 4 } },
      plans: ['press', 'press relic-guard'],
    });
    expect(table.strengths()[0]).toBe(5 + 4 + 1);
    expect(table.events('FightersLost')).toMatchObject([{ seat: 0, count: 3, by: 'jayen' }]);
    expect(table.wounded(0)).toBe(2); // 3 attack, 1 shield
    expect(table.at(CLIFFS).fighters).toEqual([0, 0]);
    expect(table.leader(0, 'jayen').at).toBe(CLIFFS);
    expect(table.player(1).fame).toBe(2);
  });

  test('CO 21.10 Jayen: a single fighter is lost, and the AI gain no fame for it', () => {
    const table = fight({
      me: led('jrayek', 'jayen', CLIFFS),
      other: AI,
      ground: { fighters: { 0: 1, 1: 2 } },
      plans: press,
    });
    expect(table.fighters(CLIFFS, 0)).toBe(0);
    expect(table.player(1).fame).toBe(0);
  });

  const income = (side: SideUp, more: Partial<Position> = {}): ChaosTable =>
    position({ sides: [side, AI], step: 'takeIncome', args: { seat: 0 }, phase: 'income', ...more });

  test('CO 14.2, CO 14.13 Ikryla: a card or a gem in a region with a relic', () => {
    const regions: Readonly<Record<string, Ground>> = { [CLIFFS]: { foundation: 'found-relic-4' } };
    const gem = income(led('jrayek', 'ikryla', CLIFFS), { regions });
    expect(gem.refusal('income', 'done')).toBeDefined();
    gem.answers(['income', 'ikryla'], ['whichGain', '1']);
    expect(gem.player(0).gems).toBe(1);
    expect(gem.options('income')).not.toContain('ikryla');
    const card = income(led('jrayek', 'ikryla', CLIFFS), { regions }).answers(
      ['income', 'ikryla'],
      ['whichGain', '0'],
    );
    expect(card.player(0).hand).toHaveLength(1);
    const none = income(led('jrayek', 'ikryla', CLIFFS), { regions: { [CLIFFS]: { noRelic: true } } });
    expect(none.options('income')).not.toContain('ikryla');
  });

  test('CO 13.21, CO 13.22, CO 13.27 Lynke: strength for the whole attack; a worked battle, and Iron Nerve', () => {
    const battle = (plan: string): ChaosTable =>
      fight({
        me: { ...led('jrayek', 'lynke', CLIFFS), hand: ['ambush'] },
        other: { ...AI, hand: ['iron-nerve'] },
        ground: { fighters: { 0: 3, 1: 5 }, noRelic: true },
        plans: ['press ambush', plan],
      });
    const table = battle('hold');
    expect(table.strengths()).toEqual({ 0: 9, 1: 6 });
    expect(table.events('FightersWounded')).toMatchObject([{ seat: 1, attack: 7, shields: 1, count: 4 }, {}]);
    const cancelled = battle('hold iron-nerve');
    expect(cancelled.strengths()).toEqual({ 0: 8, 1: 7 });
    expect(cancelled.events('FightersWounded')).toMatchObject([
      { seat: 1, attack: 5, shields: 2, count: 3 },
      {},
    ]);
  });

  test('CO 13.22, CO 24.8 Vahla: 4 against a Ryh-zu; upgraded beside one too, and never 8', () => {
    const strength = (upgraded: boolean, uryk?: number, halke?: number): number =>
      fight({
        me: led('jrayek', 'vahla', CLIFFS, upgraded),
        other: AI,
        ground: { fighters: { 1: 1 } },
        ryhzu: {
          ...(uryk === undefined ? {} : { uryk: { at: CLIFFS, master: uryk } }),
          ...(halke === undefined ? {} : { halke: { at: CLIFFS, master: halke } }),
        },
        plans: ['hold', 'hold'],
      }).strengths()[0]!;
    expect(strength(false)).toBe(2 + 1);
    expect(strength(false, 1)).toBe(2 + 4 + 1);
    expect(strength(false, 0)).toBe(2 + 2 + 1);
    expect(strength(true, 0)).toBe(2 + 2 + 4 + 1);
    expect(strength(true, 0, 1)).toBe(2 + 2 + 4 + 1);
  });

  test('CO 13.3, CO 26.9 Kajali: only the Jrayek select battles in the region (corner 43)', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, led('jrayek', 'kajali', CLIFFS), { faction: 'oxataya' }],
      regions: { [CLIFFS]: { fighters: { 0: 1, 1: 5, 2: 2 } } },
      step: 'combat',
    }).answer('battleOpponent', '2', 1);
    expect(table.events('BattleSelected')).toMatchObject([{ seat: 1, against: 2, region: CLIFFS }]);
    table.plans({ 1: 'hold', 2: 'hold' });
    expect(table.events('BattleSelected').at(-1)).toMatchObject({ seat: 1, against: 0 });
  });
});

describe('Oxataya', () => {
  test('CO 13.22, CO 25.5 Tovati: stronger alone; not beside a leader or a Ryh-zu', () => {
    const alone = fight({
      me: led('oxataya', 'tovati', CLIFFS),
      other: AI,
      ground: { fighters: { 0: 2, 1: 1 } },
      plans: press,
    });
    expect(alone.strengths()[0]).toBe(2 + 1 + 2 + 1);
    const beside = fight({
      me: led('oxataya', 'tovati', CLIFFS),
      other: { faction: 'jrayek' },
      ground: { fighters: { 0: 2, 1: 1 } },
      ryhzu: { katarin: { at: CLIFFS, master: 0 } },
      plans: press,
    });
    expect(beside.strengths()[0]).toBe(2 + 1 + 3 + 1);
  });

  test('CO 13.13, CO 13.8 Azaru: a card before the battle that cannot be used in it; upgraded also a gem', () => {
    const table = fight({
      me: AI,
      other: led('oxataya', 'azaru', CLIFFS, true),
      ground: { fighters: { 0: 4, 1: 1 } },
      deck: ['chronicle'],
    });
    expect(table.player(1)).toMatchObject({ hand: ['chronicle'], fresh: ['chronicle'], gems: 1 });
    table.answer('plan', ['press', 'none'], 0);
    expect(() => table.answer('plan', ['press', 'chronicle', 'faceup'], 1)).toThrow('chronicle');
    const basic = fight({
      me: AI,
      other: led('oxataya', 'azaru', CLIFFS),
      ground: { fighters: { 0: 4, 1: 1 } },
    });
    expect(basic.player(1).gems).toBe(0);
  });

  const recruitEnd = (upgraded: boolean, at: RegionId | 'base', ground: Ground = {}): ChaosTable =>
    position({
      sides: [led('oxataya', 'xanya', at, upgraded), AI],
      regions: at === 'base' ? {} : { [at]: ground },
      step: 'phaseEnd',
      args: { phase: 'recruit' },
      phase: 'recruit',
    });

  test('CO 12.19, CO 18.9 Xanya moves alone; upgraded with fighters of her region', () => {
    const alone = recruitEnd(false, CLIFFS, { fighters: { 0: 3 } }).answer('moveTo', 'r5-4');
    expect(alone.isAsked('moveFighters')).toBe(false);
    expect(alone.leader(0, 'xanya').at).toBe('r5-4');
    const many = recruitEnd(true, CLIFFS, { fighters: { 0: 3 } }).answers(
      ['moveTo', 'r5-4'],
      ['moveFighters', 2],
    );
    expect(many.fighters('r5-4', 0)).toBe(2);
    expect(many.leader(0, 'xanya').at).toBe('r5-4');
    const pinned = recruitEnd(true, CLIFFS, { fighters: { 0: 3, 1: 2 } }).answer('moveTo', 'r5-4');
    expect(pinned.options('moveFighters')).toEqual([0, 1]);
    expect(recruitEnd(false, 'base').isAsked('moveTo')).toBe(true);
  });

  test('CO 13.22, CO 25.5, CO 25.8 Rhan, Azaru and Tovati side by side with Symbiotic; a worked battle', () => {
    const battle = (upgraded: boolean): ChaosTable =>
      fight({
        me: {
          faction: 'oxataya',
          leaders: { rhan: CLIFFS, azaru: CLIFFS, tovati: CLIFFS },
          upgraded: upgraded ? ['rhan'] : [],
        },
        other: AI,
        ground: { fighters: { 0: 2, 1: 2 } },
        plans: press,
      });
    const table = battle(false);
    expect(table.strengths()[0]).toBe(12);
    expect(table.events('FightersWounded')).toMatchObject([
      { by: 0, attack: 3 },
      { by: 1, shields: 4 },
    ]);
    expect(table.player(0).fame).toBe(2);
    expect(battle(true).strengths()[0]).toBe(12 + 1 + 2);
  });

  const moving = (regions: Readonly<Record<string, Ground>>, side: SideUp): ChaosTable =>
    position({ sides: [side, AI], regions, acting: { seat: 0, phase: 'move' } });

  test('CO 25.11 Onari leaves each lake once for nothing, with any units, before the main action too', () => {
    const table = moving({ 'r5-3': { fighters: { 0: 2 } } }, led('oxataya', 'onari', 'r5-3'));
    table
      .answers(['turn', 'move:r5-3'], ['moveTo', 'r4-6'])
      .ifAsked('moveLeaders', 'onari')
      .answer('moveFighters', 1);
    expect(table.leader(0, 'onari').at).toBe('r4-6');
    expect(table.state.turn).toMatchObject({ main: 'open', moved: false, lakesLeft: ['r5-3'] });
    table
      .answers(['turn', 'move:r4-6'], ['moveTo', 'r5-3'])
      .ifAsked('moveLeaders', 'onari')
      .answer('moveFighters', 1);
    expect(table.state.turn!.lakesLeft).toEqual(['r5-3', 'r4-6']);
    expect(table.events('AbilityUsed')).toMatchObject([
      { ability: 'onari', region: 'r5-3' },
      { ability: 'onari', region: 'r4-6' },
    ]);
    expect(table.refusal('turn', 'move:r5-3')).toBeDefined(); // no MP yet, and both lakes have been left
    table
      .answers(['turn', 'main'], ['turn', 'move:r5-3'], ['moveTo', 'r5-4'])
      .ifAsked('moveLeaders', 'onari');
    table.answer('moveFighters', 0);
    expect(table.state.turn!.mainPoints).toBe(1);
  });

  test('CO 25.11 fighters without Onari pay for a move out of a lake', () => {
    const table = moving({ 'r5-3': { fighters: { 0: 2 } } }, led('oxataya', 'onari', 'base'));
    expect(table.refusal('turn', 'move:r5-3')).toBeDefined();
  });

  test.each([
    [false, 4],
    [true, 10],
  ])('CO 13.26, CO 13.47 Latanja redeploys fighters before attacks (upgraded %s: %i)', (upgraded, most) => {
    const table = fight({
      me: led('oxataya', 'latanja', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 0: 11, 1: 2 } },
      regions: { 'r5-4': { fighters: { 0: 1 } } },
      plans: press,
    }).answer('moveFrom', CLIFFS);
    expect(table.options('moveFighters').at(-1)).toBe(most);
    table.answer('moveFighters', most);
    expect(table.fighters('r5-4', 0)).toBe(1 + most);
  });
});
