import { describe, expect, test } from 'vitest';
import * as content from '../content/index.ts';
import type { Effect, Hex, MapPlanet, MapSector, Rotation, Tile, TileSide } from '../content/index.ts';
import reference from './reference-boards.json' with { type: 'json' };

const {
  ACTIONS,
  ACTION_CARDS,
  ACTION_CARD_IDS,
  ADVANCED_TACTICS,
  ANCIENTS_TOKENS,
  ARRANGEMENTS,
  BASIC_TACTICS,
  BOARDS,
  COLOURS,
  DIRECTIONS,
  EXPLORATION,
  FACTIONS,
  FACTION_IDS,
  GATEKEEPERS,
  HEROES,
  LETTERED_TILES,
  OBJECTIVES,
  OBJECTIVE_IDS,
  PIECES_PER_COLOUR,
  PLANET_TYPES,
  ROTATIONS,
  SHAPES,
  SHARED_PIECES,
  TACTICS,
  TACTICS_SLOTS,
  TECHNOLOGIES,
  TECHNOLOGY_IDS,
  TILES,
  TOKEN_IDS,
  actionCard,
  explorationToken,
  kill,
  settle,
  when,
} = content;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** As a number lattice would print it; also makes -0 into 0. */
const key = ([q, r]: Hex): string => `${q},${r}`;

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);

describe('the card budget', () => {
  const counts = {
    action: ACTION_CARDS.length * COLOURS.length,
    basic: BASIC_TACTICS.length * COLOURS.length,
    hero: HEROES.length,
    advanced: ADVANCED_TACTICS.length,
    technology: TECHNOLOGY_IDS.length,
    objective: OBJECTIVE_IDS.length,
  };

  test('each kind of card has its count, 220 in all', () => {
    expect(counts).toEqual({ action: 72, basic: 48, hero: 16, advanced: 22, technology: 32, objective: 30 });
    expect(sum(Object.values(counts))).toBe(220);
  });

  test('all ids of the box differ', () => {
    const ids = [
      ...ACTION_CARD_IDS,
      ...Object.keys(TACTICS),
      ...FACTION_IDS,
      ...BOARDS.map((board) => board.id),
      GATEKEEPERS.id,
      ...TECHNOLOGY_IDS,
      ...OBJECTIVE_IDS,
    ];
    expect(repeated(ids)).toEqual([]);
  });

  test('every entry is filed under its own id', () => {
    for (const table of [TACTICS, FACTIONS, TECHNOLOGIES, OBJECTIVES, TILES]) {
      for (const [id, entry] of Object.entries<{ id: string }>(table)) expect(entry.id).toBe(id);
    }
    for (const id of ACTION_CARD_IDS) expect(actionCard(id).id).toBe(id);
  });

  const named: Record<string, { readonly name: string; readonly text: string }[]> = {
    actions: Object.values(ACTIONS),
    tactics: Object.values(TACTICS),
    abilities: FACTION_IDS.map((id) => FACTIONS[id].ability),
    technologies: Object.values(TECHNOLOGIES),
    objectives: Object.values(OBJECTIVES),
    exploration: [...Object.values(EXPLORATION), ...Object.values(ANCIENTS_TOKENS)],
  };

  test.each(Object.entries(named))('%s: names differ and texts are sentences', (_, entries) => {
    expect(repeated(entries.map((entry) => entry.name))).toEqual([]);
    for (const entry of entries) expect(entry.text).toMatch(/^[A-Z].*[.]$/u);
  });
});

describe('actions', () => {
  test('the 24 slots of a deck', () => {
    const slots = tally(ACTION_CARDS.flatMap((card) => [card.top, card.bottom]));
    expect(slots).toEqual({
      recon: 2,
      maneuver: 2,
      skirmish: 2,
      advance: 2,
      concentrate: 1,
      warpIn: 2,
      reinforce: 3,
      research: 3,
      control: 3,
      trade: 2,
      promote: 2,
    });
    expect(sum(Object.values(slots))).toBe(24);
  });

  test('five slots attack, five deploy, four move', () => {
    const groups = tally(
      ACTION_CARDS.flatMap((card) => [ACTIONS[card.top].group, ACTIONS[card.bottom].group]),
    );
    expect(groups).toEqual({ move: 4, attack: 5, deploy: 5, other: 10 });
  });

  test('every card has two different actions', () => {
    for (const card of ACTION_CARDS) expect(card.top).not.toBe(card.bottom);
  });

  test('every action says its rule and speaks of X', () => {
    for (const action of Object.values(ACTIONS)) {
      expect(action.rule).toMatch(/^WG \d+[.]\d+$/u);
      expect(action.text).toMatch(/\bX\b/u);
    }
  });
});

