import { describe, expect, test } from 'vitest';
import type { FoundationId } from '../content/index.ts';
import { regionAt } from '../rules/geometry.ts';
import { NOBODY } from '../rules/state.ts';
import type { State } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const LEYRIEN: SideUp = { faction: 'leyrien' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };

const held = (seat: number, ...ids: readonly string[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { fighters: { [seat]: 1 } }]));

/** More foundations in a region, without rewards. */
const founded =
  (region: 'r4-4', ...foundations: readonly FoundationId[]) =>
  (s: State): void => {
    for (const foundation of foundations)
      regionAt(s, region).sites.push({ foundation, building: null, owner: NOBODY });
  };

test('CO 5.7, CO 6.4, CO 6.5 E3: what AI and Leyrien pay in the five phases', () => {
  const table = position({
    sides: [
      { ...AI, energy: 20 },
      { ...LEYRIEN, energy: 20 },
    ],
    flareGun: 1,
    prices: {
      discover: { by: NOBODY, token: 'neutral-a-top' },
      build: { by: 1, token: 5 },
      harvest: { by: 0, token: 4 },
      recruit: { by: 1, token: 3 },
      move: { by: 0, token: 1 },
    },
    step: 'actionPhase',
    args: { phase: 'discover' },
    adjust: (s) => {
      for (const phase of ['build', 'harvest', 'recruit', 'move'])
        s.agenda.unshift({ step: 'actionPhase', args: { phase } });
    },
  });
  const energies = (['discover', 'build', 'harvest', 'recruit', 'move'] as const).map((phase) => {
    const order: number[] = [];
    while (table.state.phase === phase && !table.match.over) {
      const { seat } = table.question('actOrPass').ask;
      order.push(seat);
      table.answer('actOrPass', 'act').answer('turn', 'end');
    }
    return [order.join(' '), ...table.state.players.map(({ energy }) => energy)];
  });
  expect(energies).toEqual([
    ['1 0', 20 - 3, 20 - 3],
    ['1 0', 17 - 5, 17 + 2],
    ['0 1', 12 + 2, 19 - 4],
    ['1 0', 14 - 3, 15 + 1],
    ['0 1', 11, 16 - 1],
  ]);
});

test('CO 14.6 E7: with 8 regions two upgrades, two gems, or one of each', () => {
  const eight = (): ChaosTable =>
    position({
      sides: [{ ...AI, gems: 2 }, ZCHARO],
      regions: held(0, 'r3-3', 'r4-2', 'r4-3', 'r4-4', 'r5-2', 'r5-4', 'r5-5'),
      step: 'income',
    });
  expect(eight().events('RegionsCounted')[0]).toMatchObject({ count: 8 });
  const result = (...answers: readonly string[]): object => {
    const table = eight();
    for (const one of answers) table.answer('upgradeAttribute', one);
    expect(table.isAsked('moveFrom')).toBe(false);
    const { gems, upgraded } = table.player(0);
    return { gems, upgraded };
  };
  expect(result('cunning', 'ominous')).toEqual({ gems: 0, upgraded: ['cunning', 'ominous'] });
  expect(result('gem', 'gem')).toEqual({ gems: 4, upgraded: [] });
  expect(result('gem', 'copious')).toEqual({ gems: 1, upgraded: ['copious'] });
});

test('CO 13.25 E9: both retreat with 5 each, and the Jrayek, who selected, retreat and lose', () => {
  const table = fight({
    me: JRAYEK,
    other: AI,
    ground: { fighters: { 0: 5, 1: 5 } },
    plans: ['retreat', 'retreat'],
  });
  expect(table.strengths()).toEqual({ 0: 5, 1: 5 });
  expect(table.events('BattleEnded')).toMatchObject([{ winner: 1, loser: 0 }]);
  expect([table.player(0).onBase, table.fighters('r4-4', 1)]).toEqual([5, 4]); // Aggressive has wounded one
});

