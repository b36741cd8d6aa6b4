import { describe, expect, test } from 'vitest';
import type { LooseId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const harvesting = (side: Partial<SideUp>, more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [{ faction: 'zcharo', ...side }, { faction: 'ai' }],
    acting: { seat: 0, phase: 'harvest' },
    ...more,
  });

describe('harvesting', () => {
  test.each([
    [1, 4, 1],
    [2, 5, 2],
    [3, 6, 2],
    [4, 7, 3],
    [5, 9, 3],
  ])('CO 10.1 column %i gives %i energy and %i points', (harvest, energy, points) => {
    const table = harvesting({ columns: { harvest } }).answer('turn', 'main');
    expect(table.player(0).energy).toBe(energy);
    expect(table.state.turn!.mainPoints).toBe(points);
  });

  test('CO 10.2, CO 10.3, CO 20.11 a foundry, then the ship; a third point could do neither again (E15)', () => {
    const table = position({
      sides: [{ faction: 'circadians', columns: { harvest: 2 }, hand: ['deep-drill'] }, { faction: 'ai' }],
      ship: 'r5-4/r5-5',
      regions: { 'r5-4': { buildings: { 0: ['foundry'] } }, 'r5-5': { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'harvest' },
    });
    table.answers(
      ['turn', 'card:deep-drill'],
      ['turn', 'main'],
      ['turn', 'harvest:r5-4'],
      ['turn', 'harvest:r5-5'],
    );
    expect(table.player(0).energy).toBe(7);
    expect(table.player(0).hand).toHaveLength(1);
    expect(table.options('turn').filter((one) => String(one).startsWith('harvest:'))).toEqual([]);
    expect(table.refusal('turn', 'harvest:r5-4')).toEqual({ rule: 'CO 10.3', reason: 'harvestedAlready' });
  });

  test('CO 9.19 a foundry lets its region be harvested, an outpost beside it adds nothing', () => {
    const table = harvesting({}, { regions: { 'r4-4': { buildings: { 0: ['foundry', 'outpost'] } } } });
    table.answers(['turn', 'main'], ['turn', 'harvest:r4-4']);
    expect(table.player(0).energy).toBe(6);
  });

  test('CO 10.2, CO 10.10 the own base; not a region without a foundry', () => {
    const table = harvesting(
      { columns: { harvest: 2 } },
      { regions: { 'r4-4': { buildings: { 0: ['outpost'] } } } },
    );
    table.answer('turn', 'main');
    expect(table.refusal('turn', 'harvest:r4-4')).toEqual({
      rule: 'CO 10.2',
      reason: 'noHarvestingBuilding',
    });
    table.answer('turn', 'harvest:base');
    expect(table.player(0).energy).toBe(7);
    expect(table.refusal('turn', 'harvest:base')).toEqual({ rule: 'CO 10.3', reason: 'harvestedAlready' });
  });

  test('CO 9.15, CO 10.2 with the ability any building will do', () => {
    const table = harvesting(
      { uncovered: ['harvest'] },
      { regions: { 'r4-4': { buildings: { 0: ['outpost'] } } } },
    ).answers(['turn', 'main'], ['turn', 'harvest:r4-4']);
    expect(table.player(0).energy).toBe(6);
  });

  test('CO 10.2 a region shared with an opponent is not controlled', () => {
    const table = harvesting(
      {},
      { regions: { 'r4-4': { buildings: { 0: ['foundry'] }, fighters: { 1: 1 } } } },
    ).answer('turn', 'main');
    expect(table.refusal('turn', 'harvest:r4-4')).toEqual({
      rule: 'CO 10.2',
      reason: 'harvestNotControlled',
    });
  });

  test('CO 10.4 the auxiliary: 2 energy for 1 gem, in column 5 4 for 2', () => {
    const one = harvesting({ energy: 2 }).answer('turn', 'auxiliary');
    expect(one.player(0)).toMatchObject({ energy: 0, gems: 1 });
    const two = harvesting({ energy: 4, columns: { harvest: 5 } }).answer('turn', 'auxiliary');
    expect(two.player(0)).toMatchObject({ energy: 0, gems: 2 });
  });

  test('CO 10.8, CO 11.4 recruits of a Barracks with nobody to recruit: trade or lose them (corner 20)', () => {
    const table = harvesting(
      {},
      {
        regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose: 'prod-barracks' } },
        adjust: (s) => {
          s.players[0]!.onBase = s.players[0]!.sectors[0]!;
          s.players[0]!.sectors = [0, 0];
        },
      },
    ).answers(['turn', 'main'], ['turn', 'harvest:r4-4']);
    expect(table.options('spendRecruits')).toEqual(['trade', 'stop']);
    table.answer('spendRecruits', 'trade');
    expect(table.player(0).hand).toHaveLength(1);
  });
});

