import { drawNumber, proceed, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import {
  ACTION_CARD_IDS,
  ADVANCED_TACTICS,
  ANCIENTS_TOKENS,
  ARRANGEMENTS,
  BASIC_TACTICS,
  EXPLORATION,
  FACTIONS,
  HEROES,
  LETTERED_TILES,
  OBJECTIVES,
  OBJECTIVE_IDS,
  PLANET_TYPES,
  TACTICS,
  TECHNOLOGY_IDS,
  TILES,
} from '../../content/index.ts';
import type {
  MapPlayers,
  PlanetType,
  Rotation,
  TacticsId,
  TileLetter,
  TokenId,
} from '../../content/index.ts';
import { drawActionCards } from '../effects/cards.ts';
import { addShips } from '../effects/ships.ts';
import { boardOf, layoutText } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { NOBODY } from '../state.ts';
import type { GateCard, State } from '../state.ts';

/** WG 2: everything is laid out, and the first round begins. All chance comes from the kernel's recorded source (WG 1.7). */
export function* dealing(g: Warpgate): Flow {
  const s = g.state;
  yield* takeSeats(g);
  yield* layBoard(g);
  for (const seat of s.order) yield* dealCards(g, seat);
  yield* dealDecks(g);
  if (s.options.exploration === 'on') yield* layTokens(g);
  s.first = s.gatekeepers ? 0 : s.order[yield* drawNumber('first player', s.order.length)]!; // WG 2.17
  proceed(s, { step: 'startOfRound', args: null });
}

/** WG 2.11: who sits where; with five players yellow has the first seat of the map. */
function* takeSeats(g: Warpgate): Flow {
  const s = g.state;
  const seats = s.players.map((_, seat) => seat);
  if (!s.gatekeepers) yield* shuffle('seats around the board', seats);
  if (seats.length === 5) {
    const yellow = seats.findIndex((seat) => s.players[seat]!.colour === 'yellow');
    [seats[0], seats[yellow]] = [seats[yellow]!, seats[0]!];
  }
  s.order = seats;
}

/** WG 2.10: tiles, sides and rotations at random. */
function* layBoard(g: Warpgate): Flow {
  const s = g.state;
  const arrangement = ARRANGEMENTS[s.order.length as MapPlayers];
  const drawn = [...LETTERED_TILES];
  yield* shuffle('map tiles', drawn);
  const tiles = [];
  for (const id of drawn.slice(0, arrangement.letteredSlots.length)) {
    const sides = Object.keys(TILES[id].sides) as TileLetter[];
    const side = sides[yield* drawNumber('side of a tile', 2)]!;
    const rotation = (yield* drawNumber('rotation of a tile', 6)) as Rotation;
    tiles.push({ id, side, rotation });
  }
  const turned = arrangement.special?.rotation === 'random';
  const special = (turned ? yield* drawNumber('rotation of the centre', 6) : 0) as Rotation;
  layOut(s, layoutText({ tiles, special, colours: s.order.map((seat) => s.players[seat]!.colour!) }));
  g.emit?.({ type: 'BoardLaid', layout: s.layout, order: s.order.slice() });
}

/** WG 2.12, WG 14.5: an empty board, with 3 ships and the drone of each player on the own Warpgate. */
export function layOut(s: State, layout: string): void {
  s.layout = layout;
  const board = boardOf(s);
  s.fleetOwner = board.places.map(() => NOBODY);
  s.fleetSize = board.places.map(() => 0);
  s.markerOwner = board.places.map(() => NOBODY);
  s.isColony = board.places.map(() => false);
  s.tokens = board.places.map(() => null);
  s.gates = s.players.map(({ colour }) => board.place(`gate-${colour!}`));
  s.players.forEach((player, seat) => {
    addShips(s, seat, s.gates[seat]!, 3);
    player.ships -= 3;
    if (player.kind === 'human') player.drone = s.gates[seat]!;
  });
}

/** The decks of one player; WG 14.4 for the Gatekeepers. */
function* dealCards(g: Warpgate, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  player.tacticsDeck = [...BASIC_TACTICS];
  if (player.faction) {
    // WG 2.7
    const { hero } = FACTIONS[player.faction];
    player.tacticsDeck = player.tacticsDeck.filter((card) => TACTICS[card].slot !== TACTICS[hero].slot);
    player.tacticsDeck.push(hero);
    player.knownTactics = [hero];
  }
  yield* shuffle(`Tactics deck of seat ${seat}`, player.tacticsDeck); // WG 2.8
  if (player.kind === 'gatekeepers') return;
  player.deck = [...ACTION_CARD_IDS]; // WG 2.5
  yield* shuffle(`Action deck of seat ${seat}`, player.deck);
  yield* drawActionCards(g, seat, 4); // WG 2.6
}

/** WG 2.9: the Promotion deck, and the shared piles. */
function* dealDecks(g: Warpgate): Flow {
  const s = g.state;
  const players = s.order.length;
  const promotion: TacticsId[] = [...HEROES.filter((hero) => !isInUse(s, hero)), ...ADVANCED_TACTICS];
  const technologies = [...TECHNOLOGY_IDS];
  const objectives = [...OBJECTIVE_IDS];
  yield* shuffle('Promotion deck', promotion);
  yield* shuffle('Technology deck', technologies);
  yield* shuffle('Objectives deck', objectives);
  if (s.gatekeepers) {
    // WG 14.3: set aside before anything else is dealt, one Objective of each type.
    for (const type of PLANET_TYPES) {
      const at = objectives.findLastIndex((id) => OBJECTIVES[id].type === type);
      s.gatekeepers.objectives.push(...objectives.splice(at, 1));
    }
    s.gatekeepers.technology.push(technologies.pop()!);
    const at = promotion.findLastIndex((card) => TACTICS[card].kind === 'advanced');
    s.gatekeepers.tactics.push(...promotion.splice(at, 1));
    const deck: GateCard[] = [...PLANET_TYPES, 'technology', 'tactics', 'action'];
    yield* shuffle("Gatekeepers' Action deck", deck);
    s.gatekeepers.deck = deck;
  }
  s.promotionDeck = promotion;
  s.goods = 4 * players; // WG 2.13
  s.technologyDeck = technologies.splice(0, 5 * players + 2); // WG 2.14
  s.unusedTechnologies = technologies;
  s.objectiveDeck = objectives.splice(0, 5 * players); // WG 2.15
  s.unusedObjectives = objectives;
  for (let n = 0; n < 2; n++) {
    s.technologies.push(s.technologyDeck.pop()!);
    s.objectives.push(s.objectiveDeck.pop()!);
  }
  for (const seat of s.order) if (s.players[seat]!.kind === 'human') dealObjective(g, seat); // WG 14.6
}

const isInUse = (s: State, hero: TacticsId): boolean =>
  s.players.some(({ faction }) => faction !== null && FACTIONS[faction].hero === hero);

/** WG 2.16. */
function dealObjective(g: Warpgate, seat: Seat): void {
  const objective = g.state.objectiveDeck.pop()!;
  g.state.players[seat]!.objectives.push(objective);
  const planetType: PlanetType = OBJECTIVES[objective].type;
  g.emit?.({ type: 'StartingObjectiveDealt', seat, planetType, only: { seats: [seat], objective } });
}

/** WG 17.2: a token of its type on every planet but the home planets. */
function* layTokens(g: Warpgate): Flow {
  const s = g.state;
  const board = boardOf(s);
  for (const type of PLANET_TYPES) {
    const tokens = Object.values(EXPLORATION).flatMap(({ kind, copies }) =>
      Array<TokenId>(copies).fill(`${type}:${kind}` as TokenId),
    );
    yield* shuffle(`${type} tokens`, tokens);
    for (const planet of board.planets) {
      const { world, tile } = board.places[planet]!;
      if (world === type && !tile.startsWith('diamond')) s.tokens[planet] = tokens.pop()!;
    }
    s.unusedTokens.push(...tokens);
  }
  const tokens = Object.values(ANCIENTS_TOKENS).map(({ kind }) => `ancients:${kind}` as TokenId);
  yield* shuffle('Ancients tokens', tokens);
  const homeworld = board.places.findIndex(({ world }) => world === 'ancients');
  if (homeworld >= 0) s.tokens[homeworld] = tokens.pop()!;
  s.unusedTokens.push(...tokens);
}
