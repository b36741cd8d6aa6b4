import { describe, expect, test } from 'vitest';
import { theWarpWords } from '../words/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { raid } from './raiding.ts';
import { asWarp } from '../rules/questions.ts';

const extract = (me: Side = {}, more: Position = {}): WarpTable =>
  position({ step: 'extract', ...more, sides: { ...more.sides, 0: me } });

/** All Troops but those of the reserve are on the board. */
const ALL_OUT = { 's1-colony': 4, 's1-start': 4, 's1-left': 4 };

describe('TW 5.1 to TW 5.3 the choice', () => {
  test('TW 5.1 Resources or Troops, and nothing else', () => {
    expect(extract().options('extract')).toEqual(['resources', 'troops']);
  });

  test('TW 5.2, TW E2 Resources: Gold and Energy, by their tracks', () => {
    const table = extract(
      { levels: { 'gold-mine': 2 }, troops: { 's1-start': 1, 's1-upper-left': 1 } },
      {
        areas: {
          's1-start': { buildings: ['energy-plant'] },
          's1-upper-left': { buildings: ['energy-plant'] },
        },
      },
    );
    expect([table.track(0, 'gold-mine'), table.track(0, 'energy-plant')]).toEqual([2, 3]);
    table.answer('extract', 'resources');
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 2, reserve: 0 });
    expect(table.events('Gained')).toEqual([{ type: 'Gained', seat: 0, gold: 1, energy: 2 }]);
  });

  test('TW 5.2, TW 5.3 the choice tells what one really gets, abilities and the supply of Troops included', () => {
    const texts = (table: WarpTable): string[] => {
      const [asked] = table.asked();
      return ['resources', 'troops'].map((value) =>
        theWarpWords.option(table.view(0), asWarp(asked!), value),
      );
    };
    expect(texts(extract())).toEqual(['Resources: 1 Gold and 1 Energy', 'Troops: 1']);
    expect(texts(extract({ races: ['luron-droids'] }))[1]).toBe('Troops: 2');
    expect(texts(extract({ races: ['luron-droids'], troops: ALL_OUT, reserve: 1 }))[1]).toBe('Troops: 1');
    const posts: Position = {
      areas: Object.fromEntries(
        ['s1-start', 's1-left', 's1-upper-left'].map((id) => [id, { buildings: ['trade-post'] }] as const),
      ),
    };
    const trader: Side = {
      levels: { 'trade-post': 3, 'gold-mine': 3 },
      troops: { 's1-start': 1, 's1-left': 1, 's1-upper-left': 1 },
    };
    expect(texts(extract(trader, posts))[0]).toBe('Resources: 3 Gold and 2 Energy, with your Trade bonus');
    const doubled = extract(trader, { ...posts, switches: ['tradeBonus'] });
    expect(texts(doubled)[0]).toBe('Resources: 4 Gold and 2 Energy, with your Trade bonus'); // TW 19.5
  });

  const threeCenters: Side = {
    levels: { 'command-center': 2 },
    troops: { 's1-colony': 2, 's1-start': 1, 's1-left': 1 },
  };
  const CENTERS: Position = {
    areas: {
      's1-start': { buildings: ['command-center'] },
      's1-left': { buildings: ['command-center'] },
    },
  };

  test('TW 5.3, TW 5.5, TW E3 Troops: each on an area of the player or into the reserve', () => {
    const table = extract(threeCenters, CENTERS).answer('extract', 'troops');
    expect(table.track(0, 'command-center')).toBe(6);
    expect(table.options('placeTroop')).toEqual(['s1-colony', 's1-start', 's1-left', 'reserve']);
    table.answers(['placeTroop', 's1-start'], ['placeTroop', 's1-colony'], ['placeTroop', 'reserve']);
    expect([table.troops('s1-start'), table.troops('s1-colony')]).toEqual([2, 3]);
    expect(table.player(0)).toMatchObject({ reserve: 1, supply: 7, gold: 0, energy: 0 });
    // It has to wait for the next Income Phase ...
    expect(table.options('drawFrom')).not.toContain('+reserve');
    expect(table.refusal('drawFrom', '+reserve')).toEqual({ rule: 'TW 5.5', reason: 'reserveNotReady' });
    passTurn(passTurn(table));
    // ... and may come out then.
    expect(table.state.active).toBe(0);
    table.answer('extract', 'resources').answer('discard', '+reserve').answer('placeReserve', 's1-start');
    expect(table.troops('s1-start')).toBe(3);
    expect(table.player(0).reserve).toBe(0);
  });

  test('TW 5.3 they may all go to one area or all into the reserve', () => {
    const one = extract(threeCenters, CENTERS).answer('extract', 'troops');
    one.answers(['placeTroop', 's1-left'], ['placeTroop', 's1-left'], ['placeTroop', 's1-left']);
    expect(one.troops('s1-left')).toBe(4);
    const none = extract(threeCenters, CENTERS)
      .answer('extract', 'troops')
      .answerAll('placeTroop', 'reserve');
    expect(none.player(0)).toMatchObject({ reserve: 3, supply: 7 });
  });
});

