import { Random, seededChance } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, DIRECTIONS, RIVAL_IDS, TRACK_TYPES } from '../../content/index.ts';
import { boardOf, NOWHERE } from '../../rules/geometry.ts';
import { HIGHEST_MULTIPLIER, NEAR_PLAYER, narrow } from '../../rules/solo/picks.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { newGame, startedGame } from '../beginning.ts';
import { playRandomly } from '../playing.ts';
import { soloDie, soloPosition } from './arrange.ts';
import { powers, rivalAttacks, supply } from './fighting.ts';

describe('TWS 1 who decides', () => {
  it('TWS 1.4, TWS 1.10, TWS 4.2, TWS 26.2 only the Player is ever asked, and the turns alternate', () => {
    const table = startedGame(1, { rival: 'silna' }, seededChance('asked'));
    playRandomly(table, new Random('asked'), 400, () => {
      for (const { ask } of table.match.pending) expect(ask.seat).toBe(PLAYER);
    });
    const turns = table.events('TurnBegan').map(({ seat, round }) => [seat, round]);
    expect(turns.length).toBeGreaterThan(4);
    expect(turns).toEqual(turns.map((_, i) => [i % 2 === 0 ? RIVAL : PLAYER, Math.floor(i / 2) + 1]));
  });

  it('TWS 1.6, TWS 21.12, TWS C21 Exiled Abilities do nothing for Exiled that the Rival attacks', () => {
    const attack = (race: 'ecton-cultists' | 'ralan-engineers') =>
      rivalAttacks('NE', {
        rivals: { troops: { 's2-colony': 1, 's2-middle': 2 } },
        areas: { 'ring-2': { token: 'yellow-1' } },
        exiled: { yellow: race },
        slots: ['rc-01', 'rc-02'],
        rolls: [[4], [4]],
      });
    const ecton = attack('ecton-cultists'); // No Surrender would keep the token
    expect(powers(ecton)).toEqual([12, 12]);
    expect(ecton.events('ExiledDefeated')).toMatchObject([{ area: 'ring-2' }]);
    expect(powers(attack('ralan-engineers'))).toEqual([12, 12]); // Bastions would add 1
    const luron = soloPosition({
      step: 'turnEnd',
      exiled: { yellow: 'luron-droids' },
      areas: { 'ring-2': { token: 'yellow-3', modifier: -1 } },
    });
    expect(luron.strength('ring-2')).toBe(2); // Self-Repair waits for the end of the Player's turn
  });
});

