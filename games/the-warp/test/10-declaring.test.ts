import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, WarpTable } from './arrange.ts';
import { ORIGIN, TARGET, declare, playCards } from './fighting.ts';

const attackFrom = (setup: Position, from: string): WarpTable =>
  position(setup).answer('action', 'attack').ifAsked('attackFrom', from);

describe('selecting the target', () => {
  test('TW 10.2, TW 10.3, TW 20.5 one Troop stays, at most three attack', () => {
    const table = attackFrom(
      {
        sides: { 0: { troops: { [ORIGIN]: 4, 's1-left': 1, 's1-middle': 3 } } },
        areas: { [TARGET]: { token: 'yellow-2' }, 'ring-1': { token: 'green-2' } },
      },
      ORIGIN,
    );
    expect(table.options('attackTroops')).toEqual([1, 2, 3]);
    const two = position({
      sides: { 0: { troops: { [ORIGIN]: 3, 's1-left': 1 } } },
      areas: { [TARGET]: { token: 'yellow-2' }, 's1-middle': { token: 'yellow-3' } },
    }).answer('action', 'attack');
    two.answer('attackTarget', TARGET);
    expect(two.options('attackTroops')).toEqual([1, 2]);
  });

  test('TW 10.3, TW 20.5 an area with a single Troop cannot attack', () => {
    const table = position({
      sides: { 0: { troops: { [ORIGIN]: 2, 's1-middle': 1, 's1-colony': 2 } } },
      areas: { [TARGET]: { token: 'yellow-2' }, 's1-left': { token: 'yellow-1' } },
    }).answer('action', 'attack');
    expect(table.options('attackFrom')).toEqual(['s1-colony', ORIGIN]);
    expect(table.refusal('attackFrom', 's1-middle')).toMatchObject({ rule: 'TW 10.3' });
  });

  test('TW 10.4, TW 10.5, TW 20.5 Colonies, empty and own areas are refused; without a ship only neighbours are reached', () => {
    const table = position({
      sides: { 0: { troops: { 's2-upper-left': 3, 's2-left': 1 } } },
      areas: {
        'connect-outer': { token: 'yellow-1' },
        's2-middle': { token: 'yellow-1' },
        'ring-2': { token: 'green-1' },
      },
    }).answer('action', 'attack');
    expect(table.options('attackTarget')).toEqual(['s2-middle', 'connect-outer']);
    const reason = (id: string): string => table.refusal('attackTarget', id).reason;
    expect([reason('s2-colony'), reason('s2-left'), reason('connect-inner')]).toEqual([
      'colony',
      'notEnemy',
      'emptyArea',
    ]);
    expect(() => table.answer('attackTarget', 'ring-2')).toThrow('not one of the options');
  });

  test('TW 10.6, TW 10.9, TW C53, TW 21.3 a facedown token is flipped, and the attack stands', () => {
    const table = declare({ ground: { [TARGET]: { token: 'yellow-3', facedown: true } } });
    expect(table.events('TokensFlipped')).toMatchObject([{ tokens: [{ area: TARGET, token: 'yellow-3' }] }]);
    expect(table.match.undoable(0).ok).toBe(false);
    expect(table.state.combat).toMatchObject({ attacker: 0, step: 2 });
  });

  test('TW C54, TW 14.8 a facedown token of the Ralan colour attacked with a ship: the attack stands, with plus(1) for the Exiled', () => {
    const table = declare({
      ship: 'yes',
      ground: { [TARGET]: { token: 'yellow-1', facedown: true }, [ORIGIN]: { ships: 1 } },
      setup: { exiled: { yellow: 'ralan-engineers' } },
      rolls: [[6, 6, 6], [1]],
    });
    expect(table.state.combat!.ship).toBe(true);
    playCards(table);
    expect(table.events('CombatResolved')).toMatchObject([{ defence: 8 }]);
  });

  test('TW 10.8 abilities of the Exiled act right after the declaration, before any card', () => {
    const table = declare({
      attack: { gold: 3 },
      ground: { [TARGET]: { token: 'yellow-2' } },
      setup: { exiled: { yellow: 'solca-mercenaries' } },
    });
    expect(table.match.pending.map(({ ask }) => [ask.seat, ask.kind])).toEqual([[0, 'forSale']]);
    table.answer('forSale', 'pay');
    expect(table.strength(TARGET)).toBe(1);
    expect(table.isAsked('combatCard', 0)).toBe(true);
  });

  test('TW 10.7, TW 1.7 the attackers stand on neither area for control; the defending side keeps the target', () => {
    const table = declare({ sides: { 1: { troops: { [TARGET]: 1 } } } });
    expect([table.owner(TARGET), table.troops(TARGET), table.troops(ORIGIN)]).toEqual([1, 1, 1]);
    expect(table.state.combat!.attackers).toBe(3);
  });

  test('TW 10.1, TW 20.9 in combat there is no Reward Card, no Reward Ability and no Laser Cannon, but Trade', () => {
    const table = declare({
      attack: {
        rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'],
        races: ['zeto-archivists'],
        gold: 2,
        energy: 2,
        hand: ['enforce-1'],
      },
      ground: { [TARGET]: { token: 'yellow-1' }, [ORIGIN]: { buildings: ['laser-cannon'] } },
    });
    expect(table.options('combatCard', 0).filter((value) => String(value).startsWith('+'))).toEqual([
      '+trade',
    ]);
  });

  test('TW C19, TW 8.11 a ship may not attack an area with a Sentry Tower; Troops on foot may', () => {
    const table = declare({
      sides: { 1: { troops: { [TARGET]: 1 } } },
      ground: { [TARGET]: { buildings: ['sentry-tower'] }, [ORIGIN]: { ships: 1 } },
    });
    expect(table.state.combat!.ship).toBe(false);
  });
});