test('CO 16.5 E11: Leyrien and Circadians share the victory, whoever was handled first', () => {
  const incomes = (flareGun: number) => {
    const table = position({
      sides: [
        { ...LEYRIEN, fame: 12 },
        { faction: 'circadians', fame: 3, gems: 2 },
      ],
      flareGun,
      regions: held(1, 'r3-3', 'r5-2', 'r5-4', 'r5-5', 'r3-5'),
      morale: { strength: 1, fame: 1 },
      step: 'income',
    });
    for (let n = 0; n < 20 && !table.match.over; n++) {
      const { kind, seat, options } = table.asked()[0]!;
      table.answer(kind, options.includes('mobile') ? 'mobile' : options[0]!, seat);
    }
    return table.state;
  };
  for (const flareGun of [0, 1]) expect(incomes(flareGun)).toMatchObject({ winners: [0, 1], ending: 'fame' });
});

test('CO 23.5, CO 23.7, CO 23.8, CO 23.9 E19: what three boosts give, and a token lost', () => {
  const table = position({
    sides: [LEYRIEN, AI],
    regions: {
      'r3-3': { fighters: { 0: 1 }, morale: true },
      'r5-2': { fighters: { 0: 2, 1: 9 }, morale: true },
      'r5-5': { fighters: { 0: 1 }, morale: true },
    },
    morale: { strength: 3, fame: 2 },
    step: 'combat',
  }).plans({ 0: 'hold', 1: 'hold' });
  expect(table.strengths()[0]).toBe(2 + 1 + 1); // 1 token is gone from the strength row
  expect(table.state.morale).toEqual({ strength: 3, fame: 3 }); // 2 is less than 3
  const income = position({
    sides: [LEYRIEN, AI],
    regions: Object.fromEntries(
      ['r3-3', 'r5-2', 'r5-5'].map((id) => [id, { fighters: { 0: 1 }, morale: true }] as const),
    ),
    morale: { strength: 3, fame: 2 },
    step: 'income',
  })
    .answer('income', 'morale')
    .answerAll('spendRecruits', 'stop');
  expect(income.player(0).fame).toBe(2);
});

test('CO 15.6 E24: with Relic Guard the 3 fighters stay and Tovati goes', () => {
  const table = position({
    sides: [{ ...OXATAYA, leaders: { tovati: 'r5-4' }, hand: ['relic-guard'], asks: ['relicTaken'] }, AI],
    regions: {
      'r5-4': { fighters: { 0: 3 }, buildings: { 0: ['foundry'] }, foundation: 'found-relic-3' },
    },
    round: 3,
    step: 'relics',
  }).answers(['research', 'harvest'], ['momentCard', 'relic-guard']);
  expect(table.player(0)).toMatchObject({ relics: [3], fame: 1, energy: 1 });
  table.answer('stay', 3);
  expect(table.fighters('r5-4', 0)).toBe(3);
  expect(table.leader(0, 'tovati').at).toBe('base');
});

