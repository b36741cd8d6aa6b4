import { seededChance } from '@warptable/kernel';
import type { Chance, ChanceSource, ChanceState, ScriptLine } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import {
  AUTOMA,
  AUTOMA_IDS,
  GUARDIANS,
  MISSIONS,
  RACES,
  RIVALS,
  RIVAL_COMBAT_IDS,
  RIVAL_IDS,
  STARTER_RACES,
  UNLOCKABLE_RACES,
} from '../../content/index.ts';
import type { AutomaId, RaceId, RivalId } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import { boardOf } from '../../rules/geometry.ts';
import { colourOf } from '../../rules/queries.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { NOBODY, TRACK } from '../../rules/state.ts';
import type { Options, State } from '../../rules/state.ts';
import type { WarpTable } from '../arrange.ts';
import { Steered, newGame, setUp, startedGame } from '../beginning.ts';

const solo = (rival: RivalId, options: Partial<Options> = {}, chance?: ChanceSource): WarpTable =>
  newGame(1, { rival, ...options }, chance ?? seededChance(rival));

/** A scenario that is set up, with its first turn still to come or going on. */
const started = (rival: RivalId, options: Partial<Options> = {}): WarpTable =>
  startedGame(1, { rival, ...options }, seededChance(rival));

const SIDES = ['A', 'B'] as const;
const ALL = RIVAL_IDS.flatMap((rival) => SIDES.map((side) => [rival, side] as const));

/** Of the tokens, by Rival: the same on both sides. */
const FACE_UP: Readonly<Record<RivalId, number>> = {
  dura: 8,
  skolok: 10,
  silna: 8,
  xurdun: 9,
  tavma: 9,
  solca: 8,
  zeto: 10,
  xelo: 10,
  ralan: 9,
  darja: 10,
  xotan: 8,
};

const areasOf = (s: State, seat: number): string[] =>
  boardOf(s)
    .ids.filter((_, area) => s.owner[area] === seat)
    .toSorted();

/** Chance that keeps what it was asked for. */
class Listening implements ChanceSource {
  readonly asked: string[] = [];
  private readonly from = seededChance('listening');

  draw(request: Chance): readonly number[] {
    this.asked.push(request.purpose);
    return this.from.draw(request);
  }

  save(): ChanceState {
    return this.from.save();
  }
}

describe('TWS 1 a scenario', () => {
  it('TWS 1.1, TWS 1.2, TWS 3.1 is a game on the board for two: the Player in the south, the Rival as the second player', () => {
    const { state } = solo('dura');
    expect(state.players).toHaveLength(2);
    expect(boardOf(state).ids.filter((id) => /^s\d-colony$/.test(id))).toEqual(['s1-colony', 's2-colony']);
    expect(areasOf(state, PLAYER)).toEqual(['s1-colony', 's1-start']);
    expect(areasOf(state, RIVAL)).toEqual(['s2-colony', 's2-start']);
  });

  it('TWS 1.1, TWS 1.9 has neither teams nor the prototype edition', () => {
    expect(() => theWarp.readOptions({ rival: 'dura', edition: 'prototype' }, 1)).toThrow(/TWS 1\.1/);
    expect(() => theWarp.readOptions({ rival: 'dura', mode: 'team' }, 1)).toThrow(/need 4 or 6 players/);
    expect(theWarp.readOptions({ rival: 'silna' }, 1)).toMatchObject({
      rival: 'silna',
      mode: 'free',
      edition: 'final',
    });
  });

  it('TWS 1.3, TWS 4.8 gives the Rival no hand, no missions, no race, and nothing to ask it', () => {
    for (const rival of RIVAL_IDS) {
      const { state, match } = started(rival);
      expect(state.players[RIVAL]).toMatchObject({ hand: [], missions: [], races: [], abilities: [] });
      expect(match.pending.every(({ ask }) => ask.seat === PLAYER)).toBe(true);
    }
  });

  it('TWS 1.8 uses the cards of the base game as they are', () => {
    const { state } = started('zeto');
    for (const id of state.open) expect(MISSIONS[id!].points).toBeGreaterThan(0);
    expect(state.players[PLAYER]!.missions).toHaveLength(3);
  });
});

