import { describe, expect, test } from 'vitest';
import type { FactionId, NeutralId, Phase, Rank } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import { turnOrder } from '../rules/steps/acting.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const pricing = (factions: readonly FactionId[], more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: factions.map((faction): SideUp => ({ faction, vault: [2, 6] })),
    step: 'prices',
    ...more,
  });

const price = (table: ChaosTable, seat: number, rank: Rank, slot: string): ChaosTable =>
  table.answer('price', [String(rank), slot], seat);

const neutrals = ({ state }: ChaosTable): (readonly [Phase, NeutralId])[] =>
  (['discover', 'build', 'harvest', 'recruit', 'move'] as const).flatMap((phase, i) => {
    const one = state.prices[i];
    return one?.by === NOBODY ? [[phase, one.token as NeutralId] as const] : [];
  });

const THREE: readonly FactionId[] = ['ai', 'zcharo', 'leyrien'];

describe('neutral tokens', () => {
  test.each([
    [['neutral-a-top', 'neutral-b-top'], 'neutral-b-top', 'neutral-a-top'],
    [['neutral-a-top', 'neutral-b-low'], 'neutral-a-top', 'neutral-b-low'],
    [['neutral-a-low', 'neutral-b-low'], 'neutral-b-low', 'neutral-a-low'],
  ] as const)(
    'CO 5.13, CO 5.14, CO 5.15 the cheaper of %o lies on the top-most phase (E1)',
    (tops, first, second) => {
      const table = pricing(THREE, {
        adjust: (s) => {
          s.neutral = [...tops];
        },
      });
      price(table, 0, 3, 'discover');
      price(table, 1, 3, 'recruit');
      price(table, 2, 3, 'move:last');
      expect(neutrals(table)).toEqual([
        ['build', first],
        ['harvest', second],
      ]);
    },
  );

  test('CO 5.16, CO 5.17 on the move phase it lies on move first, gives nobody a card, and moves the flare gun', () => {
    const table = pricing(['ai', 'zcharo', 'leyrien', 'jrayek']);
    price(table, 0, 3, 'discover');
    price(table, 1, 4, 'build');
    price(table, 2, 4, 'harvest');
    price(table, 3, 4, 'recruit');
    expect(table.state.prices[4]).toEqual({
      by: NOBODY,
      token: 'neutral-a-top',
      last: false,
      surcharges: [],
    });
    expect(table.state.flareGun).toBe(1);
    expect(table.state.players.every(({ hand }) => hand.length === 0)).toBe(true);
  });
});

describe('the flare gun', () => {
  const FOUR: readonly FactionId[] = ['ai', 'zcharo', 'leyrien', 'jrayek'];

  test('CO 4.4, CO 5.1, CO 5.17 to the left of the pricer, unless that one holds it (E2)', () => {
    const table = pricing(FOUR, { phase: 'prices' });
    price(table, 0, 3, 'discover');
    price(table, 1, 3, 'build');
    price(table, 2, 3, 'harvest');
    price(table, 3, 4, 'move:last');
    expect(table.state.flareGun).toBe(1);
  });

  test('CO 4.4 the order of pricing stays although it moves (E2)', () => {
    const table = pricing(FOUR);
    price(table, 0, 3, 'discover');
    price(table, 1, 3, 'move:last');
    expect(table.state.flareGun).toBe(2);
    expect(table.question('price').ask.seat).toBe(2);
    price(table, 2, 3, 'build');
    expect(table.question('price').ask.seat).toBe(3);
  });

  test('CO 5.18 with 2 factions it changes hands whoever prices the move phase, and last means last (corner 1)', () => {
    const held = pricing(['ai', 'leyrien']);
    price(held, 0, 3, 'move:last');
    expect(held.state.flareGun).toBe(1);
    expect(turnOrder(held.state, 'move')).toEqual([1, 0]);
    const other = pricing(['ai', 'leyrien']);
    price(other, 0, 3, 'build');
    price(other, 1, 3, 'move:last');
    expect(other.state.flareGun).toBe(1);
  });
});

