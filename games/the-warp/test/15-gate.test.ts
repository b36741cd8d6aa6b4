import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, WarpTable } from './arrange.ts';
import { declare, playCards } from './fighting.ts';
import type { Fight } from './fighting.ts';

/** Seat 0 attacks the Gate from the ring: multiplier 3. */
const atGate = (fight: Fight = {}): WarpTable =>
  declare({
    origin: 'ring-1',
    target: 'gate',
    ...fight,
    attack: { troops: { 'ring-1': (fight.attackers ?? 3) + 1 }, ...fight.attack },
  });

const resolved = (table: WarpTable) => table.events('CombatResolved').at(-1);

describe('the Guardian', () => {
  test('TW 15.1, TW 15.2 stands on the central area with the dice and the multiplier of its card', () => {
    const table = playCards(
      atGate({
        rolls: [
          [6, 6, 6],
          [1, 1, 1, 1],
        ],
      }),
    );
    expect(resolved(table)).toMatchObject({ attack: 54, defence: 16, winner: 'attack' });
  });

  test('TW 15.3, TW 20.6 the attacker may play 2 cards, a supporter 1; with at-two-cards 2', () => {
    const cards = { hand: ['enforce-1', 'enforce-2', 'enforce-3'] } as const;
    const table = atGate({
      attack: { hand: ['maneuver-1', 'maneuver-2', 'maneuver-3'] },
      sides: { 1: cards },
    });
    table.answer('combatCard', 'maneuver-1', 0).answer('combatCard', 'maneuver-2', 0);
    expect(table.isAsked('combatCard', 0)).toBe(false);
    table.answer('support', 'enforce-1', 1);
    expect(table.isAsked('support')).toBe(false);
    const two = atGate({
      sides: { 1: { ...cards, gold: 9, energy: 9 } },
      setup: { guardian: { tokens: ['at-two-cards'] } },
    });
    two.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1).answer('support', 'enforce-2', 1);
    expect(two.state.combat!.sides[1].cards).toHaveLength(2);
  });

  test('TW 15.4 counts as Exiled for support, for Ambush and for the two Reward Cards', () => {
    const table = atGate({
      sides: { 1: { hand: ['ambush-1'], energy: 1 } },
      rolls: [
        [1, 1, 1],
        [6, 6, 6, 6],
      ],
    });
    table.answer('combatCard', 'none', 0).answer('support', 'ambush-1', 1).ifAsked('cardOption', ['1'], 1);
    expect(resolved(table)).toMatchObject({ defence: 24 * 5 });
    expect(table.player(1).rewards).toHaveLength(2);
  });

  test('TW 15.5, TW 15.6, TW 15.14, TW C38 the Ability Tokens work for whoever defends the Gate, and not in attacks from it', () => {
    const tokens = {
      guardian: { tokens: ['at-plus-1', 'at-plus-2', 'at-extra-die', 'at-multiplier', 'at-double'] },
    } as const;
    const guardian = atGate({
      setup: { ...tokens, seats: 3 },
      rolls: [
        [1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
    });
    playCards(guardian).answer('doubleDice', [1], 1);
    expect(resolved(guardian)).toMatchObject({ defence: (6 + 4 * 4) * 5 });
    const held = atGate({
      setup: { guardian: { ...tokens.guardian, holds: false } },
      sides: { 1: { troops: { gate: 2 } } },
      rolls: [
        [1, 1, 1],
        [1, 1, 1],
      ],
    });
    playCards(held).answer('doubleDice', [], 1);
    expect(resolved(held)).toMatchObject({ defence: 12 * 5 });
    const outwards = declare({
      origin: 'gate',
      target: 'ring-1',
      attack: { troops: { gate: 4 } },
      ground: { 'ring-1': { token: 'yellow-1' } },
      setup: { guardian: { ...tokens.guardian, holds: false } },
      rolls: [[1, 1, 1], [1]],
    });
    expect(resolved(playCards(outwards))).toMatchObject({ attack: 12 }); // TW 15.14: the Guardian's multiplier
  });

  test('TW C39, TW 10.36, TW 10.37 at-cost makes each card dearer; two cards are paid together', () => {
    const table = atGate({
      attack: { hand: ['enforce-1', 'maneuver-1'], gold: 9, energy: 9 },
      setup: { guardian: { tokens: ['at-cost'] } },
      rolls: [
        [6, 6, 6],
        [1, 1, 1, 1],
      ],
    });
    table
      .answer('combatCard', 'enforce-1', 0)
      .answer('combatCard', 'maneuver-1', 0)
      .answer('support', 'none', 1);
    table.answer('beforeReveal', 'reveal').answer('cardOption', ['2', '3'], 0);
    expect(table.player(0)).toMatchObject({ gold: 9 - 2 - 3, energy: 9 - 2 - 2 });
  });

  test('TW 10.36 if both cards cannot be paid, one is, and the other is discarded', () => {
    const table = atGate({
      attack: { hand: ['enforce-1', 'maneuver-1'], gold: 1 },
      rolls: [
        [6, 6, 6],
        [1, 1, 1, 1],
      ],
    });
    table
      .answer('combatCard', 'enforce-1', 0)
      .answer('combatCard', 'maneuver-1', 0)
      .answer('support', 'none', 1);
    table.ifAsked('beforeReveal', 'reveal');
    expect(table.options('cardOption', 0)).toEqual(['1', '0']);
    table.answer('cardOption', ['0', '1'], 0);
    expect(table.events('CardNotPaid')).toMatchObject([{ card: 'enforce-1' }]);
  });

  test('TW 10.31 one bribe covers both cards', () => {
    const table = atGate({
      attack: { gold: 1 },
      sides: { 1: { hand: ['enforce-1', 'enforce-2'] } },
      setup: { guardian: { tokens: ['at-two-cards'] } },
      rolls: [
        [6, 6, 6],
        [1, 1, 1, 1],
      ],
    });
    table.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1).answer('support', 'enforce-2', 1);
    table
      .answer('bribe', 'offer')
      .ifAsked('offerKinds', ['gold'])
      .ifAsked('offerAmount', 1)
      .answer('answerBribe', 'accept', 1);
    expect(table.state.discard).toEqual(expect.arrayContaining(['enforce-1', 'enforce-2']));
  });

  test('TW C36, TW 15.15, TW 15.9 a modifier stays and changes the dice, not the Troop limit', () => {
    const table = playCards(
      atGate({ setup: { guardian: { race: 'tavma-morphlings', modifier: -1 } }, rolls: [[6, 6, 6], [1]] }),
    );
    expect(resolved(table)).toMatchObject({ defence: 5 });
    expect(table.options('stayAtGate')).toEqual([1, 2]);
    table.answer('stayAtGate', 2);
    expect([table.troops('gate'), table.troops('ring-1')]).toEqual([2, 2]);
  });
});

