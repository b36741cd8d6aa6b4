import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const CIRCADIANS: SideUp = { faction: 'circadians', base: 'r2-5', starts: ['r3-4', 'r3-5'] };
const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;

const acting = (
  phase: 'harvest' | 'move' | 'build',
  more: Partial<Position> & { me?: Partial<SideUp> },
): ChaosTable =>
  position({ ...more, sides: more.sides ?? [{ ...CIRCADIANS, ...more.me }, AI], acting: { seat: 0, phase } });

describe('the drop ship', () => {
  test('CO 20.1, CO 20.2, CO 20.3 it is docked between the start regions when the base has been chosen', () => {
    const table = position({
      sides: [{ ...CIRCADIANS, gems: 1 }, AI],
      step: 'placeBase',
      args: { seat: 0 },
      phase: 'setup',
      adjust: (s) => {
        s.ship = null;
        s.players[0]!.base = null;
        s.players[0]!.starts = [];
      },
    });
    table.answer('baseLocation', 'r2-5').ifAsked('startPair', 'r3-4/r3-5');
    expect(table.state.ship).toBe('r3-4/r3-5');
  });

  test('CO 20.16, CO 20.5 intel is shuffled at set-up, and none is held', () => {
    const table = position({ sides: [CIRCADIANS, AI], step: 'layOut', phase: 'setup' });
    expect(table.state.intelDeck).toHaveLength(12);
    expect(table.state.intelHeld).toEqual([]);
  });

  test('CO 12.26, CO 20.7 units leave it for the docked regions and those with outposts, not for the start regions', () => {
    const table = acting('move', {
      me: { onBase: 2 },
      ship: 'r4-4/r5-4',
      regions: { 'r5-2': { buildings: { 0: ['outpost'] } } },
    }).answers(['turn', 'main'], ['turn', 'move:base']);
    expect(table.options('moveTo').map(String).toSorted()).toEqual(['r4-4', 'r5-2', 'r5-4']);
  });

  test('CO 20.8, CO 20.24 a flight shares a region with the border it leaves; the first is free by Mobile; a worked turn (E40)', () => {
    const table = acting('move', { me: { onBase: 2 }, ship: 'r3-3/r4-2' });
    table.answer('turn', 'main').answer('turn', 'flight');
    expect(table.options('flight')).toContain('r3-3/r4-4');
    expect(table.options('flight')).not.toContain('r4-4/r5-4');
    expect(table.options('flight')).not.toContain('r3-3/r4-2');
    table.answer('flight', 'r3-3/r4-4');
    expect(table.state.turn!.mainPoints).toBe(2);
    table.answers(['turn', 'flight'], ['flight', 'r4-4/r5-4']);
    expect(table.state.turn!.mainPoints).toBe(1);
    table.answers(['turn', 'move:base'], ['moveTo', 'r5-4'], ['moveFighters', 2]);
    expect(table.fighters('r5-4', 0)).toBe(2);
    expect(table.player(0).onBase).toBe(0);
  });

  test('CO 20.8 Mobile upgraded flies to any border, before the main action too (E40)', () => {
    const table = acting('move', { me: { onBase: 2, upgraded: ['mobile'] }, ship: 'r3-3/r4-2' });
    table.answers(['turn', 'flight'], ['flight', 'r4-4/r5-4'], ['turn', 'main']);
    expect(table.state.ship).toBe('r4-4/r5-4');
    expect(table.state.turn!.mainPoints).toBe(2);
  });

  test('CO 20.8 a second flight needs an MP', () => {
    const table = acting('move', { me: { onBase: 2 }, ship: 'r3-3/r4-2' });
    table.answers(['turn', 'flight'], ['flight', 'r3-3/r4-4']);
    expect(table.refusal('turn', 'flight')).toBeDefined();
  });

  test('CO 20.9, CO 20.10 it helps in docked regions where Circadian units stand', () => {
    const there = fight({
      me: CIRCADIANS,
      other: AI,
      ground: { fighters: { 0: 2, 1: 3 } },
      ship: 'r4-4/r5-4',
      plans: press,
    });
    expect(there.strengths()[0]).toBe(2 * 2 + 2 + 1);
    expect(there.events('FightersWounded').find(({ seat }) => seat === 0)).toMatchObject({ shields: 1 });
    const empty = fight({
      me: CIRCADIANS,
      other: AI,
      ground: { buildings: { 0: ['foundry'] }, fighters: { 1: 3 } },
      ship: 'r4-4/r5-4',
      plans: press,
    });
    expect(empty.strengths()[0]).toBe(1);
  });

  test('CO 10.1, CO 10.2, CO 20.11, CO 20.12 the ship harvests one docked region a round; a worked turn', () => {
    const table = acting('harvest', {
      me: { columns: { harvest: 2 } },
      ship: 'r5-4/r5-5',
      regions: { 'r5-4': { buildings: { 0: ['foundry'] } }, 'r5-5': { fighters: { 0: 1 } } },
      deck: ['levy'],
    }).answer('turn', 'main');
    expect(table.options('turn')).not.toContain('harvest:base');
    table.answers(['turn', 'harvest:r5-4'], ['turn', 'harvest:r5-5']);
    expect(table.player(0)).toMatchObject({ energy: 7, hand: ['levy'] });
    expect(table.player(0).used).toContain('circadians');
  });

  test('CO 20.11 not a second region, and not one that others hold', () => {
    const regions: Readonly<Record<string, Ground>> = {
      'r5-4': { fighters: { 0: 1 } },
      'r5-5': { fighters: { 0: 1, 1: 1 } },
    };
    const table = acting('harvest', { me: { columns: { harvest: 2 } }, ship: 'r5-4/r5-5', regions });
    table.answer('turn', 'main');
    expect(table.options('turn')).not.toContain('harvest:r5-5');
    table.answer('turn', 'harvest:r5-4');
    expect(table.player(0).energy).toBe(5 + 2);
    const both = acting('harvest', {
      me: { columns: { harvest: 2 } },
      ship: 'r5-4/r5-5',
      regions: { 'r5-4': { fighters: { 0: 1 } }, 'r5-5': { fighters: { 0: 1 } } },
    });
    both.answers(['turn', 'main'], ['turn', 'harvest:r5-4']);
    expect(both.match.pending.some(({ options }) => options.includes('harvest:r5-5'))).toBe(false);
  });
});

