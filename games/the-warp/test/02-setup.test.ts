import { seededChance, swapsTo } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_TOKEN_IDS,
  ADVANCED_PIONEERING,
  ALL_EXILED_TOKENS,
  ARCHIVE,
  BASIC_PIONEERING,
  BOARDS,
  DECK_IDS,
  END_PIONEERING,
  GUARDIANS,
  MAP_PLAYERS,
  MISSIONS,
  MISSION_DECKS,
  RACE_IDS,
  REWARD_IDS,
  START_IDS,
} from '../content/index.ts';
import type { BoardKey, MissionId, RaceId } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { colourOf } from '../rules/queries.ts';
import { NOBODY } from '../rules/state.ts';
import type { Options, State } from '../rules/state.ts';
import { inTurnOrder } from '../rules/steps/setup.ts';
import type { WarpTable } from './arrange.ts';
import { Steered, newGame, setUp, startedGame } from './beginning.ts';
import { raid } from './raiding.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const seeded = (seats: number, seed: string, options?: Partial<Options>): WarpTable =>
  newGame(seats, options, seededChance(seed));

/** A shuffle that leaves everything as it lies: the last card is the top one. */
const unshuffled = ({ bounds }: { readonly bounds: readonly number[] }): number[] =>
  bounds.map((bound) => bound - 1);

/** A shuffle of the Alien Race Cards with these on top, the first one first. */
const racesOnTop = (...top: readonly RaceId[]): number[] =>
  swapsTo(RACE_IDS, [...RACE_IDS.filter((race) => !top.includes(race)), ...top.toReversed()]);

const withRaces = (seats: number, ...top: readonly RaceId[]): WarpTable =>
  newGame(
    seats,
    {},
    new Steered({ 'the Alien Race Cards': [racesOnTop(...top)], 'the starting player': [[0]] }),
  );

const BOARD_KEYS = MAP_PLAYERS.flatMap((seats) => [`${seats}A`, `${seats}B`] as const);
const laid = (key: BoardKey): State => newGame(Number(key[0]), { side: key[1] as 'A' | 'B' }).state;

const count = <T>(list: readonly T[], test: (one: T, at: number) => boolean): number =>
  list.filter(test).length;

describe('TW 2.1 to TW 2.3 the board', () => {
  test.each([
    [2, 25, 56],
    [3, 33, 77],
    [4, 41, 98],
    [5, 49, 119],
    [6, 55, 138],
  ])('TW 2.1 with %i players: %i areas with %i borders on both sides', (seats, areas, borders) => {
    for (const side of ['A', 'B'] as const) {
      const key = `${seats}${side}` as BoardKey;
      expect(laid(key).owner).toHaveLength(areas);
      const zones = new Set(BOARDS[key].areas.map(({ zone }) => zone));
      expect(count([...zones], (zone) => zone.startsWith('seat'))).toBe(seats);
      expect(zones.has('connect')).toBe(seats < 6);
      expect(BOARDS[key].wormHole !== null).toBe(seats < 6);
      const sum = BOARDS[key].areas.reduce((all, { neighbours }) => all + neighbours.length, 0);
      expect(sum).toBe(2 * borders);
    }
  });

  test('TW 2.1 the Player Zones follow each other clockwise', () => {
    for (let seat = 1; seat < 6; seat++) {
      // What lies left of a Colony borders on the next seat.
      expect(BOARDS['6A'].areas.find(({ id }) => id === `s${seat}-left`)!.neighbours).toContain(
        `s${seat + 1}-outer-corner`,
      );
      expect(BOARDS['6B'].areas.find(({ id }) => id === `s${seat}-outer-corner`)!.neighbours).toContain(
        `s${seat + 1}-start`,
      );
    }
  });

  test('TW 2.1 the Worm Hole joins the Connect Zone to the seat at the other end of the gap', () => {
    for (const seats of [2, 3, 4, 5] as const) {
      const ends = (['A', 'B'] as const).map((side) => {
        const state = laid(`${seats}${side}`);
        const { neighbours, place, ids } = boardOf(state);
        const far = neighbours[place('connect-inner')]!.filter(
          (area) => !BOARDS[state.board].areas[place('connect-inner')]!.neighbours.includes(ids[area]!),
        );
        return far.map((area) => ids[area]);
      });
      expect(ends).toEqual([['s1-inner-corner'], [`s${seats}-inner-corner`]]);
      const besideLast = BOARDS[`${seats}A`].areas.find(({ id }) => id === 'connect-outer')!;
      expect(besideLast.neighbours).toContain(`s${seats}-left`);
      const besideFirst = BOARDS[`${seats}B`].areas.find(({ id }) => id === 'connect-outer')!;
      expect(besideFirst.neighbours).toContain('s1-start');
    }
  });

  test('TW 2.2 side A is played if nothing is said; side B is another map', () => {
    expect(newGame(3).state.board).toBe('3A');
    expect(newGame(3, { side: 'B' }).state.board).toBe('3B');
    const print = (key: BoardKey) => BOARDS[key].areas.map(({ mult, gold, energy }) => [mult, gold, energy]);
    expect(print('3B')).not.toEqual(print('3A'));
  });

  test.each(BOARD_KEYS)('TW 2.3 on board %s every area has its printed multiplier', (key) => {
    expect(laid(key).multiplier).toEqual(BOARDS[key].areas.map(({ mult }) => mult));
  });
});

