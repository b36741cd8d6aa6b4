import { describe, expect, test } from 'vitest';
import type { WarpTable } from './arrange.ts';
import { ORIGIN, TARGET, declare, fightOut, playCards } from './fighting.ts';

const winner = (table: WarpTable): string | undefined => table.events('CombatResolved').at(-1)?.winner;
const exiled = (token: 'yellow-1' | 'yellow-2' | 'yellow-3') => ({ [TARGET]: { token } });

describe('the attack has less power', () => {
  test('TW 10.56, TW 10.71 one attacker is lost, the others return; nobody draws without support', () => {
    const table = fightOut({
      ground: exiled('yellow-3'),
      rolls: [
        [1, 1, 1],
        [6, 6, 6],
      ],
    });
    expect(winner(table)).toBe('defence');
    expect(table.troops(ORIGIN)).toBe(3);
    expect(table.strength(TARGET)).toBe(3);
    expect(table.player(0).supply).toBe(10);
    expect([table.player(0).rewards, table.player(1).rewards]).toEqual([[], []]);
  });

  test('TW 10.55, TW 10.56 a defending player draws a Reward Card, with the Gold bonus two (TW 4.11)', () => {
    const fight = {
      sides: { 1: { troops: { [TARGET]: 3 } } },
      rolls: [
        [1, 1, 1],
        [6, 6, 6],
      ],
    } as const;
    expect(fightOut(fight).player(1).rewards).toHaveLength(1);
    const mines = {
      's2-left': { buildings: ['gold-mine'] },
      's2-outer-corner': { buildings: ['gold-mine'] },
    } as const;
    const rich = {
      troops: { [TARGET]: 3, 's2-left': 1, 's2-outer-corner': 1 },
      levels: { 'gold-mine': 3 },
    } as const;
    const table = fightOut({ ...fight, sides: { 1: rich }, ground: mines }).answer('flipDie', 'none', 1);
    expect(table.player(1).rewards).toHaveLength(2);
  });

  test('TW 8.16 a ship returns even if no Troop does', () => {
    const table = fightOut({
      attackers: 1,
      ship: 'yes',
      ground: { ...exiled('yellow-3'), [ORIGIN]: { ships: 1 } },
      rolls: [[1], [6, 6, 6]],
    });
    expect(table.state.ships.filter((n) => n > 0)).toEqual([1]);
    expect(table.troops(ORIGIN)).toBe(1);
    expect(table.view('spectator').areas.find(({ id }) => id === ORIGIN)!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
  });
});

describe('equal power', () => {
  test('TW 10.57, TW C9 both lose one; defenders remain: the attackers return without further loss', () => {
    const table = fightOut({
      ground: { [TARGET]: { token: 'yellow-3', multiplier: 2 } },
      rolls: [
        [1, 2, 3],
        [1, 2, 3],
      ],
    });
    expect(winner(table)).toBe('defence');
    expect(table.strength(TARGET)).toBe(2);
    expect(table.troops(ORIGIN)).toBe(3);
    expect(table.player(0).rewards).toEqual([]);
  });

  test('TW 10.57, TW C8 the last defender falls and attackers remain: conquered', () => {
    const table = fightOut({
      ground: { [TARGET]: { token: 'yellow-1', multiplier: 2 } },
      rolls: [[1, 1, 1], [3]],
    });
    expect(winner(table)).toBe('attack');
    expect([table.owner(TARGET), table.troops(TARGET), table.troops(ORIGIN)]).toEqual([0, 2, 1]);
    expect(table.player(0).rewards).toHaveLength(1);
  });

  test('TW 10.58 nobody is left: the area is empty, its buildings stay and count for nobody, the ship goes back', () => {
    const table = fightOut({
      attackers: 1,
      ship: 'yes',
      sides: { 1: { troops: { [TARGET]: 1 } } },
      ground: { [TARGET]: { buildings: ['command-center'], multiplier: 2 }, [ORIGIN]: { ships: 1 } },
      rolls: [[3], [3]],
    });
    expect(winner(table)).toBe('nobody');
    expect(table.owner(TARGET)).toBe(-1);
    expect(table.track(1, 'command-center')).toBe(1);
    expect(table.view('spectator').areas.find(({ id }) => id === TARGET)!.buildings).toHaveLength(1);
    expect(table.view('spectator').areas.find(({ id }) => id === ORIGIN)!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
    expect(table.player(0).rewards).toEqual([]);
  });
});

describe('the attack has more power', () => {
  test('TW 10.59, TW 10.60 all defenders are destroyed, the attackers stay, and one Reward Card is drawn', () => {
    const table = fightOut({
      sides: { 1: { troops: { [TARGET]: 2 } } },
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
    });
    expect([table.owner(TARGET), table.troops(TARGET)]).toEqual([0, 3]);
    expect(table.player(1).supply).toBe(13);
    expect(table.player(0).rewards).toHaveLength(1);
  });

  test('TW 10.59 an Exiled Token leaves the game with its modifiers', () => {
    const table = fightOut({
      ground: { [TARGET]: { token: 'yellow-2', modifier: 1 } },
      rolls: [
        [6, 6, 6],
        [1, 1, 1],
      ],
    });
    expect(table.state.defeatedTokens).toEqual(['yellow-2']);
    expect(table.strength(TARGET)).toBe(0);
  });

  test('TW 10.61, TW 10.63 buildings change hands: own miniatures replace the old ones, neutral ones stay', () => {
    const table = fightOut({
      sides: { 1: { troops: { [TARGET]: 1 } } },
      ground: { [TARGET]: { buildings: ['command-center', 'laser-cannon'] } },
      rolls: [[6, 6, 6], [1]],
    });
    expect(table.track(0, 'command-center')).toBe(2);
    expect(table.track(1, 'command-center')).toBe(1);
    expect(table.player(1).stock[0]).toBe(3);
    expect(table.view(0).areas.find(({ id }) => id === TARGET)!.buildings).toEqual([
      { type: 'command-center', colour: 0 },
      { type: 'laser-cannon' },
    ]);
  });

  test('TW 10.62, TW C2 without a free miniature the old one stays, counts for nobody, and is replaced later', () => {
    const four = { 's1-left': 1, 's1-outer-corner': 1, [ORIGIN]: 4 };
    const table = fightOut({
      attack: { troops: { 's1-colony': 1, ...four } },
      sides: { 1: { troops: { [TARGET]: 1 } } },
      ground: {
        [TARGET]: { buildings: ['gold-mine'] },
        's1-left': { buildings: ['gold-mine'] },
        's1-outer-corner': { buildings: ['gold-mine'] },
        [ORIGIN]: { buildings: ['gold-mine'] },
      },
      rolls: [[6, 6, 6], [1]],
    });
    expect(table.owner(TARGET)).toBe(0);
    expect(table.track(0, 'gold-mine')).toBe(4);
    expect(table.track(1, 'gold-mine')).toBe(1);
    expect(table.view(0).areas.find(({ id }) => id === TARGET)!.buildings).toEqual([
      { type: 'gold-mine', colour: 1 },
    ]);
    expect(table.player(1).stock[1]).toBe(2);
  });

  test('TW 10.66, TW C40 Deceive works only for the side that has lost', () => {
    const lost = fightOut(
      {
        attack: { hand: ['deceive-1'], gold: 4 },
        ground: exiled('yellow-3'),
        rolls: [
          [1, 1, 1],
          [6, 6, 6],
        ],
      },
      { 0: ['deceive-1', 2] },
    );
    expect(lost.player(0).reserve).toBe(3);
    const won = fightOut(
      { attack: { hand: ['deceive-1'], gold: 4 }, ground: exiled('yellow-1'), rolls: [[6, 6, 6], [1]] },
      { 0: ['deceive-1', 2] },
    );
    expect(won.player(0)).toMatchObject({ reserve: 0, gold: 0 });
  });

  test('TW 10.62, TW C2 a miniature that becomes free goes where control was gained first', () => {
    const mine = { buildings: ['gold-mine'] } as const;
    const foreign = { ...mine, colour: 0 };
    const conquered = (first: string, second: string): WarpTable =>
      fightOut({
        attackers: 1,
        sides: {
          1: { troops: { [first]: 1, [second]: 1, 's2-start': 1, 's2-upper-left': 1, [TARGET]: 1 } },
        },
        ground: {
          [first]: foreign,
          [second]: foreign,
          's2-start': mine,
          's2-upper-left': mine,
          [TARGET]: mine,
        },
        rolls: [[6], [1]],
      });
    for (const [first, second] of [
      ['s2-left', 's2-outer-corner'],
      ['s2-outer-corner', 's2-left'],
    ] as const) {
      const taken = conquered(first, second).events('BuildingTaken');
      expect(taken.map(({ seat, area }) => [seat, area])).toEqual([
        [0, TARGET],
        [1, first],
      ]);
    }
  });

  test('TW C40, TW 10.55, TW 10.66 in a combat without winner Deceive does nothing for either side', () => {
    const table = fightOut(
      {
        attackers: 1,
        attack: { hand: ['deceive-1'], gold: 4 },
        sides: { 1: { hand: ['deceive-2'], gold: 4, troops: { [TARGET]: 1 } } },
        ground: { [ORIGIN]: { multiplier: 2 }, [TARGET]: { multiplier: 2 } },
        rolls: [[3], [3]],
      },
      { 0: ['deceive-1', 2], 1: ['deceive-2', 2] },
    );
    expect(winner(table)).toBe('nobody');
    for (const seat of [0, 1]) expect(table.player(seat)).toMatchObject({ reserve: 0, gold: 0 });
  });

  test('TW 10.67, TW 10.73 missions look at the final powers and multipliers, and at paid cards only', () => {
    const uphill = fightOut({
      attack: { missions: ['cq-06', 'cq-12', 'cq-07'] },
      ground: exiled('yellow-2'),
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
    });
    expect(uphill.player(0).done).toEqual(['cq-06', 'cq-12', 'cq-07']);
    const carded = fightOut(
      {
        attack: { missions: ['cq-12'], hand: ['enforce-1'], gold: 1 },
        ground: exiled('yellow-2'),
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      },
      { 0: ['enforce-1', 1] },
    );
    expect(carded.player(0).done).toEqual([]);
    const unpaid = playCards(
      declare({
        attack: { missions: ['cq-12'], hand: ['enforce-1'] },
        ground: exiled('yellow-2'),
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      }),
      { 0: 'enforce-1' },
    );
    unpaid.ifAsked('beforeReveal', 'reveal');
    expect(unpaid.player(0).done).toEqual(['cq-12']);
  });

  test('TW 10.68 control and tracks come before Reward Cards, and missions come last', () => {
    const table = fightOut({
      attack: { missions: ['cq-07'] },
      ground: exiled('yellow-1'),
      rolls: [[6, 6, 6], [1]],
    });
    const order: string[] = table.match.events.map(({ event }) => event.type);
    const at = (type: string): number => order.indexOf(type);
    expect(at('CombatResolved')).toBeLessThan(at('AreaGained'));
    expect(at('AreaGained')).toBeLessThan(at('RewardsDrawn'));
    expect(at('RewardsDrawn')).toBeLessThan(at('MissionCompleted'));
  });

  test('TW 10.69 a supporter draws exactly 2', () => {
    const table = fightOut(
      {
        sides: { 1: { hand: ['enforce-1'], gold: 1 } },
        ground: exiled('yellow-3'),
        rolls: [
          [1, 1, 1],
          [6, 6, 6],
        ],
      },
      { 1: ['enforce-1', 1] },
    );
    expect(table.player(1).rewards).toHaveLength(2);
    expect(table.player(1).deeds.supports).toBe(1);
  });
});
