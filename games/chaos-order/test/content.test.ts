import { describe, expect, test } from 'vitest';
import {
  ATTRIBUTES,
  ATTRIBUTE_IDS,
  BOARD_ABILITIES,
  BUILDINGS,
  BUILDING_INCOME,
  COUNTS,
  DIE,
  DRAW,
  FACED_FOUNDATION_IDS,
  FACTIONS,
  FACTION_COUNTS,
  FACTION_IDS,
  FOUNDATIONS,
  INTEL,
  INTEL_DECK,
  LAKES,
  LEADERS,
  LEADER_IDS,
  LOCATIONS,
  LOOSE_IDS,
  LOOSE_TOKENS,
  MAX_WOUNDS,
  NEUTRAL_IDS,
  NEUTRAL_TOKENS,
  PHASES,
  PHASE_BONUS,
  PLAIN_FOUNDATIONS,
  PRINTED_MOUNTAINS,
  RANKS,
  RELIC_FOUNDATIONS,
  RYHZU,
  RYHZU_IDS,
  SECTIONS,
  TACTICS,
  TACTICS_DECK,
  TERRAINS,
  TILES,
  TILE_IDS,
  TILE_SETS,
  TOKENS,
  TRACKS,
  TUNNELS,
  TUNNEL_IDS,
  WHEEL,
  boardFoundation,
  foundationReward,
  neutralPairs,
} from '../content/index.ts';
import type { Border, FactionCount, Gain, Location, RegionId } from '../content/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const gains = (values: readonly Gain[]): string[] => values.map((gain) => JSON.stringify(gain)).toSorted();
const place = new Map(LOCATIONS.map((location) => [location.id, location]));

/** Hexes of even columns sit half a hex higher: from a column to the next, rows r - 1 and r; from odd columns r and r + 1. */
function touch(a: Location, b: Location): boolean {
  if (a.col === b.col) return Math.abs(a.row - b.row) === 1;
  if (Math.abs(a.col - b.col) !== 1) return false;
  const [odd, even] = a.col % 2 === 1 ? [a, b] : [b, a];
  return even.row === odd.row || even.row === odd.row + 1;
}

const touching = (a: RegionId, b: RegionId): boolean => {
  const [one, other] = [place.get(a), place.get(b)];
  return one !== undefined && other !== undefined && touch(one, other);
};

/** Land regions with this many factions: printed ones and those of the tile sets in use. */
const landOf = (count: FactionCount): RegionId[] =>
  LOCATIONS.filter(({ roles }) =>
    roles.some((role) => role === 'land' || COUNTS[count].tileSets.some((set) => role === `tile-${set}`)),
  ).map(({ id }) => id);

const pairsOf = (ids: readonly RegionId[]): [RegionId, RegionId][] =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b): [RegionId, RegionId] => [a, b]));