describe('TW 2.4 the Archive', () => {
  test('TW 2.4 everybody has one Start Card, the others are out; 60 cards, 4 of them in the line-up', () => {
    for (const seats of MAP_PLAYERS) {
      const { state } = newGame(seats);
      const hands = state.players.flatMap(({ hand }) => hand);
      expect(state.players.map(({ hand }) => hand.filter((card) => card.startsWith('start')))).toEqual(
        START_IDS.slice(0, seats).map((card) => [card]),
      );
      const others = hands.filter((card) => !card.startsWith('start'));
      expect([...state.deck, ...state.lineUp, ...others].toSorted()).toEqual([...DECK_IDS].toSorted());
      expect(state.lineUp).toHaveLength(4);
      expect([...state.discard, ...state.spent]).toEqual([]);
    }
  });

  test('TW 2.4 the deck is shuffled', () => {
    expect(seeded(2, 'a').state.deck).not.toEqual(seeded(2, 'b').state.deck);
  });

  test('TW 2.4, TW 6.10 four of one type are shuffled back, as often as it happens', () => {
    const table = newGame(
      2,
      {},
      // The 21 Combat Cards lie on top, and again after the four have gone under the others.
      new Steered({ 'the Archive Deck': [unshuffled], 'the Archive was shuffled': [unshuffled] }),
    );
    expect(table.events('ArchiveShuffled').length).toBeGreaterThanOrEqual(2);
    expect(new Set(table.state.lineUp.map((card) => ARCHIVE[card].type)).size).toBeGreaterThan(1);
    expect(table.state.lineUp).toHaveLength(4);
  });
});

