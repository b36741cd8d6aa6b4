import { Match, seededChance } from '@warptable/kernel';
import { ScenarioTable } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { FACTIONS, FACTION_IDS, FOUNDATIONS, PRINTED_MOUNTAINS, TILES, TILE_SETS } from '../content/index.ts';
import type { FactionId, RegionId } from '../content/index.ts';
import { chaosOrder } from '../rules/game.ts';
import { mapOf, regionAt } from '../rules/geometry.ts';
import { presentIn } from '../rules/queries.ts';
import { seatOfFaction } from '../rules/state.ts';
import type { State } from '../rules/state.ts';

const open = (seats: number, factions: readonly FactionId[], seed = 'setup') => {
  const options = chaosOrder.readOptions({ factions: 'choose' }, seats);
  const table = new ScenarioTable(new Match(chaosOrder, { options, seats, chance: seededChance(seed) }));
  while (table.match.pending.some(({ ask }) => ask.kind === 'faction')) {
    const { seat } = table.match.pending[0]!.ask;
    table.answer('faction', factions[seat]!);
  }
  return table;
};

/** Answers with the first option until this is asked. */
function until(table: ReturnType<typeof open>, kind: string): void {
  for (let n = 0; !table.match.pending.some(({ ask }) => ask.kind === kind); n++) {
    if (n > 100) throw new Error(`'${kind}' is never asked`);
    const { ask, options } = table.match.pending[0]!;
    const value = ask.form === 'some' ? options.slice(0, ask.min) : options[0]!;
    table.answer(ask.kind, value, ask.seat);
  }
}

const land = (s: State) => s.regions.filter(({ terrain }) => terrain !== null);

describe('factions', () => {
  test('CO 1.1, CO 3.1 each seat takes a faction that no other seat has', () => {
    const options = chaosOrder.readOptions({}, 2);
    const table = new ScenarioTable(
      new Match(chaosOrder, { options, seats: 2, chance: seededChance('one') }),
    );
    table.answer('faction', 'ai');
    expect(table.refusal('faction', 'ai')).toEqual({ rule: 'CO 3.1', reason: 'factionTaken' });
    expect(() => chaosOrder.readOptions({}, 6)).toThrow(/2 to 5/);
    expect(() => chaosOrder.readOptions({}, 1)).toThrow(/2 to 5/);
  });

  test('CO 3.1 they can be dealt, from a pool that is large enough', () => {
    const options = chaosOrder.readOptions({ factions: 'dealt', pool: ['ai', 'leyrien'] }, 2);
    const { state } = new Match(chaosOrder, { options, seats: 2, chance: seededChance('dealt') });
    expect(new Set(state.players.map(({ faction }) => faction))).toEqual(new Set(['ai', 'leyrien']));
    expect(() => chaosOrder.readOptions({ pool: ['ai', 'leyrien'] }, 3)).toThrow(/CO 1.1/);
  });
});

describe('what lies ready', () => {
  test('CO 3.2 in vault order: 3 of 5 leaders are kept, 4 of 6 by the Oxataya', () => {
    const table = open(2, ['oxataya', 'zcharo']);
    expect(table.question('keepLeaders').ask.seat).toBe(1);
    expect(table.options('keepLeaders')).toHaveLength(5);
    expect(() => table.answer('keepLeaders', ['oachra', 'cahzor'])).toThrow(/3 to 3/);
    table.answer('keepLeaders', ['oachra', 'cahzor', 'ejax']);
    expect(table.question('keepLeaders').ask.seat).toBe(0);
    table.answer('keepLeaders', ['tovati', 'azaru', 'xanya', 'latanja']);
    expect(table.state.players[0]!.leaders.map(({ id, at, upgraded }) => [id, at, upgraded])).toEqual([
      ['tovati', 'supply', false],
      ['azaru', 'supply', false],
      ['xanya', 'supply', false],
      ['latanja', 'supply', false],
    ]);
  });

  test('CO 3.3, CO 3.4, CO 3.5, CO 3.6, CO 3.7, CO 3.8, CO 3.9, CO 3.10, CO 3.11 boards, fighters, goods and tokens', () => {
    const { state } = open(2, ['jrayek', 'circadians']);
    const [jrayek, circadians] = state.players;
    expect(jrayek).toMatchObject({
      energy: 6,
      gems: 1,
      fame: 0,
      sectors: [10, 4],
      research: [1, 1, 1, 1, 1],
      tokens: [1, 3, 4, 5],
      vault: [2, 6],
      hand: [],
      built: [0, 0, 0],
      upgraded: [],
    });
    expect(jrayek!.abilities).toEqual(['jrayek', 'aggressive', 'assertive', 'hostile', 'fortified']);
    expect(circadians!.sectors).toEqual([6, 2, 0]);
    expect(state.deck).toHaveLength(44);
    expect(state.loose).toHaveLength(6);
  });

  test('CO 3.12, CO 4.3 the flare gun is with the left-most faction of the vault', () => {
    expect(open(3, ['oxataya', 'leyrien', 'jrayek']).state.flareGun).toBe(1);
    expect(open(3, ['oxataya', 'leyrien', 'circadians']).state.flareGun).toBe(2);
  });

  test.each([
    [2, ['neutral-a-top']],
    [3, ['neutral-a-top', 'neutral-b-top']],
    [4, ['neutral-a-top']],
    [5, []],
  ])('CO 3.13 with %i factions these neutral tokens lie on top: %o', (seats, tokens) => {
    expect(open(seats, FACTION_IDS).state.neutral).toEqual(tokens);
  });

  test('CO 3.14 tiles of a set lie on its three places, each once; unused places are no regions', () => {
    const { state } = open(3, FACTION_IDS);
    const yellow = TILE_SETS.yellow.locations.map((id) => regionAt(state, id));
    expect(new Set(yellow.map(({ tile }) => tile))).toEqual(new Set(TILE_SETS.yellow.tiles));
    for (const { tile, terrain, production } of yellow)
      expect({ terrain, production }).toEqual({
        terrain: TILES[tile!].terrain,
        production: TILES[tile!].production,
      });
    expect(state.regions.some(({ id }) => TILE_SETS.red.locations.includes(id))).toBe(false);
  });
});