describe('factions', () => {
  test('CO 20.22, CO 21.11, CO 22.8, CO 23.14, CO 24.16, CO 25.10: each table is keyed by its ids, and what a board names is its own', () => {
    for (const id of FACTION_IDS) {
      const faction = FACTIONS[id];
      expect(faction.id).toBe(id);
      expect(faction.leaders).toEqual(LEADER_IDS.filter((leader) => LEADERS[leader].faction === id));
      expect(faction.attributes).toEqual(ATTRIBUTE_IDS.filter((one) => ATTRIBUTES[one].faction === id));
    }
    expect(unique(FACTION_IDS.map((id) => FACTIONS[id].colour))).toHaveLength(6);
  });

  test('CO 3.5: the fighters are 10 + 30 + 20 + 20 + 20 + 20', () => {
    const fighters = FACTION_IDS.map((id) => {
      const { sectors, starting, spare } = FACTIONS[id];
      return sum(sectors) + starting + spare;
    });
    expect(fighters).toEqual([10, 30, 20, 20, 20, 20]);
    expect(FACTION_IDS.map((id) => FACTIONS[id].starting)).toEqual([2, 7, 6, 6, 6, 5]);
    expect(FACTION_IDS.map((id) => FACTIONS[id].spare)).toEqual([0, 10, 0, 0, 0, 0]);
  });

  test('CO 3.2: 31 leaders, of whom each faction keeps 3 of 5, the Oxataya 4 of 6', () => {
    expect(LEADER_IDS).toHaveLength(31);
    expect(FACTION_IDS.map((id) => FACTIONS[id].leaders.length)).toEqual([5, 5, 5, 5, 5, 6]);
    expect(FACTION_IDS.map((id) => FACTIONS[id].keeps)).toEqual([3, 3, 3, 3, 3, 4]);
  });

  test('CO 3.3: 25 attributes, 5 of the Circadians and 4 of each other faction', () => {
    expect(ATTRIBUTE_IDS).toHaveLength(25);
    expect(FACTION_IDS.map((id) => FACTIONS[id].attributes.length)).toEqual([5, 4, 4, 4, 4, 4]);
  });

  test('CO 20.20: the Circadian attributes cost 9 gems, the four cheapest 7', () => {
    const costs = FACTIONS.circadians.attributes.map((id) => ATTRIBUTES[id].gems).toSorted((a, b) => a - b);
    expect(sum(costs)).toBe(9);
    expect(sum(costs.slice(0, 4))).toBe(7);
  });

  test('CO 3.4: nine buildings on each board, of which the Zcharo have 3, 4 and 2', () => {
    for (const id of FACTION_IDS) {
      const counts = BUILDINGS.map((type) => FACTIONS[id].locks[type].length);
      expect(counts).toEqual(id === 'zcharo' ? [3, 4, 2] : [3, 3, 3]);
      expect(sum(counts)).toBe(9);
    }
  });

  test('CO 9.22: locks stand on the right-most spaces of a type', () => {
    for (const id of FACTION_IDS)
      for (const type of BUILDINGS) {
        const locks = FACTIONS[id].locks[type];
        expect(locks, `${id} ${type}`).toEqual(locks.toSorted((a, b) => Number(a) - Number(b)));
      }
    expect(
      FACTION_IDS.map((id) => BUILDINGS.map((type) => FACTIONS[id].locks[type].filter(Boolean).length)),
    ).toEqual([
      [0, 0, 3],
      [0, 3, 2],
      [2, 2, 1],
      [1, 1, 3],
      [1, 2, 1],
      [2, 1, 2],
    ]);
  });

  test('CO 9.11: a foundry covers 2 energy, an outpost a card, a stronghold a gem', () => {
    expect(BUILDING_INCOME).toEqual({
      foundry: { energy: 2 },
      outpost: { cards: 1 },
      stronghold: { gems: 1 },
    });
  });

  test('CO 9.14: research is locked on every board, and one more ability', () => {
    for (const id of FACTION_IDS) {
      const { lockedFoundations } = FACTIONS[id];
      expect(lockedFoundations).toHaveLength(2);
      expect(lockedFoundations).toContain('research');
    }
  });

  test('CO 15.10: five relic spaces on each board; those of the Zcharo give no fame', () => {
    const fame = FACTION_IDS.map((id) => {
      const spaces = FACTIONS[id].relicSpaces;
      expect(spaces).toHaveLength(5);
      return sum(spaces.map((space) => (typeof space === 'string' ? 0 : (space.fame ?? 0))));
    });
    expect(fame).toEqual([0, 12, 0, 10, 3, 8]);
  });

  test('CO 16.9: fame tracks end at 4, 18, 20, 14, 5 and 9, with rewards before the end', () => {
    expect(FACTION_IDS.map((id) => FACTIONS[id].fameEnd)).toEqual([4, 18, 20, 14, 5, 9]);
    for (const id of FACTION_IDS) {
      const { fameRewards, fameEnd } = FACTIONS[id];
      const at = fameRewards.map((reward) => reward.at);
      expect(at).toEqual(unique(at).toSorted((a, b) => a - b));
      expect(at.every((space) => space >= 1 && space < fameEnd)).toBe(true);
    }
    expect(FACTION_IDS.map((id) => FACTIONS[id].fameRewards.length)).toEqual([2, 3, 5, 6, 4, 4]);
  });

  test('CO 14.3: Circadians and AI have 3 energy as base income, the others 2 energy or 1 gem', () => {
    for (const id of FACTION_IDS)
      expect(FACTIONS[id].baseIncome).toEqual(
        id === 'circadians' || id === 'ai' ? [{ energy: 3 }] : [{ energy: 2 }, { gems: 1 }],
      );
  });

  test('CO 11.3, CO 11.4: fast-track energy, and what 3 points buy', () => {
    expect(FACTION_IDS.map((id) => FACTIONS[id].fastTrack)).toEqual([3, null, 1, 1, 1, 1]);
    expect(FACTION_IDS.map((id) => FACTIONS[id].trade)).toEqual([
      'gems',
      'gems',
      'cards',
      'cards',
      'cards',
      'cards',
    ]);
  });
});

