import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };

const moving = (side: SideUp, regions: Position['regions'], more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [side, AI],
    regions: regions ?? {},
    acting: { seat: 0, phase: 'move' },
    ...more,
  });

const step = (
  table: ChaosTable,
  from: RegionId | 'base',
  to: RegionId,
  fighters?: number,
  leaders?: string,
): ChaosTable => {
  table.answer('turn', `move:${from}`).ifAsked('moveTo', to);
  if (leaders !== undefined) table.ifAsked('moveLeaders', leaders);
  return fighters === undefined ? table : table.ifAsked('moveFighters', fighters);
};

describe('moves', () => {
  test('CO 12.2, CO 12.13, CO 12.15 each MP stands alone; the opponent with the most units pins (E5)', () => {
    const table = position({
      sides: [{ faction: 'zcharo', columns: { move: 2 } }, AI, { faction: 'jrayek' }],
      regions: { 'r4-3': { fighters: { 0: 5 } }, 'r5-4': { fighters: { 0: 1, 1: 3, 2: 2 } } },
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    step(table, 'r4-3', 'r5-4', 5);
    expect(table.fighters('r5-4', 0)).toBe(6);
    table.answers(['turn', 'move:r5-4'], ['moveTo', 'r5-5']);
    expect(table.options('moveFighters')).toEqual([1, 2, 3]);
    table.answer('moveFighters', 3);
    step(table, 'r5-5', 'r6-4', 3);
    expect(table.fighters('r6-4', 0)).toBe(3);
    expect(table.state.turn!.mainPoints).toBe(0);
  });

  test('CO 12.3, CO 12.6, CO 26.7 only to what touches, not across a mountain, not onto a lake', () => {
    const table = moving({ faction: 'zcharo' }, { 'r4-4': { fighters: { 0: 1 } } });
    table.answers(['turn', 'main'], ['turn', 'move:r4-4']);
    expect(new Set(table.options('moveTo'))).toEqual(new Set(['r3-3', 'r3-5', 'r4-3', 'r5-4']));
    const beside = moving({ faction: 'zcharo' }, { 'r5-2': { fighters: { 0: 1 } } });
    beside.answers(['turn', 'main'], ['turn', 'move:r5-2']); // a mountain, a lake, and r4-3
    expect(beside.isAsked('moveTo')).toBe(false);
    expect(beside.fighters('r4-3', 0)).toBe(1);
  });

  test.each([
    [4, ['tunnel-blue'], 'r3-6', 'r6-2'],
    [5, ['tunnel-blue', 'tunnel-red'], 'r3-1', 'r6-6'],
  ] as const)('CO 12.3 with %i factions %o are in use: %s to %s', (seats, _tunnels, from, to) => {
    const all = ['zcharo', 'ai', 'leyrien', 'jrayek', 'circadians'] as const;
    const table = position({
      sides: all.slice(0, seats).map((faction) => ({ faction })),
      regions: { [from]: { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', `move:${from}`]);
    expect(table.options('moveTo')).toContain(to);
  });

  test('CO 12.4, CO 12.5 from the base to the start regions and outposts; nothing moves back (corner 23)', () => {
    const table = moving(
      { faction: 'zcharo', base: 'r2-5', starts: ['r3-4', 'r3-5'], onBase: 3 },
      { 'r5-5': { buildings: { 0: ['outpost'] } } },
    );
    table.answers(['turn', 'main'], ['turn', 'move:base']);
    expect(table.options('moveTo')).toEqual(['r3-4', 'r3-5', 'r5-5']);
    table.answers(['moveTo', 'r5-5'], ['moveFighters', 2]);
    table.answer('turn', 'move:r5-5');
    expect(table.options('moveTo')).not.toContain('base');
  });

  test('CO 12.7, CO 12.14 into regions with opponents; only units pin, no buildings (corner 24)', () => {
    const table = moving(
      { faction: 'zcharo' },
      { 'r4-4': { fighters: { 0: 2 }, buildings: { 1: ['outpost'] } }, 'r3-3': { fighters: { 1: 4 } } },
    ).answer('turn', 'main');
    step(table, 'r4-4', 'r3-3', 2);
    expect(table.fighters('r3-3', 0)).toBe(2);
  });

  test('CO 12.25, CO 9.21 first the units stand there, then the trap of a stronghold springs, then morale is checked', () => {
    const table = moving(
      { faction: 'leyrien' },
      {
        'r4-4': { fighters: { 0: 3 }, morale: true },
        'r3-3': { fighters: { 1: 1 }, buildings: { 1: ['stronghold'] } },
      },
      { morale: { strength: 4, fame: 3 } },
    ).answer('turn', 'main');
    step(table, 'r4-4', 'r3-3', 3);
    const told = table.match.events.map(({ event }) => event.type);
    const order = ['UnitsMoved', 'TrapSprang', 'MoraleReturned'].map((type) =>
      told.indexOf(type as 'UnitsMoved'),
    );
    expect(order.every((at, i) => at >= 0 && (i === 0 || at > order[i - 1]!))).toBe(true);
    expect(table.fighters('r3-3', 0)).toBe(1);
    expect(table.at('r4-4').morale).toBe(false);
  });

  test('CO 12.16 with as many units as the opponent nobody leaves', () => {
    const table = moving({ faction: 'zcharo' }, { 'r4-4': { fighters: { 0: 2, 1: 2 } } }).answer(
      'turn',
      'main',
    );
    expect(table.refusal('turn', 'move:r4-4')).toEqual({ rule: 'CO 12.13', reason: 'pinned' });
  });

  test('CO 12.13, CO 12.14 Renzo counts 3 when left behind, and 3 when he pins', () => {
    const table = moving(
      { faction: 'circadians', leaders: { renzo: 'r4-4' } },
      { 'r4-4': { fighters: { 0: 2, 1: 3 } } },
    );
    table.answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3']);
    expect(table.isAsked('moveLeaders')).toBe(false); // Renzo must stay
    expect(table.options('moveFighters')).toEqual([1, 2]);
    const pinned = position({
      sides: [{ faction: 'zcharo' }, { faction: 'circadians', leaders: { renzo: 'r4-4' } }],
      regions: { 'r4-4': { fighters: { 0: 3 } } },
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    expect(pinned.refusal('turn', 'move:r4-4')).toEqual({ rule: 'CO 12.13', reason: 'pinned' });
  });

  test.each([
    [[], 1],
    [['assertive'], 4],
  ] as const)('CO 12.13 Assertive, upgraded %o (E37)', (upgraded, most) => {
    const table = moving({ faction: 'jrayek', upgraded }, { 'r4-4': { fighters: { 0: 4, 1: 3 } } });
    table.answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3']);
    expect(table.options('moveFighters').at(-1)).toBe(upgraded.length === 0 ? most + 1 : most);
  });

  test('CO 12.20, CO 26.8 a move of nobody is no move', () => {
    const table = moving({ faction: 'zcharo' }, { 'r4-4': { fighters: { 0: 2 } } });
    table.answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3']);
    expect(() => table.answer('moveFighters', 0)).toThrow(/not one of the options/);
  });

  test('CO 12.24 any fighters, leaders and Ryh-zu of a region leave together', () => {
    const table = moving(
      { faction: 'jrayek', leaders: { lynke: 'r4-4' } },
      { 'r4-4': { fighters: { 0: 2 } } },
      { ryhzu: { uryk: { at: 'r4-4', master: 0 } } },
    );
    table.answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3']);
    expect(table.options('moveLeaders')).toEqual(['none', 'lynke', 'uryk', 'lynke+uryk']);
    table.answers(['moveLeaders', 'lynke+uryk'], ['moveFighters', 0]);
    expect(table.leader(0, 'lynke').at).toBe('r3-3');
    expect(table.state.ryhzu[0]!.at).toBe('r3-3');
    expect(table.fighters('r4-4', 0)).toBe(2);
  });

  test('CO 12.1 column 5 gives 6 MP and a card as the main action begins', () => {
    const table = moving({ faction: 'zcharo', columns: { move: 5 } }, {}).answer('turn', 'main');
    expect(table.state.turn!.mainPoints).toBe(6);
    expect(table.player(0).hand).toHaveLength(1);
  });
});

describe('redeployments', () => {
  test('CO 12.10, CO 12.11, CO 12.21, CO 26.8 pinned units may go where there is presence (E38)', () => {
    const table = moving(
      { faction: 'zcharo' },
      { 'r4-4': { fighters: { 0: 3, 1: 3 } }, 'r3-5': { buildings: { 0: ['outpost'] } } },
    );
    table.answers(['turn', 'main'], ['turn', 'move:r4-4']);
    expect(table.isAsked('moveTo')).toBe(false); // r5-4, r4-3 and r3-3 are refused
    table.answer('moveFighters', 3);
    expect(table.fighters('r3-5', 0)).toBe(3);
    expect(table.state.turn!.mainPoints).toBe(1);
  });

  test('CO 12.12, CO 12.22 it may be declined; a second counted leader may not come along', () => {
    const table = position({
      sides: [
        {
          faction: 'leyrien',
          hand: ['forced-march'],
          leaders: { vehlac: 'r4-4', eeyla: 'r3-3', ivi: 'r4-4' },
        },
        AI,
      ],
      regions: { 'r4-4': { fighters: { 0: 2 } }, 'r3-3': { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'move' },
    });
    table.answers(['turn', 'card:forced-march'], ['moveFrom', 'r4-4']).ifAsked('moveTo', 'r3-3');
    expect(table.options('moveLeaders')).toEqual(['none', 'ivi']);
    expect(table.refusal('moveLeaders', 'vehlac')).toEqual({ rule: 'CO 12.22', reason: 'secondLeader' });
    table.answers(['moveLeaders', 'ivi'], ['moveFighters', 2]);
    expect(table.leader(0, 'ivi').at).toBe('r3-3');
    const declined = position({
      sides: [{ faction: 'zcharo', hand: ['forced-march'] }, AI],
      regions: { 'r4-4': { fighters: { 0: 2 } }, 'r3-3': { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'card:forced-march'], ['moveFrom', 'nothing']);
    expect(declined.fighters('r4-4', 0)).toBe(2);
    expect(declined.state.discard).toEqual(['forced-march']);
  });
});

describe('one leader in a region', () => {
  const LEADERS: SideUp = {
    faction: 'leyrien',
    columns: { move: 2 },
    energy: 9,
    leaders: { vehlac: 'r4-2', eeyla: 'r4-3', rylach: 'supply' },
  };

  test('CO 12.8, CO 12.9, CO 12.23 an excess must be cured with the MP that are left (E36, corner 27)', () => {
    const table = moving(LEADERS, { 'r4-2': { fighters: { 0: 2 } } }).answer('turn', 'main');
    step(table, 'r4-2', 'r4-3', 0, 'vehlac');
    expect(table.leader(0, 'vehlac').at).toBe('r4-3');
    step(table, 'r4-2', 'r3-3', 2);
    expect(table.options('turn')).toEqual(['move:r4-3']);
    for (const option of ['auxiliary', 'end'])
      expect(table.refusal('turn', option)).toEqual({ rule: 'CO 12.9', reason: 'leadersMustPart' });
    table.answer('turn', 'move:r4-3').ifAsked('moveTo', 'r4-2');
    expect(table.options('moveLeaders')).toEqual(['eeyla', 'vehlac']);
    expect(table.refusal('moveLeaders', 'eeyla+vehlac')).toEqual({
      rule: 'CO 12.23',
      reason: 'tooManyLeaders',
    });
    table.answer('moveLeaders', 'vehlac');
    expect(table.options('turn')).toContain('end');
  });

  test('CO 12.9, CO 12.23 the last MP may not make one too many', () => {
    const table = moving({ ...LEADERS, columns: { move: 1 } }, { 'r4-2': { fighters: { 0: 2 } } });
    table.answer('turn', 'main');
    step(table, 'r4-2', 'r3-3', 1, 'none');
    table.answer('turn', 'move:r4-2').ifAsked('moveTo', 'r4-3');
    expect(table.isAsked('moveLeaders')).toBe(false);
    expect(table.leader(0, 'vehlac').at).toBe('r4-2');
  });

  test('CO 12.9 an excess that nothing cures: one stays, the others go to the base', () => {
    const table = moving(
      { ...LEADERS, leaders: { vehlac: 'r4-3', eeyla: 'r4-3', rylach: 'supply' } },
      { 'r4-3': { fighters: { 0: 1 } } },
    ).answers(['turn', 'end'], ['leaderStays', 'eeyla']);
    expect(table.leader(0, 'eeyla').at).toBe('r4-3');
    expect(table.leader(0, 'vehlac').at).toBe('base');
  });
});

describe('limits of a move turn', () => {
  test('CO 12.2 without MP nothing moves', () => {
    const table = moving({ faction: 'zcharo' }, { 'r4-4': { fighters: { 0: 2 } } });
    expect(table.refusal('turn', 'move:r4-4').reason).toBe('noPoints');
  });

  test('CO 12.9, CO 12.23 of two leaders on the base none joins another with the last MP', () => {
    const table = moving(
      {
        faction: 'leyrien',
        base: 'r2-5',
        starts: ['r3-4', 'r3-5'],
        leaders: { vehlac: 'base', rylach: 'base', eeyla: 'r3-4' },
        onBase: 1,
      },
      { 'r5-5': { fighters: { 0: 1 } } },
    ).answer('turn', 'main');
    step(table, 'r5-5', 'r5-4', 1);
    table.answers(['turn', 'move:base'], ['moveTo', 'r3-4']);
    expect(table.isAsked('moveLeaders')).toBe(false);
    expect(table.fighters('r3-4', 0)).toBe(1);
    expect(table.leader(0, 'vehlac').at).toBe('base');
  });

  test('CO 12.21, CO 12.22 a pinned leader goes as a redeployment, and so not to where another stands', () => {
    const table = moving(
      { faction: 'leyrien', columns: { move: 3 }, leaders: { vehlac: 'r4-4', eeyla: 'r5-4' } },
      { 'r4-4': { fighters: { 0: 1, 1: 3 } }, 'r5-4': { fighters: { 0: 1 } } },
    ).answers(['turn', 'main'], ['turn', 'move:r4-4']);
    table.ifAsked('moveTo', 'r5-4');
    expect(table.isAsked('moveLeaders')).toBe(false);
    expect(table.leader(0, 'vehlac').at).toBe('r4-4');
    expect(table.fighters('r5-4', 0)).toBe(2);
  });

  test('CO 12.21, CO 33.1 what is legal as a redeployment does not use Slip Away', () => {
    const table = moving(
      { faction: 'zcharo', hand: ['slip-away'] },
      { 'r4-4': { fighters: { 0: 2, 1: 3 } }, 'r5-4': { fighters: { 0: 1 } } },
    ).answers(['turn', 'card:slip-away'], ['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r5-4']);
    table.answer('moveFighters', 2);
    expect(table.state.turn!.slipAways).toBe(1);
  });

  test('CO 20.8, CO 12.23 a flight may not use up the MP that an excess of leaders needs', () => {
    const table = position({
      sides: [
        {
          faction: 'circadians',
          leaders: { renzo: 'r4-4', melvan: 'r4-4' },
          base: 'r2-5',
          starts: ['r3-4', 'r3-5'],
        },
        AI,
      ],
      ship: 'r3-3/r4-2',
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'flight'], ['flight', 'r3-3/r4-4']); // free by Mobile
    expect(table.options('turn')).toContain('flight');
    table.answers(['turn', 'flight'], ['flight', 'r4-4/r5-4']);
    expect(table.state.turn!.mainPoints).toBe(1);
    expect(table.refusal('turn', 'flight').reason).toBe('tooManyLeaders');
  });
});

describe('upgrading leaders', () => {
  test('CO 12.17 for the energy of the track and the gems of its card, on the map or not, once', () => {
    const table = position({
      sides: [
        {
          faction: 'ai',
          energy: 5,
          gems: 1,
          leaders: { injura: 'supply', demo: 'r4-4', xiao: 'supply' },
          upgraded: ['xiao'],
        },
        { faction: 'zcharo' },
      ],
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'auxiliary');
    // Demo needs 2 gems, Xiao is upgraded: only Injura is left, and nothing is asked.
    expect(table.leader(0, 'injura')).toEqual({ id: 'injura', at: 'supply', upgraded: true });
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });
});

test('CO 17.11 Forced March is refused once an MP has been spent, not after a free flight', () => {
  const regions: Position['regions'] = { 'r4-4': { fighters: { 0: 2 } }, 'r5-4': { fighters: { 0: 1 } } };
  const moved = moving({ faction: 'zcharo', hand: ['burst-engines', 'forced-march'] }, regions);
  moved.answer('turn', 'card:burst-engines');
  expect(moved.options('turn')).toContain('card:forced-march');
  step(moved, 'r4-4', 'r3-3', 1);
  expect(moved.refusal('turn', 'card:forced-march').reason).toBe('mainActionBegun');
  const flying = (flights: number): ChaosTable => {
    const table = moving(
      {
        faction: 'circadians',
        base: 'r2-5',
        starts: ['r3-4', 'r3-5'],
        hand: ['burst-engines', 'forced-march'],
      },
      regions,
      { ship: 'r3-3/r4-2' },
    ).answer('turn', 'card:burst-engines');
    table.answers(['turn', 'flight'], ['flight', 'r3-3/r4-4']);
    if (flights === 2) table.answers(['turn', 'flight'], ['flight', 'r4-4/r5-4']);
    return table;
  };
  expect(flying(1).options('turn')).toContain('card:forced-march');
  expect(flying(2).refusal('turn', 'card:forced-march').reason).toBe('mainActionBegun');
});
