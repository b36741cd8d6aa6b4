import type { Viewer, Result, Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../content/index.ts';
import type {
  ActionCardId,
  Colour,
  FactionId,
  ObjectiveId,
  PlanetType,
  TacticsId,
  TechnologyId,
  TokenId,
  World,
} from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { progressOf } from './objectives.ts';
import { honoursOf } from './queries.ts';
import { openScoreOf, scoresOf } from './scoring.ts';
import type { Score } from './scoring.ts';
import { NOBODY, NOWHERE } from './state.ts';
import type { GateCard, Options, Player, State } from './state.ts';

export interface ObjectiveView {
  readonly type: PlanetType;
  /** The front and how far it has come, for those who may see it. */
  readonly id?: ObjectiveId;
  readonly have?: number;
  readonly need?: number;
}

export interface PlayerView {
  readonly kind: Player['kind'];
  readonly colour: Colour | null;
  readonly faction: FactionId | null;
  readonly ships: number;
  readonly markers: number;
  readonly drone: string | null;
  readonly deckSize: number;
  readonly handSize: number;
  readonly discard: readonly ActionCardId[];
  /** The cards discarded when the present hand was drawn. */
  readonly discardedHand: readonly ActionCardId[];
  readonly slots: readonly ActionCardId[];
  readonly hasLaid: boolean;
  readonly tacticsDeckSize: number;
  readonly tacticsHandSize: number;
  readonly recruitsSize: number;
  readonly tacticsDiscard: readonly TacticsId[];
  readonly knownTactics: readonly TacticsId[];
  /** How many Hero and Advanced cards the player owns. */
  readonly honours: number;
  readonly technologies: readonly TechnologyId[];
  readonly objectives: readonly ObjectiveView[];
  readonly goods: number;
  readonly spentGoods: number;
  /** What it has scored, but for Objectives. */
  readonly openScore: Omit<Score, 'objectives'>;
  readonly tokens: readonly TokenId[];
  readonly blockaded: boolean;
  /** For the owner alone. */
  readonly own?: {
    readonly hand: readonly ActionCardId[];
    readonly laid: ActionCardId | null;
    /** What is in the deck, in alphabetical order. */
    readonly tacticsDeck: readonly TacticsId[];
    readonly tacticsHand: readonly TacticsId[];
    readonly recruits: readonly TacticsId[];
    readonly peeked: ObjectiveId | null;
  };
}

export interface PlaceView {
  readonly id: string;
  readonly fleet?: { readonly seat: Seat; readonly ships: number };
  readonly marker?: { readonly seat: Seat; readonly colony: boolean };
  /** A face-down Exploration token shows its back. */
  readonly token?: World;
}

export interface BattleView {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly place: string;
  readonly starts: readonly string[];
  readonly attackers: number;
  readonly defenders: number;
  readonly attackerCard: TacticsId | null;
  readonly defenderCard: TacticsId | null;
}

/** What a viewer may see of a game (WG 15). */
export interface WarpgateView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly layout: string;
  readonly order: readonly Seat[];
  readonly round: number;
  readonly turn: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly lastRound: boolean;
  /** Only places that hold something. */
  readonly places: readonly PlaceView[];
  readonly players: readonly PlayerView[];
  readonly goods: number;
  readonly technologyDeckSize: number;
  readonly technologies: readonly TechnologyId[];
  readonly objectiveDeckSize: number;
  readonly topObjective: PlanetType | null;
  readonly objectives: readonly PlanetType[];
  readonly promotionDeckSize: number;
  readonly promotionDiscard: readonly TacticsId[];
  readonly discardedTokens: readonly TokenId[];
  readonly battle: BattleView | null;
  readonly gatekeepers: {
    readonly deckSize: number;
    readonly top: GateCard | null;
    readonly slots: readonly GateCard[];
    readonly discard: readonly GateCard[];
    /** What was turned in the present or the last turn. */
    readonly turned: readonly GateCard[];
  } | null;
  /** Points by source, once the game is scored. */
  readonly result: Result | null;
}

/** WG 15.1: built up from what everybody sees; WG 15.4: spectators see no more than that. */
export function viewOf(s: State, viewer: Viewer, open: WarpgateView = openView(s)): WarpgateView {
  if (viewer === 'spectator') return open;
  const players = open.players.slice();
  players[viewer] = {
    ...players[viewer]!,
    objectives: objectivesOf(s, viewer, true),
    own: ownOf(s.players[viewer]!),
  };
  return { ...open, viewer, players };
}