describe('tactics', () => {
  test('the lists follow the kinds', () => {
    const kinds = Object.values(TACTICS).map((card) => card.kind);
    expect(tally(kinds)).toEqual({ basic: 8, hero: 16, advanced: 22 });
    for (const id of BASIC_TACTICS) expect(TACTICS[id].kind).toBe('basic');
    for (const id of HEROES) expect(TACTICS[id].kind).toBe('hero');
    for (const id of ADVANCED_TACTICS) expect(TACTICS[id].kind).toBe('advanced');
  });

  test('one basic card and two Heroes for each letter, none on advanced cards', () => {
    expect(BASIC_TACTICS.map((id) => TACTICS[id].slot)).toEqual([...TACTICS_SLOTS]);
    const heroes = tally(HEROES.map((id) => TACTICS[id].slot ?? 'none'));
    expect(heroes).toEqual({ A: 2, B: 2, C: 2, D: 2, E: 2, F: 2, G: 2, H: 2 });
    for (const id of ADVANCED_TACTICS) expect(TACTICS[id].slot).toBeNull();
  });

  test('multipliers', () => {
    const basic = BASIC_TACTICS.map((id) => TACTICS[id].multiplier);
    expect(basic).toEqual([5, 3, 2, 1, 1, 2, 1, 0]);
    expect(sum(basic)).toBe(15);
    expect((sum(basic) / basic.length).toFixed(1)).toBe('1.9');
    const advanced = tally(ADVANCED_TACTICS.map((id) => TACTICS[id].multiplier));
    expect(advanced).toEqual({ 0: 4, 1: 6, 2: 7, 3: 2, 4: 2, 5: 1 });
  });

  test('Heroes and advanced cards are worth a point, basic cards none', () => {
    for (const card of Object.values(TACTICS)) expect(card.vp).toBe(card.kind === 'basic' ? 0 : 1);
  });

  test('only Disciplined Line has no effect, and claiming a Trade Good needs a win', () => {
    const bare = Object.values(TACTICS).filter((card) => card.effects.length === 0);
    expect(bare.map((card) => card.id)).toEqual(['at-disciplined-line']);
    const claims = Object.values(TACTICS).flatMap((card) => card.effects.filter((e) => e.do === 'claimGood'));
    expect(claims).toEqual([{ do: 'claimGood', when: ['won'] }]);
  });

  test('all effects of a kind have the same keys in the same order', () => {
    const shapes = new Map<Effect['do'], string>();
    for (const effect of Object.values(TACTICS).flatMap((card) => card.effects)) {
      const shape = Object.keys(effect).join(' ');
      expect(shapes.get(effect.do) ?? shape).toBe(shape);
      shapes.set(effect.do, shape);
    }
    expect(shapes.size).toBe(12);
  });

  test('conditions wrap an effect without changing it', () => {
    expect(kill(1)).toEqual({ do: 'kill', ships: 1, when: [] });
    expect(when('won', kill('all'))).toEqual({ do: 'kill', ships: 'all', when: ['won'] });
    expect(when(['attacking', 'won'], settle())).toEqual({ do: 'settle', when: ['attacking', 'won'] });
    expect(kill(1).when).toEqual([]);
  });
});