describe('TW 5.4, TW 5.5 the reserve', () => {
  const waiting: Side = { reserve: 3, hand: ['build-01'] };

  test('TW 5.4 it may come out at any time of the Income Phase, with Resources as with Troops', () => {
    for (const choice of ['resources', 'troops'] as const) {
      const table = extract(waiting);
      table.answers(['extract', '+reserve'], ['placeReserve', 's1-start'], ['extract', choice]);
      table.answerAll('placeTroop', 'reserve');
      table.answers(['discard', '+reserve'], ['placeReserve', 's1-colony'], ['discard', 'draw']);
      table.answer('drawFrom', '+reserve'); // the Colony is full: only one place is left
      expect([table.troops('s1-start'), table.troops('s1-colony')]).toEqual([3, 4]);
      expect(table.player(0).reserve).toBe(choice === 'troops' ? 1 : 0);
    }
  });

  test('TW 5.4 even after the draws of Consult, before the Income Phase ends', () => {
    const table = extract(waiting).answers(['extract', 'resources'], ['discard', 'draw']);
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.options('endIncome')).toContain('endIncome');
    table.answers(['endIncome', '+reserve'], ['placeReserve', 's1-start'], ['endIncome', 'endIncome']);
    expect(table.troops('s1-start')).toBe(2);
    expect(table.isAsked('action')).toBe(true);
    const without = extract({ hand: ['build-01'] }).answers(['extract', 'resources'], ['discard', 'draw']);
    without.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(without.isAsked('action')).toBe(true); // nothing to wait for
  });

  test('TW 5.4 in other phases it stays where it is', () => {
    const action = position({ sides: { 0: { ...waiting, gold: 9, energy: 9 } } });
    expect(action.options('action')).not.toContain('+reserve');
    expect(() => action.answer('action', '+reserve')).toThrow('is not one of the options');
    const movement = position({ step: 'movement', sides: { 0: waiting } });
    expect(movement.options('moveFrom')).not.toContain('+reserve');
  });

  test('TW 5.4 what comes into the reserve at the start of the turn may come out in the same turn', () => {
    const table = extract({ rewards: ['rw-veterans-1'] }).answer('extract', '+reward:rw-veterans-1');
    expect(table.player(0).reserve).toBe(3);
    table.answers(['extract', 'resources'], ['discard', '+reserve'], ['placeReserve', 's1-start']);
    expect(table.troops('s1-start')).toBe(2);
  });

  test('TW 5.5 what comes into it later in the Income Phase may not', () => {
    const table = extract({ rewards: ['rw-veterans-1'], reserve: 1 }).answer('extract', 'resources');
    table.answers(
      ['discard', '+reward:rw-veterans-1'],
      ['discard', '+reserve'],
      ['placeReserve', 's1-start'],
    );
    expect(table.player(0).reserve).toBe(3);
    expect(table.refusal('discard', '+reserve')).toEqual({ rule: 'TW 5.5', reason: 'reserveNotReady' });
  });

  test('TW C64 the Troop of Foundry comes at the start of the turn, before the Income Phase', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { races: ['luron-droids'], permanent: ['luron-droids'] } },
    }).answer('extract', 'resources');
    expect(table.player(0).reserve).toBe(1);
    table.answer('discard', '+reserve').answer('placeReserve', 's1-colony');
    expect(table.troops('s1-colony')).toBe(4);
    expect(table.player(0)).toMatchObject({ reserve: 0, supply: 9 });
  });
});