describe('the map', () => {
  test('CO 3.15, CO 3.16, CO 3.18, CO 3.19, CO 3.20 a free location, one of its pairs, and a starting foundation in each of the two', () => {
    const table = open(5, ['circadians', 'ai', 'zcharo', 'leyrien', 'jrayek']);
    until(table, 'baseLocation');
    expect(table.options('baseLocation')).toHaveLength(5);
    table.answer('baseLocation', 'r3-2');
    expect(table.options('startPair')).toEqual(['r2-3/r3-3', 'r3-1/r4-2', 'r3-3/r4-2']); // E26: not r2-3/r4-2
    table.answer('startPair', 'r3-1/r4-2');
    expect(table.state.ship).toBe('r3-1/r4-2');
    const laid = (['r3-1', 'r4-2'] as const).map((id) => regionAt(table.state, id).sites[0]!.foundation);
    expect(new Set(laid)).toEqual(new Set(['found-circadians-1', 'found-circadians-2']));
    expect(table.refusal('baseLocation', 'r3-2')).toEqual({ rule: 'CO 3.15', reason: 'locationTaken' });
  });

  test.each([2, 3, 4, 5])(
    'CO 3.21, CO 3.22, CO 3.23, CO 3.17, CO 3.27, CO 3.28, CO 3.30 the check after set-up with %i factions',
    (seats) => {
      const table = open(seats, FACTION_IDS);
      until(table, 'price');
      const s = table.state;
      expect(land(s)).toHaveLength(4 + 3 * seats);
      expect(land(s).every(({ sites }) => sites.length === 1)).toBe(true);
      const starts = s.players.flatMap((player) => player.starts);
      expect(new Set(starts).size).toBe(2 * seats);
      // CO 3.17: the two touch each other if the printed mountains are not there.
      for (const [a, b] of s.players.map((player) => player.starts))
        expect(mapOf(s).shipBorders.some((border) => border.includes(a!) && border.includes(b!))).toBe(true);
      const relics = s.regions.filter(({ relic }) => relic > 0);
      expect(new Set(relics.map(({ relic }) => relic))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
      expect(relics).toHaveLength(6);
      for (const { id, relic, sites } of relics) {
        expect(starts).not.toContain(id);
        expect(FOUNDATIONS[sites[0]!.foundation as 'found-relic-1'].relic).toBe(relic);
      }
      expect(s.regions.every((region) => presentIn(s, region).length < 2)).toBe(true);
      expect(s.round).toBe(1);
      const plain = land(s).filter(({ sites }) => sites[0]!.foundation!.startsWith('found-plain'));
      expect(plain).toHaveLength(mapOf(s).plainFoundations);
      expect(plain).toHaveLength(seats - 2);
    },
  );
});

test('CO 3.13, CO 3.14, CO 3.16, CO 3.21, CO 3.22, CO 25.3 E26: five factions', () => {
  const table = open(5, ['circadians', 'ai', 'zcharo', 'leyrien', 'oxataya']);
  until(table, 'price');
  const s = table.state;
  expect(s.neutral).toEqual([]);
  expect(mapOf(s).tunnels).toEqual(['tunnel-blue', 'tunnel-red']);
  const foundations = land(s).map(({ sites }) => sites[0]!.foundation!);
  const starting = foundations.filter((id) => !/^found-(?:relic|plain)/.test(id));
  expect([foundations.length, starting.length]).toEqual([19, 10]);
  // Mountains: at each base all land sides but two, at the lake for the Oxataya, and the printed ones.
  const { bases } = mapOf(s);
  const closed = bases.map(({ landNeighbours }) => landNeighbours.length - 2);
  expect(closed.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2]);
  const besideLake = bases.find(({ id }) => id === 'r5-6')!;
  expect(besideLake).toMatchObject({ lakeNeighbours: ['r4-6'], landNeighbours: { length: 3 } });
  expect(
    closed.reduce((sum, n) => sum + n, besideLake.lakeNeighbours.length + PRINTED_MOUNTAINS.length),
  ).toBe(10);
});