describe('factions', () => {
  test('eight boards with two sides each', () => {
    expect(BOARDS).toHaveLength(8);
    expect(FACTION_IDS).toHaveLength(16);
    expect(BOARDS.flatMap((board) => Object.values(board.sides))).toEqual([...FACTION_IDS]);
    for (const board of BOARDS) {
      for (const side of content.BOARD_SIDES) {
        expect(FACTIONS[board.sides[side]]).toMatchObject({ board: board.id, side });
      }
    }
  });

  test('each Hero leads exactly one faction, each faction has a Hero', () => {
    const heroes = FACTION_IDS.map((id) => FACTIONS[id].hero);
    expect(repeated(heroes)).toEqual([]);
    expect(heroes.toSorted()).toEqual(HEROES.toSorted());
  });

  test('the Heroes that the rulebook places are in slot C', () => {
    expect(TACTICS[FACTIONS['roguu-conglomerate'].hero]).toMatchObject({ name: 'Sol Olo', slot: 'C' });
    expect(TACTICS[FACTIONS['tethysian-tradeworlds'].hero]).toMatchObject({
      name: 'Guildmaster Oozh',
      slot: 'C',
    });
  });
});

describe('technologies', () => {
  const technologies = TECHNOLOGY_IDS.map((id) => TECHNOLOGIES[id]);

  test('types, icons and values', () => {
    expect(tally(technologies.map((t) => t.type))).toEqual({
      desert: 6,
      jungle: 6,
      volcanic: 7,
      oceanic: 6,
      arctic: 7,
    });
    expect(tally(technologies.map((t) => t.icon))).toEqual({
      battle: 6,
      deploy: 4,
      move: 4,
      control: 4,
      draw: 3,
      research: 3,
      none: 8,
    });
    expect(tally(technologies.map((t) => t.vp))).toEqual({ 2: 22, 0: 5, variable: 5 });
  });

  test.each(PLANET_TYPES)('%s has one worthless card and one of variable worth', (type) => {
    const worth = technologies.filter((t) => t.type === type).map((t) => t.vp);
    expect(worth.filter((vp) => vp === 0)).toHaveLength(1);
    expect(worth.filter((vp) => vp === 'variable')).toHaveLength(1);
  });
});

describe('objectives', () => {
  test('six of each type', () => {
    const types = tally(OBJECTIVE_IDS.map((id) => OBJECTIVES[id].type));
    expect(types).toEqual({ desert: 6, jungle: 6, volcanic: 6, oceanic: 6, arctic: 6 });
  });

  test('the id begins with the letter of the type', () => {
    for (const id of OBJECTIVE_IDS) expect(id[3]).toBe(OBJECTIVES[id].type[0]);
  });
});

describe('pieces', () => {
  const perType = sum(Object.values(EXPLORATION).map((token) => token.copies));
  const ancients = sum(Object.values(ANCIENTS_TOKENS).map((token) => token.copies));

  test('72 ships and 6 drones', () => {
    expect(PIECES_PER_COLOUR.ships * COLOURS.length).toBe(72);
    expect(PIECES_PER_COLOUR.drones * COLOURS.length).toBe(6);
  });

  test('180 tokens', () => {
    const markers = PIECES_PER_COLOUR.markers * COLOURS.length;
    expect([markers, SHARED_PIECES.tradeGoods, SHARED_PIECES.firstPlayerMarkers]).toEqual([72, 24, 1]);
    expect([perType, ancients]).toEqual([16, 3]);
    const exploration = perType * PLANET_TYPES.length + ancients;
    expect(markers + SHARED_PIECES.tradeGoods + SHARED_PIECES.firstPlayerMarkers + exploration).toBe(180);
  });

  test('exploration tokens are found by back and front', () => {
    expect(TOKEN_IDS).toHaveLength(8 * 5 + 3);
    expect(repeated(TOKEN_IDS)).toEqual([]);
    expect(explorationToken('desert:salvage')).toBe(EXPLORATION.salvage);
    expect(explorationToken('ancients:vault')).toBe(ANCIENTS_TOKENS.vault);
    for (const id of TOKEN_IDS) expect(id.endsWith(`:${explorationToken(id).kind}`)).toBe(true);
  });

  test('a token with points is kept', () => {
    const worthy = TOKEN_IDS.map(explorationToken).filter((token) => token.vp > 0);
    expect(worthy.every((token) => token.keep)).toBe(true);
    expect(TOKEN_IDS.filter((id) => explorationToken(id).keep)).toHaveLength(2 * 5 + 2);
  });
});

const tiles: readonly Tile[] = Object.values(TILES);
const sidesOf = (tile: Tile): TileSide[] => Object.values(tile.sides);
const allSides = tiles.flatMap((tile) => sidesOf(tile).map((side) => ({ tile, side })));