describe('TW 2.5 to TW 2.8 missions and rewards', () => {
  test('TW 2.5 three shuffled facedown decks, the top card of each is open', () => {
    const { state } = newGame(2);
    const openTypes = state.open.map((id) => MISSIONS[id!].type);
    expect(openTypes).toEqual([...MISSION_DECKS]);
    for (const deck of MISSION_DECKS) {
      expect(state.missionDecks[deck]).toHaveLength(20);
      expect(state.missionDecks[deck].every((id) => MISSIONS[id].type === deck)).toBe(true);
    }
    expect(seeded(2, 'a').state.missionDecks).not.toEqual(seeded(2, 'b').state.missionDecks);
    const shown = newGame(2).view(0);
    expect(shown.missionDeckSizes).toEqual({ progress: 20, prosperity: 20, conquest: 20 });
    expect(JSON.stringify(shown)).not.toContain(state.missionDecks.progress.at(-1));
  });

  test('TW 2.5, TW 2.6 the basic Pioneering set lies open', () => {
    const open = newGame(2)
      .view(1)
      .pioneering.map(({ id }) => id);
    const basic = [
      'pi-overlord',
      'pi-riches',
      'pi-trader',
      'pi-civilization',
      'pi-expansion',
      'pi-empire',
    ] as const;
    expect(open.toSorted()).toEqual(basic.toSorted());
    expect(open).toEqual([...BASIC_PIONEERING]);
  });

  test('TW 2.7 the advanced set: six fixed cards and three of four; the fourth is seen by nobody', () => {
    const hidden = new Set<MissionId>();
    for (const seed of SEEDS) {
      const table = seeded(2, seed, { pioneering: 'advanced' });
      const { pioneering, hiddenPioneering } = table.state;
      hidden.add(hiddenPioneering!);
      const fixed = [
        'pi-overlord',
        'pi-riches',
        'pi-trader',
        'pi-civilization',
        'pi-ascension',
        'pi-average',
      ];
      expect(ADVANCED_PIONEERING.toSorted()).toEqual(fixed.toSorted());
      expect(pioneering).toHaveLength(9);
      expect([...pioneering, hiddenPioneering!].toSorted()).toEqual([...fixed, ...END_PIONEERING].toSorted());
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(JSON.stringify(table.view(viewer))).not.toContain(hiddenPioneering);
      }
    }
    expect(hidden.size).toBeGreaterThan(1);
  });

  test('TW 2.8 the 36 Reward Cards are a shuffled facedown deck', () => {
    const table = newGame(2);
    expect(table.state.rewardDeck.toSorted()).toEqual(REWARD_IDS.toSorted());
    expect(table.view(0).rewardDeckSize).toBe(36);
    expect(JSON.stringify(table.view(0))).not.toContain('rw-');
    expect(seeded(2, 'a').state.rewardDeck).not.toEqual(seeded(2, 'b').state.rewardDeck);
  });
});