describe('TWS 4 belongings', () => {
  it('TWS 4.4, TWS 3.21 the Rival has 14 Troops and 4 miniatures of each track building', () => {
    for (const rival of RIVAL_IDS) {
      const { state } = newGame(1, { rival });
      const player = state.players[RIVAL]!;
      const troops = state.troops.filter((_, area) => state.owner[area] === RIVAL);
      expect(troops.reduce((sum, count) => sum + count, player.supply + player.reserve)).toBe(14);
      TRACK_TYPES.forEach((_, track) => {
        const onBoard = state.miniatures[track]!.filter((colour) => colour === RIVAL).length;
        expect(onBoard + player.stock[track]!).toBe(4);
      });
    }
  });

  it('TWS 4.5 its Colony keeps a Troop and is no target', () => {
    const table = soloPosition({
      turnOf: 'player',
      player: { troops: { 's1-colony': 1, 's2-start': 3 }, hand: [] },
      rivals: { troops: { 's2-colony': 2, 's2-left': 1 } },
    });
    expect(table.forced('action')).toEqual(['terrashift']);
  });

  it('TWS 4.6 what the Rival pays goes to the general supply, unless it goes to the Player', () => {
    const fight = rivalAttacks('NE', {
      rivals: { gold: 2, energy: 1, troops: { 's2-colony': 1, 's2-middle': 3 } },
      areas: { 'ring-2': { token: 'yellow-1' } },
      slots: ['rc-02', 'rc-01'],
      rolls: [[6, 6], [1]],
    });
    expect([supply(fight, PLAYER), supply(fight, RIVAL)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const followed = soloPosition({
      turnOf: 'player',
      drawn: ['am-01'],
      player: { gold: 2, energy: 2, hand: ['upgrade-01'] },
      rivals: { energy: 1 },
      chance: soloDie('gold-mine'),
    }).answers(['action', 'develop'], ['develop', ['upgrade-01', '1', '0/2']]);
    expect(supply(followed, PLAYER)).toEqual([2, 1]);
  });

  it('TWS 4.7, TWS 7.1, TWS 16.5 what the Rival did is forgotten at the start of every turn', () => {
    const built = (turnOf: 'player' | 'rival') =>
      soloPosition({
        turnOf,
        step: 'turnStart',
        automa: ['am-07'],
        rivals: { troops: { 's2-colony': 1 } },
        adjust: (s) => {
          s.players[RIVAL]!.deeds = { ...s.players[RIVAL]!.deeds, builds: 3, gold: 9 };
        },
      });
    expect(built('player').player(RIVAL).deeds).toMatchObject({ builds: 0, gold: 0 });
    expect(built('rival').player(RIVAL).deeds.builds).toBe(0);
  });
});

describe('TWS 5 distance and direction', () => {
  const steps = (board: '2A' | '2B', from: string, to: string): number => {
    const { distances, place } = boardOf({ board });
    return distances[place(from)]![place(to)]!;
  };

  it('TWS 5.1, TWS 5.2 is counted through any area, the Gate and the Worm Hole', () => {
    expect(steps('2A', 's2-colony', 's1-colony')).toBe(4);
    expect(steps('2A', 's2-colony', 'gate')).toBe(4);
    expect(steps('2A', 's2-colony', 'ring-5')).toBe(5);
    expect(steps('2A', 'connect-inner', 's1-inner-corner')).toBe(1);
    expect(steps('2B', 'connect-inner', 's2-inner-corner')).toBe(1);
    expect(steps('2B', 's2-colony', 's1-outer-corner')).toBe(2);
    expect(steps('2B', 's2-colony', 'connect-outer')).toBe(4);
  });

  it('TWS 5.3 to the Player is to the nearest area of the Player', () => {
    const { state } = soloPosition({ player: { troops: { 's1-colony': 1, 'ring-1': 1 } } });
    expect(NEAR_PLAYER.of(state, boardOf(state).place('ring-2'))).toBe(-1);
    expect(NEAR_PLAYER.of(state, boardOf(state).place('s1-colony'))).toBe(-0);
  });

  it('TWS 5.4, TWS 5.5, TWS 5.6 the six directions are the six neighbours, clockwise from NE', () => {
    const around = (board: '2A' | '2B', id: string): string[] => {
      const { directions, place, ids } = boardOf({ board });
      return DIRECTIONS.map((way) => {
        const area = directions[place(id)]![way];
        return area === NOWHERE ? '-' : ids[area]!;
      });
    };
    expect(DIRECTIONS).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
    expect(around('2A', 's2-colony')).toEqual([
      's2-upper-left',
      's2-upper-right',
      's2-start',
      '-',
      '-',
      's2-left',
    ]);
    expect(around('2A', 'gate')).toEqual(['ring-4', 'ring-5', 'ring-6', 'ring-1', 'ring-2', 'ring-3']);
    expect(around('2B', 's2-upper-right')).toEqual([
      's2-middle',
      's1-inner-corner',
      's1-outer-corner',
      's2-start',
      's2-colony',
      's2-upper-left',
    ]);
    for (const board of ['2A', '2B'] as const)
      for (const { id, neighbours } of BOARDS[board].areas)
        expect(neighbours.filter((other) => !around(board, id).includes(other)).length).toBeLessThan(2);
  });
});

describe('TWS 6 picks', () => {
  it('TWS 6.1, TWS 6.2, TWS 6.5, TWS 25.5 each key leaves some of those before it, and only a tie is asked', () => {
    const table = startedGame(1, { rival: 'tavma' }, seededChance('picks'));
    playRandomly(table, new Random('picks'), 900);
    const picks = table.events('RivalPicked');
    expect(picks.length).toBeGreaterThan(30);
    for (const { candidates, keys, area, tie } of picks) {
      let left = candidates;
      for (const key of keys) {
        expect(candidates).toEqual(expect.arrayContaining([...key.left]));
        expect(key.left.length).toBeLessThan(left.length);
        left = key.left;
      }
      expect(left).toContain(area);
      expect(tie).toBe(left.length > 1 ? 'chosen' : undefined);
    }
  });

  it('TWS 6.7, TWS 20.9 the Gate has the Guardian’s multiplier', () => {
    const { state } = soloPosition({ guardian: { race: 'tavma-morphlings' } });
    const { place, gate } = boardOf(state);
    expect(HIGHEST_MULTIPLIER.of(state, gate)).toBe(5);
    expect(narrow(state, [place('ring-1'), gate], [HIGHEST_MULTIPLIER]).left).toEqual([gate]);
  });

  it('TWS 6.12 hidden things change nothing', () => {
    const picked = (hand: readonly ('build-01' | 'enforce-1')[], deckSize: number) =>
      soloPosition({
        automa: ['am-03'],
        deckSize,
        player: { hand },
        rivals: { troops: { 's2-colony': 1, 's2-middle': 1, 's2-upper-right': 1, 'ring-2': 1 } },
        chance: soloDie('command-center'),
      })
        .events('RivalPicked')
        .slice(0, 2);
    expect(picked(['build-01'], 7)).toHaveLength(2);
    expect(picked(['build-01'], 7)).toEqual(picked(['enforce-1'], 3));
  });
});
