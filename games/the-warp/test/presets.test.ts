import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Side, WarpTable } from './arrange.ts';
import { newGame, passTurn } from './beginning.ts';
import { TARGET, declare } from './fighting.ts';
import type { Fight } from './fighting.ts';

/** The seats that are asked for this now. */
const asked = (table: WarpTable, kind: string): Seat[] =>
  table.match.pending.flatMap(({ ask }) => (ask.kind === kind ? ask.seat : []));

const DEVELOPER: Side = { hand: ['build-05', 'build-06'], gold: 9, energy: 9 };

const acting = (seats = 3): WarpTable =>
  position({ seats, sides: { 0: DEVELOPER, 1: { ...DEVELOPER, hand: ['build-04'] } } });

const develop = (table: WarpTable): WarpTable =>
  table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '1/0']);
const shift = (table: WarpTable): WarpTable =>
  table.answers(['action', 'terrashift'], ['raise', 's1-start'], ['lower', 'ring-1']);

describe('TW 7.19, TW 9.5 whoever has said so beforehand is not asked to follow', () => {
  test('TW 7.19 a Develop action', () => {
    expect(asked(develop(acting()), 'followDevelop')).toEqual([1, 2]);
    const table = acting().sideAction(1, 'preset', 'develop:never');
    expect(asked(develop(table), 'followDevelop')).toEqual([2]);
    const again = acting().sideAction(1, 'preset', 'develop:never').sideAction(1, 'preset', 'develop:ask');
    expect(asked(develop(again), 'followDevelop')).toEqual([1, 2]);
    const none = acting().sideAction(1, 'preset', 'develop:never').sideAction(2, 'preset', 'develop:never');
    develop(none);
    expect([asked(none, 'followDevelop'), none.events('Followed'), none.state.phase]).toEqual([
      [],
      [],
      'movement',
    ]);
  });

  test('TW 9.5 a Terrashift; the one says nothing of the other', () => {
    const table = acting()
      .sideAction(1, 'preset', 'terrashift:never')
      .sideAction(2, 'preset', 'develop:never');
    expect(asked(shift(table), 'followTerrashift')).toEqual([2]);
    const other = acting()
      .sideAction(1, 'preset', 'terrashift:never')
      .sideAction(2, 'preset', 'develop:never');
    expect(asked(develop(other), 'followDevelop')).toEqual([1]);
  });

  test('TW 7.19, TW 9.5 in the next turn everybody is asked again', () => {
    const table = acting(2)
      .sideAction(1, 'preset', 'develop:never')
      .sideAction(1, 'preset', 'terrashift:never');
    table.sideAction(1, 'preset', 'support:never').sideAction(1, 'preset', 'missions:ask');
    table.sideAction(1, 'preset', 'bribes:never');
    expect(table.player(1).presets).toMatchObject({ noDevelop: true, noTerrashift: true, noBribes: true });
    passTurn(table);
    expect(table.player(1).presets).toMatchObject({
      noDevelop: false,
      noTerrashift: false,
      noBribes: false,
      support: 'never',
      missions: 'ask',
    });
    passTurn(table);
    while (!table.isAsked('action', 0)) {
      const [first] = table.match.pending;
      table.answer(first!.ask.kind, first!.options[0]!, first!.ask.seat);
    }
    expect(asked(shift(table), 'followTerrashift')).toEqual([1]);
  });
});

describe('TW 10.12 whoever has said so beforehand is not asked for support', () => {
  const exiled = { [TARGET]: { token: 'yellow-2' } } as const;
  const gate = { origin: 'ring-1', target: 'gate' } as const;
  const attack = (support: 'ask' | 'never' | 'gate' | 'leader', fight: Fight = {}): Seat[] => {
    const sides = { ...fight.sides, 1: { presets: { support }, ...fight.sides?.[1] } };
    const table = declare({ ground: exiled, setup: { seats: 3 }, ...fight, sides });
    return asked(table.answer('combatCard', 'none', 0).ifAsked('combatCard', 'none', 2), 'support');
  };

  test('TW 10.12 never: the next player is asked at once', () => {
    expect(attack('ask')).toEqual([1]);
    expect(attack('never')).toEqual([2]);
    expect(attack('never', { ...gate, ground: {} })).toEqual([2]);
  });

  test('TW 10.12 only at the Gate', () => {
    expect(attack('gate')).toEqual([2]);
    expect(attack('gate', { ...gate, ground: {} })).toEqual([1]);
  });

  test('TW 10.12 only if the attacker leads, alone or with others', () => {
    const points = (attacker: number, others: readonly [number, number]): Seat[] =>
      attack('leader', {
        attack: { tokenPoints: attacker },
        sides: {
          1: { presets: { support: 'leader' }, tokenPoints: others[0] },
          2: { tokenPoints: others[1] },
        },
      });
    expect(points(3, [2, 1])).toEqual([1]);
    expect(points(3, [3, 3])).toEqual([1]);
    expect(points(3, [2, 4])).toEqual([2]);
    expect(points(3, [4, 3])).toEqual([2]);
  });

  test('TW 18.6 in team mode the points of the teams are compared', () => {
    const points = (mate: number): Seat[] =>
      attack('leader', {
        setup: { seats: 4, options: { mode: 'team' } },
        attack: { tokenPoints: 1 },
        sides: { 1: { presets: { support: 'leader' }, tokenPoints: 3 }, 2: { tokenPoints: mate } },
      });
    expect(points(2)).toEqual([1]);
    expect(points(1)).toEqual([3]);
  });

  test('TW 10.12 if nobody is left to ask, the combat goes on', () => {
    const table = declare({
      ground: exiled,
      sides: { 1: { hand: ['enforce-1'], gold: 1, presets: { support: 'never' } } },
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
    });
    table.ifAsked('combatCard', 'none', 0);
    expect(table.events('CombatResolved')).toHaveLength(1);
  });

  test('TW 10.11 a defender is asked all the same', () => {
    const sides = { 1: { presets: { support: 'never' }, troops: { [TARGET]: 2 } } } as const;
    const table = declare({ sides }).answer('combatCard', 'none', 0);
    expect(asked(table, 'combatCard')).toEqual([1]);
  });
});

test('TW 2.22 before the game has begun there is nothing to say but what holds for every question', () => {
  const presets = (table: WarpTable) =>
    table.match
      .sideActionsOf(0)
      .filter(({ sideAction, value }) => sideAction === 'preset' && value === 'support:never');
  expect(presets(newGame(2))).toEqual([]);
  expect(presets(position())).toHaveLength(1);
});