describe('TW 2.9 to TW 2.15 pieces', () => {
  test('TW 2.9, TW E5 markers on position 1 of four tracks and on level 1 of five columns', () => {
    for (const seats of MAP_PLAYERS) {
      for (const { tracks, levels } of newGame(seats).state.players) {
        expect(tracks).toEqual([1, 1, 1, 1]);
        expect(levels).toEqual([1, 1, 1, 1, 1]);
      }
    }
  });

  test('TW 2.10 what is on a Supply Board is hidden from the others', () => {
    const table = startedGame(3);
    expect(table.view(1).players.map(({ own }) => own?.gold !== undefined)).toEqual([false, true, false]);
    expect(table.view('spectator').players.some(({ own }) => own)).toBe(false);
  });

  test.each(BOARD_KEYS)('TW 2.11 on board %s everybody starts on Colony and start', (key) => {
    const state = laid(key);
    const { place } = boardOf(state);
    state.players.forEach((player, seat) => {
      const [colony, right] = [place(`s${seat + 1}-colony`), place(`s${seat + 1}-start`)];
      expect([state.troops[colony], state.troops[right]]).toEqual([3, 1]);
      expect(state.miniatures.map((areas) => areas[colony])).toEqual([seat, seat, seat, seat]);
      expect(player.supply).toBe(10);
      expect(player.stock).toEqual([3, 3, 3, 3]);
      expect(BOARDS[key].areas[colony]!.neighbours).toContain(`s${seat + 1}-start`);
      expect(BOARDS[key].areas[right]!.c).not.toBe(BOARDS[key].areas[colony]!.c);
    });
    expect(count(state.owner, (owner) => owner !== NOBODY)).toBe(2 * state.players.length);
  });

  test.each([
    [2, 20],
    [3, 26],
    [4, 32],
    [5, 38],
    [6, 42],
  ])('TW 2.12 with %i players %i tokens lie on the board, 4 per seat faceup', (seats, tokens) => {
    for (const side of ['A', 'B'] as const) {
      const { state } = newGame(seats, { side });
      const { neighbours, gate } = boardOf(state);
      state.tokens.forEach((token, area) => {
        expect(token !== null).toBe(area !== gate && state.owner[area] === NOBODY);
        const besidePlayer = neighbours[area]!.some((next) => state.owner[next] !== NOBODY);
        expect(state.faceUp[area]).toBe(token !== null && besidePlayer);
      });
      expect(count(state.tokens, (token) => token !== null)).toBe(tokens);
      expect(count(state.faceUp, Boolean)).toBe(4 * seats);
      const laidAndLeft = [...state.tokens.flatMap((token) => token ?? []), ...state.unusedTokens];
      expect([...laidAndLeft, ...state.samples].toSorted()).toEqual(ALL_EXILED_TOKENS.toSorted());
    }
  });

  test('TW 2.12 on side B the token right of start is flipped too, in whosever zone it lies', () => {
    const table = newGame(2, { side: 'B' });
    const { place } = boardOf(table.state);
    expect(table.state.faceUp[place('connect-outer')]).toBe(true);
    expect(table.state.faceUp[place('s1-outer-corner')]).toBe(true); // right of s2-start
    expect(seeded(2, 'a').state.tokens).not.toEqual(seeded(2, 'b').state.tokens);
  });

  test('TW 2.13 neutral miniatures: 8 of each type with 2 to 4 players, 10 with 5 or 6', () => {
    const beside = MAP_PLAYERS.map((seats) => newGame(seats).view(0).neutrals);
    expect(beside).toEqual([
      [8, 8, 8],
      [8, 8, 8],
      [8, 8, 8],
      [10, 10, 10],
      [10, 10, 10],
    ]);
  });

  test('TW 2.14 the starting player is random; cards and resources go by turn order', () => {
    const firsts = new Set(SEEDS.map((seed) => seeded(6, seed).state.first));
    expect(firsts.size).toBeGreaterThan(1);
    const table = newGame(6, {}, new Steered({ 'the starting player': [[4]] }));
    expect(table.events('StartingPlayerDrawn')).toEqual([{ type: 'StartingPlayerDrawn', seat: 4 }]);
    const inOrder = inTurnOrder(table.state).map((seat) => {
      const { hand, gold, energy } = table.player(seat);
      // Without the Start Card, which comes on top.
      return [seat, hand.length - 1, gold, energy];
    });
    expect(inOrder).toEqual([
      [4, 4, 4, 4],
      [5, 4, 5, 4],
      [0, 4, 5, 5],
      [1, 5, 5, 5],
      [2, 5, 6, 5],
      [3, 5, 6, 6],
    ]);
  });

  test('TW 2.14 the cards dealt are seen by their owner only', () => {
    const table = newGame(2);
    const dealt = table.player(0).hand.filter((card) => !card.startsWith('start'));
    for (const card of dealt) expect(JSON.stringify(table.view(1))).not.toContain(`"${card}"`);
    expect(table.view(1).players[0]!.handSize).toBe(dealt.length + 1);
  });

  test('TW 2.15 there is a die for every Troop and every extra die', () => {
    const table = raid({
      me: { troops: { 'ring-1': 4 } },
      guardian: { race: 'luron-droids', tokens: ['at-extra-die'] },
      attack: [1, 1, 1],
      defence: [1, 2, 3, 4, 5, 6, 6],
    }).passOthers();
    expect(table.events('DiceRolled').map(({ dice }) => dice.length)).toEqual([3, 7]);
  });
});