const rotate = ([q, r]: Hex, rotation: Rotation): Hex => {
  const [a, b] = ROTATIONS[rotation];
  return [a[0] * q + b[0] * r, a[1] * q + b[1] * r];
};

const adjacent = ([q, r]: Hex): string[] => DIRECTIONS.map(([dq, dr]) => key([q + dq, r + dr]));

const connected = (hexes: readonly Hex[]): boolean => {
  const left = new Map(hexes.map((hex) => [key(hex), hex]));
  const reached = hexes.slice(0, 1);
  for (const hex of reached) {
    left.delete(key(hex));
    for (const next of adjacent(hex)) {
      const found = left.get(next);
      if (found === undefined) continue;
      left.delete(next);
      reached.push(found);
    }
  }
  return left.size === 0;
};

describe('the lattice', () => {
  test('six directions, each the turn of the one after it', () => {
    expect(repeated(DIRECTIONS.map(key))).toEqual([]);
    for (const [i, direction] of DIRECTIONS.entries()) {
      const next = DIRECTIONS[(i + 1) % 6];
      expect(next && key(rotate(next, 1))).toBe(key(direction));
    }
  });

  test('rotation k is k steps of one', () => {
    let turned: Hex = [3, -1];
    for (const k of [0, 1, 2, 3, 4, 5] as const) {
      expect(key(rotate([3, -1], k))).toBe(key(turned));
      turned = [-turned[1], turned[0] + turned[1]];
    }
    expect(key(turned)).toBe('3,-1');
  });
});

