import { describe, expect, it } from 'vitest';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

const placed = (table: WarpTable): string[] => table.events('TroopsPlaced').map(({ area }) => area);

/** The Rival extracts with this card, and builds a Command Center. */
const extracts = (card: 'am-01' | 'am-02' | 'am-03', setup: SoloPosition = {}): WarpTable =>
  soloPosition({ automa: [card], chance: soloDie('command-center'), ...setup });

describe('TWS 5, TWS 6, TWS 8 placing Troops', () => {
  it('TWS 8.6, TWS 5.3, TWS E1 takes the highest multiplier, then the area nearest to the Player', () => {
    const table = extracts('am-01', { rivals: { troops: { 's2-colony': 1, 's2-middle': 1, 'ring-2': 1 } } });
    expect(placed(table)).toEqual(['s2-middle']);
    const [pick] = table.events('RivalPicked');
    expect(pick).toMatchObject({ candidates: ['ring-2', 's2-middle'], area: 's2-middle' });
    expect(pick!.keys).toEqual([{ key: 'nearPlayer', left: ['s2-middle'] }]);
  });

  it('TWS 8.3, TWS 8.4 gives the resources of the card, whatever the tracks are', () => {
    const table = extracts('am-02', { rivals: { levels: { 'gold-mine': 3 } } });
    expect(table.events('Gained')[0]).toMatchObject({ seat: 1, gold: 2, energy: 2 });
    expect(placed(table)).toEqual([]);
  });

  it('TWS 8.7, TWS 6.8, TWS C2 picks each Troop anew: an area takes them until it is full', () => {
    const troops = { 's2-colony': 1, 's2-middle': 3, 's2-upper-right': 1 };
    expect(placed(extracts('am-03', { rivals: { troops } }))).toEqual(['s2-middle', 's2-upper-right']);
  });

  it('TWS 8.8, TWS 8.9, TWS C1 the Colony comes last, then the reserve', () => {
    const colony = extracts('am-03', { rivals: { troops: { 's2-colony': 3, 's2-start': 4 } } });
    expect(placed(colony)).toEqual(['s2-colony']);
    expect(colony.events('TroopsReserved')).toMatchObject([{ seat: 1, troops: 1 }]);
  });

  it('TWS 8.1, TWS 8.2, TWS E46, TWS C4 the reserve comes first, as far as there is room', () => {
    const table = extracts('am-02', {
      rivals: { troops: { 's2-colony': 2, 's2-start': 4 }, reserve: 3 },
    });
    expect(placed(table)).toEqual(['s2-colony', 's2-colony']);
    expect(table.player(1).reserve).toBe(1);
    expect(table.events('Gained')[0]).toMatchObject({ gold: 2, energy: 2 });
  });

  it('TWS 8.4, TWS C3 Troops that do not exist are lost, but the reserve is placed', () => {
    const table = extracts('am-03', {
      rivals: { troops: { 's2-colony': 4, 's2-start': 4, 's2-left': 4, 's2-middle': 1 }, reserve: 1 },
    });
    expect(placed(table)).toEqual(['s2-middle']);
    expect(table.player(1)).toMatchObject({ reserve: 0, supply: 0 });
  });

  it('TWS 8.10, TWS 8.11 the Gate is a place like any other, up to its limit', () => {
    const table = extracts('am-03', {
      endgame: 2,
      guardian: { race: 'tavma-morphlings' },
      rivals: { troops: { 's2-colony': 1, gate: 1, 'ring-2': 1 } },
    });
    expect(placed(table)).toEqual(['gate', 'ring-2']);
  });

  it('TWS 6.4, TWS 6.11, TWS 27.7, TWS E33, TWS C5 a tie is the Player’s choice, for each Troop anew', () => {
    const table = extracts('am-03', {
      ties: 'ask',
      player: { troops: { 's1-colony': 1, 's1-start': 1, 'ring-1': 1, 's1-inner-corner': 1 } },
      rivals: { troops: { 's2-inner-corner': 1, 'connect-inner': 1 } },
    });
    expect(table.options('rivalPlace')).toEqual(['connect-inner', 's2-inner-corner']);
    expect(() => table.answer('rivalPlace', 's2-colony')).toThrow('s2-colony');
    table.answer('rivalPlace', 's2-inner-corner').answer('rivalPlace', 'connect-inner');
    expect(placed(table)).toEqual(['s2-inner-corner', 'connect-inner']);
    expect(table.events('RivalPicked')[0]).toMatchObject({ tie: 'chosen' });
  });

  it('TWS 6.3 equal areas: the one further from the Rival’s Colony', () => {
    const table = extracts('am-01', {
      ties: 'ask',
      player: { troops: { 's2-outer-corner': 1 } },
      rivals: { troops: { 's2-start': 1, 's2-inner-corner': 1 } },
      areas: { 's2-start': { multiplier: 3 }, 's2-inner-corner': { multiplier: 3 } },
    });
    expect(placed(table)).toEqual(['s2-inner-corner']);
    expect(table.events('RivalPicked')[0]!.keys).toEqual([
      { key: 'farFromColony', left: ['s2-inner-corner'] },
    ]);
  });

  it('TWS 6.9, TWS 2.3, TWS C58 automatic ties take the first id, and can be switched at any time', () => {
    const tie: SoloPosition = {
      player: { troops: { 's1-colony': 1, 'ring-1': 1, 's1-inner-corner': 1 } },
      rivals: { troops: { 's2-inner-corner': 1, 'connect-inner': 1 } },
    };
    expect(placed(extracts('am-01', tie))).toEqual(['connect-inner']);
    const table = extracts('am-03', { ...tie, ties: 'ask' });
    table.sideAction(0, 'preset', 'ties:auto').answer('rivalPlace', 's2-inner-corner');
    expect(placed(table)).toEqual(['s2-inner-corner', 'connect-inner']);
    table.sideAction(0, 'preset', 'ties:ask');
    expect(table.view(0).players[0]!.own!.presets.ties).toBe('ask');
  });

  it('TWS 8.5, TWS C65 places on any of its areas, connected or not', () => {
    const table = extracts('am-01', { rivals: { troops: { 's2-start': 1, 'ring-4': 1 } } });
    expect(placed(table)).toEqual(['ring-4']);
  });
});