describe('TW 2.16 the Exiled races', () => {
  test('TW 2.16 two random races, a token of each colour on them, 14 races left', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = seeded(4, seed);
      drawn.add(`${state.exiled.yellow} ${state.exiled.green}`);
      expect(state.samples.map(colourOf).toSorted()).toEqual(['green', 'yellow']);
      expect(state.unusedTokens).toHaveLength(44 - 32 - 2);
      expect(count([...state.boxedRaces, ...state.piles.flat()], () => true)).toBe(14);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });

  /** Nothing is shuffled: of the 24 tokens left over with 2 players, 22 are yellow and the last 2 green. */
  const unshuffledTokens = (seats: number, first: number): WarpTable =>
    newGame(
      seats,
      {},
      new Steered({
        'the Exiled Tokens': [unshuffled],
        'the Alien Race Cards': [racesOnTop('nurec-designers', 'xotan-timebenders')],
        'the first Exiled colour': [[first]],
      }),
    );

  test('TW 2.16, TW E22 the colour drawn is that of the first race, the other that of the second', () => {
    const table = unshuffledTokens(2, 22);
    expect(table.state.samples[0]).toMatch(/^green/);
    expect(table.view('spectator').exiled).toEqual({
      green: 'nurec-designers',
      yellow: 'xotan-timebenders',
    });
    expect(unshuffledTokens(2, 0).view('spectator').exiled).toEqual({
      yellow: 'nurec-designers',
      green: 'xotan-timebenders',
    });
  });

  test('TW 2.16 with 6 players no token of the other colour may be left: the first alone decides', () => {
    const { state } = unshuffledTokens(6, 0);
    expect(state.samples).toEqual(['yellow-1']);
    expect(state.unusedTokens).toEqual(['yellow-1']);
    expect(state.exiled).toEqual({ yellow: 'nurec-designers', green: 'xotan-timebenders' });
  });
});

/** Who picks from which pile at the moment, and of how many cards. */
const picking = (table: WarpTable): readonly (readonly [Seat, unknown, number])[] =>
  table.match.pending.map(({ ask, options }) => [ask.seat, ask.about, options.length]);

describe('TW 2.17 to TW 2.19 the draft', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ])('TW 2.17 with %i players two faceup piles of %i cards', (seats, size) => {
    const table = newGame(seats, {}, new Steered({ 'the starting player': [[1]] }));
    const { piles, players, boxedRaces } = table.state;
    expect(piles.map((pile) => pile.length)).toEqual([size, size]);
    expect(boxedRaces).toHaveLength(14 - 2 * size);
    expect(table.view('spectator').piles).toEqual(piles);
    expect(picking(table)).toEqual([
      [1, { pile: 0 }, size],
      [0, { pile: 1 }, size], // on the right of the starting player
    ]);
    expect(players.every(({ races }) => races.length === 0)).toBe(true);
  });

  test('TW 2.18 the picks of a step are simultaneous: neither is shown before both are made', () => {
    const table = newGame(4, {}, new Steered({ 'the starting player': [[0]] }));
    const [first, second] = table.match.pending.map(({ options }) => options[0] as RaceId);
    table.answer('draftRace', first!, 0);
    expect(table.view(3).players[0]!.races).toEqual([]);
    expect(table.view(3).piles[0]).toHaveLength(5);
    expect(table.events('RaceTaken')).toEqual([]);
    table.answer('draftRace', second!, 3);
    expect(table.events('RaceTaken')).toMatchObject([
      { seat: 0, race: first },
      { seat: 3, race: second },
    ]);
  });

  test('TW 2.18 pile 1 goes clockwise, pile 2 counterclockwise, for as many steps as players', () => {
    const table = newGame(4, {}, new Steered({ 'the starting player': [[2]] }));
    const steps: unknown[] = [];
    while (table.isAsked('draftRace')) {
      steps.push(picking(table));
      for (const { ask, options } of table.match.pending) {
        table.answer('draftRace', options.at(-1)!, ask.seat);
      }
    }
    const step = (one: Seat, other: Seat, cards: number) => [
      [one, { pile: 0 }, cards],
      [other, { pile: 1 }, cards],
    ];
    expect(steps).toEqual([step(2, 1, 5), step(3, 0, 4), step(0, 3, 3), step(1, 2, 2)]);
  });

  test('TW 2.18 who holds both piles picks from pile 1 first, then from pile 2', () => {
    const table = newGame(3, {}, new Steered({ 'the starting player': [[0]] }));
    for (const { ask, options } of table.match.pending) table.answer('draftRace', options[0]!, ask.seat);
    expect(picking(table)).toEqual([[1, { pile: 0 }, 3]]);
    table.answer('draftRace', table.options('draftRace')[0]!);
    expect(table.player(1).races).toHaveLength(1); // and it is shown
    expect(picking(table)).toEqual([[1, { pile: 1 }, 3]]);
  });

  test('TW 2.19 in the end everybody has 2 races and 1 card of each pile is set aside', () => {
    for (const seats of MAP_PLAYERS) {
      const table = setUp(newGame(seats), 'guardian');
      expect(table.state.players.map(({ races }) => races.length)).toEqual(Array(seats).fill(2));
      expect(table.view('spectator').setAside).toHaveLength(2);
      expect(table.state.piles).toEqual([]);
    }
  });

  test('TW E21 the draft of six players', () => {
    const table = newGame(6, {}, new Steered({ 'the starting player': [[0]] }));
    expect(picking(table)).toEqual([
      [0, { pile: 0 }, 7],
      [5, { pile: 1 }, 7],
    ]);
    for (let step = 1; step < 6; step++) {
      for (const { ask, options } of table.match.pending) table.answer('draftRace', options[0]!, ask.seat);
    }
    expect(picking(table)).toEqual([
      [5, { pile: 0 }, 2],
      [0, { pile: 1 }, 2],
    ]);
    const left = table.state.piles.map((pile) => pile[1]!);
    for (const { ask, options } of table.match.pending) table.answer('draftRace', options[0]!, ask.seat);
    expect(table.question('guardian').ask.seat).toBe(5);
    expect(table.options('guardian')).toEqual(left);
  });
});