describe('TWS 2 the choice of a scenario', () => {
  it('TWS 2.1, TWS 2.2, TWS 2.4 Rival, mode, side, set, clock and races are all there is to choose', () => {
    const chosen = theWarp.readOptions(
      { rival: 'xotan', difficulty: 'hard', side: 'B', pioneering: 'advanced', clock: 'turns', unlocked: [] },
      1,
    );
    expect(chosen).toMatchObject({ rival: 'xotan', difficulty: 'hard', side: 'B', pioneering: 'advanced' });
    const { side, pioneering, difficulty, clock } = theWarp.readOptions({ rival: 'dura' }, 1);
    expect({ side, pioneering, difficulty, clock }).toEqual({
      side: 'A',
      pioneering: 'basic',
      difficulty: undefined,
      clock: undefined,
    });
  });

  it('TWS 2.2 the clock is for Xotan in hard mode', () => {
    expect(() => theWarp.readOptions({ rival: 'xotan', clock: 'turns' }, 1)).toThrow(/TWS 23\.6/);
    expect(() => theWarp.readOptions({ rival: 'dura', difficulty: 'hard', clock: 'turns' }, 1)).toThrow(
      /TWS 23\.6/,
    );
  });

  it('TWS 2.1 a Rival is for one seat, and one seat is a scenario', () => {
    expect(() => theWarp.readOptions({ rival: 'silna' }, 2)).toThrow(/1 player/);
    expect(newGame(1).state.solo).toBeDefined();
    expect(newGame(2).state.solo).toBeUndefined();
  });

  it('TWS 2.4, TWS 29.1 the same options, seed and answers give the same scenario', () => {
    const [one, other] = [started('silna'), started('silna')];
    expect(one.state).toEqual(other.state);
    expect(startedGame(1, { rival: 'silna' }, seededChance('another')).state).not.toEqual(one.state);
  });
});

