import { proceed, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import {
  FACTIONS,
  FACTION_IDS,
  FOUNDATIONS,
  LEADERS,
  NEUTRAL_IDS,
  NEUTRAL_TOKENS,
  PLAIN_FOUNDATIONS,
  RELIC_FOUNDATIONS,
  TACTICS_DECK,
  TILES,
  TILE_SETS,
  neutralPairs,
} from '../../content/index.ts';
import type { FacedFoundationId, FactionId, RegionId } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { canPay, pay } from '../effects/goods.ts';
import { addFighters } from '../effects/units.ts';
import { mapOf, regionAt } from '../geometry.ts';
import type { Chaos } from '../moments.ts';
import { factionOf, leaderOf } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, fromFlareGun, playerAt, seatOfFaction } from '../state.ts';
import type { Player, State } from '../state.ts';

/** CO 3.1: chosen in a random order, or dealt. */
export function* factions(g: Chaos): Flow {
  const s = g.state;
  const order = [...s.players.keys()];
  if (s.options.factions === 'dealt') {
    const pool = [...poolOf(s)];
    yield* shuffle('the factions', pool);
    for (const seat of order) takeFaction(g, seat, pool[seat]!);
    proceed(s, { step: 'layOut', args: null });
    return;
  }
  yield* shuffle('the order of choosing', order);
  const choices = order.map((seat) => ({ step: 'chooseFaction', args: { seat } }));
  proceed(s, ...choices, { step: 'layOut', args: null });
}

const poolOf = ({ options }: State): readonly FactionId[] => options.pool ?? FACTION_IDS;

export function* chooseFaction(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  const faction = yield* ask.faction(seat, {
    candidates: () => poolOf(s),
    whyNot: (one) => (seatOfFaction(s, one) === NOBODY ? undefined : REFUSED.factionTaken),
    final: s.players.every((other, i) => i === seat || other.faction !== null), // the decks are shuffled next
  });
  takeFaction(g, seat, faction);
}

/** CO 3.3, CO 3.5 */
function takeFaction(g: Chaos, seat: Seat, faction: FactionId): void {
  const player = playerAt(g.state, seat);
  const { sectors, spare, attributes } = FACTIONS[faction];
  player.faction = faction;
  player.sectors = [...sectors];
  player.spare = spare;
  player.abilities = [faction, ...attributes];
  g.emit?.({ type: 'FactionTaken', seat, faction });
}

/** From left to right in the vault. */
const inVaultOrder = (s: State): Seat[] =>
  FACTION_IDS.map((faction) => seatOfFaction(s, faction)).filter((seat) => seat !== NOBODY);

/** CO 3.6, CO 3.12, CO 3.13, CO 3.14, CO 3.26 */
export function* layOut(g: Chaos): Flow {
  const s = g.state;
  const order = inVaultOrder(s);
  s.flareGun = order[0]!;
  for (const seat of order) yield* happen(g, seat, 'settingUp');
  s.deck = [...TACTICS_DECK];
  yield* shuffle('the tactics deck', s.deck);
  yield* layTiles(s);
  const pairs = neutralPairs(s.players.length);
  s.neutral = NEUTRAL_IDS.filter((id) => NEUTRAL_TOKENS[id].relic && pairs.includes(NEUTRAL_TOKENS[id].pair));
  const step = (name: string) => order.map((seat) => ({ step: name, args: { seat } }));
  proceed(s, ...step('keepLeaders'), ...step('placeBase'), { step: 'finishMap', args: null });
}

function* layTiles(s: State): Flow {
  for (const set of mapOf(s).tileSets) {
    const { locations } = TILE_SETS[set];
    const tiles = [...TILE_SETS[set].tiles];
    yield* shuffle(`the ${set} tiles`, tiles);
    locations.forEach((location, i) => {
      const tile = tiles[i]!;
      const { terrain, production } = TILES[tile];
      const at = s.regions.findIndex(({ id }) => id === location);
      s.regions[at] = { ...s.regions[at]!, terrain, production, tile };
    });
  }
}