describe('TW 2.20, TW 2.21 the Guardian and the Tavma Token', () => {
  /** Seats 0 and 1 leave these two: each pile has them and two others. */
  const leaving = (one: RaceId, other: RaceId, ...top: readonly RaceId[]): WarpTable => {
    const table = withRaces(2, 'ecton-cultists', 'luron-droids', ...top);
    while (table.isAsked('draftRace')) {
      for (const { ask, options } of table.match.pending) {
        const taken = options.find((race) => race !== one && race !== other)!;
        table.answer('draftRace', taken, ask.seat);
      }
    }
    return table;
  };
  const TOP = [
    'xotan-timebenders',
    'morlar-raiders',
    'silna-officials',
    'dura-scavengers',
    'zeto-archivists',
    'solca-mercenaries',
  ] as const;

  test('TW 2.20 the last in turn order chooses it; the other race goes to the box', () => {
    const table = leaving('xotan-timebenders', 'dura-scavengers', ...TOP);
    expect(table.question('guardian').ask.seat).toBe(1);
    expect(new Set(table.options('guardian'))).toEqual(new Set(['dura-scavengers', 'xotan-timebenders']));
    table.answer('guardian', 'xotan-timebenders');
    expect(table.view('spectator').guardian.race).toBe('xotan-timebenders');
    expect(table.state.boxedRaces).toContain('dura-scavengers');
    expect(table.state.setAside).toEqual([]);
  });

  test('TW 2.20 it has a random Ability Token for each slot, faceup', () => {
    const tokens = new Set<string>();
    for (const race of ['xotan-timebenders', 'dura-scavengers'] as const) {
      const table = leaving('xotan-timebenders', 'dura-scavengers', ...TOP).answer('guardian', race);
      const open = table.view(0).guardian.tokens;
      expect(open).toHaveLength(GUARDIANS[race].slots);
      expect([...open, ...table.state.unusedAbilityTokens].toSorted()).toEqual(ABILITY_TOKEN_IDS.toSorted());
    }
    for (const seed of SEEDS) {
      const table = setUp(seeded(2, seed), 'keepMissions');
      tokens.add(table.state.unusedAbilityTokens.join());
    }
    expect(tokens.size).toBe(SEEDS.length);
  });

  test('TW 2.21 whoever drafted Tavma Morphlings now puts the Tavma Token on a race of another player', () => {
    const top = [
      'tavma-morphlings',
      'morlar-raiders',
      'silna-officials',
      'dura-scavengers',
      'zeto-archivists',
      'solca-mercenaries',
    ] as const;
    const table = leaving('morlar-raiders', 'dura-scavengers', ...top);
    expect(table.isAsked('mimic')).toBe(false);
    table.answer('guardian', 'dura-scavengers');
    const owner = table.state.players.findIndex(({ races }) => races.includes('tavma-morphlings'));
    const { ask, options } = table.question('mimic');
    expect(ask.seat).toBe(owner);
    expect(options).toEqual(table.player(1 - owner).races);
    table.answer('mimic', options[1]!);
    expect(table.view('spectator').players[owner]!.mimicked).toBe(options[1]);
    expect(table.isAsked('keepMissions')).toBe(true);
  });

  test('TW 2.21 without Tavma nobody is asked', () => {
    const table = leaving('xotan-timebenders', 'dura-scavengers', ...TOP);
    table.answer('guardian', 'dura-scavengers');
    expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['keepMissions', 'keepMissions']);
  });
});