describe('tiles', () => {
  test('shapes of 19 and 9 hexes', () => {
    expect(SHAPES.hex).toHaveLength(19);
    expect(SHAPES.diamond).toHaveLength(9);
    for (const hexes of Object.values(SHAPES)) {
      expect(repeated(hexes.map(key))).toEqual([]);
      expect(connected(hexes)).toBe(true);
    }
  });

  test('thirteen tiles, two sides each', () => {
    expect(tally(tiles.map((tile) => tile.kind))).toEqual({ lettered: 6, home: 6, special: 1 });
    for (const tile of tiles) expect(sidesOf(tile)).toHaveLength(2);
    expect(tiles.filter((tile) => tile.kind === 'lettered').map((tile) => tile.id)).toEqual([
      ...LETTERED_TILES,
    ]);
    for (const colour of COLOURS) expect(TILES[`diamond-${colour}`].color).toBe(colour);
  });

  test('ids of sides, planets and sectors differ', () => {
    expect(repeated(allSides.map(({ side }) => side.id))).toEqual([]);
    expect(repeated(allSides.flatMap(({ side }) => side.planets.map((planet) => planet.id)))).toEqual([]);
    expect(repeated(allSides.flatMap(({ side }) => side.sectors.map((sector) => sector.id)))).toEqual([]);
  });

  test.each(allSides)('$side.id: planets and sectors agree', ({ tile, side }) => {
    const shape = new Set(SHAPES[tile.shape].map(key));
    const places = [...side.planets, ...side.warpgates].map((place) => key(place.hex));
    expect(repeated(places)).toEqual([]);
    for (const place of places) expect(shape).toContain(place);

    const inSectors = side.sectors.flatMap((sector) => sector.planets);
    expect(inSectors.toSorted()).toEqual(side.planets.map((planet) => planet.id).toSorted());
    for (const sector of side.sectors) {
      const own = side.planets.filter((planet) => planet.sector === sector.id);
      expect(own.map((planet) => planet.id)).toEqual(sector.planets);
      const region = new Set(sector.hexes.map(key));
      const within = side.planets.filter((planet) => region.has(key(planet.hex)));
      expect(within).toEqual(own);
      expect(connected(sector.hexes)).toBe(true);
    }

    const covered = side.sectors.flatMap((sector) => sector.hexes.map(key));
    const due = side.sectors.length > 0 ? [...shape] : [];
    expect(covered.toSorted()).toEqual(due.toSorted());
  });

  test.each(allSides)('$side.id: the empty hexes hang together, planets do not touch', ({ tile, side }) => {
    const places = new Set([...side.planets, ...side.warpgates].map((place) => key(place.hex)));
    expect(connected(SHAPES[tile.shape].filter((hex) => !places.has(key(hex))))).toBe(true);
    for (const planet of side.planets) {
      expect(adjacent(planet.hex).filter((hex) => places.has(hex))).toEqual([]);
    }
  });

  const lettered = allSides.filter(({ tile }) => tile.kind === 'lettered');

  test.each(lettered)(
    '$side.id: five planets, one of each type, in sectors of two and three',
    ({ tile, side }) => {
      expect(tally(side.planets.map((planet) => planet.type))).toEqual({
        desert: 1,
        jungle: 1,
        volcanic: 1,
        oceanic: 1,
        arctic: 1,
      });
      expect(side.sectors.map((sector) => sector.planets.length)).toEqual([2, 3]);
      for (const sector of side.sectors) {
        expect(side.planets.filter((planet) => planet.sector === sector.id && planet.trade)).toHaveLength(1);
      }
      expect(side.warpgates).toEqual([]);
      expect(side.letter).not.toBeNull();
      expect(Object.entries(tile.sides).find(([, other]) => other === side)?.[0]).toBe(side.letter);
    },
  );

  test('a letter is one geometry', () => {
    const geometry = new Map<string, string>();
    for (const { side } of lettered) {
      const planets = side.planets.map(
        (planet) => `${key(planet.hex)} ${planet.trade} ${planet.sector.slice(-2)}`,
      );
      const drawn = JSON.stringify([planets, side.sectors.map((sector) => sector.hexes)]);
      expect(geometry.get(side.letter ?? '') ?? drawn).toBe(drawn);
      geometry.set(side.letter ?? '', drawn);
    }
    expect([...geometry.keys()]).toEqual(['A', 'B', 'C', 'D']);
    expect(tally(lettered.map(({ side }) => side.letter ?? ''))).toEqual({ A: 3, B: 3, C: 3, D: 3 });
  });

  test('the pairs of types in sectors of two are all ten', () => {
    const pairs = lettered.map(({ side }) => {
      const pair = side.sectors[0]?.planets ?? [];
      return side.planets
        .filter((planet) => pair.includes(planet.id))
        .map((planet) => planet.type)
        .toSorted()
        .join('+');
    });
    expect(new Set(pairs).size).toBe(10);
  });

  test('home tiles', () => {
    const homes = {
      blue: 'oceanic',
      red: 'volcanic',
      yellow: 'desert',
      white: 'arctic',
      green: 'jungle',
      purple: 'jungle',
    };
    for (const colour of COLOURS) {
      const { sides } = TILES[`diamond-${colour}`];
      expect(sides['1-4'].planets).toMatchObject([
        { id: `home-${colour}`, hex: [0, 0], type: homes[colour], trade: true },
      ]);
      expect(sides['1-4'].sectors).toHaveLength(1);
      expect(sides['1-4'].warpgates).toEqual([{ id: `gate-${colour}`, color: colour, hex: [0, 2] }]);
      expect(sides['5-6'].planets).toEqual([]);
      expect(sides['5-6'].sectors).toEqual([]);
      expect(sides['5-6'].warpgates).toEqual([{ id: `gate-${colour}`, color: colour, hex: [0, 0] }]);
    }
  });

  test('the special tile', () => {
    const { gate, ancients } = TILES['hex-special'].sides;
    const told = (side: TileSide): string[] =>
      side.planets.map(({ type, trade }) => (trade ? `${type}*` : type));
    expect(told(gate)).toEqual(['desert*', 'jungle']);
    expect(gate.warpgates).toEqual([{ id: 'gate-yellow', color: 'yellow', hex: [0, 0] }]);
    expect(told(ancients)).toEqual(['ancients', 'volcanic*', 'oceanic*', 'arctic*']);
    expect(ancients.warpgates).toEqual([]);
    expect([gate.sectors.length, ancients.sectors.length]).toEqual([1, 1]);
  });
});

interface Laid {
  readonly tile: Tile;
  readonly side: TileSide;
  readonly at: Hex;
  readonly rotation: Rotation;
}

const boards = Object.entries(reference.referenceBoards).map(([name, board]) => ({ name, board }));
type ReferenceBoard = (typeof boards)[number]['board'];