describe('TWS 3 the set-up', () => {
  it.each(ALL)('TWS 3.5, TWS 3.21, TWS 3.22 places the pieces of %s on side %s', (rival, side) => {
    const { state } = solo(rival, { side });
    const { place, ids } = boardOf(state);
    const { troops, buildings = {}, levels = {} } = RIVALS[rival].start;
    expect(areasOf(state, RIVAL)).toEqual(
      Object.keys(troops)
        .map((name) => `s2-${name}`)
        .toSorted(),
    );
    for (const [name, count] of Object.entries(troops)) expect(state.troops[place(`s2-${name}`)]).toBe(count);
    const placed = Object.values(troops).reduce((sum, count) => sum + count, 0);
    expect(state.players[RIVAL]!.supply).toBe(14 - placed);
    for (const [type, level] of Object.entries(levels))
      expect(state.players[RIVAL]!.levels[TRACK[type as keyof typeof TRACK]]).toBe(level);
    for (const [name, type] of Object.entries(buildings)) {
      const area = place(`s2-${name}`);
      if (type === 'laser-cannon') expect([state.lasers[area], state.neutrals[0]]).toEqual([true, 7]);
      if (type === 'sentry-tower') expect([state.towers[area], state.neutrals[1]]).toEqual([true, 7]);
      if (type === 'trade-post') expect(state.players[RIVAL]!.stock[TRACK[type]]).toBe(2);
    }
    expect(ids).toContain('s2-upper-left');
    expect(theWarp.violations(state)).toEqual([]);
  });

  it('TWS 3.2, TWS 3.5 the track markers follow from pieces and levels: all at 1, but Zeto and Xe’lo begin higher', () => {
    const tracksOf = (rival: RivalId) => {
      const table = solo(rival);
      return (['command-center', 'gold-mine', 'energy-plant', 'trade-post'] as const).map((type) =>
        table.track(RIVAL, type),
      );
    };
    expect(tracksOf('dura')).toEqual([1, 1, 1, 1]);
    expect(tracksOf('zeto')).toEqual([2, 1, 2, 1]);
    expect(tracksOf('xelo')).toEqual([1, 1, 1, 2]);
  });

  it('TWS 3.2, TWS 3.3, TWS 3.8 the shared cards are those of two players, with one Start Card', () => {
    const { state } = started('xurdun');
    expect(state.lineUp).toHaveLength(4);
    expect(state.open.filter((id) => id !== null)).toHaveLength(3);
    expect(state.players[PLAYER]!.hand.filter((card) => card.startsWith('start'))).toHaveLength(1);
    expect(state.players[RIVAL]!.hand).toEqual([]);
  });

  it('TWS 3.4, TWS 4.3, TWS 25.1 both supplies lie open', () => {
    const table = solo('tavma');
    const { supplies } = theWarp.view(table.state, 'spectator').solo!;
    expect(supplies).toMatchObject([
      { gold: 4, energy: 4, reserve: 0, unused: 10 },
      { gold: 2, energy: 2, reserve: 0, unused: 8 },
    ]);
  });

  it.each(ALL)('TWS 3.6 tokens lie where nobody stands against %s on side %s', (rival, side) => {
    const { state } = solo(rival, { side });
    const { gate, ids, neighbours } = boardOf(state);
    ids.forEach((id, area) => {
      const isHeld = state.owner[area] !== NOBODY;
      expect([id, state.tokens[area] !== null]).toEqual([id, !isHeld && area !== gate]);
      const isBeside = neighbours[area]!.some((other) => state.owner[other] !== NOBODY);
      if (state.tokens[area] !== null) expect([id, state.faceUp[area]]).toEqual([id, isBeside]);
    });
    const faceUp = state.tokens.filter((token, area) => token !== null && state.faceUp[area]).length;
    expect(faceUp).toBe(FACE_UP[rival]);
  });

  it('TWS 3.7, TWS 4.1, TWS E7 gives resources and cards as the Rival Card says, and the Rival begins', () => {
    for (const rival of RIVAL_IDS) {
      const { state } = solo(rival);
      const { supply, player, archive } = RIVALS[rival].start;
      expect(state.players[RIVAL]).toMatchObject({ ...supply, hand: [] });
      expect(state.players[PLAYER]).toMatchObject(player);
      expect(state.players[PLAYER]!.hand).toHaveLength(archive + 1);
      expect([state.first, state.active]).toEqual([RIVAL, RIVAL]);
    }
    const { players } = solo('xurdun').state;
    expect(players[PLAYER]).toMatchObject({ gold: 4, energy: 4 });
    expect(players[PLAYER]!.hand).toHaveLength(4);
  });
});