/** What everybody may see: of a deck its size, never its order (WG 15.3). */
function openView(s: State): WarpgateView {
  const top = s.objectiveDeck.at(-1);
  return {
    viewer: 'spectator',
    options: s.options,
    layout: s.layout,
    order: s.order.slice(),
    round: s.round,
    turn: s.turn,
    first: s.first,
    active: s.active,
    lastRound: s.lastRound,
    places: s.layout === '' ? [] : placesOf(s),
    players: s.players.map((_, seat) => playerOf(s, seat)),
    goods: s.goods,
    technologyDeckSize: s.technologyDeck.length,
    technologies: s.technologies.slice(),
    objectiveDeckSize: s.objectiveDeck.length,
    topObjective: top === undefined ? null : OBJECTIVES[top].type,
    objectives: s.objectives.map((id) => OBJECTIVES[id].type),
    promotionDeckSize: s.promotionDeck.length,
    promotionDiscard: s.promotionDiscard.slice(),
    discardedTokens: s.discardedTokens.slice(),
    battle: battleOf(s),
    gatekeepers: gatekeepersOf(s),
    result: s.scored ? scoresOf(s) : null,
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function placesOf(s: State): PlaceView[] {
  const views: PlaceView[] = [];
  boardOf(s).places.forEach(({ id, world }, place) => {
    const fleet = s.fleetOwner[place]!;
    const marker = s.markerOwner[place]!;
    const token = s.tokens[place]!;
    if (fleet === NOBODY && marker === NOBODY && token === null) return;
    const view: Writable<PlaceView> = { id };
    if (fleet !== NOBODY) view.fleet = { seat: fleet, ships: s.fleetSize[place]! };
    if (marker !== NOBODY) view.marker = { seat: marker, colony: s.isColony[place]! };
    if (token !== null && world !== 'gate') view.token = world;
    views.push(view);
  });
  return views;
}

function playerOf(s: State, seat: Seat): PlayerView {
  const player = s.players[seat]!;
  return {
    kind: player.kind,
    colour: player.colour,
    faction: player.faction,
    ships: player.ships,
    markers: player.markers,
    drone: player.drone === NOWHERE ? null : boardOf(s).ids[player.drone]!,
    deckSize: player.deck.length,
    handSize: player.hand.length,
    discard: player.discard.slice(),
    discardedHand: player.discardedHand.slice(),
    slots: player.slots.slice(),
    hasLaid: player.laid !== null,
    tacticsDeckSize: player.tacticsDeck.length,
    tacticsHandSize: player.tacticsHand.length,
    recruitsSize: player.recruits.length,
    tacticsDiscard: player.tacticsDiscard.slice(),
    knownTactics: s.scored ? honoursOf(s, seat).toSorted() : player.knownTactics.slice(),
    honours: honoursOf(s, seat).length,
    technologies: player.technologies.slice(),
    objectives: objectivesOf(s, seat, s.scored), // WG 15.5
    goods: player.goods,
    spentGoods: player.spentGoods,
    openScore: openScoreOf(s, seat),
    tokens: player.tokens.slice(),
    blockaded: player.blockade > 0,
  };
}

/** WG 9.17: everybody sees the types, the owner also the fronts. */
const objectivesOf = (s: State, seat: Seat, isOpen: boolean): ObjectiveView[] =>
  s.players[seat]!.objectives.map((id) => {
    const { type } = OBJECTIVES[id];
    return isOpen ? { type, id, ...progressOf(s, seat, id) } : { type };
  });

function ownOf(player: Player): NonNullable<PlayerView['own']> {
  return {
    hand: player.hand.slice(),
    laid: player.laid,
    tacticsDeck: player.tacticsDeck.toSorted(), // WG 15.3
    tacticsHand: player.tacticsHand.slice(),
    recruits: player.recruits.slice(),
    peeked: player.peeked,
  };
}

function battleOf(s: State): BattleView | null {
  if (!s.battle) return null;
  const { ids } = boardOf(s);
  const { attacker, defender, planet, starts, attackers, attackerCard, defenderCard } = s.battle;
  return {
    attacker,
    defender,
    place: ids[planet]!,
    starts: starts.map((start) => ids[start]!),
    attackers,
    defenders: s.fleetSize[planet]!,
    attackerCard,
    defenderCard,
  };
}

function gatekeepersOf(s: State): WarpgateView['gatekeepers'] {
  if (!s.gatekeepers) return null;
  const { deck, slots, discard, turned } = s.gatekeepers;
  return {
    deckSize: deck.length,
    top: deck.at(-1) ?? null,
    slots: slots.slice(),
    discard: discard.slice(),
    turned: turned.slice(),
  };
}
