import { describe, expect, test } from 'vitest';
import {
  ACTION_CARD_IDS,
  ADVANCED_TACTICS,
  BASIC_TACTICS,
  COLOURS,
  FACTIONS,
  HEROES,
  OBJECTIVES,
  TACTICS,
} from '../content/index.ts';
import type { Colour } from '../content/index.ts';
import { boardOf, readLayout } from '../rules/geometry.ts';
import { warpgate } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { WarpgateTable } from './arrange.ts';
import { errorOf, newGame, setUp, startedGame } from './playing.ts';
import reference from './reference-boards.json' with { type: 'json' };

const COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** The boards on the table; a solo game is laid out for two. */
const sidesOf = (seats: number): number => Math.max(2, seats);

/** The first player markers, layouts and so on of many games. */
const ofManyGames = <T>(seats: number, what: (state: State) => T): T[] =>
  Array.from({ length: 40 }, (_, n) => what(startedGame(seats, { factions: 'dealt' }, `many ${n}`).state));

/** Chooses board, side and colour for whoever is asked; a colour that is not said is the first one left. */
function choose(table: WarpgateTable, colour?: Colour): WarpgateTable {
  for (const kind of ['board', 'faction']) {
    if (table.isAsked(kind)) table.answer(kind, table.options(kind)[0]!);
  }
  return table.isAsked('colour') ? table.answer('colour', colour ?? table.options('colour')[0]!) : table;
}