describe('first leaders and fighters', () => {
  test('CO 3.24, CO 3.25, CO 3.29 from the flare gun on: a leader with its gems, then all starting fighters, at least 1 in each region', () => {
    const table = open(2, ['jrayek', 'circadians']); // E25
    until(table, 'baseLocation');
    table.answers(['baseLocation', 'r2-5', 1], ['baseLocation', 'r4-1', 0]);
    expect(table.state.ship).toBe('r3-4/r3-5');
    const withRelic = table.state.regions.filter(({ relic }) => relic > 0).map(({ id }) => id);
    expect(withRelic.toSorted()).toEqual(['r3-3', 'r4-3', 'r4-4', 'r4-5', 'r5-4', 'r5-5']);
    until(table, 'leaderRegion');
    expect(table.question('leaderRegion').ask.seat).toBe(1);
    table.answer('leaderRegion', 'r3-4');
    for (const id of ['r3-4', 'r3-5'] as const) expect(regionAt(table.state, id).fighters[1]).toBe(1);
  });

  test('CO 3.24, CO 11.7 a leader that costs a gem; the spread of six fighters (E25)', () => {
    const table = open(2, ['jrayek', 'circadians']);
    until(table, 'keepLeaders');
    while (table.match.pending[0]!.ask.kind === 'keepLeaders') {
      const { seat } = table.match.pending[0]!.ask;
      table.answer('keepLeaders', seat === 0 ? ['jayen', 'ikryla', 'kajali'] : ['sable', 'akira', 'renzo']);
    }
    table.answers(['baseLocation', 'r2-5', 1], ['baseLocation', 'r4-1', 0]);
    table.answers(['firstLeader', 'sable', 1], ['leaderRegion', 'r3-4', 1]);
    table.answers(['firstLeader', 'kajali', 0], ['leaderRegion', 'r5-2', 0]);
    expect(table.state.players[0]).toMatchObject({ energy: 6, gems: 0 });
    expect(table.options('spread', 0)).toEqual([1, 2, 3, 4, 5]);
    table.answer('spread', 4, 0);
    expect(regionAt(table.state, 'r4-2').fighters[0]).toBe(4);
    expect(regionAt(table.state, 'r5-2').fighters[0]).toBe(2);
    expect(table.question('price').ask.seat).toBe(1);
  });

  test('CO 1.18, CO 3.26 pieces of a faction exist only if it plays', () => {
    const without = open(2, ['zcharo', 'ai']).state;
    expect(without).toMatchObject({ ship: null, intelDeck: [], morale: null, ryhzu: [] });
    expect(without.players[seatOfFaction(without, 'ai')]!.spare).toBe(10);
    const all = open(5, ['circadians', 'ai', 'leyrien', 'jrayek', 'oxataya']).state;
    expect(all.intelDeck).toHaveLength(12);
    expect(all.morale).toEqual({ strength: 4, fame: 4 });
    expect(all.ryhzu.map(({ at }) => at)).toEqual(['supply', 'supply', 'supply']);
  });

  test('CO 3.25 every faction begins with as many fighters on the map as its board says', () => {
    for (const factions of [FACTION_IDS.slice(0, 3), FACTION_IDS.slice(3)] as const) {
      const table = open(3, factions);
      until(table, 'price');
      const s = table.state;
      s.players.forEach(({ faction, starts }, seat) => {
        const there = (starts as RegionId[]).map((id) => regionAt(s, id).fighters[seat]!);
        expect(Math.min(...there)).toBeGreaterThan(0);
        expect(there[0]! + there[1]!).toBe(FACTIONS[faction!].starting);
      });
    }
  });
});