const tileSide = (tile: Tile, name: string): TileSide => {
  const side = Object.entries(tile.sides).find(([key]) => key === name)?.[1];
  if (side === undefined) throw new Error(`${tile.id} has no side ${name}`);
  return side;
};

const tileOf = (id: string): Tile => {
  const tile = tiles.find((one) => one.id === id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return tile;
};

/** The tiles of a reference board, put where its arrangement says. */
const layOut = (board: ReferenceBoard): Laid[] => {
  const arrangement = ARRANGEMENTS[board.players as content.MapPlayers];
  const laid: Laid[] = [];
  for (const [i, slot] of arrangement.letteredSlots.entries()) {
    const filled = board.slots[i];
    if (filled?.slot !== slot.slot) throw new Error(`nothing lies on ${slot.slot}`);
    const tile = tileOf(filled.tile);
    laid.push({
      tile,
      side: tileSide(tile, filled.side),
      at: slot.at,
      rotation: filled.rotation as Rotation,
    });
  }
  if (arrangement.special !== null) {
    const tile = TILES['hex-special'];
    const rotation = (board.special?.rotation ?? 0) as Rotation;
    laid.push({ tile, side: tile.sides[arrangement.special.side], at: arrangement.special.at, rotation });
  }
  const colours = Object.values(board.seats) as content.Colour[];
  for (const [i, seat] of arrangement.seats.entries()) {
    if (seat.kind === 'special') continue;
    const tile = TILES[`diamond-${colours[i] ?? 'blue'}`];
    laid.push({ tile, side: tile.sides[arrangement.diamondSide], at: seat.at, rotation: seat.rotation });
  }
  return laid;
};

const put = ({ at, rotation }: Laid, hex: Hex): string => {
  const [q, r] = rotate(hex, rotation);
  return key([at[0] + q, at[1] + r]);
};

describe('arrangements', () => {
  test('seats are numbered from 1 on, slots from 1 on', () => {
    for (const [players, { letteredSlots, seats, ...rest }] of Object.entries(ARRANGEMENTS)) {
      expect(rest.players).toBe(Number(players));
      expect(seats.map((seat) => seat.seat)).toEqual(Array.from({ length: rest.players }, (_, i) => i + 1));
      expect(letteredSlots.map((slot) => slot.slot)).toEqual(
        letteredSlots.map((_, i) => `p${players}-slot-${i + 1}`),
      );
      expect(rest.diamondSide).toBe(rest.players < 5 ? '1-4' : '5-6');
      expect(rest.special?.side).toBe({ 5: 'gate', 6: 'ancients' }[rest.players as 5 | 6]);
    }
  });

  test.each(boards)('$name: counts are those expected for its players', ({ board }) => {
    const expected = Object.entries(reference.expectedCounts).find(([n]) => Number(n) === board.players)?.[1];
    const laid = layOut(board);
    const planets: MapPlanet[] = laid.flatMap(({ side }) => side.planets);
    const sectors: MapSector[] = laid.flatMap(({ side }) => side.sectors);
    const hexes = laid.flatMap((one) => SHAPES[one.tile.shape].map((hex) => put(one, hex)));
    expect(repeated(hexes)).toEqual([]);
    expect({
      lettered: laid.filter(({ tile }) => tile.kind === 'lettered').length,
      hexes: hexes.length,
      planets: planets.length,
      sectors: sectors.length,
      tradePlanets: planets.filter((planet) => planet.trade).length,
    }).toEqual(expected);
    expect([hexes.length, planets.length, sectors.length]).toEqual([
      board.hexCount,
      board.planetCount,
      board.sectorCount,
    ]);
  });

  test.each(boards)('$name: every place is where the reference has it', ({ board }) => {
    const found = layOut(board).flatMap((one) =>
      [...one.side.planets, ...one.side.warpgates].map((place) => [place.id, put(one, place.hex)]),
    );
    const listed = Object.entries(board.positions).map(([id, hex]) => [id, key(hex as [number, number])]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  test.each(boards)('$name: one Warpgate for each seat', ({ board }) => {
    const gates = layOut(board).flatMap(({ side }) => side.warpgates.map((gate) => gate.color));
    expect(gates.toSorted()).toEqual(Object.values(board.seats).toSorted());
  });
});