describe('TW 2.22 Private Missions', () => {
  const dealt = (seats: number): WarpTable =>
    setUp(newGame(seats, {}, new Steered({ 'the starting player': [[1]] })), 'keepMissions');

  test('TW 2.22 everybody is dealt 2 of each deck and keeps any 3 of the 6', () => {
    for (const seats of MAP_PLAYERS) {
      const table = dealt(seats);
      expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual(inTurnOrder(table.state));
      for (const { options } of table.match.pending) {
        const types = options.map((id) => MISSIONS[id as MissionId].type);
        expect(types).toEqual(MISSION_DECKS.flatMap((deck) => [deck, deck]));
      }
    }
    const table = dealt(2);
    const six = table.options('keepMissions', 0);
    expect(() => table.answer('keepMissions', six.slice(0, 2), 0)).toThrow('3 to 3 options');
    expect(() => table.answer('keepMissions', six.slice(0, 4), 0)).toThrow('3 to 3 options');
    table.answer('keepMissions', [six[0]!, six[1]!, six[5]!], 0);
    table.answer('keepMissions', table.options('keepMissions', 1).slice(1, 4), 1);
    expect(table.player(0).missions).toEqual([six[0], six[1], six[5]]);
  });

  test('TW 2.22 the choices are secret, and the others never see what is dealt or kept', () => {
    const table = dealt(2);
    const six = table.options('keepMissions', 0);
    table.answer('keepMissions', six.slice(0, 3), 0);
    for (const mission of six) expect(JSON.stringify(table.view(1))).not.toContain(`"${mission}"`);
    table.answer('keepMissions', table.options('keepMissions', 1).slice(0, 3), 1);
    expect(table.events('MissionsKept', 1).filter(({ seat }) => seat === 0)).toEqual([
      { type: 'MissionsKept', seat: 0, count: 3 },
    ]);
    expect(table.view(1).players[0]!.missionCount).toBe(3);
  });

  test('TW 2.22 the others go back to their decks, which are shuffled; then the starting player begins', () => {
    const table = dealt(2);
    const six = table.options('keepMissions', 0);
    table.answer('keepMissions', six.slice(0, 3), 0);
    const before = structuredClone(table.state.missionDecks);
    table.answer('keepMissions', table.options('keepMissions', 1).slice(0, 3), 1);
    const { missionDecks } = table.state;
    // 2 Progress and 1 Prosperity are kept by each, so 4 Conquest and 2 Prosperity return.
    expect(MISSION_DECKS.map((deck) => missionDecks[deck].length)).toEqual([16, 18, 20]);
    expect(missionDecks.conquest).toContain(six[5]);
    expect(missionDecks.conquest.slice(0, before.conquest.length)).not.toEqual(before.conquest);
    expect(table.state.active).toBe(1);
    expect(table.events('TurnBegan')).toEqual([{ type: 'TurnBegan', seat: 1, round: 1 }]);
  });
});
