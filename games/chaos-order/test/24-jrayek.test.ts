import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const JRAYEK: SideUp = { faction: 'jrayek' };
const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;
const hold = ['hold', 'hold'] as const;

describe('fame', () => {
  test('CO 24.3, CO 24.4, CO 16.9 a round of battles; a worked round', () => {
    const table = position({
      sides: [JRAYEK, { ...AI, leaders: { demo: 'r3-3', xiao: 'r5-2' } }],
      regions: {
        'r3-3': { fighters: { 0: 4 }, buildings: { 1: ['foundry'] } },
        'r4-2': { fighters: { 0: 4 }, buildings: { 1: ['outpost'] } },
        'r5-2': { fighters: { 0: 6 } },
        'r5-5': { fighters: { 0: 4 }, buildings: { 1: ['foundry'] } },
      },
      ryhzu: { uryk: { at: 'r5-2', master: 1 } },
      step: 'combat',
    });
    const battle = (region: RegionId): number => {
      table.ifAsked('battleRegion', region).plans({ 0: 'hold', 1: 'hold' });
      table.answerAll('spendRecruits', 'stop');
      return table.player(0).fame;
    };
    expect(battle('r3-3')).toBe(1); // a leader and a foundry: the mark of leaders
    const rest: RegionId[] = ['r4-2', 'r5-2', 'r5-5'];
    const fames: number[] = [];
    for (const region of rest) {
      // The AI select every other battle: theirs are given here too.
      if (!table.isAsked('battleRegion') && !table.isAsked('plan')) break;
      fames.push(battle(region));
    }
    expect(fames).toEqual([2, 3, 3]);
    expect(table.player(0).used).toEqual(expect.arrayContaining(['leaderMark', 'buildingMark']));
  });

  test('CO 24.3 nothing for fighters alone; a Ryh-zu uses no mark', () => {
    const against = (ground: Ground, ryhzu: Position['ryhzu'], used: readonly string[] = []): ChaosTable =>
      fight({ me: { ...JRAYEK, used }, other: AI, ground, plans: hold, ...(ryhzu ? { ryhzu } : {}) });
    expect(against({ fighters: { 0: 5, 1: 2 } }, undefined).player(0).fame).toBe(0);
    const beast = against({ fighters: { 0: 5 } }, { halke: { at: CLIFFS, master: 1 } }, [
      'leaderMark',
      'buildingMark',
    ]);
    expect(beast.player(0).fame).toBe(1);
    expect(beast.player(0).used).toEqual(['leaderMark', 'buildingMark']);
  });

  test('CO 16.3, CO 24.17 5 fame win at once', () => {
    const table = fight({
      me: { ...JRAYEK, fame: 4 },
      other: AI,
      ground: { fighters: { 0: 5 }, buildings: { 1: ['foundry'] } },
      plans: hold,
    });
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(table.events('BuildingRazed')).toEqual([]); // CO 13.51
  });
});