describe('strongholds and fighters', () => {
  test('CO 20.13 a fighter has 2 strength, 3 with upgraded Militarized, and counts as 1 wound', () => {
    const strength = (upgraded: boolean): ChaosTable =>
      fight({
        me: { ...CIRCADIANS, upgraded: upgraded ? ['militarized'] : [] },
        other: AI,
        ground: { fighters: { 0: 3, 1: 3 } },
        plans: press,
      });
    expect(strength(false).strengths()[0]).toBe(6 + 1);
    expect(strength(true).strengths()[0]).toBe(9 + 1);
    expect(strength(true).fighters(CLIFFS, 0)).toBe(2);
  });

  test('CO 20.14, CO 26.13, CO 33.3 no stronghold beside another, but across a mountain', () => {
    const table = acting('build', {
      me: { gems: 3 },
      regions: {
        'r3-4': { buildings: { 0: ['stronghold'] } },
        'r3-3': { fighters: { 0: 1 } },
        'r4-4': { fighters: { 0: 1 } },
        'r5-4': { fighters: { 0: 1 } },
      },
    }).answers(['turn', 'main'], ['construct', 'stronghold']);
    expect(table.refusal('constructAt', 'r3-3')).toMatchObject({ rule: 'CO 20.14' });
    expect(table.options('constructAt').map(String).toSorted()).toEqual(['r4-4', 'r5-4']); // a mountain parts r3-4 and r4-4
  });
});

const income = (me: Partial<SideUp>, more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [{ ...CIRCADIANS, ...me }, AI],
    step: 'income',
    ...more,
  });

/** Regions each with one own fighter. */
const holding = (...ids: RegionId[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { fighters: { 0: 1 } }]));