/** CO 3.2 */
export function* keepLeaders(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  const player = playerAt(s, seat);
  const { leaders, keeps } = factionOf(s, seat);
  const kept = yield* ask.keepLeaders(seat, {
    about: { keep: keeps },
    candidates: () => leaders,
    min: keeps,
    max: keeps,
  });
  player.leaders = kept.map((id) => ({ id, at: 'supply', upgraded: false }));
  player.abilities.push(...kept);
  g.emit?.({ type: 'LeadersKept', seat, leaders: kept });
}

/** CO 3.15, CO 3.16, CO 3.20 */
export function* placeBase(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  const player = playerAt(s, seat);
  const { bases } = mapOf(s);
  const base = yield* ask.baseLocation(seat, {
    candidates: () => bases.map(({ id }) => id),
    whyNot: (id) => (s.players.some((other) => other.base === id) ? REFUSED.locationTaken : undefined),
  });
  const { startPairs } = bases.find(({ id }) => id === base)!;
  const pair = yield* ask.startPair(seat, {
    about: { base },
    candidates: () => startPairs.map((two) => two.join('/')),
  });
  player.base = base;
  player.starts = pair.split('/') as RegionId[];
  g.emit?.({ type: 'BaseChosen', seat, base, starts: player.starts });
  yield* happen(g, seat, 'baseChosen');
  const foundations = [...factionOf(s, seat).startingFoundations];
  yield* shuffle('the starting foundations', foundations);
  player.starts.forEach((region, i) => layFoundation(s, region, foundations[i]!));
}

/** CO 3.23: with its relic. */
function layFoundation(s: State, id: RegionId, foundation: FacedFoundationId): void {
  const region = regionAt(s, id);
  region.sites.push({ foundation, building: null, owner: NOBODY });
  region.relic = FOUNDATIONS[foundation].relic ?? 0;
}

/** CO 3.21, CO 3.22, CO 3.23 */
export function* finishMap(g: Chaos): Flow {
  const s = g.state;
  const plain: FacedFoundationId[] = [...PLAIN_FOUNDATIONS];
  yield* shuffle('the neutral foundations that are returned', plain);
  const neutral = [...RELIC_FOUNDATIONS, ...plain.slice(0, mapOf(s).plainFoundations)];
  yield* shuffle('the neutral foundations', neutral);
  const empty = s.regions.filter(({ terrain, sites }) => terrain !== null && sites.length === 0);
  empty.forEach(({ id }, i) => layFoundation(s, id, neutral[i]!));
  g.emit?.({ type: 'MapFinished' });
  const first = fromFlareGun(s).map((seat) => ({ step: 'firstUnits', args: { seat } }));
  proceed(s, ...first, { step: 'round', args: null });
}

/** CO 3.24, CO 3.25 */
export function* firstUnits(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  const player = playerAt(s, seat);
  const leader = yield* ask.firstLeader(seat, {
    candidates: () => player.leaders.map(({ id }) => id),
    whyNot: (id) => (canPay(s, seat, 0, LEADERS[id].basic.deployGems) ? undefined : REFUSED.cannotPayLeader),
  });
  const region = yield* ask.leaderRegion(seat, { about: { leader }, candidates: () => player.starts });
  const gems = LEADERS[leader].basic.deployGems;
  pay(g, seat, 0, gems, 'supply', 'leader');
  leaderOf(s, seat, leader)!.at = region;
  g.emit?.({ type: 'FirstLeaderPlaced', seat, leader, region, gems });
  yield* spreadFighters(g, seat, player);
}

function* spreadFighters(g: Chaos, seat: Seat, { starts }: Player): Flow {
  const s = g.state;
  const [first, second] = starts as readonly [RegionId, RegionId];
  const { starting } = factionOf(s, seat);
  const there = yield* ask.spread(seat, {
    about: { first, second, fighters: starting },
    min: 1,
    max: starting - 1,
  });
  addFighters(s, seat, first, there);
  addFighters(s, seat, second, starting - there);
  const regions = [
    { region: first, fighters: there },
    { region: second, fighters: starting - there },
  ];
  g.emit?.({ type: 'FightersSpread', seat, regions });
}