describe('leaders and Ryh-zu', () => {
  test.each(LEADER_IDS)(
    'CO 11.7: the basic side of %s costs at most 1 gem, the other is never weaker',
    (id) => {
      const { basic, upgraded } = LEADERS[id];
      expect(LEADERS[id].id).toBe(id);
      expect(basic.deployGems).toBeLessThanOrEqual(1);
      expect(upgraded.strength).toBeGreaterThanOrEqual(basic.strength);
      expect(upgraded.attack).toBeGreaterThanOrEqual(basic.attack);
      expect(upgraded.shields).toBeGreaterThanOrEqual(basic.shields);
    },
  );

  test('CO 1.15: only Injura and Phoros have negative strength', () => {
    expect(LEADER_IDS.filter((id) => LEADERS[id].basic.strength < 0)).toEqual(['injura', 'phoros']);
    expect(LEADER_IDS.filter((id) => LEADERS[id].upgraded.strength < 0)).toEqual([]);
  });

  test('CO 24.5, CO 24.6, CO 24.12: three Ryh-zu with their ranks, upkeep and tribute', () => {
    expect(RYHZU_IDS).toEqual(['uryk', 'halke', 'katarin']);
    expect(RYHZU_IDS.map((id) => RYHZU[id].rank)).toEqual([1, 3, 6]);
    expect(RYHZU_IDS.map((id) => RYHZU[id].upkeep)).toEqual([{ energy: 3 }, { energy: 2 }, { gems: 1 }]);
    expect(RYHZU_IDS.map((id) => RYHZU[id].tribute)).toEqual([{ energy: 1 }, { energy: 1 }, { gems: 1 }]);
  });
});