describe('intel and income', () => {
  test('CO 20.16, CO 20.17 1 intel for each battle won; a gain above 4 is lost', () => {
    const win = (intel: number): ChaosTable =>
      fight({
        me: { ...CIRCADIANS, upgraded: ['covert'] },
        other: AI,
        ground: { fighters: { 0: 5, 1: 1 } },
        intel: Array.from({ length: intel }, (_, i) => (i < 3 ? 'intel-supply-route' : 'intel-lab-copy')),
        plans: press,
      });
    expect(win(0).state.intelHeld).toHaveLength(2); // one of them through Covert
    expect(win(4).state.intelHeld).toHaveLength(4);
    const [gained] = win(0).events('IntelGained', 1);
    expect(gained).not.toHaveProperty('only');
  });

  test('CO 14.5, CO 14.6, CO 20.15, CO 20.18, CO 20.19, CO 20.20 a worked income', () => {
    const table = income(
      { gems: 1 }, // the stronghold gives another
      {
        regions: { ...holding('r3-3', 'r4-2'), 'r5-2': { buildings: { 0: ['stronghold'] } } },
        intel: ['intel-ore-survey'],
      },
    );
    table.answer('strongholdsCounted', 1);
    table.ifAsked('giveIntel', ['intel-ore-survey', '1']);
    expect(table.player(1).gems).toBe(1);
    expect(table.state.intelDiscard).toEqual(['intel-ore-survey']);
    expect(table.events('RegionsCounted')).toMatchObject([{ seat: 0, count: 6 }]);
    table.answer('upgradeAttribute', 'mobile');
    expect(table.player(0)).toMatchObject({ gems: 0, fame: 1, upgraded: ['mobile'] });
    expect(table.isAsked('moveFrom', 0)).toBe(true);
  });

  test('CO 20.15 strongholds need not be counted; CO 20.18 intel that is not given counts nothing (corner 54)', () => {
    const table = income(
      {},
      {
        regions: { ...holding('r3-3', 'r4-2', 'r5-4', 'r5-5'), 'r3-5': { buildings: { 0: ['stronghold'] } } },
        intel: ['intel-lab-copy'],
      },
    ).answers(['strongholdsCounted', 0], ['giveIntel', ['enough']]);
    expect(table.events('RegionsCounted')).toMatchObject([{ count: 6 }]);
    expect(table.state.intelHeld).toEqual(['intel-lab-copy']);
  });

  test('CO 20.18, CO 20.20, CO 26.13 upgraded Covert gives two intel; two upgrades are 2 fame; a worked income', () => {
    const table = income(
      { gems: 2, fame: 1, upgraded: ['covert'] },
      {
        regions: { ...holding('r3-3', 'r4-2', 'r5-4'), 'r3-5': { buildings: { 0: ['stronghold'] } } },
        intel: ['intel-quiet-channel', 'intel-quiet-channel', 'intel-supply-route'],
      },
    ).answers(['strongholdsCounted', 1], ['giveIntel', ['intel-quiet-channel', '1']]);
    table.answer('giveIntel', ['intel-supply-route', '1']);
    expect(table.isAsked('giveIntel')).toBe(false);
    expect(table.player(1).energy).toBe(1 + 2);
    expect(table.events('RegionsCounted')).toMatchObject([{ count: 8 }]);
    table.answers(['upgradeAttribute', 'tactical'], ['upgradeAttribute', 'militarized']);
    expect(table.player(0)).toMatchObject({ fame: 3, gems: 0 });
  });

  test('CO 20.18, CO 20.19 a basic Covert gives one; what it grants may ask the receiver', () => {
    const table = income(
      {},
      { regions: holding('r3-3'), intel: ['intel-lab-copy', 'intel-quiet-channel'] },
    ).answers(['giveIntel', ['intel-lab-copy', '1']]);
    expect(table.isAsked('research', 1)).toBe(true);
    table.answer('research', 'harvest', 1);
    expect(table.isAsked('giveIntel')).toBe(false);
    expect(table.state.intelHeld).toEqual(['intel-quiet-channel']);
  });

  test('CO 20.16, CO 20.17 Covert: 1 intel if a unit shares a region with an opponent, none with 4, upgraded no more', () => {
    const start = (ground: Ground, intel: Position['intel'] = [], upgraded = false): number =>
      fight({ me: { ...CIRCADIANS, upgraded: upgraded ? ['covert'] : [] }, other: AI, ground, intel }).state
        .intelHeld.length;
    expect(start({ fighters: { 0: 1 }, buildings: { 1: ['foundry'] } })).toBe(1);
    expect(start({ fighters: { 0: 1, 1: 1 } }, [], true)).toBe(1);
    expect(start({ buildings: { 0: ['foundry'] }, fighters: { 1: 1 } })).toBe(0);
    const four = ['intel-ore-survey', 'intel-ore-survey', 'intel-lab-copy', 'intel-quiet-channel'] as const;
    expect(start({ fighters: { 0: 1, 1: 1 } }, four)).toBe(4);
  });

  test('CO 20.19 an empty intel deck is made anew', () => {
    const table = fight({
      me: CIRCADIANS,
      other: AI,
      ground: { fighters: { 0: 1, 1: 1 } },
      adjust: (s) => {
        s.intelDiscard = s.intelDeck;
        s.intelDeck = [];
      },
    });
    expect(table.state).toMatchObject({ intelDiscard: [] });
    expect(table.state.intelHeld).toHaveLength(1);
    expect(table.events('DeckReshuffled')).toEqual([{ type: 'DeckReshuffled', deck: 'intel' }]);
  });

  test('CO 15.15, CO 15.16, CO 20.20 a relic space upgrades an attribute; a worked relic', () => {
    const table = position({
      sides: [{ ...CIRCADIANS, gems: 2, relics: [1], leaders: { renzo: CLIFFS } }, AI],
      regions: {
        [CLIFFS]: { fighters: { 0: 2 }, foundation: 'found-relic-4' },
        'r5-4': { fighters: { 0: 1 } },
      },
      round: 4,
      step: 'relics',
      adjust: (s) => {
        s.closed = CLIFFS;
      },
    }).answers(['research', 'harvest'], ['upgradeAttribute', 'mobile']);
    expect(table.player(0)).toMatchObject({ fame: 1, gems: 0, relics: [1, 4] });
    table.ifAsked('moveFrom', 'nothing');
    expect(table.player(0).onBase).toBe(2);
    expect(table.leader(0, 'renzo').at).toBe('base');
  });
});