describe('CO 6.13, CO 9.17, CO 17.10 E29: main points are lost when the auxiliary begins, card points are not', () => {
  const begun = (): ChaosTable =>
    position({
      sides: [{ ...JRAYEK, energy: 5, gems: 2, columns: { build: 3 }, hand: ['prefab-walls'] }, AI],
      regions: { 'r4-4': { fighters: { 0: 1 }, foundation: 'found-relic-6' }, ...held(0, 'r4-3') },
      acting: { seat: 0, phase: 'build' },
      adjust: (s) => {
        s.players[0]!.uncovered.push('harvest');
        founded('r4-4', 'board-jrayek-harvest')(s);
      },
    }).answers(['turn', 'card:prefab-walls'], ['turn', 'main']);
  const put = (table: ChaosTable, what: 'foundry' | 'outpost' | 'foundation:hand'): ChaosTable =>
    table
      .ifAsked('turn', 'construct')
      .answer('construct', what)
      .ifAsked('constructAt', 'r4-4')
      .ifAsked('constructOn', what === 'foundry' ? 'found-relic-6' : 'board-jrayek-harvest');

  test('one of two main points is spent: 3 constructions', () => {
    const table = put(begun(), 'foundry').answers(['construct', 'stop'], ['turn', 'auxiliary']);
    put(table, 'outpost');
    expect(table.state.turn).toMatchObject({ mainPoints: 0, cardPoints: 1 });
    put(table, 'foundation:hand');
    expect(table.player(0)).toMatchObject({ energy: 3, gems: 1, built: [1, 1, 0] });
    expect(table.options('turn')).toEqual(['end']);
  });

  test('both are spent first: 4 constructions', () => {
    const table = put(put(begun(), 'foundry'), 'outpost').ifAsked('construct', 'stop');
    table.answers(['turn', 'auxiliary'], ['construct', 'foundation:unlock']).ifAsked('constructAt', 'r4-3');
    table.answers(['turn', 'construct'], ['construct', 'foundation:hand']).ifAsked('constructAt', 'r4-3');
    expect(table.player(0)).toMatchObject({ energy: 3, built: [1, 1, 0] });
    expect(table.player(0).uncovered).toEqual(['harvest', 'unlock', 'hand']);
  });
});

test('CO 11.9, CO 16.9 E35: Jrayek with empty sectors reach fame 3, and its 2 RP are lost, as are those of move column 4', () => {
  const table = position({
    sides: [
      {
        ...JRAYEK,
        fame: 2,
        relics: [1],
        columns: { move: 3 },
        hand: ['levy'],
        gems: 1,
      },
      AI,
    ],
    regions: { 'r4-3': { fighters: { 0: 1 } } },
    round: 2,
    step: 'relics',
    adjust: (s) => {
      s.players[0]!.onBase = s.players[0]!.sectors[0]!;
      s.players[0]!.sectors = [0, 0];
    },
  }).answers(['research', 'move'], ['immediate', '0']);
  expect(table.player(0)).toMatchObject({ fame: 3, hand: ['levy'] });
  expect(table.isAsked('spendRecruits')).toBe(false);
});

test('CO 25.8 E46: two leaders 2, then 0; in another round 1 with one leader, 1 with two, 0', () => {
  const fames = (leaders: readonly SideUp['leaders'][]): number[] => {
    const regions = ['r3-3', 'r4-4', 'r5-5'].slice(0, leaders.length);
    const table = position({
      sides: [{ ...OXATAYA, leaders: Object.assign({}, ...leaders) as SideUp['leaders'] & object }, AI],
      regions: Object.fromEntries(regions.map((id) => [id, { fighters: { 0: 4, 1: 1 } }])),
      step: 'combat',
    });
    return regions.map((id) => {
      table.ifAsked('battleRegion', id).plans({ 0: 'hold', 1: 'hold' });
      return table.player(0).fame;
    });
  };
  expect(
    fames([
      { rhan: 'r3-3', tovati: 'r3-3' },
      { azaru: 'r4-4', xanya: 'r4-4' },
    ]),
  ).toEqual([2, 2]);
  expect(fames([{ rhan: 'r3-3' }, { azaru: 'r4-4', xanya: 'r4-4' }, {}])).toEqual([1, 2, 2]);
});