describe('loose production tokens', () => {
  const entering = (column: number, more: Partial<Position>, side: Partial<SideUp> = {}): ChaosTable =>
    position({
      sides: [{ faction: 'zcharo', gems: 1, columns: { harvest: column - 1 }, ...side }, { faction: 'ai' }],
      acting: { seat: 0, phase: 'discover' },
      ...more,
    }).answers(['turn', 'main'], ['research', 'harvest']);

  test('CO 10.5, CO 10.7, CO 10.10 over a printed one in a controlled region or on the own base', () => {
    const table = entering(3, {
      regions: {
        'r4-4': { fighters: { 0: 1 } },
        'r4-3': { fighters: { 0: 1 }, loose: 'prod-reactor' },
        'r5-4': { fighters: { 1: 1 } },
      },
    });
    const { ask } = table.question('layToken');
    expect(ask.options()).not.toContain('prod-reactor');
    expect(ask.after!(['prod-gem-mine'])).toEqual(['base', 'r4-4']);
    table.answer('layToken', ['prod-gem-mine', 'r4-4']);
    expect(table.at('r4-4').loose).toBe('prod-gem-mine');
    expect(table.state.loose).toHaveLength(4);
  });

  test('CO 10.5, CO 20.12 not on a lake, not on the ship, and it may be declined', () => {
    const table = position({
      sides: [{ faction: 'circadians', columns: { harvest: 2 } }, { faction: 'ai' }],
      regions: { 'r4-4': { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'discover' },
    }).answers(['turn', 'main'], ['research', 'harvest']);
    expect(table.question('layToken').ask.after!(['prod-reactor'])).toEqual(['r4-4']);
    table.answer('layToken', ['nothing']);
    expect(table.state.loose).toHaveLength(6);
  });

  test('CO 10.5 the last one is taken: nothing happens (corner 18)', () => {
    const table = entering(3, { adjust: (s) => void (s.loose = []) });
    expect(table.isAsked('turn')).toBe(true);
  });

  test('CO 10.3, CO 10.9 laid over a harvested one it is not harvested', () => {
    const table = position({
      sides: [{ faction: 'zcharo', columns: { harvest: 2 } }, { faction: 'ai' }],
      regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose: 'prod-laboratory' } },
      acting: { seat: 0, phase: 'harvest' },
    });
    table.answers(
      ['turn', 'main'],
      ['turn', 'harvest:base'],
      ['turn', 'harvest:r4-4'],
      ['research', 'harvest'],
    );
    table.answer('layToken', ['prod-reactor', 'base']);
    expect(table.player(0).baseHarvested).toBe(false);
    expect(table.at('r4-4').harvested).toBe(true);
  });

  test('CO 10.6, CO 10.9 one of another player can be turned once its region is controlled (corner 19)', () => {
    const table = entering(5, {
      regions: { 'r4-4': { fighters: { 0: 1 }, loose: 'prod-reactor', harvested: true } },
    });
    expect(table.options('turnToken')).toEqual(['r4-4', 'nothing']);
    table.answer('turnToken', 'r4-4');
    expect(table.state.turnedLoose).toEqual(['prod-reactor']);
    expect(table.at('r4-4').harvested).toBe(true);
  });

  test.each<[LooseId, boolean, object]>([
    ['prod-reactor', false, { energy: 8 }],
    ['prod-reactor', true, { energy: 10 }],
    ['prod-gem-mine', false, { energy: 4, gems: 2 }],
  ])('CO 10.7 %s, turned %s', (loose, turned, goods) => {
    const table = harvesting(
      {},
      {
        regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose } },
        adjust: (s) => {
          if (turned) s.turnedLoose = [loose];
        },
      },
    ).answers(['turn', 'main'], ['turn', 'harvest:r4-4']);
    expect(table.player(0)).toMatchObject(goods);
  });
});

describe('the Command Post', () => {
  const post = (turned: boolean): ChaosTable =>
    position({
      sides: [
        {
          faction: 'oxataya',
          gems: 1,
          energy: 9,
          columns: { recruit: 2, move: 3 },
          leaders: { rhan: 'supply', tovati: 'supply' },
        },
        { faction: 'ai' },
      ],
      regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose: 'prod-command-post' } },
      prices: { harvest: { by: 0, token: 3 } },
      acting: { seat: 0, phase: 'harvest' },
      adjust: (s) => {
        if (turned) s.turnedLoose = ['prod-command-post'];
      },
    }).answers(['turn', 'main'], ['turn', 'harvest:r4-4']);

  test.each([
    [false, 'deploy', 'rhan', 10],
    [false, 'upgrade', 'tovati', 11],
    [true, 'deploy', 'rhan', 13],
    [true, 'upgrade', 'tovati', 13],
  ] as const)(
    'CO 10.8, CO 25.7 turned %s, %s %s leaves %i of 13 energy and no gem (E33)',
    (turned, what, leader, left) => {
      const table = post(turned).answer('commandPost', [what, leader]);
      expect(table.player(0)).toMatchObject({ energy: left, gems: 0 });
      expect(table.state.turn!.auxiliaryUsed).toBe(false);
      expect(table.player(0).used).not.toContain('oxataya');
      expect(table.leader(0, leader)).toMatchObject(what === 'deploy' ? { at: 'base' } : { upgraded: true });
    },
  );
});