describe('Tactical and Perceptive', () => {
  const tactical = (upgraded: boolean, used: readonly string[], fighters: number): ChaosTable =>
    fight({
      me: { ...CIRCADIANS, hand: ['levy'], upgraded: upgraded ? ['tactical'] : [], used },
      other: AI,
      ground: { fighters: { 0: fighters, 1: 5 } },
      plans: ['press levy', 'press'],
    });

  test('CO 13.42, CO 17.4 Tactical: once a round, after a battle won, the used card comes back', () => {
    const table = tactical(false, [], 4).answer('takeCard', 'yes');
    expect(table.player(0)).toMatchObject({ hand: ['levy'], fresh: ['levy'], open: ['levy'] });
    expect(table.player(0).used).toContain('tactical');
    expect(tactical(false, ['tactical'], 4).state.discard).toEqual(['levy']);
    expect(tactical(false, [], 1).isAsked('takeCard')).toBe(false);
  });

  test('CO 13.42 Tactical upgraded: after every battle, lost ones too', () => {
    expect(tactical(true, ['tactical'], 4).isAsked('takeCard')).toBe(true);
    expect(tactical(true, [], 1).isAsked('takeCard')).toBe(true);
    expect(tactical(true, [], 1).answer('takeCard', 'no').state.discard).toEqual(['levy']);
  });

  const perceptive = (upgraded: boolean, hand: SideUp['hand'], chance?: Position['chance']): ChaosTable =>
    fight({
      me: { ...AI, hand: hand ?? [] },
      other: { ...CIRCADIANS, upgraded: upgraded ? ['perceptive'] : [] },
      ground: { fighters: { 0: 2, 1: 1 } },
      intel: ['intel-ore-survey', 'intel-ore-survey', 'intel-lab-copy', 'intel-quiet-channel'],
      ...(chance ? { chance } : {}),
    });

  test('CO 2.10, CO 2.17, CO 2.18, CO 13.8 Perceptive looks at one card by chance, whoever selected', () => {
    const table = perceptive(false, ['feint', 'levy', 'tribute'], [[1]]);
    expect(table.player(0).perceived).toEqual(['levy']);
    const seen = { type: 'HandSeen', seat: 1, of: 0, count: 1 };
    expect(table.events('HandSeen', 1)).toMatchObject([{ ...seen, only: { cards: ['levy'] } }]);
    expect(table.events('HandSeen', 0)[0]).not.toHaveProperty('only');
    expect(table.events('HandSeen', 'spectator')[0]).not.toHaveProperty('only');
  });

  test('CO 2.17 Perceptive upgraded looks at the whole hand; an empty hand shows nothing', () => {
    expect(perceptive(true, ['feint', 'levy']).player(0).perceived).toEqual(['feint', 'levy']);
    expect(perceptive(true, []).events('HandSeen')).toEqual([]);
  });

  test('CO 2.18 a card that was seen is forgotten when it leaves the hand openly', () => {
    const table = perceptive(true, ['feint', 'levy']).plans({ 0: 'press levy', 1: 'press' });
    expect(table.player(0)).toMatchObject({ hand: ['feint'], perceived: ['feint'] });
  });
});

test('CO 13.22, CO 20.9, CO 24.3, CO 24.11 Circadians with the ship and Uryk against Vahla; a worked battle', () => {
  const table = fight({
    me: { ...CIRCADIANS, leaders: { melvan: CLIFFS }, hand: ['burst-engines'] },
    other: { faction: 'jrayek', leaders: { vahla: CLIFFS }, gems: 1 },
    ground: { fighters: { 0: 2, 1: 5 } },
    ship: 'r4-4/r5-4',
    ryhzu: { uryk: { at: CLIFFS, master: 0 } },
    intel: ['intel-ore-survey', 'intel-ore-survey', 'intel-lab-copy', 'intel-quiet-channel'],
    adjust: (s) => {
      s.players[0]!.energy = 4;
    },
    plans: ['press burst-engines', 'wildGuard'],
    chance: [[5]],
  });
  expect(table.strengths()).toEqual({ 0: 13, 1: 14 });
  expect(table.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
    attack: 4,
    shields: 2,
    count: 2,
  });
  expect(table.player(1)).toMatchObject({ fame: 1, gems: 0, energy: 2 + 1 });
  expect(table.player(0)).toMatchObject({ energy: 3, onBase: 2 });
  expect(table.leader(0, 'melvan').at).toBe('supply');
  expect(table.state.ryhzu[0]).toMatchObject({ id: 'uryk', at: CLIFFS, master: 1 });
});