describe('conquering and holding', () => {
  test('TW 15.8, TW 15.9, TW E18 the conqueror takes the points once, and as many Troops stay as the limit allows', () => {
    const table = playCards(
      atGate({
        setup: { guardian: { race: 'tavma-morphlings' } },
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      }),
    );
    table.answer('stayAtGate', 2);
    expect(table.points(0)).toBe(2);
    expect(table.view(0).areas.find(({ id }) => id === 'gate')!.multiplier).toBe(5);
    const later = playCards(
      atGate({
        setup: { guardian: { race: 'tavma-morphlings', holds: false, conquerPoints: false } },
        sides: { 1: { troops: { gate: 1 } } },
        rolls: [[6, 6, 6], [1]],
      }),
    );
    later.answer('stayAtGate', 1);
    expect([later.owner('gate'), later.points(0)]).toEqual([0, 0]);
  });

  test('TW 15.10 who holds the Gate takes its Turn points at the start of each own turn', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { troops: { gate: 1 } } },
      guardian: { holds: false },
    });
    expect(table.points(0)).toBe(1);
    expect(
      position({
        step: 'turnStart',
        sides: { 1: { troops: { gate: 1 } } },
        guardian: { holds: false },
      }).points(1),
    ).toBe(0);
  });

  test('TW 15.11, TW 3.7 End points go to who holds the Gate when the game ends', () => {
    const table = position({
      step: 'finalScoring',
      sides: { 1: { troops: { gate: 1 } } },
      guardian: { holds: false },
    });
    expect(table.match.result.scores).toEqual([0, 2]);
  });

  test('TW 15.12, TW 15.13, TW E19 points per missions count full pairs and sets, of the own missions', () => {
    const end = (
      race: 'darja-shadows' | 'silna-officials' | 'nurec-designers',
      done: Position['sides'],
    ): number =>
      position({ step: 'finalScoring', sides: done!, guardian: { race, holds: false } }).player(0)
        .tokenPoints;
    const five = { 0: { troops: { gate: 1 }, done: ['cq-01', 'cq-02', 'cq-03', 'cq-04', 'cq-05'] } } as const;
    expect(end('darja-shadows', five)).toBe(2);
    const sets = {
      0: { troops: { gate: 1 }, done: ['cq-01', 'cq-02', 'pg-01', 'pg-02', 'pr-01'] },
      1: { done: ['pr-02'] },
    } as const;
    expect(end('silna-officials', sets)).toBe(1);
    expect(end('nurec-designers', sets)).toBe(2);
  });

  test('TW 15.16, TW C37 a tie that leaves nobody empties the Gate: no Conquer points, then or later', () => {
    const table = playCards(
      atGate({ attackers: 1, setup: { guardian: { race: 'xotan-timebenders' } }, rolls: [[3], [1]] }),
    );
    expect(resolved(table)).toMatchObject({ winner: 'nobody', attack: 9, defence: 9 });
    expect(table.owner('gate')).toBe(-1);
    expect(table.state.guardian).toMatchObject({ holds: false, conquerPoints: false });
    expect(table.points(0)).toBe(0);
  });

  test('TW 15.16 an empty Gate may be claimed by movement', () => {
    const table = position({
      step: 'movement',
      sides: { 0: { troops: { 'ring-1': 2 } } },
      guardian: { holds: false },
    });
    table.answer('moveFrom', 'ring-1').answer('moveTo', 'gate');
    expect(table.owner('gate')).toBe(0);
  });

  test('TW C55, TW 10.41 a holder at the limit gets nothing from Reinforce, and pays', () => {
    const table = atGate({
      sides: { 1: { troops: { gate: 2 }, hand: ['reinforce-1'], gold: 1, energy: 1 } },
      setup: { guardian: { race: 'tavma-morphlings', holds: false } },
      rolls: [
        [1, 1, 1],
        [6, 6],
      ],
    });
    table
      .answer('combatCard', 'none', 0)
      .answer('combatCard', 'reinforce-1', 1)
      .ifAsked('cardOption', ['1'], 1);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 0 });
    expect(table.troops('gate')).toBe(2);
    expect(resolved(table)).toMatchObject({ defence: 60 });
  });

  test('TW 10.41 Reinforce brings the Guardian up to 4 dice, or to the printed number if that is higher', () => {
    const reinforced = (guardian: NonNullable<Position['guardian']>, option: string): number => {
      const table = playCards(
        atGate({
          sides: { 1: { hand: ['reinforce-1'], gold: 1, energy: 1 } },
          setup: { guardian },
        }),
        { 1: 'reinforce-1' },
      );
      table.ifAsked('bribe', 'none').answer('cardOption', [option], 1);
      return table.events('DiceRolled').find(({ attacking }) => !attacking)!.dice.length;
    };
    expect(reinforced({ race: 'luron-droids', modifier: -1 }, '2')).toBe(6);
    expect(reinforced({ race: 'luron-droids' }, '1')).toBe(6);
    expect(reinforced({ race: 'morlar-raiders' }, '2')).toBe(4);
    expect(reinforced({ race: 'tavma-morphlings' }, '1')).toBe(3);
  });

  test('TW 15.7, TW 8.5, TW 9.2, TW 20.4, TW 20.10 the Gate is neither shifted nor fired at', () => {
    const table = position({
      sides: {
        0: { troops: { 'ring-1': 1 }, energy: 2 },
        1: { troops: { gate: 1, 'ring-2': 1, 'ring-6': 1 } },
      },
      areas: { 'ring-1': { buildings: ['laser-cannon'] } },
      guardian: { holds: false },
    });
    table.answer('action', '+fire');
    expect(table.refusal('laserTarget', 'gate')).toMatchObject({ rule: 'TW 8.5', reason: 'laserGate' });
    const shift = position().ifAsked('action', 'terrashift');
    expect(shift.refusal('raise', 'gate')).toMatchObject({ rule: 'TW 9.2', reason: 'shiftGate' });
  });

  test('TW 15.17, TW 7.13 buildings without an icon may be built on the Gate; they change hands with it', () => {
    const table = position({
      sides: { 0: { troops: { gate: 1 }, hand: ['build-05', 'build-12'], gold: 9, energy: 9 } },
      guardian: { holds: false },
    }).answer('action', 'develop');
    table.answer('develop', ['build-05', '2', 'gate', '1/0']).passOthers();
    expect(table.view(0).areas.find(({ id }) => id === 'gate')!.buildings).toEqual([
      { type: 'sentry-tower' },
    ]);
    const mine = position({
      sides: { 0: { troops: { gate: 1, 's1-left': 1 }, hand: ['build-12'], gold: 9, energy: 9 } },
      guardian: { holds: false },
    }).answer('action', 'develop');
    expect(mine.asked()[0]!.paths!['build-12']!['3']).toHaveProperty('s1-left');
    expect(mine.asked()[0]!.paths!['build-12']!['3']).not.toHaveProperty('gate');
  });
});