describe('TWS 3 the races', () => {
  const racesIn = ({ setAside, guardian }: State): RaceId[] => [...setAside, guardian.race!];

  it('TWS 3.9, TWS 3.13, TWS 3.23, TWS E18 come from the starters and the unlocked ones, without the Rival’s', () => {
    const first = solo('dura', { unlocked: [] });
    expect(racesIn(first.state).toSorted()).toEqual([...STARTER_RACES].toSorted());
    const unlocked: RaceId[] = ['dura-scavengers', 'skolok-miners', 'xurdun-slavers'];
    /** How many cards the race deck has, as the number of its shuffle's swaps tells. */
    const sizeOf = (rival: RivalId) => {
      let size = 0;
      const note: ScriptLine = ({ bounds }) => {
        size = bounds.length + 1;
        return bounds.map((bound) => bound - 1);
      };
      solo(rival, { unlocked }, new Steered({ 'the race deck': [note] }));
      return size;
    };
    expect(sizeOf('silna')).toBe(8);
    expect(sizeOf('dura')).toBe(7);
    for (let seed = 0; seed < 30; seed++) {
      const { state } = solo('dura', { unlocked }, seededChance(`races ${seed}`));
      expect(racesIn(state)).toHaveLength(5);
      expect(racesIn(state)).not.toContain('dura-scavengers');
      for (const race of racesIn(state)) expect([...STARTER_RACES, ...unlocked]).toContain(race);
    }
  });

  it('TWS 3.9 a game beside all campaigns has all fifteen', () => {
    const seen = new Set<RaceId>();
    for (let seed = 0; seed < 60; seed++)
      for (const race of racesIn(solo('dura', {}, seededChance(`all ${seed}`)).state)) seen.add(race);
    expect(seen.size).toBe(15);
    expect(UNLOCKABLE_RACES).toHaveLength(11);
  });

  it('TWS 3.10 one of the five is the Guardian, with a token for each slot', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { state } = solo('dura', { unlocked: [] }, seededChance(`guardian ${seed}`));
      expect(STARTER_RACES).toContain(state.guardian.race);
      expect(state.guardian.tokens).toHaveLength(GUARDIANS[state.guardian.race!].slots);
      expect(state.setAside).not.toContain(state.guardian.race);
    }
  });

  it('TWS 3.11, TWS 27.2 the Player chooses two of the other four, and no others', () => {
    const table = solo('dura', { unlocked: [] });
    const { setAside, guardian } = table.state;
    expect(table.options('soloRaces')).toEqual(setAside);
    expect(() => table.answer('soloRaces', [guardian.race!, setAside[0]!])).toThrow(/soloRaces/);
    expect(() => table.answer('soloRaces', ['zeto-archivists', setAside[0]!])).toThrow(/soloRaces/);
    expect(() => table.answer('soloRaces', [setAside[0]!])).toThrow(/soloRaces/);
    table.answer('soloRaces', [setAside[1]!, setAside[3]!]);
    expect(table.player(PLAYER).races.toSorted()).toEqual([setAside[1]!, setAside[3]!].toSorted());
  });

  it('TWS 3.12, TWS 28.6 the others are Exiled: the one drawn earlier has the colour of the token drawn', () => {
    const table = solo('dura', { unlocked: [] });
    const drawn = [...table.state.setAside];
    table.answer('soloRaces', [drawn[0]!, drawn[2]!]);
    const { exiled, samples } = table.state;
    const [first, second] = samples.map(colourOf);
    expect(new Set([first, second])).toEqual(new Set(['green', 'yellow']));
    expect([exiled[first!], exiled[second!]]).toEqual([drawn[1], drawn[3]]);
    expect(table.match.undoable(PLAYER).ok).toBe(false);
  });

  it('TWS 3.14, TWS 3.20 with the Tavma Morphlings their token is placed before the missions', () => {
    for (let seed = 0; ; seed++) {
      const table = solo('dura', {}, seededChance(`tavma ${seed}`));
      const { setAside } = table.state;
      if (!setAside.includes('tavma-morphlings')) continue;
      const other = setAside.find((race) => race !== 'tavma-morphlings');
      table.answer(
        'soloRaces',
        setAside.filter((race) => race === 'tavma-morphlings' || race === other),
      );
      expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['mimic']);
      table.answer('mimic', 'dura-scavengers');
      expect(table.player(PLAYER).mimicked).toBe('dura-scavengers');
      expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['keepMissions']);
      return;
    }
  });

  it('TWS 3.15, TWS 3.20 only the Player gets missions: three of six', () => {
    const table = setUp(solo('silna'), 'keepMissions');
    expect(table.match.pending).toHaveLength(1);
    const offered = table.options('keepMissions') as readonly (keyof typeof MISSIONS)[];
    expect(offered.map((id) => MISSIONS[id].type).toSorted()).toEqual(
      ['progress', 'prosperity', 'conquest'].flatMap((type) => [type, type]).toSorted(),
    );
    expect(() => table.answer('keepMissions', offered.slice(0, 2))).toThrow(/keepMissions/);
    table.answer('keepMissions', offered.slice(0, 3));
    expect(table.player(PLAYER).missions.toSorted()).toEqual(offered.slice(0, 3).toSorted());
    expect(table.player(RIVAL).missions).toEqual([]);
  });

  it('TWS 3.20 what lies open is shown before the first question', () => {
    const table = solo('zeto');
    const view = theWarp.view(table.state, PLAYER);
    expect(view.solo).toMatchObject({ rival: 'zeto', phase: 1, supplies: [{ gold: 3 }, { gold: 3 }] });
    expect(view.lineUp).toHaveLength(4);
    expect(Object.keys(RACES)).toContain(view.guardian.race);
    expect(view.open.filter(Boolean)).toHaveLength(3);
  });
});

