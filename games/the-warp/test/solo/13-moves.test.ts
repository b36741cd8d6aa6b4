import { describe, expect, it } from 'vitest';
import type { AutomaId } from '../../content/index.ts';
import type { WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Rival moves: am-01 shows 1 move, am-03 shows 2, am-25 shows 3. */
const moves = (card: AutomaId, setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'rivalMovement', drawn: [card], ...setup });

const moved = (table: WarpTable): string[] =>
  table.events('TroopsMoved').map(({ from, to }) => `${from} ${to}`);

describe('TWS 13 Troop movement', () => {
  it('TWS 13.4, TWS 13.6, TWS 13.9, TWS E8 from the lowest to the highest multiplier, each move anew', () => {
    const table = moves('am-03', {
      rivals: { troops: { 's2-colony': 3, 's2-start': 2, 's2-middle': 1, 's2-upper-right': 1 } },
      areas: {
        's2-upper-left': { token: 'yellow-1' },
        's2-inner-corner': { token: 'yellow-2' },
        'connect-inner': { token: 'green-1' },
        'ring-1': { token: 'green-2' },
        'ring-2': { token: 'green-3' },
      },
    });
    expect(moved(table)).toEqual(['s2-start s2-middle', 's2-colony s2-middle']);
    expect([table.troops('s2-colony'), table.troops('s2-start'), table.troops('s2-middle')]).toEqual([
      2, 1, 3,
    ]);
  });

  it('TWS 13.5, TWS 13.10, TWS C17, TWS C41 an empty area beside the group is claimed with its buildings', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-upper-right': 2 } },
      areas: { 's2-inner-corner': { buildings: ['gold-mine'], colour: 0 } },
    });
    expect(moved(table)).toEqual(['s2-upper-right s2-inner-corner']);
    expect(table.owner('s2-inner-corner')).toBe(1);
    expect(table.events('BuildingTaken')).toMatchObject([{ seat: 1, from: 0, building: 'gold-mine' }]);
    expect(table.points(1)).toBe(0);
  });

  it('TWS C63 an area that lost its last Troop counts for nobody until a move takes it back', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-upper-right': 2, 's2-colony': 1 } },
      areas: {
        's2-inner-corner': { buildings: ['trade-post'], colour: 1 },
        's2-middle': { token: 'yellow-1' },
      },
    });
    expect(table.owner('s2-inner-corner')).toBe(1);
    expect(table.events('BuildingTaken')).toEqual([]);
    expect(table.track(1, 'trade-post')).toBe(2);
  });

  it('TWS 13.8, TWS C38 moves that improve nothing are lost', () => {
    const walls = { token: 'yellow-1' } as const;
    const table = moves('am-25', {
      rival: 'tavma',
      rivals: { troops: { 's2-colony': 1, 's2-start': 2 } },
      areas: {
        's2-left': walls,
        's2-upper-left': { token: 'yellow-2' },
        's2-upper-right': { token: 'yellow-3' },
        's2-outer-corner': { token: 'green-1' },
      },
    });
    expect(moved(table)).toEqual(['s2-start s2-colony']);
  });

  it('TWS 13.8 says so if there is none', () => {
    const table = moves('am-01', { rivals: { troops: { 's2-colony': 1 } } });
    expect(table.events('RivalSkipped')[0]).toMatchObject({ what: 'moves' });
  });

  it('TWS 13.5, TWS C39 a full area is left out', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-start': 2, 's2-upper-right': 4, 's2-colony': 1 } },
      areas: {
        's2-inner-corner': { token: 'yellow-1' },
        's2-middle': { token: 'yellow-2' },
        's2-upper-left': { token: 'green-1' },
        's2-outer-corner': { token: 'green-2' },
        's2-left': { token: 'green-3' },
      },
    });
    expect(moved(table)).toEqual(['s2-start s2-colony']);
  });

  it('TWS 13.5, TWS C40 each Troop stays within its connected areas', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-colony': 1, 'ring-3': 2, 's2-inner-corner': 1 } },
      areas: { 'ring-2': { token: 'yellow-1' }, 'ring-4': { token: 'yellow-2' } },
    });
    expect(moved(table)).toEqual([]);
  });

  it('TWS 13.5 the same multiplier counts as better only further from the Colony', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-upper-right': 2, 's2-colony': 1 } },
      areas: {
        's2-outer-corner': { multiplier: 2 },
        's2-middle': { token: 'yellow-1' },
        's2-inner-corner': { token: 'yellow-2' },
        's2-upper-left': { token: 'green-1' },
      },
    });
    expect(moved(table)).toEqual(['s2-upper-right s2-outer-corner']);
  });

  it('TWS 13.12, TWS 7.4 after a gained area the tokens beside the Rival’s areas are flipped', () => {
    const setup: SoloPosition = {
      rivals: { troops: { 's2-upper-right': 2 } },
      areas: {
        's1-middle': { token: 'yellow-1', facedown: true },
        's2-left': { token: 'green-1', facedown: true },
      },
    };
    expect(
      moves('am-01', setup)
        .events('TokensFlipped')[0]!
        .tokens.map(({ area }) => area),
    ).toEqual(['s1-middle', 's2-left']);
    const stays = { ...setup, rivals: { troops: { 's2-upper-right': 1 } } };
    expect(moves('am-01', stays).events('TokensFlipped')).toEqual([]);
  });

  it('TWS 13.11, TWS 13.12 ships stay where they are and reveal nothing', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-upper-right': 2, 's2-middle': 1 } },
      areas: {
        's2-upper-right': { ships: 1 },
        's2-inner-corner': { token: 'yellow-2' },
        'connect-inner': { token: 'yellow-1' },
        'ring-1': { token: 'green-2' },
        'ring-2': { token: 'green-3' },
        'connect-outer': { token: 'green-1', facedown: true },
      },
    });
    expect(moved(table)).toEqual(['s2-upper-right s2-middle']);
    expect(table.events('TokensFlipped')).toEqual([]);
    expect(table.isAsked('revealTokens')).toBe(false);
  });

  it('TWS 20.8 an empty Gate is claimed like any area', () => {
    const table = moves('am-01', {
      endgame: 2,
      guardian: { holds: false },
      rivals: { troops: { 'ring-2': 2 } },
      areas: { 'connect-inner': { token: 'yellow-1' } },
    });
    expect(moved(table)).toEqual(['ring-2 gate']);
  });
});
