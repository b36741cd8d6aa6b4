import { describe, expect, test } from 'vitest';
import { FACTION_IDS, FACTIONS } from '../content/index.ts';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const CIRCADIANS: SideUp = { faction: 'circadians', base: 'r2-5', starts: ['r3-4', 'r3-5'] };
const LEYRIEN: SideUp = { faction: 'leyrien' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const CLIFFS: RegionId = 'r4-4';
const hold = ['hold', 'hold'] as const;

/** Regions each with one fighter of seat 0. */
const holding = (...ids: RegionId[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { fighters: { 0: 1 } }]));

describe('leaders and attributes', () => {
  const deploying = (at: 'supply' | RegionId): ChaosTable =>
    position({
      sides: [
        { faction: 'ai', energy: 4, gems: 2, leaders: { injura: at, demo: 'supply' }, upgraded: ['injura'] },
        ZCHARO,
      ],
      acting: { seat: 0, phase: 'recruit' },
    }).answer('turn', 'auxiliary');

  test('CO 18.4, CO 11.7 a defeated leader is deployed again at full cost, upgraded as it is', () => {
    const table = deploying('supply').answer('deploy', 'injura');
    expect(table.leader(0, 'injura')).toMatchObject({ at: 'base', upgraded: true });
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });

  test('CO 18.5, CO 26.6 only kept leaders that are not on the map can be deployed', () => {
    expect(deploying('supply').options('deploy')).toEqual(expect.arrayContaining(['injura', 'demo']));
    const table = deploying(CLIFFS);
    expect(table.options('deploy')).not.toContain('injura');
    expect(table.options('deploy')).not.toContain('phoros'); // returned to the box
    expect(table.player(0).leaders).toHaveLength(3);
  });

  test('CO 18.6 the upgraded side of an attribute replaces the basic one', () => {
    const strength = (upgraded: boolean): number =>
      fight({
        me: { ...ZCHARO, upgraded: upgraded ? ['resilient'] : [] },
        other: AI,
        region: 'r5-4',
        ground: { fighters: { 0: 1, 1: 1 } },
        plans: ['press', 'press'],
      }).strengths()[0]!;
    expect(strength(true) - strength(false)).toBe(2 - 1);
  });

  test('CO 20.4, CO 21.1, CO 22.1, CO 23.1, CO 24.1, CO 25.1, CO 25.2 fighters, recruits and leaders of each faction at set-up', () => {
    const table = position({
      sides: [OXATAYA, AI, ZCHARO, LEYRIEN, JRAYEK],
      step: 'layOut',
      phase: 'setup',
      adjust: (s) => s.players.forEach((player) => Object.assign(player, { base: null, starts: [] })),
    });
    const kept = (seat: number): number => {
      const { keeps, leaders } = FACTIONS[table.player(seat).faction!];
      expect(table.question('keepLeaders', seat).ask.min).toBe(keeps);
      table.answer('keepLeaders', leaders.slice(0, keeps), seat);
      return table.player(seat).leaders.length;
    };
    expect([1, 2, 3, 4, 0].map(kept)).toEqual([3, 3, 3, 3, 4]);
    const all = FACTION_IDS.map((id) => FACTIONS[id]);
    expect(all.map(({ sectors, starting }) => sectors.reduce((sum, n) => sum + n, starting))).toEqual([
      10, 20, 20, 20, 20, 20,
    ]);
    expect(all.map(({ trade }) => trade)).toEqual(['gems', 'gems', 'cards', 'cards', 'cards', 'cards']);
  });

  test('CO 12.8, CO 12.9, CO 12.23, CO 22.9 too many leaders in a region: the turn cannot end; a worked turn', () => {
    const table = position({
      sides: [{ ...LEYRIEN, columns: { move: 2 }, leaders: { vehlac: 'r4-2', eeyla: 'r4-3' } }, AI],
      regions: { 'r4-2': { fighters: { 0: 2 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(
      ['turn', 'main'],
      ['turn', 'move:r4-2'],
      ['moveTo', 'r4-3'],
      ['moveLeaders', 'vehlac'],
      ['moveFighters', 0],
    );
    expect(table.state.turn!.mainPoints).toBe(2);
    table.answers(['turn', 'move:r4-2'], ['moveTo', 'r3-3']).answer('moveFighters', 2);
    expect(table.refusal('turn', 'end')).toBeDefined();
    expect(table.refusal('turn', 'auxiliary')).toBeDefined();
    table.ifAsked('turn', 'move:r4-3').ifAsked('moveTo', 'r5-4');
    expect(table.options('moveLeaders')).toEqual(['eeyla', 'vehlac']);
  });

  test('CO 33.1 Slip Away is used by the first move that only pinning forbids', () => {
    const table = position({
      sides: [{ ...ZCHARO, columns: { move: 4 }, hand: ['slip-away'] }, AI],
      regions: { [CLIFFS]: { fighters: { 0: 3, 1: 3 } }, 'r5-2': { fighters: { 0: 2 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'card:slip-away'], ['turn', 'main']);
    table.answer('turn', 'move:r5-2').ifAsked('moveTo', 'r4-3').answer('moveFighters', 1);
    expect(table.state.turn!.slipAways).toBe(1);
    table.answers(['turn', `move:${CLIFFS}`], ['moveTo', 'r5-4'], ['moveFighters', 2]);
    expect(table.state.turn!.slipAways).toBe(0);
    table.answer('turn', `move:${CLIFFS}`);
    expect(table.options('moveTo')).toEqual(['r4-3', 'r5-4']); // where it would be a redeployment
    expect(table.refusal('moveTo', 'r3-3')).toMatchObject({ rule: 'CO 12.13' });
  });
});

describe('Circadians', () => {
  test('CO 20.8, CO 24.6 a Ryh-zu aboard flies with the ship (corner 55)', () => {
    const table = position({
      sides: [CIRCADIANS, JRAYEK],
      ship: 'r3-3/r4-2',
      ryhzu: { halke: { at: 'base', master: 0 } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'flight'], ['flight', 'r3-3/r4-4'], ['turn', 'move:base']);
    table.answer('moveTo', CLIFFS);
    expect(table.state.ryhzu[1]!.at).toBe(CLIFFS);
  });

  test('CO 20.25 from the ship into regions that opponents hold: a trap springs', () => {
    const table = position({
      sides: [{ ...CIRCADIANS, onBase: 3 }, AI],
      regions: { [CLIFFS]: { buildings: { 1: ['stronghold'] } }, 'r5-4': { fighters: { 1: 2 } } },
      ship: 'r4-4/r5-4',
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:base'], ['moveTo', CLIFFS], ['moveFighters', 3]);
    expect(table.fighters(CLIFFS, 0)).toBe(1);
    expect(table.player(0).sectors[0]).toBe(10 - 3 + 2);
  });

  test('CO 20.15 with 5 regions and a stronghold that is not counted the line of 3 to 5 applies', () => {
    const table = position({
      sides: [CIRCADIANS, AI],
      regions: { ...holding('r3-3', 'r4-2', 'r5-4'), 'r5-2': { buildings: { 0: ['stronghold'] } } },
      step: 'income',
    }).answer('strongholdsCounted', 0);
    expect(table.events('RegionsCounted')).toMatchObject([{ count: 5 }]);
    expect(table.isAsked('upgradeAttribute')).toBe(false);
  });

  test('CO 16.5, CO 20.20, CO 20.21 two upgrades in an income: the win is tested when all income is done (corner 67)', () => {
    const table = position({
      sides: [{ ...CIRCADIANS, fame: 2, gems: 3 }, AI],
      regions: holding('r3-3', 'r4-2', 'r5-4', 'r5-5', 'r4-3', 'r3-5', 'r4-5'),
      step: 'income',
    }).answers(['upgradeAttribute', 'tactical'], ['upgradeAttribute', 'mobile']);
    expect(table.player(0).fame).toBe(4);
    expect(table.state.winners).toEqual([]);
    table.answer('income', 'done', 0).answer('income', 'done', 1);
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
  });

  const taking = (more: Partial<SideUp>): ChaosTable =>
    position({
      sides: [{ ...CIRCADIANS, relics: [1], ...more }, AI],
      regions: { [CLIFFS]: { fighters: { 0: 1 }, foundation: 'found-relic-2' } },
      round: 2,
      step: 'relics',
    }).answer('research', 'harvest');

  test('CO 20.21, CO 20.22 in check relics the fourth fame wins at once (corner 52)', () => {
    const table = taking({ fame: 3, gems: 1 }).answer('upgradeAttribute', 'tactical');
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(table.fighters(CLIFFS, 0)).toBe(1); // CO 1.2: nobody is sent home any more
  });

  test('CO 15.5, CO 20.22 a relic space gives only its research when all attributes are upgraded, or to whoever declines', () => {
    const all = taking({ gems: 9, upgraded: ['covert', 'militarized', 'tactical', 'mobile', 'perceptive'] });
    expect(all.player(0)).toMatchObject({ gems: 9, relics: [1, 2], onBase: 1 });
    const declined = taking({ gems: 1 }).answer('upgradeAttribute', 'nothing');
    expect(declined.player(0)).toMatchObject({ gems: 1, fame: 0 });
  });

  test('CO 16.6, CO 20.23 in the fallback neither ship nor strongholds nor intel count', () => {
    const table = position({
      sides: [CIRCADIANS, AI],
      regions: {
        ...holding('r3-3'),
        'r5-2': { buildings: { 0: ['stronghold'] } },
        'r5-4': { fighters: { 1: 1 } },
        'r5-5': { fighters: { 1: 1 } },
        'r4-3': { fighters: { 1: 1 } },
      },
      intel: ['intel-lab-copy'],
      round: 6,
      step: 'endRound',
    });
    expect(table.state).toMatchObject({ winners: [1], ending: 'fallback' });
  });
});

describe('battles with several factions’ effects', () => {
  test('CO 13.26, CO 13.28 Latanja moves the fighters out before attacks: they cannot be wounded (corner 40)', () => {
    const table = fight({
      me: { ...OXATAYA, leaders: { latanja: CLIFFS } },
      other: { ...AI, hand: ['gem-seam'] },
      ground: { fighters: { 0: 4, 1: 4 } },
      regions: { 'r5-4': { fighters: { 0: 1 } } },
      plans: ['press', 'volley gem-seam'],
    }).answers(['moveFrom', CLIFFS], ['moveFighters', 4]);
    expect(table.wounded(0)).toBe(0);
    expect(table.fighters('r5-4', 0)).toBe(5);
    expect(table.leader(0, 'latanja').at).toBe(CLIFFS);
  });

  test('CO 13.44, CO 25.6 recruits of a fame reward join the battle, but strength is not counted again', () => {
    const table = fight({
      me: { ...OXATAYA, fame: 4, sectors: [0, 4], columns: { move: 3, discover: 2 } },
      other: { ...AI, hand: ['gem-seam'] },
      ground: { fighters: { 0: 1, 1: 1 }, buildings: { 0: ['stronghold'] } },
      plans: ['hold', 'press gem-seam'],
      flareGun: 0,
      adjust: (s) => {
        s.players[1]!.abilities = ['ai'];
        s.regions.find(({ id }) => id === CLIFFS)!.fighters[0] = 4;
        s.players[0]!.sectors[0]! -= 3;
      },
    });
    expect(table.strengths()).toEqual({ 0: 4 + 1, 1: 1 + 4 });
    table.answers(
      ['research', 'move'],
      ['immediate', '0'],
      ['spendRecruits', 'advance:2'],
      ['arrival', CLIFFS],
    );
    table.answers(['spendRecruits', 'advance:2'], ['arrival', CLIFFS]);
    expect(table.strengths()[0]).toBe(5);
    expect(table.fighters(CLIFFS, 0)).toBe(4 + 2);
  });

  test('CO 13.38, CO 13.41, CO 24.11 the winner’s last fighter is wounded, and the region is held by the Ryh-zu alone', () => {
    const table = fight({
      me: { ...ZCHARO, hand: ['chronicle'], gems: 1 },
      other: { ...JRAYEK, hand: ['crossfire'] },
      ground: { fighters: { 0: 1, 1: 2 } },
      ryhzu: { uryk: { at: CLIFFS, master: 1 } },
      plans: ['press chronicle', 'press crossfire'],
    });
    expect(table.strengths()).toEqual({ 0: 6, 1: 6 });
    expect(table.wounded(0)).toBe(1);
    expect(table.at(CLIFFS).fighters).toEqual([0, 0]);
    expect(table.state.ryhzu[0]).toMatchObject({ at: CLIFFS, master: 0 });
  });

  test('CO 13.38, CO 13.39 a loser with only a Ryh-zu and a building: one passes, the other is razed', () => {
    const table = fight({
      me: { ...ZCHARO },
      other: JRAYEK,
      ground: { fighters: { 0: 9 }, buildings: { 1: ['foundry'] } },
      ryhzu: { katarin: { at: CLIFFS, master: 1 } },
      plans: hold,
    });
    expect(table.state.ryhzu[2]).toMatchObject({ at: CLIFFS, master: 0 });
    expect(table.player(1)).toMatchObject({ built: [0, 0, 0], energy: 2 });
  });

  test('CO 21.6, CO 21.7 a sprung trap does nothing against a retreat of the same round (corner 75)', () => {
    const table = fight({
      me: AI,
      other: ZCHARO,
      ground: { fighters: { 0: 9, 1: 3 } },
      regions: { 'r3-3': { buildings: { 0: ['stronghold'] }, trap: 'sprung', fighters: { 1: 1 } } },
    }).answer('battleRegion', CLIFFS);
    table.plans({ 0: 'hold', 1: 'retreat' });
    expect(table.fighters('r3-3', 1)).toBe(1 + 3);
  });

  test('CO 13.42, CO 16.4, CO 16.5 Zcharo with 20 fame wait, and Leyrien win in gain income', () => {
    const table = position({
      sides: [
        { ...ZCHARO, fame: 20 },
        { ...LEYRIEN, fame: 13 },
      ],
      morale: { strength: 3, fame: 3 },
      step: 'income',
    });
    table.answers(['income', 'base', 0], ['baseIncome', '0', 0], ['income', 'done', 0]);
    table.answers(
      ['income', 'morale', 1],
      ['income', 'base', 1],
      ['baseIncome', '0', 1],
      ['income', 'done', 1],
    );
    expect(table.state).toMatchObject({ winners: [1], ending: 'fame' });
  });

  test('CO 25.7, CO 25.14 with 2 factions and two own phases the free auxiliary is used once', () => {
    const table = position({
      sides: [{ ...OXATAYA, energy: 3 }, AI],
      prices: {
        harvest: { by: 0, token: 3 },
        recruit: { by: 0, token: 4 },
        discover: { by: 1, token: 3 },
        build: { by: 1, token: 4 },
        move: { by: -1, token: 'neutral-a-top' },
      },
      step: 'act',
      args: { seat: 0 },
      phase: 'harvest',
    }).answers(['actOrPass', 'act'], ['turn', 'auxiliary:free'], ['turn', 'end']);
    expect(table.player(0)).toMatchObject({ energy: 3, gems: 1 });
    expect(table.player(0).used).toContain('oxataya');
  });
});

test('CO 23.5, CO 23.6, CO 23.8, CO 23.9 three boosts and a token lost; a worked row', () => {
  const table = position({
    sides: [LEYRIEN, AI],
    regions: Object.fromEntries(['r3-3', 'r5-2', 'r5-5'].map((id) => [id, { fighters: { 0: 4, 1: 1 } }])),
    step: 'combat',
  });
  const rows: unknown[] = [];
  for (const region of ['r3-3', 'r5-2', 'r5-5']) {
    table.ifAsked('battleRegion', region).plans({ 0: 'hold', 1: 'hold' }).ifAsked('boostRow', 'fame');
    rows.push({ ...table.state.morale });
  }
  expect(rows).toEqual([
    { strength: 4, fame: 3 },
    { strength: 3, fame: 3 },
    { strength: 3, fame: 2 },
  ]);
});

test('CO 24.11, CO 24.12 a Ryh-zu given away passes on, and the Jrayek gain for it either way (corner 96)', () => {
  const table = position({
    sides: [JRAYEK, AI, LEYRIEN],
    regions: { [CLIFFS]: { fighters: { 2: 6 } } },
    ryhzu: { katarin: { at: CLIFFS, master: 1 } },
    step: 'combat',
  }).plans({ 1: 'hold', 2: 'hold' });
  table.answer('boostRow', 'fame', 2);
  expect(table.state.ryhzu[2]).toMatchObject({ at: CLIFFS, master: 2 });
  const income = position({
    sides: [JRAYEK, AI, LEYRIEN],
    ryhzu: { katarin: { at: CLIFFS, master: 2 } },
    step: 'takeIncome',
    args: { seat: 0 },
    phase: 'income',
  });
  expect(income.player(0).gems).toBe(1);
});