describe('cards', () => {
  test('CO 3.6: 44 tactics cards, 26 different, 18 of them twice', () => {
    expect(TACTICS_DECK).toHaveLength(44);
    const kinds = Object.values(TACTICS);
    expect(kinds).toHaveLength(26);
    expect(kinds.filter(({ copies }) => copies === 2)).toHaveLength(18);
    expect(kinds.filter(({ copies }) => copies === 1)).toHaveLength(8);
  });

  test('CO 17.1: left values add up to 97 and right values to 91', () => {
    expect(sum(TACTICS_DECK.map((id) => TACTICS[id].left))).toBe(97);
    expect(sum(TACTICS_DECK.map((id) => TACTICS[id].right))).toBe(91);
  });

  test.each(Object.values(TACTICS))(
    'CO 17.1: values of $id go by whether it has a combat effect or a lock',
    ({ id, left, right, combatText, lock }) => {
      const allowed = combatText === null ? (lock ? [4, 5, 6] : [4, 5]) : id === 'relic-guard' ? [5] : [3, 4];
      expect(allowed).toContain(left + right);
    },
  );

  test('CO 2.16: no card has its moment after passing in build or move', () => {
    const moments = unique(Object.values(TACTICS).map(({ moment }) => moment));
    expect(moments.filter((moment) => moment.startsWith('pass:')).toSorted()).toEqual([
      'pass:discover',
      'pass:harvest',
      'pass:recruit',
    ]);
  });

  test('CO 17.6: six cards have a gem lock', () => {
    expect(
      Object.values(TACTICS)
        .filter(({ lock }) => lock)
        .map(({ id }) => id),
    ).toEqual(['quiet-study', 'prefab-walls', 'night-drop', 'signal-flares', 'far-outposts', 'chronicle']);
  });

  test('CO 20.16: 12 intel cards, 6 different', () => {
    expect(INTEL_DECK).toHaveLength(12);
    expect(Object.keys(INTEL)).toHaveLength(6);
  });

  test('names are ids in words', () => {
    for (const { id, name } of Object.values(TACTICS))
      expect(name.toLowerCase().replaceAll(' ', '-')).toBe(id);
    for (const { id, name } of Object.values(INTEL))
      expect(`intel-${name.toLowerCase().replaceAll(' ', '-')}`).toBe(id);
    for (const { id, name } of Object.values(LOOSE_TOKENS))
      expect(`prod-${name.toLowerCase().replaceAll(' ', '-')}`).toBe(id);
  });
});