describe('Ryh-zu', () => {
  const pricing = (more: Partial<Position> = {}): ChaosTable =>
    position({ sides: [JRAYEK, AI, { faction: 'circadians' }], step: 'price', args: { seat: 0 }, ...more });

  test('CO 24.5, CO 24.6 rank 3 summons Halke to the base of any faction', () => {
    const table = pricing().answer('price', ['3', 'harvest']);
    expect(table.options('summon')).toEqual(['0', '1', '2', 'nobody']);
    table.answer('summon', '2');
    expect(table.state.ryhzu[1]).toEqual({ id: 'halke', at: 'base', upgraded: false, master: 2 });
    expect(pricing().answers(['price', ['3', 'harvest']], ['summon', 'nobody']).state.ryhzu[1]!.at).toBe(
      'supply',
    );
  });

  test('CO 24.6, CO 24.7 ranks 1 and 6 summon Uryk and Katarin; other ranks and a Ryh-zu on the map summon nothing', () => {
    const first = pricing().answer('price', ['1', 'harvest']);
    expect(first.match.pending[0]!.ask.about).toEqual({ ryhzu: 'uryk' });
    const sixth = pricing({ adjust: (s) => s.players[0]!.tokens.push(6) }).answer('price', ['6', 'harvest']);
    expect(sixth.match.pending[0]!.ask.about).toEqual({ ryhzu: 'katarin' });
    expect(pricing().answer('price', ['4', 'harvest']).isAsked('summon')).toBe(false);
    const there = pricing({ ryhzu: { halke: { at: CLIFFS, master: 1 } } }).answer('price', ['3', 'harvest']);
    expect(there.isAsked('summon')).toBe(false);
  });

  test('CO 24.5 three at set-up in the supply', () => {
    const table = position({ sides: [JRAYEK, AI], step: 'layOut', phase: 'setup' });
    expect(table.state.ryhzu.map(({ id, at, master }) => [id, at, master])).toEqual([
      ['uryk', 'supply', -1],
      ['halke', 'supply', -1],
      ['katarin', 'supply', -1],
    ]);
  });

  test('CO 13.16, CO 24.8, CO 24.11, CO 24.12, CO 24.18 a Ryh-zu alone fights and changes sides; a worked battle', () => {
    const table = position({
      sides: [{ faction: 'leyrien' }, AI, JRAYEK],
      regions: { [CLIFFS]: { fighters: { 0: 3 } } },
      ryhzu: { halke: { at: CLIFFS, master: 1 } },
      step: 'combat',
    }).plans({ 0: 'press', 1: 'hold' });
    expect(table.strengths()).toEqual({ 0: 4, 1: 3 });
    expect(table.wounded(1)).toBe(0);
    expect(table.state.ryhzu[1]).toMatchObject({ master: 1 }); // Spirited comes first
    table.answer('boostRow', 'fame', 0);
    expect(table.state.ryhzu[1]).toMatchObject({ at: CLIFFS, master: 0 });
  });

  test('CO 24.8, CO 24.9 it moves with a leader, since it does not count as one; it pins', () => {
    const table = position({
      sides: [{ ...JRAYEK, leaders: { vahla: 'r5-4' } }, AI],
      regions: { [CLIFFS]: { fighters: { 1: 2 } } },
      ryhzu: { uryk: { at: 'r5-4', master: 0 }, halke: { at: CLIFFS, master: 0 } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r5-4'], ['moveTo', 'r5-5']);
    table.answer('moveLeaders', 'vahla+uryk').ifAsked('moveFighters', 0);
    expect(table.leader(0, 'vahla').at).toBe('r5-5');
    expect(table.state.ryhzu[0]!.at).toBe('r5-5');
    expect(table.refusal('turn', `move:${CLIFFS}`)).toBeDefined(); // two AI fighters pin it
  });

  test('CO 24.9, CO 26.7 never onto a lake, not with the Oxataya either (corner 58)', () => {
    const table = position({
      sides: [{ faction: 'oxataya' }, JRAYEK],
      regions: { 'r5-4': { fighters: { 0: 1 } } },
      ryhzu: { katarin: { at: 'r5-4', master: 0 } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r5-4'], ['moveTo', 'r5-3']);
    expect(table.fighters('r5-3', 0)).toBe(1);
    expect(table.state.ryhzu[2]!.at).toBe('r5-4');
  });

  const upgrading = (side: SideUp, seat: number, ryhzu: Position['ryhzu']): ChaosTable =>
    position({
      sides: [
        { ...JRAYEK, energy: 5 },
        { ...side, energy: 5 },
      ],
      ...(ryhzu ? { ryhzu } : {}),
      acting: { seat, phase: 'move' },
    }).answer('turn', 'auxiliary');

  test('CO 12.18, CO 24.14 whoever controls it upgrades it for no gems, the Jrayek also in their supply', () => {
    const mine = upgrading(AI, 0, { uryk: { at: CLIFFS, master: 1 } });
    expect(mine.options('upgradeLeader')).toEqual(expect.arrayContaining(['halke', 'katarin']));
    expect(mine.options('upgradeLeader')).not.toContain('uryk');
    mine.answer('upgradeLeader', 'katarin');
    expect(mine.state.ryhzu[2]).toMatchObject({ at: 'supply', upgraded: true });
    expect(mine.player(0)).toMatchObject({ energy: 0, gems: 0 });
    const theirs = upgrading(AI, 1, { uryk: { at: CLIFFS, master: 1 } });
    expect(theirs.options('upgradeLeader')).toContain('uryk');
    expect(theirs.options('upgradeLeader')).not.toContain('halke');
  });

  const income = (energy: number, ryhzu: Position['ryhzu'], gems = 0): ChaosTable =>
    position({
      sides: [{ ...JRAYEK, energy, gems }, AI],
      regions: {
        'r5-2': { fighters: { 0: 1 } },
        'r3-3': { fighters: { 0: 1 } },
        'r5-5': { fighters: { 0: 1 } },
      },
      ...(ryhzu ? { ryhzu } : {}),
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });

  test('CO 14.12, CO 24.12, CO 24.13 upkeep and what opponents bring; a worked income', () => {
    const beasts = { uryk: { at: CLIFFS, master: 0 }, katarin: { at: 'base', master: 1 } } as const;
    const table = income(2, beasts, 1);
    expect(table.player(0)).toMatchObject({ energy: 2, gems: 2 });
    expect(table.refusal('income', 'done')).toBeDefined();
    table.answers(['income', 'base'], ['baseIncome', '0'], ['income', 'upkeep:uryk'], ['payUpkeep', 'yes']);
    expect(table.player(0).energy).toBe(1);
    expect(table.state.ryhzu[0]!.at).toBe(CLIFFS);
    table.ifAsked('moveFrom', 'nothing');
    expect(table.options('income')).not.toContain('upkeep:uryk');
    const poor = income(2, beasts, 1).answers(
      ['income', 'base'],
      ['baseIncome', '1'],
      ['income', 'upkeep:uryk'],
    );
    expect(poor.state.ryhzu[0]).toMatchObject({ at: 'supply', master: -1 });
    expect(poor.player(0).gems).toBe(3);
  });

  test('CO 24.12, CO 24.14, CO 24.15, CO 24.19 unpaid it goes back as it is, and leaves its region to nobody', () => {
    const table = income(5, { halke: { at: CLIFFS, master: 0, upgraded: true } });
    table.answers(['income', 'upkeep:halke'], ['payUpkeep', 'no']);
    expect(table.player(0).energy).toBe(5);
    expect(table.state.ryhzu[1]).toEqual({ id: 'halke', at: 'supply', upgraded: true, master: -1 });
  });

  test('CO 24.12 each has its price: Halke 2 energy, Katarin 1 gem; opponents bring 1 energy or a gem', () => {
    const both = income(2, { halke: { at: CLIFFS, master: 0 }, katarin: { at: 'base', master: 0 } }, 1);
    both.answers(
      ['income', 'upkeep:halke'],
      ['payUpkeep', 'yes'],
      ['income', 'upkeep:katarin'],
      ['payUpkeep', 'yes'],
    );
    expect(both.player(0)).toMatchObject({ energy: 0, gems: 0 });
    const away = income(0, { uryk: { at: 'base', master: 1 }, halke: { at: CLIFFS, master: 1 } });
    expect(away.player(0)).toMatchObject({ energy: 2, gems: 0 });
  });
});

describe('stronghold and attributes', () => {
  test('CO 24.2 a stronghold gives 1 strength and 2 shields', () => {
    const table = fight({
      me: JRAYEK,
      other: AI,
      ground: { fighters: { 0: 1, 1: 2 }, buildings: { 0: ['stronghold'] } },
      plans: press,
    });
    expect(table.strengths()[0]).toBe(1 + 1 + 1 + 1); // Fortified
    expect(table.events('FightersWounded').find(({ seat }) => seat === 0)).toMatchObject({ shields: 2 });
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('CO 13.27 Aggressive: 1 attack in battles the Jrayek selected (upgraded %s)', (upgraded, strength) => {
    const side: SideUp = { ...JRAYEK, upgraded: upgraded ? ['aggressive'] : [] };
    const mine = fight({ me: side, other: AI, ground: { fighters: { 0: 2, 1: 2 } }, plans: press });
    expect(mine.strengths()[0]).toBe(2 + 1 + strength);
    expect(mine.events('FightersWounded').find(({ by }) => by === 0)).toMatchObject({ attack: 2 });
    const theirs = fight({ me: AI, other: side, ground: { fighters: { 0: 2, 1: 2 } }, plans: press });
    expect(theirs.strengths()[1]).toBe(2 + 1);
    expect(theirs.events('FightersWounded').find(({ by }) => by === 1)).toMatchObject({ attack: 1 });
  });

  test.each([
    [false, 2],
    [true, 4],
  ])('CO 12.13 Assertive: 4 units beside 3 of an opponent (upgraded %s): %i may leave', (upgraded, most) => {
    const table = position({
      sides: [{ ...JRAYEK, upgraded: upgraded ? ['assertive'] : [] }, AI],
      regions: { [CLIFFS]: { fighters: { 0: 4, 1: 3 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', `move:${CLIFFS}`], ['moveTo', 'r5-4']);
    expect(table.options('moveFighters').at(-1)).toBe(most);
  });

  test.each([
    [false, 5, 1],
    [true, 5, 3],
    [true, 1, 1],
    [true, 0, 0],
  ])(
    'CO 13.26 Hostile (upgraded %s) takes from a loser with %i energy %i (corner 86)',
    (upgraded, energy, stolen) => {
      const table = fight({
        me: { ...JRAYEK, upgraded: upgraded ? ['hostile'] : [] },
        other: { ...AI, energy },
        ground: { fighters: { 0: 5, 1: 1 } },
        plans: press,
      });
      expect(table.player(0).energy).toBe(stolen);
      expect(table.player(1).energy).toBe(energy - stolen);
    },
  );

  test('CO 13.22 Fortified: 1 with a stronghold; upgraded 2, else 1 with another building', () => {
    const strength = (upgraded: boolean, building: 'stronghold' | 'foundry'): number =>
      fight({
        me: { ...JRAYEK, upgraded: upgraded ? ['fortified'] : [] },
        other: AI,
        ground: { fighters: { 0: 1, 1: 1 }, buildings: { 0: [building] } },
        plans: press,
      }).strengths()[0]!;
    expect(strength(false, 'stronghold')).toBe(2 + 1 + 1);
    expect(strength(true, 'stronghold')).toBe(2 + 1 + 2);
    expect(strength(false, 'foundry')).toBe(2);
    expect(strength(true, 'foundry')).toBe(2 + 1);
  });

  test('CO 13.25, CO 13.23 both retreat with equal strength: the selector counts as the stronger and loses', () => {
    const table = fight({
      me: JRAYEK,
      other: AI,
      ground: { fighters: { 0: 3, 1: 3 } },
      plans: ['retreat', 'retreat'],
    });
    expect(table.events('BattleEnded')).toMatchObject([{ winner: 1, loser: 0 }]);
    expect(table.fighters(CLIFFS, 1)).toBe(2); // Aggressive has wounded one
  });
});