describe('tokens', () => {
  test('CO 5.2, CO 5.5, CO 5.7, CO 5.10, CO 5.18, CO 6.1, CO 6.4, CO 6.5 a phase of two factions (E3)', () => {
    const table = pricing(['ai', 'leyrien'], { after: ['round'] });
    price(table, 0, 4, 'harvest');
    price(table, 1, 3, 'recruit');
    expect(table.player(1).energy).toBe(2);
    price(table, 0, 1, 'move:first');
    expect(table.player(0).hand).toHaveLength(1); // of the slot; none of the token
    expect(table.player(0)).toMatchObject({ recalled: [2, 6], vault: [], tokens: [3, 5] });
    expect(table.state.flareGun).toBe(1);
    price(table, 1, 5, 'build');
    expect(table.player(1).gems).toBe(1);
    expect(neutrals(table)).toEqual([['discover', 'neutral-a-top']]);
    const orders = (['discover', 'build', 'harvest', 'recruit', 'move'] as const).map((phase) =>
      turnOrder(table.state, phase),
    );
    expect(orders).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(table.player(0).tokens).toEqual([2, 3, 5, 6]); // the next round has begun
  });

  test('CO 5.3, CO 5.4, CO 5.19 any usable token on any empty phase; one slot of the move phase closes the other', () => {
    const table = pricing(['ai', 'leyrien']);
    const { ask } = table.question('price');
    expect(table.options('price')).toEqual(['1', '3', '4', '5']);
    expect(ask.after!(['1'])).toEqual(['discover', 'build', 'harvest', 'recruit', 'move:first', 'move:last']);
    price(table, 0, 3, 'move:last');
    expect(table.question('price').ask.after!(['1'])).toEqual(['discover', 'build', 'harvest', 'recruit']);
    expect(() => price(table, 1, 3, 'move:first')).toThrow(/cannot follow/);
    expect(() => table.answer('price', ['2', 'build'])).toThrow(/not one of the options/);
  });

  test('CO 5.10 rank 1 recalls what lies in the vault, usable from the next round on (corner 3, corner 4)', () => {
    const table = pricing(THREE);
    price(table, 0, 1, 'harvest');
    expect(table.player(0)).toMatchObject({ tokens: [3, 4, 5], recalled: [2, 6], vault: [] });
    expect(table.player(0).hand).toHaveLength(1); // CO 5.7: 1 C with 3 factions
    expect(table.player(0).fresh).toHaveLength(1); // CO 17.4: of no use in this phase
  });

  test('CO 5.6, CO 5.11 rank 2: phase bonus, then 1 research that the gem may unlock (corner 79)', () => {
    const table = pricing(THREE, {
      sides: [
        { faction: 'ai', columns: { move: 2 }, vault: [1, 6] },
        { faction: 'zcharo' },
        { faction: 'leyrien' },
      ],
      adjust: (s) => {
        s.players[0]!.tokens = [2];
      },
    });
    price(table, 0, 2, 'build');
    expect(table.player(0).gems).toBe(1);
    table.answer('research', 'move');
    expect(table.player(0)).toMatchObject({ gems: 0, research: [1, 1, 1, 1, 3] });
    expect(table.player(0).recalled).toEqual([]);
  });

  test('CO 5.5 phase bonuses: build 1 gem, recruit 2 energy, move first 1 card, the others nothing', () => {
    const gains = (['discover', 'build', 'harvest', 'recruit', 'move:first', 'move:last'] as const).map(
      (slot) => {
        const { energy, gems, hand } = price(pricing(THREE), 0, 3, slot).player(0);
        return [energy, gems, hand.length];
      },
    );
    expect(gains).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [2, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('CO 5.3 the last of 5 factions still chooses its token and the slot (corner 2)', () => {
    const table = pricing(['ai', 'zcharo', 'leyrien', 'jrayek', 'oxataya']);
    (['discover', 'build', 'harvest', 'recruit'] as const).forEach((slot, seat) =>
      price(table, seat, 3, slot),
    );
    table.ifAsked('summon', 'nobody');
    expect(table.options('price', 4)).toEqual(['1', '3', '4', '5']);
    expect(table.question('price').ask.after!(['5'])).toEqual(['move:first', 'move:last']);
  });
});