describe('playing cards', () => {
  const exiled = { [TARGET]: { token: 'yellow-2' } } as const;

  test('TW 10.10, TW 10.11, TW 10.14 the attacker first, then the player who holds the target; nobody else', () => {
    const table = declare({
      attack: { hand: ['enforce-1'] },
      sides: { 1: { troops: { [TARGET]: 2 }, hand: ['enforce-2'] }, 2: { hand: ['enforce-3'] } },
      setup: { seats: 3 },
    });
    expect(table.match.pending.map(({ ask }) => [ask.seat, ask.kind])).toEqual([[0, 'combatCard']]);
    table.answer('combatCard', 'enforce-1');
    expect(table.player(0).hand).toEqual([]);
    expect(table.match.pending.map(({ ask }) => [ask.seat, ask.kind])).toEqual([[1, 'combatCard']]);
    table.answer('combatCard', 'enforce-2');
    expect(table.isAsked('support')).toBe(false);
  });

  test('TW 10.12, TW E12, TW 10.13 the others may support in clockwise order; the first who does is the only one', () => {
    const hands = {
      1: { hand: ['enforce-1'] },
      2: { hand: ['enforce-2'], gold: 1, energy: 1 },
      3: { hand: ['enforce-3'] },
    } as const;
    const table = declare({
      sides: hands,
      ground: exiled,
      setup: { seats: 4 },
      rolls: [
        [1, 1, 1],
        [1, 1],
      ],
    });
    table.answer('combatCard', 'none', 0).answer('support', 'none', 1).answer('support', 'enforce-2', 2);
    expect(table.isAsked('support')).toBe(false);
    expect(table.state.combat!.supporter).toBe(2);
    table.ifAsked('bribe', 'none').ifAsked('cardOption', ['1'], 2);
    expect(table.events('CombatResolved')).toMatchObject([{ defence: 16 }]); // plus(1) for the Exiled: (2 + 2) x 4
  });

  test('TW 10.15, TW 10.16, TW 10.17, TW 10.18, TW 20.6 conditions are checked when a card is put down', () => {
    const table = declare({
      attack: { hand: ['ambush-1', 'pincer-1', 'build-01', 'jetpack-1', 'defect-1'] },
      sides: { 1: { hand: ['jetpack-2', 'ambush-2', 'pincer-2'] } },
      ground: exiled,
    });
    expect(table.options('combatCard', 0)).toEqual(['none', 'defect-1', 'jetpack-1']);
    expect(table.refusal('combatCard', 'ambush-1', 0)).toMatchObject({ rule: 'TW 10.17' });
    expect(table.refusal('combatCard', 'pincer-1', 0)).toMatchObject({ rule: 'TW 10.16' });
    expect(table.refusal('combatCard', 'build-01', 0)).toMatchObject({ rule: 'TW 10.14' });
    table.answer('combatCard', 'none', 0);
    expect(table.options('support', 1)).toEqual(['none', 'ambush-2']);
    expect(table.refusal('support', 'jetpack-2', 1)).toMatchObject({ rule: 'TW 10.17' });
  });

  test('TW 10.16 a supporter needs any controlled area beside the target for Pincer', () => {
    const table = declare({
      sides: { 1: { hand: ['pincer-2'], troops: { 's1-outer-corner': 1 } } },
      ground: exiled,
    });
    table.answer('combatCard', 'none', 0);
    expect(table.options('support', 1)).toEqual(['none', 'pincer-2']);
  });

  test('TW 10.17 Ambush is not for a defending player', () => {
    const table = declare({ sides: { 1: { troops: { [TARGET]: 1 }, hand: ['ambush-1', 'maneuver-1'] } } });
    table.answer('combatCard', 'none', 0);
    expect(table.options('combatCard', 1)).toEqual(['none', 'maneuver-1']);
  });

  test('TW 17.14, TW 17.7 who has no Combat Card is asked all the same; a facedown card is seen by its player alone', () => {
    const table = declare({ attack: { hand: ['enforce-1'] }, ground: exiled });
    table.answer('combatCard', 'enforce-1', 0);
    expect(table.options('support', 1)).toEqual(['none']);
    expect(table.view(1).combat!.attack.cards).toEqual([{ seat: 0, card: null, option: 0 }]);
    expect(table.view(0).combat!.attack.cards).toEqual([{ seat: 0, card: 'enforce-1', option: 0 }]);
    expect(table.events('CardPutDown', 1)[0]!.only).toBeUndefined();
  });

  test('TW 10.44, TW 10.45 without a supporter the player to the attacker’s left decides for the Exiled, after both have rolled', () => {
    const table = declare({
      target: 'gate',
      origin: 'ring-1',
      attack: { troops: { 'ring-1': 4 } },
      setup: { seats: 3, guardian: { race: 'tavma-morphlings', tokens: ['at-reroll'] } },
      rolls: [[1, 1, 1], [1, 1], [6]],
    });
    playCards(table);
    expect(table.match.pending.map(({ ask }) => [ask.seat, ask.kind])).toEqual([[1, 'rerollDice']]);
    expect(table.view(1).combat).toMatchObject({ attack: { dice: [1, 1, 1] }, defence: { dice: [1, 1] } });
  });
});
