import { describe, expect, it } from 'vitest';
import type { Direction } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { WarpTable } from '../arrange.ts';
import { rivalAttacks } from './fighting.ts';
import type { SoloFight } from './fighting.ts';

/** Where the Rival attacks. The Player supports nobody. */
function attackOf(
  arrow: Direction,
  fight: SoloFight,
): readonly [from: string, to: string, troops: number] | undefined {
  const declared = attacked(arrow, fight).events('AttackDeclared')[0];
  return declared && [declared.from, declared.to, declared.troops];
}
const attacked = (arrow: Direction, fight: SoloFight): WarpTable => rivalAttacks(arrow, fight).passOthers();

const EXILED = { token: 'yellow-2' } as const;
const rivalHas = (troops: Readonly<Record<string, number>>): SoloFight => ({ rivals: { troops } });

describe('the origin of an attack by the Rival', () => {
  it('TWS 11.3, TWS 11.4, TWS 11.11, TWS 11.13 TWS E3: most Troops, highest multiplier, furthest from the Colony', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 3, 's2-middle': 3 }),
      areas: { 's2-colony': { multiplier: 3 }, 'ring-2': EXILED },
    };
    expect(attackOf('NE', fight)).toEqual(['s2-middle', 'ring-2', 2]);
  });

  it('TWS 11.3 a tie is the Player’s to settle', () => {
    const table = rivalAttacks('NE', {
      ...rivalHas({ 's2-colony': 1, 's2-middle': 3, 's2-inner-corner': 3 }),
      areas: { 's2-inner-corner': { multiplier: 3 }, 'ring-2': EXILED, 'ring-1': EXILED },
      ties: 'ask',
    });
    expect(table.isAsked('rivalOrigin')).toBe(true);
    expect(table.options('rivalOrigin')).toEqual(['s2-inner-corner', 's2-middle']);
    table.answer('rivalOrigin', 's2-inner-corner').passOthers();
    expect(table.events('AttackDeclared')[0]).toMatchObject({ from: 's2-inner-corner', to: 'ring-1' });
  });

  it('TWS 11.8, TWS 6.10 TWS E5: an origin without a target is none', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 2, 's2-start': 4, 's2-upper-right': 2, 's2-outer-corner': 1 }),
      areas: { 's2-inner-corner': EXILED },
    };
    expect(attackOf('SE', fight)).toEqual(['s2-upper-right', 's2-inner-corner', 1]);
  });

  it('TWS 11.6, TWS 6.10 TWS E34: the clockwise search begins at the arrow', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 4, 's2-upper-right': 3, 's2-left': 1, 's2-upper-left': 1, 's2-start': 1 }),
      areas: { 's2-middle': { token: 'yellow-1' } },
      rolls: [[5, 5], [1]],
    } as const;
    const table = attacked('SW', fight);
    expect(table.events('AttackDeclared')[0]).toMatchObject({
      from: 's2-upper-right',
      to: 's2-middle',
      troops: 2,
    });
    expect(table.events('CombatResolved')[0]).toMatchObject({ attack: 20, defence: 3, winner: 'attack' });
    expect([table.troops('s2-middle'), table.troops('s2-upper-right')]).toEqual([2, 1]);
  });

  it('TWS 11.2, TWS 11.9 TWS C16: with 1 Troop everywhere the attack is skipped, and no cards are drawn', () => {
    const table = attacked('NE', {
      ...rivalHas({ 's2-colony': 1, 's2-middle': 1 }),
      areas: { 'ring-2': EXILED },
    });
    expect(table.events('RivalSkipped')).toMatchObject([{ what: 'attack' }]);
    expect(table.events('RivalCardsDrawn')).toEqual([]);
  });

  it('TWS 11.9 without anybody to attack it is skipped too', () => {
    expect(attackOf('NE', rivalHas({ 's2-colony': 4 }))).toBeUndefined();
  });
});

