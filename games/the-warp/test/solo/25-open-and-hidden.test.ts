import { Match, Random, seededChance } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { RIVAL_COMBAT_IDS, RIVAL_IDS } from '../../content/index.ts';
import { determinize } from '../../rules/determinize.ts';
import { theWarp } from '../../rules/game.ts';
import { copyState } from '../../rules/copying.ts';
import { WarpTable } from '../arrange.ts';
import { playRandomly } from '../playing.ts';
import { soloPosition } from './arrange.ts';

const newGame = (rival: string, more: object = {}): WarpTable => {
  const options = theWarp.readOptions({ rival, ...more }, 1);
  return new WarpTable(new Match(theWarp, { options, seats: 1, chance: seededChance(rival) }));
};

describe('TWS 25 what is open', () => {
  it('TWS 25.1, TWS 3.4, TWS 4.3, TWS 4.4 both supplies, the Rival’s Reward Cards, its cards and its numbers', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-02', 'am-01'],
      player: { gold: 3, energy: 1, reserve: 2 },
      rivals: { gold: 2, energy: 4, reserve: 1, rewards: ['rw-ore-1'] },
    });
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.view(viewer).solo).toMatchObject({
        rival: 'xurdun',
        phase: 1,
        drawn: ['am-02', 'am-01'],
        follow: { follows: 'develop', pays: { gold: 0, energy: 1 } },
        rewards: ['rw-ore-1'],
        slots: [],
        combatDeck: { left: 16, possible: RIVAL_COMBAT_IDS },
        nextPhase: { cost: { gold: 5, energy: 5 }, lacks: { gold: 3, energy: 1 } },
      });
      expect(table.view(viewer).solo!.supplies).toMatchObject([
        { gold: 3, energy: 1, reserve: 2, unused: 8 },
        { gold: 2, energy: 4, reserve: 1, unused: 7 },
      ]);
    }
  });

  it('TWS 25.7, TWS E42 a deck shows what may still be in it: unseen cards, and pairs as one of two', () => {
    const open = (drawn: readonly ('am-06' | 'am-01')[]) =>
      soloPosition({ rival: 'darja', turnOf: 'player', drawn, deckSize: 7 - drawn.length }).view(0).solo!
        .decks[0]!;
    expect(open(['am-01']).possible).toEqual([
      ['am-03'],
      ['am-05', 'am-06'],
      ['am-07'],
      ['am-08'],
      ['am-09'],
      ['am-10'],
    ]);
    expect(open(['am-06']).possible).not.toContainEqual(['am-05', 'am-06']);
    expect(open(['am-06']).possible.flat()).not.toContain('am-05');
  });

  it('TWS 25.9 the areas that may be raised next are shown', () => {
    const table = soloPosition({
      rival: 'tavma',
      turnOf: 'player',
      drawn: ['am-01'],
      rivals: { troops: { 's2-middle': 1, 's2-upper-right': 1 } },
    });
    expect(table.view(0).solo!.raisesNext).toEqual(['s2-middle']);
  });

  it('TWS 25.2, TWS 25.3, TWS 25.6 no view holds a card of a hidden deck before it is drawn', () => {
    const table = newGame('dura');
    playRandomly(table, new Random('view'), 60, () => {
      for (const viewer of [0, 'spectator'] as const) {
        const { solo } = table.view(viewer);
        expect(Object.keys(solo!)).not.toContain('removed');
        for (const deck of solo!.decks) expect(Object.keys(deck).toSorted()).toEqual(['left', 'possible']);
      }
    });
  });

  it('TWS 25.8 worlds dealt anew agree with all that is seen, and differ', () => {
    for (const rival of RIVAL_IDS) {
      const table = newGame(rival);
      playRandomly(table, new Random(rival), 120, () => {});
      if (table.match.over) continue;
      const worlds = new Set<string>();
      for (let n = 0; n < 20; n++) {
        const world = copyState(table.state);
        determinize(world, 0, new Random(n));
        expect(theWarp.violations(world)).toEqual([]);
        expect(theWarp.view(world, 0)).toEqual(table.view(0));
        worlds.add(JSON.stringify([world.solo!.decks, world.solo!.combatDeck]));
      }
      expect(worlds.size).toBeGreaterThan(10);
    }
  });

  it('TWS 25.5, TWS 6.2, TWS 6.12 the log tells candidates and keys of each pick', () => {
    const table = newGame('skolok');
    playRandomly(table, new Random('log'), 200);
    const picks = table.events('RivalPicked');
    expect(picks.length).toBeGreaterThan(10);
    for (const { candidates, keys, area } of picks) {
      expect(candidates).toContain(area);
      const left = [candidates, ...keys.map((key) => key.left)];
      for (const [i, areas] of left.entries()) {
        expect(areas).toContain(area);
        if (i > 0) expect(areas.length).toBeLessThan(left[i - 1]!.length);
      }
    }
  });

  it('TWS 29.1, TWS 29.2, TWS 29.6 the same seed, options and decisions give the same game', () => {
    const [one, other] = [newGame('zeto'), newGame('zeto')];
    for (const table of [one, other]) playRandomly(table, new Random('same'), 5000);
    expect(one.match.over).toBe(true);
    expect(other.state).toEqual(one.state);
  });
});

describe('TWS 3 set-up', () => {
  it('TWS 3.7, TWS E7 against Xurdun: 4 Gold, 4 Energy and a hand of 4', () => {
    const table = newGame('xurdun');
    expect(table.player(0)).toMatchObject({ gold: 4, energy: 4 });
    expect(table.player(0).hand).toHaveLength(4);
    expect(table.player(0).hand.filter((card) => card.startsWith('start'))).toHaveLength(1);
    expect(table.player(1)).toMatchObject({ gold: 2, energy: 2, hand: [] });
  });

  it('TWS 3.9, TWS 3.13, TWS E18 the race deck holds the starters and the unlocked races, but not the one faced', () => {
    const unlocked = ['dura-scavengers', 'skolok-miners', 'xurdun-slavers'];
    const racesOf = (rival: string): string[] => {
      const { setAside, guardian, boxedRaces } = newGame(rival, { unlocked }).state;
      expect([...setAside, guardian.race, ...boxedRaces]).toHaveLength(16);
      return [...setAside, guardian.race!];
    };
    expect(racesOf('silna')).toHaveLength(5);
    expect(racesOf('dura')).not.toContain('dura-scavengers');
    const first = newGame('dura', { unlocked: [] }).state;
    expect([...first.setAside, first.guardian.race!].toSorted()).toEqual([
      'ecton-cultists',
      'luron-droids',
      'morlar-raiders',
      'nurec-designers',
      'volut-smugglers',
    ]);
  });

  it('TWS 27.2, TWS 3.11 only two of the four races shown can be chosen', () => {
    const table = newGame('dura');
    const options = table.options('soloRaces');
    expect(options).toHaveLength(4);
    expect(options).not.toContain(table.state.guardian.race);
    expect(() => table.answer('soloRaces', [String(options[0]), table.state.guardian.race!])).toThrow(
      'soloRaces',
    );
  });
});