describe('TWS 3 the decks of the Rival', () => {
  const decksOf = (s: State): readonly (readonly AutomaId[])[] => s.solo!.decks;

  it.each(RIVAL_IDS)(
    'TWS 3.16, TWS 3.17 of %s: seven cards a Phase, one of each pair, none of them shown',
    (rival) => {
      const table = setUp(solo(rival), 'keepMissions');
      table.answer('keepMissions', (table.options('keepMissions') as string[]).slice(0, 3));
      const { drawn, removed, phase } = table.state.solo!;
      expect(phase).toBe(1);
      const all = [...decksOf(table.state).flat(), ...drawn];
      for (const n of [1, 2, 3] as const) {
        const entries = RIVALS[rival].automa[n];
        expect(entries).toHaveLength(7);
        const inPhase = all.filter((id) => AUTOMA[id].phase === n);
        expect(inPhase).toHaveLength(7);
        for (const entry of entries) {
          const ids = [entry].flat().map((number) => AUTOMA_IDS[number - 1]!);
          expect(inPhase.filter((id) => ids.includes(id))).toHaveLength(1);
        }
      }
      expect(removed).toHaveLength(3 * RIVALS[rival].random);
      expect(JSON.stringify(theWarp.view(table.state, PLAYER))).not.toContain('"removed"');
    },
  );

  it('TWS 3.16 both cards of a pair come up', () => {
    const seen = new Set<AutomaId>();
    for (let seed = 0; seed < 20; seed++) {
      const { state } = startedGame(1, { rival: 'darja' }, seededChance(`pairs ${seed}`));
      for (const id of [...decksOf(state).flat(), ...state.solo!.drawn]) seen.add(id);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['am-05', 'am-06']));
  });

  it('TWS 3.18 the sixteen Rival Combat Cards are one shuffled deck', () => {
    const { combatDeck, combatDiscard, slots } = started('dura').state.solo!;
    const all = [...combatDeck, ...combatDiscard, ...slots.map(({ card }) => card)];
    expect(all.toSorted()).toEqual([...RIVAL_COMBAT_IDS].toSorted());
    expect(all).not.toEqual(RIVAL_COMBAT_IDS);
  });

  it('TWS 1.5, TWS 3.19, TWS 29.2 chance comes in its order', () => {
    const chance = new Listening();
    const table = solo('xurdun', { pioneering: 'advanced' }, chance);
    const beforeRaces = chance.asked.length;
    setUp(table, 'keepMissions');
    const beforeMissions = chance.asked.length;
    table.answer('keepMissions', (table.options('keepMissions') as string[]).slice(0, 3));
    const first = chance.asked.slice(0, beforeRaces);
    expect(first.slice(-3).map((purpose) => purpose)).toEqual([
      'the race deck',
      'the Guardian',
      expect.stringMatching(/token/i),
    ]);
    const last = chance.asked.slice(beforeMissions);
    const pairs = [1, 2, 3].flatMap((phase) => Array.from({ length: 3 }, () => `a pair of Phase ${phase}`));
    const decks = [1, 2, 3].map((phase) => `the Automa Deck of Phase ${phase}`);
    expect(last.slice(3, 3 + pairs.length + 4)).toEqual([...pairs, ...decks, 'the Rival Combat deck']);
  });
});
