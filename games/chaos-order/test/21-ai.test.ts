import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { presentIn } from '../rules/queries.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;
const STRONGHOLD: Ground = { buildings: { 0: ['stronghold'] } };

/** The opponent, seat 1, on a move turn next to a stronghold in r3-3. */
const entering = (me: SideUp, other: SideUp, from: Ground, more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [me, other],
    acting: { seat: 1, phase: 'move' },
    ...more,
    regions: { 'r3-3': STRONGHOLD, [CLIFFS]: from, ...more.regions },
  }).answers(['turn', 'main'], ['turn', `move:${CLIFFS}`], ['moveTo', 'r3-3']);

describe('traps', () => {
  test('CO 21.4 a stronghold comes with an armed trap; when it is razed the trap goes', () => {
    const built = position({
      sides: [AI, ZCHARO],
      regions: { [CLIFFS]: { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'build' },
    })
      .answers(['turn', 'main'], ['construct', 'stronghold'])
      .ifAsked('constructAt', CLIFFS);
    expect(built.at(CLIFFS).trap).toBe('armed');
    const razed = fight({
      me: AI,
      other: ZCHARO,
      ground: { ...STRONGHOLD, fighters: { 1: 3 } },
      plans: press,
    });
    expect(razed.at(CLIFFS).trap).toBe('none');
    expect(razed.player(0).gems).toBe(1);
  });

  test('CO 21.5, CO 21.6, CO 21.8, CO 21.15 it wounds 2 of the fighters that enter, once; a worked turn (E18, corner 62)', () => {
    const table = entering(AI, { ...ZCHARO, leaders: { ejax: CLIFFS } }, { fighters: { 1: 6 } });
    table.answers(['moveLeaders', 'ejax'], ['moveFighters', 4]);
    expect(table.events('TrapSprang')).toMatchObject([{ seat: 0, victim: 1, region: 'r3-3', wounded: 2 }]);
    expect(table.fighters('r3-3', 1)).toBe(2);
    expect(table.player(1).sectors[0]).toBe(20 - 6 + 2);
    expect(table.player(0).fame).toBe(0);
    expect(table.at('r3-3').trap).toBe('sprung');
    table.answers(['turn', `move:${CLIFFS}`], ['moveTo', 'r3-3'], ['moveFighters', 2]);
    expect(table.fighters('r3-3', 1)).toBe(4);
  });

  test('CO 21.5, CO 21.6 a single fighter is 1 wound; leaders alone spring nothing', () => {
    const one = entering(AI, ZCHARO, { fighters: { 1: 1 } });
    one.ifAsked('moveFighters', 1);
    expect(one.fighters('r3-3', 1)).toBe(0);
    expect(one.at('r3-3').trap).toBe('sprung');
    const leader = entering(AI, { ...ZCHARO, leaders: { ejax: CLIFFS } }, { fighters: { 1: 1 } });
    leader.answers(['moveLeaders', 'ejax'], ['moveFighters', 0]);
    expect(leader.at('r3-3').trap).toBe('armed');
  });

  test('CO 21.5, CO 21.6, CO 23.17 from a far swamp, with Vehlac; a worked move (E39)', () => {
    const table = position({
      sides: [AI, { faction: 'leyrien', leaders: { vehlac: 'r4-2' } }],
      regions: { 'r4-5': STRONGHOLD, 'r4-2': { fighters: { 1: 1 } } },
      acting: { seat: 1, phase: 'move' },
    }).answers(
      ['turn', 'main'],
      ['turn', 'move:r4-2'],
      ['moveTo', 'r4-5'],
      ['moveLeaders', 'vehlac'],
      ['moveFighters', 1],
    );
    expect(table.fighters('r4-5', 1)).toBe(0);
    expect(table.leader(1, 'vehlac').at).toBe('r4-5');
    expect(table.at('r4-5').trap).toBe('sprung');
    expect(presentIn(table.state, table.at('r4-5'))).toEqual([0, 1]); // a battle is due
  });

  test('CO 21.5, CO 21.6 a retreat springs it, beyond the 4 wounds of the battle', () => {
    const table = fight({
      me: { ...AI, hand: ['gem-seam'] },
      other: ZCHARO,
      ground: { fighters: { 0: 5, 1: 5 } },
      regions: { 'r3-3': { ...STRONGHOLD, fighters: { 1: 1 } } },
    });
    table.answer('battleRegion', CLIFFS).plans({ 0: 'volley gem-seam', 1: 'retreat' });
    expect(table.events('FightersWounded')).toMatchObject([{ seat: 1, count: 4 }, {}]);
    expect(table.events('TrapSprang')).toMatchObject([{ wounded: 1 }]);
    expect(table.player(0).fame).toBe(4); // the trap brings none
  });

  test('CO 21.7, CO 14.13 all traps are armed again in gain income', () => {
    const table = position({
      sides: [AI, ZCHARO],
      regions: { 'r3-3': { ...STRONGHOLD, trap: 'sprung' }, 'r5-2': { ...STRONGHOLD, trap: 'sprung' } },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });
    expect(table.at('r3-3').trap).toBe('armed');
    expect(table.at('r5-2').trap).toBe('armed');
    expect(table.events('TrapsArmed')).toMatchObject([{ seat: 0, regions: ['r3-3', 'r5-2'] }]);
  });

  test('CO 21.14 recruits put into the region spring nothing', () => {
    const table = position({
      sides: [AI, { faction: 'oxataya', sectors: [0, 4] }],
      regions: { 'r3-3': { buildings: { 0: ['stronghold'], 1: ['stronghold'] } } },
      acting: { seat: 1, phase: 'recruit' },
    }).answers(['turn', 'main'], ['spendRecruits', 'advance:2']);
    table.ifAsked('arrival', 'r3-3');
    expect(table.fighters('r3-3', 1)).toBe(1);
    expect(table.at('r3-3').trap).toBe('armed');
  });

  test('CO 29.2 a move that springs a trap cannot be taken back', () => {
    const table = entering(AI, ZCHARO, { fighters: { 1: 3 } }).answer('moveFighters', 3);
    expect(table.match.undoable(1).ok).toBe(false);
  });
});

describe('fame and attributes', () => {
  test('CO 21.9, CO 21.13 1 fame for each fighter wounded, also in a battle that is lost; 18 win at once', () => {
    const lose = (fame: number): ChaosTable =>
      fight({
        me: { ...AI, fame },
        other: ZCHARO,
        ground: { fighters: { 0: 4, 1: 8 } },
        plans: ['volley', 'press'],
      });
    expect(lose(0).player(0).fame).toBe(2);
    expect(lose(0).events('BattleEnded')).toMatchObject([{ winner: 1 }]);
    const won = lose(16);
    expect(won.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(won.fighters(CLIFFS, 0)).toBe(3); // the loser does not leave any more
  });

  test.each([
    [false, 1],
    [true, 2],
  ])('CO 13.11 Cunning: stronger with a bluff (upgraded %s)', (upgraded, more) => {
    const strength = (plan: string): number =>
      fight({
        me: { ...AI, hand: ['levy'], upgraded: upgraded ? ['cunning'] : [] },
        other: ZCHARO,
        ground: { fighters: { 0: 2, 1: 1 } },
        plans: [plan, 'press'],
      }).strengths()[0]!;
    expect(strength('press levy facedown')).toBe(2 + 1 + more);
    expect(strength('press')).toBe(2 + 1);
    expect(strength('press levy')).toBe(2 + 3);
  });

  test('CO 11.4, CO 21.2 Copious: 1 RP more in the recruit main action; a worked turn', () => {
    const table = position({
      sides: [{ ...AI, columns: { recruit: 3 } }, ZCHARO],
      acting: { seat: 0, phase: 'recruit' },
      adjust: (s) => {
        s.players[0]!.sectors[0] = 13;
        s.players[0]!.onBase = 7;
      },
    }).answer('turn', 'main');
    expect(table.state.turn!.mainPoints).toBe(5 + 1);
    table.answer('spendRecruits', 'trade');
    expect(table.options('spendRecruits')).not.toContain('fastTrack');
    for (let n = 0; n < 3; n++) table.answer('spendRecruits', 'advance:1');
    expect(table.player(0)).toMatchObject({ gems: 1, sectors: [10], onBase: 10 });
  });

  const upgrading = (
    attribute: 'copious' | 'ominous',
    regions: Readonly<Record<string, Ground>>,
  ): ChaosTable => {
    const table = position({
      sides: [{ ...AI, gems: 2 }, ZCHARO],
      regions: {
        ...Object.fromEntries(['r4-2', 'r4-3', 'r5-4', 'r5-5'].map((id) => [id, { fighters: { 0: 1 } }])),
        ...regions,
      },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });
    return table.ifAsked('income', 'regions').answer('upgradeAttribute', attribute);
  };

  test('CO 21.1, CO 21.12 Copious upgraded: the 10 spare fighters join the sector', () => {
    const table = upgrading('copious', { 'r5-2': { fighters: { 0: 1 } } });
    expect(table.player(0)).toMatchObject({ spare: 0, gems: 0, sectors: [20 - 5 + 10] });
    expect(table.events('SparesJoined')).toMatchObject([{ seat: 0, count: 10 }]);
  });

  test('CO 21.7, CO 21.8 Ominous upgraded: 1 fame for each fighter that a trap wounds', () => {
    const trap = entering({ ...AI, upgraded: ['ominous'] }, ZCHARO, { fighters: { 1: 3 } }).answer(
      'moveFighters',
      3,
    );
    expect(trap.player(0).fame).toBe(2);
  });

  test('CO 14.8 Ominous arms all traps when it is turned', () => {
    const table = position({
      sides: [{ ...AI, gems: 1 }, ZCHARO],
      regions: { 'r3-3': { ...STRONGHOLD } },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
      adjust: (s) => {
        for (const id of ['r4-2', 'r4-3', 'r5-4', 'r5-5'])
          s.regions.find((one) => one.id === id)!.fighters[0] = 1;
        s.players[0]!.sectors[0]! -= 4;
      },
    });
    table.state.regions.find(({ id }) => id === 'r3-3')!.trap = 'sprung'; // after the unasked arming
    table.answer('upgradeAttribute', 'ominous');
    expect(table.at('r3-3').trap).toBe('armed');
  });

  test('CO 13.27 Ominous: a shield in the region of a stronghold, with the trap sprung too', () => {
    const shields = (ground: Ground): number =>
      fight({ me: AI, other: ZCHARO, ground, plans: press })
        .events('FightersWounded')
        .find(({ seat }) => seat === 0)!.shields;
    expect(shields({ ...STRONGHOLD, fighters: { 0: 1, 1: 1 }, trap: 'sprung' })).toBe(1);
    expect(shields({ fighters: { 0: 1, 1: 1 } })).toBe(0);
  });

  test('CO 13.39 Destructive: 2 energy for the first building; upgraded 1 fame and 1 energy for each', () => {
    const raze = (upgraded: boolean): ChaosTable => {
      const table = fight({
        me: { ...AI, upgraded: upgraded ? ['destructive'] : [] },
        other: ZCHARO,
        ground: { fighters: { 0: 9 }, buildings: { 1: ['foundry', 'stronghold'] } },
        plans: press,
      });
      return table.ifAsked('razeOrder', ['stronghold', 'foundry'], 1);
    };
    expect(raze(false).player(0)).toMatchObject({ energy: 2, fame: 0 });
    expect(raze(true).player(0)).toMatchObject({ energy: 2, fame: 2 });
  });

  test('CO 21.3, CO 21.11 the base yields 1 energy; 3 energy as base income', () => {
    const table = position({ sides: [AI, ZCHARO], acting: { seat: 0, phase: 'harvest' } });
    table.answers(['turn', 'main'], ['turn', 'harvest:base']);
    expect(table.player(0).energy).toBe(4 + 1);
  });
});
