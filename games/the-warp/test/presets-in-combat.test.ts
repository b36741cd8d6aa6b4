// Answers given beforehand that concern combats, and where there is nothing to choose.
import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Side, WarpTable } from './arrange.ts';
import { TARGET, declare, playCards } from './fighting.ts';
import { raid } from './raiding.ts';

const EXILED = { [TARGET]: { token: 'yellow-2' } } as const;
const ROLLS = [
  [6, 6, 6],
  [1, 1],
];

describe('no bribes this turn', () => {
  const supported = (supporter: Side): WarpTable =>
    playCards(
      declare({
        attack: { gold: 3, hand: ['enforce-2'] },
        sides: { 1: { hand: ['enforce-1'], gold: 1, energy: 1, ...supporter } },
        ground: EXILED,
        rolls: ROLLS,
      }),
      { 1: 'enforce-1' },
    );

  test('TW 10.20 the attacker is told that an offer would be declined', () => {
    const table = supported({ presets: { noBribes: true } });
    expect(table.options('bribe', 0)).not.toContain('offer');
    expect(table.refusal('bribe', 'offer', 0)).toEqual({ rule: 'TW 10.20', reason: 'takesNoBribes' });
    expect(table.view(0).players[1]!.presets.noBribes).toBe(true);
  });

  test('TW 10.20 also an attacker who is asked already', () => {
    const table = supported({});
    expect(table.options('bribe', 0)).toContain('offer');
    table.sideAction(1, 'preset', 'bribes:never');
    expect(table.options('bribe', 0)).not.toContain('offer');
    expect(() => table.answer('bribe', 'offer')).toThrow(/bribe/);
  });

  test('TW 10.27 an offer that was being made is declined', () => {
    const table = supported({}).answer('bribe', 'offer').ifAsked('offerKinds', ['gold']);
    table.sideAction(1, 'preset', 'bribes:never').answer('offerAmount', 1);
    expect(table.isAsked('answerBribe')).toBe(false);
    expect(table.events('BribeAnswered')).toMatchObject([{ seat: 1, answer: 'decline' }]);
    expect(table.isAsked('cardOption', 1)).toBe(true);
  });
});

describe('dice left as they fall', () => {
  /** The Guardian may turn a die; seat 1 decides for it (TW 10.44), with a card or without one. */
  const atGate = (presets: Side['presets'], card?: 'enforce-1'): WarpTable => {
    const table = playCards(
      declare({
        origin: 'ring-1',
        target: 'gate',
        attack: { troops: { 'ring-1': 4 } },
        sides: { 1: { presets: presets!, hand: ['enforce-1'], gold: 1 } },
        setup: { guardian: { tokens: ['at-flip'] } },
        rolls: [
          [1, 1, 1],
          [1, 1, 1, 1],
        ],
      }),
      card ? { 1: card } : {},
    );
    return table.ifAsked('bribe', 'none');
  };

  test('TW 10.46 a player who only rolls for the Guardian need not be asked', () => {
    expect(atGate({}).isAsked('flipDie', 1)).toBe(true);
    for (const bonuses of ['card', 'own'] as const) {
      const table = atGate({ bonuses });
      expect(table.events('CombatResolved')).toHaveLength(1);
      expect(table.events('BonusUsed')).toEqual([]);
    }
  });

  test('TW 10.46 nor a supporter, who may want to be asked all the same', () => {
    expect(atGate({ bonuses: 'card' }, 'enforce-1').isAsked('flipDie', 1)).toBe(true);
    expect(atGate({ bonuses: 'own' }, 'enforce-1').events('CombatResolved')).toHaveLength(1);
  });

  test('TW 10.44 the attacker and a defending player are always asked', () => {
    const attacker = playCards(
      declare({
        attack: { presets: { bonuses: 'own' }, races: ['xotan-timebenders'] },
        ground: EXILED,
        rolls: ROLLS,
      }),
    );
    expect(attacker.isAsked('rerollAll', 0)).toBe(true);
    const defender = playCards(
      declare({
        sides: { 1: { troops: { [TARGET]: 2 }, presets: { bonuses: 'own' }, races: ['xotan-timebenders'] } },
        rolls: ROLLS,
      }),
    );
    expect(defender.isAsked('rerollAll', 1)).toBe(true);
  });
});

describe('no cards for the teammate', () => {
  const attacked = (presets: Side['presets']): WarpTable =>
    declare({
      sides: { 1: { troops: { [TARGET]: 1 } }, 2: { presets: presets! }, 3: { presets: presets! } },
      setup: { seats: 4, options: { mode: 'team' } },
      rolls: [[6, 6, 6], [1]],
    }).answer('combatCard', 'none', 0);

  test('TW 18.14 neither the attacker’s nor the defender’s teammate is asked', () => {
    expect(attacked({}).isAsked('combatCard', 2)).toBe(true);
    const table = attacked({ mate: 'never' });
    expect(table.isAsked('combatCard', 2)).toBe(false);
    table.answer('combatCard', 'none', 1);
    expect(table.events('CombatResolved')).toHaveLength(1);
  });

  test('TW 18.1 it is offered to teams alone', () => {
    const values = (table: WarpTable): unknown[] => table.match.sideActionsOf(0).map(({ value }) => value);
    expect(values(attacked({}))).toContain('mate:never');
    expect(values(position({}))).not.toContain('mate:never');
  });
});

describe('nothing to choose', () => {
  const AUTO: Side = { presets: { forced: 'auto' } };

  test('TW 17.14 who does not mind that the others notice is not asked in step 2', () => {
    const table = raid({ me: { ...AUTO, hand: ['build-01'] }, other: { ...AUTO, hand: ['build-02'] } });
    expect(table.events('CombatResolved')).toHaveLength(1);
    expect([table.forced('combatCard'), table.forced('support')]).toEqual([['none'], ['none']]);
    const choice = raid({ me: AUTO, other: { ...AUTO, hand: ['enforce-1'] } });
    expect(choice.options('support', 1)).toEqual(['none', 'enforce-1']);
  });

  test('TW 17.14 nor in the follow step', () => {
    const table = position({
      seats: 3,
      sides: { 0: { hand: ['build-05'], gold: 1, energy: 1 }, 1: { ...AUTO, hand: ['enforce-1'] } },
    });
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '0/1']);
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([2]);
    expect(table.forced('followDevelop')).toEqual([['no']]);
  });

  test('TW 17.7 of two who choose options, the one without a choice is asked unless that is waived', () => {
    const fight = (presets: Side['presets']): WarpTable =>
      playCards(
        declare({
          attack: { hand: ['enforce-2'], gold: 1, energy: 1 },
          sides: { 1: { hand: ['enforce-1'], gold: 1, presets: presets! } },
          ground: EXILED,
          rolls: ROLLS,
        }),
        { 0: 'enforce-2', 1: 'enforce-1' },
      )
        .ifAsked('bribe', 'none')
        .ifAsked('beforeReveal', 'reveal');
    const asked = (table: WarpTable): number[] => table.match.pending.map(({ ask }) => ask.seat);
    expect(asked(fight({}))).toEqual([0, 1]);
    expect(asked(fight({ forced: 'auto' }))).toEqual([0]);
  });
});