describe('who plays what', () => {
  test('WG 2.1 one to six can play; one player meets the Gatekeepers on the map for two', () => {
    expect(errorOf(() => newGame(0)).code).toBe('badOptions');
    expect(errorOf(() => newGame(7)).code).toBe('badOptions');
    for (const seats of COUNTS) expect(startedGame(seats).state.order).toHaveLength(sidesOf(seats));
    const { state } = startedGame(1);
    expect(state.players.map(({ kind }) => kind)).toEqual(['human', 'gatekeepers']);
    expect(readLayout(state.layout).tiles).toHaveLength(3);
  });

  test('WG 2.2 at random: each gets a board of their own and chooses one of its two sides', () => {
    const table = newGame(4, { factions: 'random' });
    const boards = table.state.players.map(({ board }) => board);
    expect(new Set(boards).size).toBe(4);
    expect(boards).not.toContain(null);
    const { seat } = table.question('faction').ask;
    const [a, b] = table.options('faction') as (keyof typeof FACTIONS)[];
    expect(table.options('faction')).toHaveLength(2);
    expect([FACTIONS[a!], FACTIONS[b!]]).toMatchObject([
      { board: boards[seat], side: 'A' },
      { board: boards[seat], side: 'B' },
    ]);
    table.answers(['faction', b!], ['colour', 'green']);
    expect(table.state.players[seat]).toMatchObject({ faction: b, colour: 'green' });
  });

  test('WG 2.2 by choice: a board that somebody has is refused', () => {
    const table = newGame(2, { factions: 'choose' });
    expect(table.options('board')).toHaveLength(8);
    table.answers(['board', 'fb-3'], ['faction', 'elenari-veiled-court'], ['colour', 'white']);
    expect(table.options('board')).not.toContain('fb-3');
    expect(table.refusal('board', 'fb-3').rule).toBe('WG 2.2');
    table.answers(['board', 'fb-8'], ['faction', 'myrrhian-oracles'], ['colour', 'red']);
    expect(new Set(table.state.players.map(({ faction }) => faction))).toEqual(
      new Set(['elenari-veiled-court', 'myrrhian-oracles']),
    );
  });

  test('WG 2.2 the players choose openly, one after the other, in a random order', () => {
    const table = newGame(3, { factions: 'choose' });
    const asked: number[] = [];
    while (table.isAsked('board')) {
      expect(table.match.pending).toHaveLength(1);
      asked.push(table.question('board').ask.seat);
      choose(table);
    }
    expect(asked).toHaveLength(3);
    expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
    expect(table.events('FactionChosen', 'spectator').map(({ seat }) => seat)).toEqual(asked);
    const firsts = Array.from(
      { length: 40 },
      (_, n) => newGame(3, {}, `first ${n}`).match.pending[0]!.ask.seat,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('WG 2.3 a colour that somebody has is refused; with six all are used', () => {
    const table = choose(newGame(2), 'purple');
    table.answer('faction', table.options('faction')[0]!);
    expect(table.options('colour')).toEqual(COLOURS.filter((colour) => colour !== 'purple'));
    expect(table.refusal('colour', 'purple').rule).toBe('WG 2.3');
    for (const factions of ['random', 'choose', 'dealt'] as const) {
      const { players } = startedGame(6, { factions }).state;
      expect(players.map(({ colour }) => colour!).toSorted()).toEqual(COLOURS.toSorted());
    }
  });

  test('WG 2.3 with five, the last to choose must be yellow if nobody is', () => {
    const table = newGame(5);
    for (const colour of ['blue', 'red', 'white', 'purple'] as const) choose(table, colour);
    const { seat } = table.question('faction').ask;
    table.answer('faction', table.options('faction')[0]!);
    // Green is free as well, but yellow is the only option left: the driver takes it.
    const forced = table.match.eventsFor(seat).filter(({ event }) => event.type === 'Forced');
    expect(forced.at(-1)!.event).toMatchObject({ kind: 'colour', value: 'yellow' });
    expect(table.state.players[seat]!.colour).toBe('yellow');

    const free = newGame(5);
    for (const colour of ['blue', 'yellow', 'white', 'purple'] as const) choose(free, colour);
    free.answer('faction', free.options('faction')[0]!);
    expect(free.options('colour')).toEqual(['red', 'green']);
    for (const colours of ofManyGames(5, ({ players }) => players.map(({ colour }) => colour)))
      expect(colours).toContain('yellow');
  });

  test('WG 2.3 with four nobody has to be yellow', () => {
    const table = newGame(4);
    for (const colour of ['blue', 'red', 'white'] as const) choose(table, colour);
    table.answer('faction', table.options('faction')[0]!);
    expect(table.options('colour')).toEqual(['yellow', 'green', 'purple'].toSorted(byTableOrder));
  });
});

const byTableOrder = (one: string, other: string): number =>
  COLOURS.indexOf(one as Colour) - COLOURS.indexOf(other as Colour);

describe.each(COUNTS)('a table of %i', (seats) => {
  const sides = sidesOf(seats);
  const games = (['random', 'choose', 'dealt'] as const).flatMap((factions) =>
    (['off', 'on'] as const).map((exploration) =>
      startedGame(seats, { factions, exploration }, `${seats} ${factions} ${exploration}`),
    ),
  );
  const states = games.map(({ state }) => state);

  test('WG 2.4, WG 2.12 3 of 12 ships and the drone are on the own Warpgate, 12 markers in supply', () => {
    for (const state of states) {
      const { ids } = boardOf(state);
      state.players.forEach((player, seat) => {
        const gate = state.gates[seat]!;
        expect(ids[gate]).toBe(`gate-${player.colour}`);
        expect([state.fleetOwner[gate], state.fleetSize[gate]]).toEqual([seat, 3]);
        expect([player.ships, player.markers]).toEqual([9, 12]);
        if (player.kind === 'human') expect(player.drone).toBe(gate);
      });
      expect(state.fleetSize.reduce((sum, ships) => sum + ships)).toBe(3 * sides);
    }
  });

  test('WG 2.5, WG 2.6 a shuffled Action deck of 12, of which 4 are the starting hand', () => {
    for (const { players } of states) {
      for (const { kind, hand, deck, discard } of players) {
        if (kind === 'gatekeepers') continue;
        expect([hand.length, deck.length, discard.length]).toEqual([4, 8, 0]);
        expect([...hand, ...deck].toSorted()).toEqual([...ACTION_CARD_IDS]);
      }
    }
    const decks = states.map(({ players }) => players[0]!.deck.join());
    expect(new Set(decks).size).toBe(decks.length);
  });

  test('WG 2.7, WG 2.8 the Hero of the chosen side replaces the Basic card with its letter', () => {
    for (const { players } of states) {
      for (const { faction, tacticsDeck, tacticsDiscard } of players) {
        if (faction === null) continue;
        const { hero } = FACTIONS[faction];
        expect(tacticsDeck).toContain(hero);
        expect(
          tacticsDeck
            .map((card) => `${TACTICS[card].slot}`)
            .toSorted()
            .join(''),
        ).toBe('ABCDEFGH');
        expect(tacticsDeck.filter((card) => TACTICS[card].kind === 'basic')).toHaveLength(7);
        expect(tacticsDiscard).toEqual([]);
      }
    }
  });

  test('WG 2.9 the Promotion deck: all Advanced Tactics and all Heroes not in use', () => {
    for (const state of states) {
      const heroes = state.players.flatMap(({ faction }) => (faction ? FACTIONS[faction].hero : []));
      const others = HEROES.filter((hero) => !heroes.includes(hero));
      const { promotionDeck: deck, promotionDiscard } = state;
      expect(promotionDiscard).toEqual([]);
      expect(deck.filter((card) => TACTICS[card].kind === 'hero').toSorted()).toEqual(others.toSorted());
      // Solo: one Advanced card is set aside for the Gatekeepers.
      const advanced = ADVANCED_TACTICS.length - (seats === 1 ? 1 : 0);
      expect(deck.filter((card) => TACTICS[card].kind === 'advanced')).toHaveLength(advanced);
      expect(deck).toHaveLength(38 - seats - (seats === 1 ? 1 : 0));
    }
  });

  test('WG 2.10 the map: so many lettered tiles, no tile twice, the diamonds and the special tile', () => {
    const expected = reference.expectedCounts[`${sides as 2}`];
    for (const state of states) {
      const board = boardOf(state);
      const { tiles } = readLayout(state.layout);
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(expected.lettered);
      const hexes = board.tiles.flatMap((tile) => tile.hexes.map((hex) => hex.join()));
      expect(new Set(hexes).size).toBe(expected.hexes);
      expect(board.planets).toHaveLength(expected.planets);
      expect(board.sectors).toHaveLength(expected.sectors);
      expect(board.tradePlanets).toHaveLength(expected.tradePlanets);
      const laid = board.tiles.map(({ id }) => id);
      const diamonds = state.players.map(({ colour }) => `diamond-${colour}`);
      const onMap = diamonds.filter((id) => sides !== 5 || id !== 'diamond-yellow');
      expect(laid.filter((id) => id.startsWith('diamond')).toSorted()).toEqual(onMap.toSorted());
      expect(laid.includes('hex-special')).toBe(sides >= 5);
      expect(board.ids.includes('ancients-homeworld')).toBe(sides === 6);
      const homes = board.ids.filter((id) => id.startsWith('home-'));
      expect(homes).toHaveLength(sides <= 4 ? sides : 0);
    }
  });

  test('WG 2.11 the order of play is clockwise around the map; with five yellow begins it', () => {
    for (const state of states) {
      const board = boardOf(state);
      const points = state.order.map((seat) => {
        const [q, r] = board.places[state.gates[seat]!]!.hex;
        return [q + r / 2, (r * Math.sqrt(3)) / 2] as const;
      });
      const centre = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / sides);
      // Downwards is positive, so clockwise is the way in which the angle grows.
      const angles = points.map(([x, y]) => Math.atan2(y - centre[1]!, x - centre[0]!));
      const descents = angles.filter((angle, i) => angle > angles[(i + 1) % sides]!);
      expect(descents).toHaveLength(1);
      if (sides === 5) expect(state.players[state.order[0]!]!.colour).toBe('yellow');
    }
  });

  test('WG 2.13, WG 2.14 4 Trade Goods a player; 2 Technologies face up and 5 a player in the deck', () => {
    for (const state of states) {
      expect(state.goods).toBe(4 * sides);
      expect([state.technologies.length, state.technologyDeck.length]).toEqual([2, 5 * sides]);
      const setAside = seats === 1 ? 1 : 0;
      expect(state.unusedTechnologies).toHaveLength(32 - 2 - 5 * sides - setAside);
    }
  });

  test('WG 2.15, WG 2.16 2 available Objectives, one for each player, and the rest of 5 a player', () => {
    for (const state of states) {
      expect(state.objectives).toHaveLength(2);
      for (const { kind, objectives } of state.players)
        expect(objectives).toHaveLength(kind === 'human' ? 1 : 0);
      expect(state.objectiveDeck).toHaveLength(seats === 1 ? 7 : 4 * seats - 2);
      expect(state.unusedObjectives).toHaveLength(30 - 5 * sides - (seats === 1 ? 5 : 0));
    }
    const [table] = games;
    const { seat, planetType } = table!.events('StartingObjectiveDealt', 0)[0]!;
    const dealt = table!.state.players[seat]!.objectives[0]!;
    expect(OBJECTIVES[dealt].type).toBe(planetType);
    expect(table!.view(seat).players[seat]!.objectives[0]!.id).toBe(dealt);
  });

  test('WG 2.18 without the option no Exploration token is used', () => {
    for (const state of states) {
      const lying = state.tokens.filter((token) => token !== null);
      if (state.options.exploration === 'off') expect([...lying, ...state.unusedTokens]).toEqual([]);
      else expect(lying.length).toBeGreaterThan(0);
    }
  });
});

describe('what is left to chance', () => {
  test('WG 2.10 tiles, sides and rotations are random; the special tile turns only with six', () => {
    const layouts = ofManyGames(6, ({ layout }) => readLayout(layout));
    const seen = (what: (tile: (typeof layouts)[number]['tiles'][number]) => unknown): number =>
      new Set(layouts.map(({ tiles }) => what(tiles[0]!))).size;
    expect(seen(({ id }) => id)).toBe(6);
    expect(seen(({ side }) => side)).toBe(4);
    expect(seen(({ rotation }) => rotation)).toBe(6);
    expect(new Set(layouts.map(({ special }) => special)).size).toBe(6);
    expect(new Set(ofManyGames(5, ({ layout }) => readLayout(layout).special))).toEqual(new Set([0]));
  });

  test('WG 2.11 who gets which seat is random', () => {
    expect(new Set(ofManyGames(3, ({ order }) => order.join())).size).toBe(6);
  });

  test('WG 2.17 the first player is random; alone, it is always the human', () => {
    expect(new Set(ofManyGames(4, ({ first }) => first))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(ofManyGames(1, ({ first }) => first))).toEqual(new Set([0]));
  });

  test('WG 2.14, WG 2.15 which Technologies and Objectives are in the game is random', () => {
    const technologies = ofManyGames(2, (state) => [...state.technologies, ...state.technologyDeck]);
    const objectives = ofManyGames(2, (state) => [...state.objectives, ...state.objectiveDeck]);
    expect(new Set(technologies.flat()).size).toBe(32);
    expect(new Set(objectives.flat()).size).toBe(30);
    expect(new Set(technologies.map((cards) => cards.join())).size).toBe(40);
    expect(new Set(objectives.map((cards) => cards.join())).size).toBe(40);
  });

  test('WG 2.18 Exploration is off unless chosen', () => {
    expect(warpgate.readOptions({}, 2)).toEqual({ factions: 'random', exploration: 'off' });
  });
});

test('WG E6 a Roguu Conglomerate plays with Sol Olo instead of Pitched Battle', () => {
  const table = newGame(2, { factions: 'choose' });
  const { seat } = table.question('board').ask;
  table.answers(['board', 'fb-1'], ['faction', 'roguu-conglomerate'], ['colour', 'blue']);
  setUp(table);
  const deck = table.state.players[seat]!.tacticsDeck;
  const kept = BASIC_TACTICS.filter((card) => card !== 'bt-c');
  expect(deck.toSorted()).toEqual([...kept, 'he-sol-olo'].toSorted());
  // The Hero of the side that lies face down went into the Promotion deck, Sol Olo did not.
  expect(table.state.promotionDeck).toContain('he-vesh-tarro');
  expect(table.state.promotionDeck).not.toContain('he-sol-olo');
});