test('CO 13.3, CO 13.4, CO 13.5, CO 13.6, CO 13.23 E49: three factions in a region, two battles', () => {
  const table = position({
    sides: [{ ...AI, hand: ['stacked-bids'] }, ZCHARO, OXATAYA],
    regions: { 'r5-4': { fighters: { 0: 4, 1: 4, 2: 3 } } },
    step: 'combat',
  });
  expect(table.options('battleOpponent', 0)).toEqual(['1', '2']);
  table.answer('battleOpponent', '2').plans({ 0: 'press', 2: 'press' });
  expect(table.fighters('r5-4', 0)).toBe(3);
  table.plans({ 1: 'press', 0: 'press stacked-bids' }); // the Zcharo are stronger by 1 on plains
  expect(table.strengths()).toEqual({ 0: 6, 1: 6 });
  expect(table.events('BattleEnded')).toMatchObject([
    { winner: 0, loser: 2 },
    { winner: 1, loser: 0 },
  ]);
  table.expectNothingPending();
});

test('CO 14.14, CO 24.13 E55: with a gem as base income Uryk goes back; its region counts if the benefit was taken before', () => {
  const income = (benefitFirst: boolean): ChaosTable => {
    const table = position({
      sides: [{ ...JRAYEK, energy: 2, gems: 1 }, AI],
      regions: held(0, 'r3-3', 'r4-4'),
      ryhzu: { uryk: { at: 'r5-4', master: 0 }, katarin: { at: 'r5-5', master: 1 } },
      step: 'income',
    });
    expect(table.player(0)).toMatchObject({ energy: 2, gems: 2 });
    const take = (item: string): unknown =>
      table.isAsked('income') && table.options('income').includes(item) && table.answer('income', item);
    if (benefitFirst) take('regions');
    table.ifAsked('moveFrom', 'nothing').answers(['income', 'base'], ['baseIncome', '1']);
    take('upkeep:uryk');
    expect(table.state.ryhzu[0]).toMatchObject({ at: 'supply', master: NOBODY });
    return table;
  };
  expect(income(true).events('RegionsCounted')[0]).toMatchObject({ seat: 0, count: 4 });
  expect(income(false).events('RegionsCounted')[0]).toMatchObject({ seat: 0, count: 3 });
});

test('CO 14.5, CO 25.4 E56: upgraded Resourceful gives 4 energy, 2 gems, or one of each', () => {
  const taken = (first: string, second: string): object => {
    const { energy, gems } = position({
      sides: [{ ...OXATAYA, upgraded: ['resourceful'] }, AI],
      regions: held(0, 'r4-6', 'r5-3', 'r4-4', 'r5-4'),
      step: 'income',
    })
      .answers(['income', 'resourceful'], ['whichGain', first], ['whichGain', second])
      .player(0);
    return { energy, gems };
  };
  expect(taken('0', '0')).toEqual({ energy: 4, gems: 0 });
  expect(taken('0', '1')).toEqual({ energy: 2, gems: 1 });
  expect(taken('1', '1')).toEqual({ energy: 0, gems: 2 });
});

test('CO 20.17 E64: Circadian units share regions with two opponents: 1 intel, upgraded too, with 4 none', () => {
  const held4 = ['intel-lab-copy', 'intel-ore-survey', 'intel-ore-survey', 'intel-patrol-plan'] as const;
  const after = (upgraded: SideUp['upgraded'], intel: typeof held4 | readonly []): number =>
    position({
      sides: [{ faction: 'circadians', upgraded: upgraded! }, AI, ZCHARO],
      regions: { 'r4-4': { fighters: { 0: 1, 1: 1 } }, 'r5-4': { fighters: { 0: 1, 2: 1 } } },
      intel,
      step: 'combat',
    }).state.intelHeld.length;
  expect(after([], [])).toBe(1);
  expect(after(['covert'], [])).toBe(1);
  expect(after([], held4)).toBe(4);
});