describe('the target of an attack by the Rival', () => {
  it('TWS 11.5, TWS 11.6 TWS E4: own and empty areas are passed over', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 3, 's2-left': 1 }),
      areas: { 's2-upper-right': EXILED },
    };
    expect(attackOf('W', fight)).toEqual(['s2-colony', 's2-upper-right', 2]);
  });

  it('TWS 11.5 TWS C17: an empty area at the arrow is no target', () => {
    const fight = { ...rivalHas({ 's2-colony': 3 }), areas: { 's2-start': EXILED } };
    expect(attackOf('E', fight)).toEqual(['s2-colony', 's2-start', 2]);
  });

  it('TWS 11.5, TWS 4.5 TWS C18: nor is the Player’s Colony', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 1, 's1-left': 3 }),
      player: { troops: { 's1-colony': 1, 's1-upper-left': 1 } },
    };
    expect(attackOf('E', fight)).toEqual(['s1-left', 's1-upper-left', 2]);
  });

  it('TWS 11.16 the arrow alone decides between Player and Exiled; a Sentry Tower protects nobody', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 1, 's2-inner-corner': 2 }),
      player: { troops: { 's1-middle': 2 } },
      areas: { 's1-middle': { buildings: ['sentry-tower'] }, 'ring-1': EXILED },
    } as const;
    expect(attackOf('E', fight)).toEqual(['s2-inner-corner', 's1-middle', 1]);
    expect(attackOf('NE', fight)).toEqual(['s2-inner-corner', 'ring-1', 1]);
  });

  it('TWS 11.7, TWS 5.1 TWS C19: the Worm Hole comes last, on side A', () => {
    const fight = {
      ...rivalHas({ 's2-colony': 1, 'connect-inner': 2 }),
      areas: { 's1-inner-corner': EXILED },
    };
    expect(attackOf('E', fight)).toEqual(['connect-inner', 's1-inner-corner', 1]);
    expect(attackOf('E', { ...fight, areas: { ...fight.areas, 'connect-outer': EXILED } })).toEqual([
      'connect-inner',
      'connect-outer',
      1,
    ]);
  });

  it('TWS 11.7 TWS E51: the Worm Hole on side B', () => {
    const fight = {
      ...rivalHas({
        's2-colony': 1,
        's2-inner-corner': 3,
        's2-middle': 1,
        'ring-2': 1,
        's2-upper-left': 1,
        's2-outer-corner': 1,
      }),
      options: { side: 'B' },
      areas: { 'connect-inner': EXILED },
    } as const;
    expect(attackOf('E', fight)).toEqual(['s2-inner-corner', 'connect-inner', 2]);
  });

  it('TWS 11.10 a facedown token is flipped before the cards are drawn', () => {
    const table = rivalAttacks('NE', {
      ...rivalHas({ 's2-colony': 1, 's2-middle': 2 }),
      areas: { 'ring-2': { ...EXILED, facedown: true } },
    });
    const types = table.match.events.map(({ event }) => event.type);
    expect(types.indexOf('TokensFlipped')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('TokensFlipped')).toBeLessThan(types.indexOf('RivalCardsDrawn'));
  });

  it.each(['solca-mercenaries', 'tavma-morphlings'] as const)(
    'TWS 11.14, TWS 21.12 For Sale and Unstable Flesh do not act: %s',
    (race) => {
      const table = attacked('NE', {
        rivals: { gold: 9, energy: 9, troops: { 's2-colony': 1, 's2-middle': 2 } },
        areas: { 'ring-2': EXILED },
        player: { gold: 9, energy: 9 },
        exiled: { yellow: race },
        slots: ['rc-01', 'rc-02'],
      });
      expect(table.events('CombatResolved')).toHaveLength(1);
      expect(table.events('FleshChanged')).toEqual([]);
      expect(table.forced('forSale')).toEqual([]);
    },
  );

  it('TWS 11.12, TWS 11.15 TWS C20: all but one attack, at most 3; Darja sends 2', () => {
    const fight = (troops: number, rival?: 'darja'): SoloFight => ({
      ...(rival ? { rival } : {}),
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 1, 's2-middle': troops } },
      areas: { 'ring-2': EXILED },
    });
    expect(attackOf('NE', fight(2))).toEqual(['s2-middle', 'ring-2', 1]);
    expect(attackOf('NE', fight(4))).toEqual(['s2-middle', 'ring-2', 3]);
    expect(attackOf('NE', fight(4, 'darja'))).toEqual(['s2-middle', 'ring-2', 2]);
  });

  it('TWS 11.1 TWS C64: a ship on the origin stays there', () => {
    const table = attacked('NE', {
      ...rivalHas({ 's2-colony': 1, 's2-middle': 3 }),
      areas: { 'ring-2': EXILED, 's2-middle': { ships: 1 } },
    });
    expect(table.events('AttackDeclared')[0]).toMatchObject({ seat: RIVAL, ship: false });
  });
});
