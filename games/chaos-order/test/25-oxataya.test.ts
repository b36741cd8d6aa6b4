import { describe, expect, test } from 'vitest';
import type { Phase, RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const OXATAYA: SideUp = { faction: 'oxataya' };
const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;
const hold = ['hold', 'hold'] as const;

const acting = (phase: Phase, me: Partial<SideUp>, more: Partial<Position> = {}): ChaosTable =>
  position({ ...more, sides: [{ ...OXATAYA, ...me }, AI], acting: { seat: 0, phase } });

describe('lakes', () => {
  test('CO 25.4, CO 25.11, CO 12.6 fighters and leaders enter lakes and leave them; others do not', () => {
    const table = acting(
      'move',
      { leaders: { tovati: 'r5-4' } },
      { regions: { 'r5-4': { fighters: { 0: 2 } } } },
    );
    table.answers(
      ['turn', 'main'],
      ['turn', 'move:r5-4'],
      ['moveTo', 'r5-3'],
      ['moveLeaders', 'tovati'],
      ['moveFighters', 2],
    );
    expect(table.fighters('r5-3', 0)).toBe(2);
    expect(table.leader(0, 'tovati').at).toBe('r5-3');
    table.answers(['turn', 'move:r5-3'], ['moveTo', 'r5-2'], ['moveLeaders', 'none'], ['moveFighters', 1]);
    expect(table.fighters('r5-2', 0)).toBe(1);
    const other = position({
      sides: [AI, OXATAYA],
      regions: { 'r5-4': { fighters: { 0: 2 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r5-4']);
    expect(other.options('moveTo')).not.toContain('r5-3');
  });

  test('CO 25.3, CO 26.7 the base is not adjacent to a lake beside it', () => {
    const table = position({
      sides: [{ ...OXATAYA, onBase: 2, base: 'r5-6' }, AI, { faction: 'zcharo' }],
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:base']);
    expect(table.options('moveTo').map(String).toSorted()).toEqual([...table.player(0).starts].toSorted());
  });

  test('CO 12.26 Subterranean: from lake to lake; upgraded from the base to both, in spite of CO 25.3', () => {
    const table = acting('move', { onBase: 1 }, { regions: { 'r5-3': { fighters: { 0: 1 } } } });
    table.answers(['turn', 'main'], ['turn', 'move:r5-3']);
    expect(table.options('moveTo')).toContain('r4-6');
    const upgraded = acting('move', { onBase: 1, upgraded: ['subterranean'] });
    upgraded.answer('turn', 'main').ifAsked('turn', 'move:base');
    expect(upgraded.options('moveTo')).toEqual(expect.arrayContaining(['r4-6', 'r5-3']));
  });

  test('CO 25.13 a retreat onto a lake with own units', () => {
    const table = fight({
      me: OXATAYA,
      other: AI,
      region: 'r5-4',
      ground: { fighters: { 0: 2, 1: 9 } },
      regions: { 'r5-3': { fighters: { 0: 1 } } },
      plans: ['retreat', 'hold'],
    });
    expect(table.fighters('r5-3', 0)).toBe(3);
  });

  const income = (upgraded: boolean, regions: Readonly<Record<string, Ground>>): ChaosTable =>
    position({
      sides: [{ ...OXATAYA, upgraded: upgraded ? ['resourceful'] : [] }, AI],
      regions,
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });
  const LAKES: Readonly<Record<string, Ground>> = {
    'r4-6': { fighters: { 0: 1 } },
    'r5-3': { fighters: { 0: 1 } },
  };

  test('CO 14.5, CO 14.12, CO 25.4 Resourceful: 1 energy for each lake, which counts as a region', () => {
    const table = income(false, { ...LAKES, 'r5-2': { fighters: { 0: 1 } }, 'r3-3': { fighters: { 0: 1 } } });
    expect(table.player(0).energy).toBe(2);
    table.answers(['income', 'regions']);
    expect(table.events('RegionsCounted')).toMatchObject([{ count: 5 }]);
  });

  test('CO 14.13 Resourceful upgraded: 2 energy or a gem, chosen for each lake', () => {
    const table = income(true, LAKES);
    expect(table.player(0).energy).toBe(0);
    expect(table.refusal('income', 'done')).toBeDefined();
    table.answers(['income', 'resourceful'], ['whichGain', '0'], ['whichGain', '1']);
    expect(table.player(0)).toMatchObject({ energy: 2, gems: 1 });
    expect(table.options('income')).not.toContain('resourceful');
  });

  test('CO 14.12 Resourceful gives once, though it is upgraded in the same income', () => {
    const table = position({
      sides: [{ ...OXATAYA, gems: 1 }, AI],
      regions: {
        ...LAKES,
        ...Object.fromEntries(['r5-2', 'r3-3', 'r4-2'].map((id) => [id, { fighters: { 0: 1 } }])),
      },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    }).answers(['income', 'regions'], ['upgradeAttribute', 'resourceful']);
    expect(table.match.pending.some(({ options }) => options.includes('resourceful'))).toBe(false);
    expect(table.player(0).energy).toBe(2);
  });
});

describe('recruits and the free auxiliary', () => {
  test('CO 11.10, CO 25.6 recruits may arrive in the region of a stronghold', () => {
    const table = acting(
      'recruit',
      { sectors: [0, 4], energy: 1 },
      {
        regions: { 'r4-3': { buildings: { 0: ['stronghold'] } }, 'r5-2': { buildings: { 0: ['foundry'] } } },
      },
    ).answers(['turn', 'main'], ['spendRecruits', 'advance:2']);
    expect(table.options('arrival')).toEqual(['base', 'r4-3']);
    table.answers(['arrival', 'r4-3'], ['spendRecruits', 'fastTrack'], ['arrival', 'r4-3']);
    expect(table.fighters('r4-3', 0)).toBe(2);
  });

  test('CO 25.6, CO 21.14 Night Drop adds regions with other buildings; a worked turn (E72)', () => {
    const table = acting(
      'recruit',
      { sectors: [0, 6], gems: 1, columns: { recruit: 3 }, hand: ['night-drop'] },
      {
        regions: { 'r4-3': { buildings: { 0: ['stronghold'] } }, 'r5-2': { buildings: { 0: ['foundry'] } } },
      },
    ).answer('turn', 'card:night-drop');
    table.answer('turn', 'main');
    const places: (readonly unknown[])[] = [];
    for (const to of ['r5-2', 'r5-2', 'r4-3', 'base']) {
      table.ifAsked('turn', 'recruit').answer('spendRecruits', 'advance:2');
      places.push(table.options('arrival').map(String).toSorted());
      table.answer('arrival', to);
    }
    expect(places).toEqual([
      ['base', 'r4-3', 'r5-2'],
      ['base', 'r4-3', 'r5-2'],
      ['base', 'r4-3'],
      ['base', 'r4-3'],
    ]);
    expect(table.fighters('r5-2', 0)).toBe(2);
  });

  test('CO 25.7 in an own phase the auxiliary costs only the gems of a leader; a worked turn (E20)', () => {
    const table = acting(
      'recruit',
      { gems: 1, leaders: { rhan: 'supply' } },
      { prices: { recruit: { by: 0, token: 3 } } },
    ).answer('turn', 'auxiliary:free');
    table.ifAsked('deploy', 'rhan');
    expect(table.leader(0, 'rhan').at).toBe('base');
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });

  test('CO 25.7, CO 25.14 once a round; not in a phase of others; the paid one is offered beside it', () => {
    const mine = acting('harvest', { energy: 4 }, { prices: { harvest: { by: 0, token: 3 } } });
    expect(mine.options('turn')).toEqual(expect.arrayContaining(['auxiliary', 'auxiliary:free']));
    mine.answer('turn', 'auxiliary:free');
    expect(mine.player(0)).toMatchObject({ energy: 4, gems: 1 });
    expect(mine.player(0).used).toContain('oxataya');
    const later = acting(
      'recruit',
      { used: ['oxataya'], energy: 4 },
      { prices: { recruit: { by: 0, token: 4 } } },
    );
    expect(later.options('turn')).not.toContain('auxiliary:free');
    const theirs = acting('harvest', { energy: 4 }, { prices: { harvest: { by: 1, token: 3 } } });
    expect(theirs.options('turn')).not.toContain('auxiliary:free');
  });
});

describe('battles', () => {
  test('CO 25.5 several leaders fight together, and all go to the supply or to the base', () => {
    const side: SideUp = { ...OXATAYA, leaders: { azaru: CLIFFS, tovati: CLIFFS } };
    const lost = fight({ me: side, other: AI, ground: { fighters: { 1: 12 } }, plans: hold });
    expect([lost.leader(0, 'azaru').at, lost.leader(0, 'tovati').at]).toEqual(['supply', 'supply']);
    const away = fight({ me: side, other: AI, ground: { fighters: { 1: 12 } }, plans: ['retreat', 'hold'] });
    expect([away.leader(0, 'azaru').at, away.leader(0, 'tovati').at]).toEqual(['base', 'base']);
  });

  test('CO 12.8, CO 25.5 any number of leaders share a region after a move', () => {
    const table = acting('move', { leaders: { azaru: 'r5-4', tovati: CLIFFS } });
    table.answers(['turn', 'main'], ['turn', 'move:r5-4'], ['moveTo', CLIFFS]);
    expect(table.options('turn')).toContain('end');
  });

  const win = (leaders: SideUp['leaders'], used: readonly string[] = []): ChaosTable =>
    fight({
      me: { ...OXATAYA, leaders: leaders!, used },
      other: AI,
      ground: { fighters: { 0: 6, 1: 1 } },
      plans: hold,
    });

  test('CO 25.8 1 fame for a battle won, 2 with two leaders; 2 a round at most', () => {
    expect(win({}).player(0).fame).toBe(1);
    expect(win({ azaru: CLIFFS, tovati: CLIFFS }).player(0).fame).toBe(2);
    expect(win({ azaru: CLIFFS, tovati: CLIFFS }, ['battleFame']).player(0).fame).toBe(1);
    expect(win({}, ['battleFame', 'battleFame']).player(0).fame).toBe(0);
    expect(win({ azaru: CLIFFS, tovati: CLIFFS }).player(0).used).toEqual(['battleFame', 'battleFame']);
  });

  test('CO 24.8, CO 25.8 a Ryh-zu is no second leader', () => {
    const table = fight({
      me: { ...OXATAYA, leaders: { azaru: CLIFFS } },
      other: { faction: 'jrayek' },
      ground: { fighters: { 0: 6, 1: 1 } },
      ryhzu: { katarin: { at: CLIFFS, master: 0 } },
      plans: hold,
    });
    expect(table.player(0).fame).toBe(1);
  });

  test('CO 16.3, CO 25.12, CO 13.26 9 fame at the result win before wounds are resolved', () => {
    const table = fight({
      me: { ...OXATAYA, fame: 8 },
      other: { ...AI, fame: 17 },
      ground: { fighters: { 0: 9, 1: 4 } },
      plans: ['hold', 'volley'],
    });
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(table.player(1).fame).toBe(17);
  });

  test('CO 24.11, CO 25.5 on a loss the leaders go to the supply and Katarin to the winner', () => {
    const table = fight({
      me: { ...OXATAYA, leaders: { azaru: CLIFFS } },
      other: { faction: 'jrayek' },
      ground: { fighters: { 1: 9 } },
      ryhzu: { katarin: { at: CLIFFS, master: 0 } },
      plans: hold,
    });
    expect(table.leader(0, 'azaru').at).toBe('supply');
    expect(table.state.ryhzu[2]).toMatchObject({ at: CLIFFS, master: 1 });
  });

  test('CO 13.27 Symbiotic: shields for leaders beyond the first; upgraded attack too', () => {
    const sums = (upgraded: boolean) =>
      fight({
        me: {
          ...OXATAYA,
          leaders: { azaru: CLIFFS, xanya: CLIFFS, latanja: CLIFFS },
          upgraded: upgraded ? ['symbiotic'] : [],
        },
        other: AI,
        ground: { fighters: { 1: 3 } },
        plans: press,
      }).events('FightersWounded');
    expect(sums(false)).toMatchObject([{ attack: 1 }, { shields: 1 + 2 }]);
    expect(sums(true)).toMatchObject([{ attack: 1 + 2 }, { shields: 1 + 2 }]);
  });

  const roll = (me: Partial<SideUp>): ChaosTable =>
    fight({
      me: { ...OXATAYA, gems: 1, ...me },
      other: { ...AI, gems: 1 },
      ground: { fighters: { 0: 3, 1: 3 } },
      plans: ['wildGuard', 'wildGuard'],
      chance: [[0], [3], [5]],
    });

  test('CO 13.46 Volatile: after both rolls, the second roll counts; a worked roll', () => {
    const table = roll({});
    expect(table.events('DieRolled')).toMatchObject([
      { seat: 0, face: 0 },
      { seat: 1, face: 3 },
    ]);
    table.answer('reroll', 'yes', 0);
    expect(table.strengths()).toEqual({ 0: 3 + 1 + 2, 1: 3 + 1 + 3 });
    expect(roll({}).answer('reroll', 'no').strengths()).toEqual({ 0: 3 + 1 + 1, 1: 3 + 1 + 3 });
  });

  test('CO 13.15, CO 13.18, CO 26.10 Volatile upgraded: a die costs no gem', () => {
    expect(roll({}).player(0).gems).toBe(0);
    const table = roll({ gems: 0, upgraded: ['volatile'] });
    expect(table.isAsked('reroll', 0)).toBe(true);
    expect(table.player(1).gems).toBe(0);
  });
});

test('CO 15.4, CO 15.5, CO 15.6, CO 25.9 a relic of the Oxataya; a worked relic', () => {
  const table = position({
    sides: [{ ...OXATAYA, leaders: { tovati: 'r5-4' } }, AI],
    regions: { 'r5-4': { fighters: { 0: 3 }, buildings: { 0: ['foundry'] }, foundation: 'found-relic-3' } },
    round: 3,
    step: 'relics',
  }).answer('research', 'harvest');
  expect(table.player(0)).toMatchObject({ fame: 1, energy: 1, onBase: 3, relics: [3] });
  expect(table.leader(0, 'tovati').at).toBe('base');
  expect(table.at('r5-4').sites[0]).toMatchObject({ building: 'foundry', owner: 0 });
});