test('CO 13.25, CO 13.28 E65: attack 7 against Slip Away; a side that is made to stay has 3 wounded', () => {
  const battle = (plan: string, fighters: number): ChaosTable =>
    fight({
      me: {
        ...AI,
        leaders: plan === 'retreat' ? { phoros: 'r4-4', injura: 'r4-4', xiao: 'r4-4' } : { phoros: 'r4-4' },
        hand: ['lean-season'],
      },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { fighters: { 0: fighters, 1: 3 }, noRelic: true },
      regions: { 'r5-4': { fighters: { 1: 1 } } },
      plans: [plan, 'retreat slip-away'],
    });
  const wounds = (table: ChaosTable) => table.events('FightersWounded').find(({ seat }) => seat === 1);
  const away = battle('volley lean-season', 9);
  expect(wounds(away)).toMatchObject({ attack: 2 * 2 + 3, shields: 4, count: 1 });
  expect(away.fighters('r5-4', 1)).toBe(1 + 2);
  const stays = battle('retreat', 15);
  expect(wounds(stays)).toMatchObject({ attack: 7, shields: 4, count: 3 });
  expect(stays.fighters('r4-4', 1)).toBe(0);
  expect(stays.events('StrengthCompared')).toMatchObject([{ winner: 1, retreats: true }]);
});

test('CO 25.7, CO 25.14 E66: of two own phases the first auxiliary is free, the second costs its energy', () => {
  const table = position({
    sides: [{ ...OXATAYA, energy: 4, leaders: { tovati: 'supply' } }, AI],
    prices: { harvest: { by: 0, token: 3 }, recruit: { by: 0, token: 4 } },
    step: 'act',
    args: { seat: 0 },
    phase: 'harvest',
  }).answers(['actOrPass', 'act'], ['turn', 'auxiliary:free'], ['turn', 'end']);
  expect(table.player(0)).toMatchObject({ energy: 4, gems: 1 });
  const { used } = table.player(0);
  const later = position({
    sides: [{ ...OXATAYA, energy: 4, gems: 1, used, leaders: { tovati: 'supply' } }, AI],
    prices: { harvest: { by: 0, token: 3 }, recruit: { by: 0, token: 4 } },
    step: 'act',
    args: { seat: 0 },
    phase: 'recruit',
  }).answer('actOrPass', 'act');
  expect(later.options('turn')).not.toContain('auxiliary:free');
  later.answers(['turn', 'auxiliary'], ['deploy', 'tovati']);
  expect(later.player(0)).toMatchObject({ energy: 0, gems: 1 });
});

test('CO 6.3, CO 6.7 E71: who passed and played Lean Season cannot act with it; the turn is over', () => {
  const table = position({
    sides: [{ ...AI, hand: ['lean-season', 'levy'], asks: ['pass'] }, ZCHARO],
    prices: { harvest: { by: 1, token: 3 } },
    step: 'actionPhase',
    args: { phase: 'harvest' },
    after: ['combat'],
  })
    .answer('actOrPass', 'pass', 1)
    .answers(['momentCard', 'lean-season'], ['momentCard', 'done']);
  expect(table.player(0).energy).toBe(5);
  expect(table.state.phase).toBe('combat');
  expect(table.events('Acted')).toEqual([]);
});

test('CO 1.15, CO 13.22 E43: Injura counts 0 and loses, though the AI selected or not', () => {
  const battle = (aiSelects: boolean): ChaosTable => {
    const injura: SideUp = { ...AI, leaders: { injura: 'r4-3' } };
    return fight({
      me: aiSelects ? injura : ZCHARO,
      other: aiSelects ? ZCHARO : injura,
      region: 'r4-3',
      ground: { buildings: { [aiSelects ? 1 : 0]: ['foundry'] } },
      plans: aiSelects ? ['press', 'hold'] : ['hold', 'press'],
    });
  };
  for (const aiSelects of [true, false]) {
    const [ai, zcharo] = aiSelects ? [0, 1] : [1, 0];
    const table = battle(aiSelects);
    expect(table.strengths()).toEqual({ [ai]: 0, [zcharo]: 1 });
    expect(table.player(zcharo).fame).toBe(1);
    expect(table.wounded(ai) + table.wounded(zcharo)).toBe(0);
    expect(table.leader(ai, 'injura').at).toBe('supply');
  }
});