describe('TW 5.6 to TW 5.9 where Troops may stand', () => {
  test('TW 5.6, TW 5.7 at most 4 on an area; the Colony counts as any', () => {
    const table = extract({ troops: { 's1-colony': 3, 's1-start': 4 }, reserve: 2 });
    table.answer('extract', 'troops');
    expect(table.options('placeTroop')).toEqual(['s1-colony', 'reserve']);
    table.answer('placeTroop', 's1-colony');
    expect(table.troops('s1-colony')).toBe(4);
    expect(table.refusal('drawFrom', '+reserve')).toEqual({ rule: 'TW 5.6', reason: 'noRoomForReserve' });
  });

  test('TW 5.6, TW 5.7 on the Gate at most as many as the Guardian has dice, and never more than 4', () => {
    const atGate = (race: 'tavma-morphlings' | 'luron-droids', troops: number): readonly unknown[] => {
      const table = extract({ troops: { gate: troops } }, { guardian: { race } });
      return table.answer('extract', 'troops').options('placeTroop');
    };
    expect(atGate('tavma-morphlings', 1)).toContain('gate'); // 2 dice
    expect(atGate('tavma-morphlings', 2)).not.toContain('gate');
    expect(atGate('luron-droids', 3)).toContain('gate'); // 6 dice
    expect(atGate('luron-droids', 4)).not.toContain('gate');
  });

  test('TW 5.7 not on the Gate if somebody else holds it', () => {
    expect(extract().answer('extract', 'troops').options('placeTroop')).not.toContain('gate');
  });

  test('TW 5.8 a player has 14 Troops: what the general supply lacks is lost', () => {
    const table = extract(
      {
        troops: { 's1-colony': 4, 's1-start': 1, 's1-left': 1, 'ring-1': 4, 'ring-2': 3 },
        levels: { 'command-center': 3 },
      },
      { areas: { 's1-left': { buildings: ['command-center'] } } },
    );
    expect(table.track(0, 'command-center')).toBe(6); // 3 Troops
    expect(table.player(0).supply).toBe(1);
    table.answer('extract', 'troops').answer('placeTroop', 's1-start');
    expect(table.isAsked('placeTroop')).toBe(false);
    expect(table.player(0)).toMatchObject({ supply: 0, reserve: 0 });
  });

  test('TW C30 with all 14 in use Troops gives nothing, but the reserve may be placed', () => {
    const table = extract({ troops: { ...ALL_OUT, 's1-start': 3 }, reserve: 3 });
    expect(table.player(0).supply).toBe(0);
    table.answer('extract', 'troops');
    expect(table.isAsked('placeTroop')).toBe(false);
    table.answer('discard', '+reserve');
    expect(table.player(0).reserve).toBe(2);
    expect(table.troops('s1-start')).toBe(4);
  });

  test('TW C31 Troops as a bribe: the payer loses them, a receiver with all 14 in use gets none', () => {
    const full = { 's2-colony': 4, 's2-start': 4, 's2-left': 4, 's2-upper-left': 2 };
    const table = raid({
      me: { reserve: 3 },
      other: { hand: ['enforce-1'], gold: 1, troops: full },
    });
    table.answers(['combatCard', 'none'], ['support', 'enforce-1'], ['bribe', 'offer']);
    table.ifAsked('offerKinds', ['troops']).answer('offerAmount', 2).answer('answerBribe', 'accept');
    // 2 back in the general supply of the payer; 5 on the board, of which 3 attack.
    expect(table.player(0)).toMatchObject({ reserve: 1, supply: 14 - 5 - 1 });
    expect(table.player(1)).toMatchObject({ reserve: 0, supply: 0 });
    expect(table.events('BribePaid')).toMatchObject([{ seat: 0, to: 1 }]);
  });

  test('TW 5.9 Extract gives no new area: Exiled, empty and foreign ones are no places', () => {
    const table = extract({ reserve: 1 }, { areas: { 's1-left': { token: 'yellow-1' } } });
    table.answer('extract', '+reserve');
    expect(table.options('placeReserve')).toEqual(['s1-colony', 's1-start']);
    table.answers(['placeReserve', 's1-start'], ['extract', 'troops']);
    expect(table.options('placeTroop')).toEqual(['s1-colony', 's1-start', 'reserve']);
  });
});

describe('TW 5.10, TW 5.11 Gold and Energy', () => {
  test('TW 5.10 what is gained comes from the general supply, not from another player', () => {
    const table = extract({}, { sides: { 1: { gold: 5, energy: 5 } } }).answer('extract', 'resources');
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.player(1)).toMatchObject({ gold: 5, energy: 5 });
  });

  test('TW 5.10 unless a text says otherwise: Plunder', () => {
    const table = raid({
      me: { races: ['morlar-raiders'], troops: { 's1-left': 4 } },
      other: { gold: 5, energy: 5, troops: { 's2-outer-corner': 2 } },
      areas: { 's1-outer-corner': {} },
    }).passOthers();
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 4 });
  });

  test('TW 5.11 they never run out', () => {
    const rich = { gold: 500, energy: 500 };
    const table = extract(rich, { sides: { 1: rich } }).answer('extract', 'resources');
    expect(table.player(0)).toMatchObject({ gold: 501, energy: 501 });
  });
});