describe('foundations and production', () => {
  test('CO 3.20, CO 3.21, CO 9.7: 9 neutral, 12 starting and 30 board foundations are 51', () => {
    const board = FACTION_IDS.flatMap((faction) =>
      BOARD_ABILITIES.map((one) => boardFoundation(faction, one)),
    );
    const starting = FACTION_IDS.flatMap((faction) => FACTIONS[faction].startingFoundations);
    const neutral = [...RELIC_FOUNDATIONS, ...PLAIN_FOUNDATIONS];
    expect([neutral.length, unique(starting).length, unique(board).length]).toEqual([9, 12, 30]);
    expect([...neutral, ...starting]).toEqual(FACED_FOUNDATION_IDS);
    expect(unique([...neutral, ...starting, ...board])).toHaveLength(51);
    expect(board.every((id) => foundationReward(id) === null)).toBe(true);
  });

  test('CO 3.23: relics 1 to 6 stand on the first six; only the sixth has no reward', () => {
    expect(RELIC_FOUNDATIONS.map((id) => FOUNDATIONS[id].relic)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(FACED_FOUNDATION_IDS.filter((id) => FOUNDATIONS[id].relic === null)).toHaveLength(15);
    expect(FACED_FOUNDATION_IDS.filter((id) => foundationReward(id) === null)).toEqual(['found-relic-6']);
    expect(foundationReward('found-relic-4')).toEqual({ research: 1 });
  });

  test('CO 3.8: six loose production tokens', () => {
    expect(LOOSE_IDS).toHaveLength(6);
  });
});

describe('prices and tracks', () => {
  test('CO 5.7, CO 5.8, CO 3.11: ranks, backs and costs of the pricing tokens', () => {
    expect(RANKS.filter((rank) => TOKENS[rank].back === 'grey')).toEqual([2, 6]);
    const terms = (players: 'few' | 'many') =>
      RANKS.map((rank) => [TOKENS[rank][players].own, TOKENS[rank][players].supply]);
    expect(terms('many')).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(terms('few')).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
    for (const rank of RANKS) expect(TOKENS[rank].rank).toBe(rank);
  });

  test('CO 5.10, CO 5.11: which tokens recall, give something, leave the game', () => {
    expect(RANKS.filter((rank) => TOKENS[rank].many.recall)).toEqual([1]);
    expect(RANKS.filter((rank) => TOKENS[rank].few.recall)).toEqual([1, 2]);
    expect(RANKS.filter((rank) => TOKENS[rank].many.leaves)).toEqual([2]);
    expect(RANKS.filter((rank) => TOKENS[rank].few.leaves)).toEqual([]);
    expect(RANKS.map((rank) => TOKENS[rank].many.gain)).toEqual([
      { cards: 1 },
      { research: 1 },
      null,
      null,
      null,
      null,
    ]);
    expect(RANKS.every((rank) => TOKENS[rank].few.gain === null)).toBe(true);
  });

  test('CO 3.13, CO 5.13: with its own tokens and the neutral ones a round prices all five phases', () => {
    const priced = FACTION_COUNTS.map((count) => (count === 2 ? 4 : count) + neutralPairs(count).length);
    expect(priced).toEqual([5, 5, 5, 5]);
  });

  test('CO 5.15, CO 15.13: neutral totals, and the relics that end the upper ones', () => {
    expect(NEUTRAL_IDS).toHaveLength(4);
    expect(NEUTRAL_IDS.map((id) => NEUTRAL_TOKENS[id].supply + 2 * NEUTRAL_TOKENS[id].neighbours)).toEqual([
      3, 5, 2, 4,
    ]);
    expect(NEUTRAL_IDS.map((id) => NEUTRAL_TOKENS[id].relic)).toEqual([4, null, 2, null]);
  });

  test('CO 5.5: phase bonuses', () => {
    expect(PHASE_BONUS).toEqual({
      discover: null,
      build: { gems: 1 },
      harvest: null,
      recruit: { energy: 2 },
      move: { cards: 1 },
    });
  });

  test.each(PHASES)(
    'CO 7.2, CO 7.3: five columns of %s, locks before column 5 and column 3 of move',
    (phase) => {
      const locks = TRACKS[phase].columns.map(({ lock }) => lock);
      expect(locks).toEqual([false, false, phase === 'move', false, true]);
    },
  );

  test('CO 3.9: nothing happens in column 1, and no column offers more than two things', () => {
    for (const phase of PHASES) {
      const icons = TRACKS[phase].columns.map(({ immediate }) => immediate.length);
      expect(icons[0]).toBe(0);
      expect(Math.max(...icons)).toBeLessThanOrEqual(2);
    }
  });

  test('CO 8.1, CO 9.1, CO 10.1, CO 11.1, CO 12.1: main actions by column', () => {
    const mains = PHASES.map((phase) => TRACKS[phase].columns.map(({ main }) => main));
    expect(mains[0]?.map(({ research }) => research)).toEqual([1, 1, 1, 1, 2]);
    expect(mains[1]?.map(({ build }) => build)).toEqual([1, 1, 2, 2, 3]);
    expect(mains[2]?.map(({ energy, harvest }) => [energy, harvest])).toEqual([
      [4, 1],
      [5, 2],
      [6, 2],
      [7, 3],
      [9, 3],
    ]);
    expect(mains[3]?.map(({ recruit }) => recruit)).toEqual([2, 4, 5, 7, 9]);
    expect(mains[4]?.map(({ move }) => move)).toEqual([2, 3, 4, 5, 6]);
    expect(mains[4]?.map(({ cards }) => cards)).toEqual([undefined, undefined, undefined, undefined, 1]);
  });

  test('CO 8.2, CO 9.2, CO 10.4, CO 11.6, CO 12.17: what auxiliary actions cost', () => {
    const costs = (phase: (typeof PHASES)[number]) =>
      TRACKS[phase].columns.map(({ auxiliary }) => auxiliary.cost.energy ?? auxiliary.cost.gems);
    expect(PHASES.map(costs)).toEqual([
      [2, 2, 1, 1, 1],
      [4, 3, 4, 3, 2],
      [2, 2, 2, 2, 4],
      [4, 5, 4, 4, 3],
      [5, 5, 4, 4, 4],
    ]);
    expect(TRACKS.discover.columns.every(({ auxiliary }) => auxiliary.cost.energy === undefined)).toBe(true);
  });
});

describe('battles', () => {
  test('CO 13.14: six sections; the mixed ones use each pair of icons once, two of them roll a die', () => {
    expect(SECTIONS).toHaveLength(6);
    const pairs = SECTIONS.map((section) => `${WHEEL[section].left}/${WHEEL[section].right}`);
    expect(unique(pairs)).toHaveLength(6);
    expect(SECTIONS.filter((section) => WHEEL[section].die)).toEqual(['wildStrike', 'wildGuard']);
    expect(SECTIONS.filter((section) => WHEEL[section].left === WHEEL[section].right)).toEqual([
      'volley',
      'retreat',
    ]);
  });

  test('CO 13.19, CO 13.29: six faces with 11 strength and 2 shields; at most 4 wounds', () => {
    expect(DIE).toHaveLength(6);
    expect(sum(DIE.map(({ strength }) => strength))).toBe(11);
    expect(sum(DIE.map(({ shields }) => shields))).toBe(2);
    expect(MAX_WOUNDS).toBe(4);
  });
});

describe('the map', () => {
  test('CO 25.4: 26 hexes, two of them lakes, 10 printed land regions', () => {
    expect(LOCATIONS).toHaveLength(26);
    expect(unique(LOCATIONS.map(({ id }) => id))).toHaveLength(26);
    expect(LAKES).toEqual(['r4-6', 'r5-3']);
    expect(LOCATIONS.filter(({ roles }) => roles.includes('lake')).map(({ id }) => id)).toEqual(LAKES);
    const land = LOCATIONS.filter(({ roles }) => roles.includes('land'));
    expect(land).toHaveLength(10);
    expect(land.every(({ name, terrain, production }) => name && terrain && production)).toBe(true);
  });

  test('the ids and the centres of hexes agree with row and column', () => {
    for (const { id, row, col, x, y } of LOCATIONS) {
      expect(id).toBe(`r${row}-${col}`);
      expect(x).toBeCloseTo((col - 1) * 1.5, 3);
      expect(y).toBeCloseTo((row - 2) * Math.sqrt(3) + (col % 2 === 1 ? Math.sqrt(3) / 2 : 0), 3);
      expect(x - 1 >= DRAW.bounds.minX && x + 1 <= DRAW.bounds.maxX).toBe(true);
    }
  });

  test('CO 3.14: three sets of three tiles, each with every terrain and every production once', () => {
    expect(TILE_IDS).toHaveLength(9);
    for (const { tiles, locations } of Object.values(TILE_SETS)) {
      expect(tiles.map((id) => TILES[id].terrain).toSorted()).toEqual(TERRAINS.toSorted());
      expect(gains(tiles.map((id) => TILES[id].production))).toEqual(
        gains([{ energy: 2 }, { gems: 1 }, { cards: 1 }]),
      );
      expect(locations).toHaveLength(3);
    }
    for (const [set, { tiles, locations }] of Object.entries(TILE_SETS)) {
      expect(tiles.every((id) => TILES[id].set === set)).toBe(true);
      expect(locations.every((id) => place.get(id)?.roles.some((role) => role === `tile-${set}`))).toBe(true);
    }
    expect(FACTION_COUNTS.map((count) => COUNTS[count].tileSets)).toEqual([
      [],
      ['yellow'],
      ['yellow', 'blue'],
      ['yellow', 'blue', 'red'],
    ]);
  });

  test('CO 3.22: land regions are 10, 13, 16, 19 and take exactly the foundations of the set-up', () => {
    const land = FACTION_COUNTS.map((count) => landOf(count).length);
    expect(land).toEqual([10, 13, 16, 19]);
    const laid = FACTION_COUNTS.map(
      (count) => 2 * count + RELIC_FOUNDATIONS.length + COUNTS[count].plainFoundations,
    );
    expect(laid).toEqual(land);
  });

  test('CO 3.27: three printed mountains lie between printed land regions that touch', () => {
    expect(PRINTED_MOUNTAINS).toEqual(['r3-4/r4-4', 'r4-4/r4-5', 'r4-2/r5-2']);
    for (const border of PRINTED_MOUNTAINS) {
      const [a, b] = border.split('/') as [RegionId, RegionId];
      expect(touching(a, b)).toBe(true);
    }
    expect(DRAW.mountainEdges.map(({ between }) => between)).toEqual(PRINTED_MOUNTAINS);
    expect(DRAW.tunnelMouths.map(({ at }) => at)).toEqual(TUNNEL_IDS.flatMap((id) => TUNNELS[id].between));
  });

  describe.each(FACTION_COUNTS)('with %i factions', (count) => {
    const { adjacency, bases, shipBorders, tunnels } = COUNTS[count];
    const land = landOf(count);
    const regions = [...land, ...LAKES];

    test('CO 12.3: regions are adjacent if they touch without a mountain or a tunnel in use joins them', () => {
      expect(tunnels).toEqual(TUNNEL_IDS.filter((id) => TUNNELS[id].fromCount <= count));
      expect(Object.keys(adjacency).toSorted()).toEqual(regions.toSorted());
      const joined = (a: RegionId, b: RegionId): boolean => {
        if (a === b) return false;
        const tunnel = tunnels.some(
          (id) => TUNNELS[id].between.includes(a) && TUNNELS[id].between.includes(b),
        );
        const mountain = PRINTED_MOUNTAINS.some((border) => border === `${a}/${b}` || border === `${b}/${a}`);
        return tunnel || (touching(a, b) && !mountain);
      };
      const pairs = regions.flatMap((a) => regions.map((b): [RegionId, RegionId] => [a, b]));
      const wrong = pairs.filter(([a, b]) => (adjacency[a] ?? []).includes(b) !== joined(a, b));
      expect(wrong).toEqual([]);
    });

    test('CO 12.6: all land regions are connected over land', () => {
      const reached = new Set(land.slice(0, 1));
      for (const region of reached)
        for (const next of adjacency[region] ?? []) if (land.includes(next)) reached.add(next);
      expect(reached.size).toBe(land.length);
    });

    test('CO 3.15, CO 3.16: every base has its land neighbours and a legal pair of them that touch', () => {
      expect(bases.length).toBeGreaterThanOrEqual(count);
      for (const { id, landNeighbours, lakeNeighbours, startPairs } of bases) {
        expect(landNeighbours).toEqual(land.filter((region) => touching(id, region)));
        expect(lakeNeighbours).toEqual(LAKES.filter((lake) => touching(id, lake)));
        expect(startPairs.length).toBeGreaterThanOrEqual(1);
        expect(startPairs).toEqual(pairsOf(landNeighbours).filter(([a, b]) => touching(a, b)));
        expect(land).not.toContain(id);
      }
    });

    test('CO 3.19: start pairs of two bases never share a region', () => {
      const starts = bases.map(({ startPairs }) => new Set(startPairs.flat()));
      for (const [i, one] of starts.entries())
        for (const other of starts.slice(i + 1))
          expect([...one].filter((region) => other.has(region))).toEqual([]);
    });

    test('CO 20.6: the ship can dock at every side that two land regions share, mountain or not', () => {
      const order = LOCATIONS.map(({ id }) => id);
      const expected = pairsOf(land)
        .filter(([a, b]) => touching(a, b))
        .map(([a, b]): Border => (order.indexOf(a) < order.indexOf(b) ? `${a}/${b}` : `${b}/${a}`));
      expect(shipBorders.toSorted()).toEqual(expected.toSorted());
    });
  });
});
