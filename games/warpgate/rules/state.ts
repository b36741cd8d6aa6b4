import type { Playable, Seat } from '@warptable/kernel';
import type {
  ActionCardId,
  BoardId,
  Colour,
  FactionId,
  ObjectiveId,
  PlanetType,
  TacticsId,
  TechnologyId,
  TokenId,
} from '../content/index.ts';

/** A place of the board (planet or Warpgate), by its number on this board: see `geometry.ts`. Ships are nowhere else (WG 1.6). */
export type Place = number;

/** Where `Place` is meant but there is none: a drone still in supply, a place without ships or marker. */
export const NOWHERE = -1;
export const NOBODY = -1;

/** A deck or pile: the top card is the last one. */
export type Pile<Card> = Card[];

export interface Options {
  /** How boards are handed out: at random, by choice, or dealt with side and colour so that nobody is asked. */
  readonly factions: 'random' | 'choose' | 'dealt';
  readonly exploration: 'off' | 'on';
}

/** The back of a card of the Gatekeepers' Action deck; its front is never used (WG 14.3). */
export type GateCard = 'technology' | 'tactics' | 'action' | PlanetType;

export type AbilityId = FactionId | TechnologyId;

export interface Player {
  readonly kind: 'human' | 'gatekeepers';
  colour: Colour | null;
  board: BoardId | null;
  faction: FactionId | null;
  /** What changes the rules for this player: the faction, then the Technologies in the order they were taken, each once the action that took it is over (WG 8.12). */
  abilities: AbilityId[];
  /** Ships in supply. */
  ships: number;
  /** Markers in supply. */
  markers: number;
  drone: Place;
  deck: Pile<ActionCardId>;
  /** In alphabetical order. */
  hand: ActionCardId[];
  discard: Pile<ActionCardId>;
  /** Discarded when the present hand was drawn: everybody saw it, even if it was shuffled into the deck at once. */
  discardedHand: readonly ActionCardId[];
  /** The cards played this round, turn by turn. */
  slots: ActionCardId[];
  /** The card laid in advance (WG 3.3); it still counts as one of the hand. */
  laid: ActionCardId | null;
  tacticsDeck: Pile<TacticsId>;
  /** Drawn in the present battle. */
  tacticsHand: TacticsId[];
  tacticsDiscard: Pile<TacticsId>;
  /** Cards of the Promotion deck that the player looks at, to keep some of them. */
  recruits: TacticsId[];
  /** The Hero and Advanced cards in this player's deck and discard pile that everybody has seen. */
  knownTactics: TacticsId[];
  technologies: TechnologyId[];
  objectives: ObjectiveId[];
  /** The top card of the Objectives deck while this player looks at it (Quiet Bargains). */
  peeked: ObjectiveId | null;
  /** Trade Goods, spent and unspent together. */
  goods: number;
  spentGoods: number;
  tokens: TokenId[];
  /** WG 16.8: 1, no attack in the present or next own turn; 2, the same from the next own turn on. */
  blockade: 0 | 1 | 2;
}

/** WG 12.1: the two sides; the ships of an attack are away from their starts and not yet settled on the planet. */
export interface Battle {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly planet: Place;
  readonly starts: readonly Place[];
  attackers: number;
  /** The played cards, from the reveal to the end of step 4. */
  attackerCard: TacticsId | null;
  defenderCard: TacticsId | null;
}

export interface Gatekeepers {
  deck: Pile<GateCard>;
  /** In the slots of the board, one or more a turn (WG 14.26). */
  slots: GateCard[];
  discard: Pile<GateCard>;
  /** Turned in the present or the last turn, in this order: everybody saw them, wherever they are now. */
  turned: GateCard[];
  /** The fronts of the deck's cards, set aside at the beginning and seen by nobody. */
  readonly objectives: ObjectiveId[];
  readonly technology: TechnologyId[];
  readonly tactics: TacticsId[];
}

/** The whole of a game of Warpgate. Plain JSON; lists by place are parallel to the places of the board. */
export interface State extends Playable {
  readonly options: Options;
  /** By seat. In the solo game the Gatekeepers come after the human. */
  players: Player[];
  /** The seats clockwise around the table. */
  order: Seat[];
  /** The board in short; empty until it is laid out. `boardOf` makes the places of it. */
  layout: string;
  /** By seat: the own Warpgate. */
  gates: Place[];
  /** 0 before the first one. */
  round: number;
  /** 1 to 4 (WG 3.1). */
  turn: number;
  first: Seat;
  active: Seat;
  lastRound: boolean;
  /** After final scoring everything owned is public (WG 15.5). */
  scored: boolean;

  /** Ships of one player at a place (WG 1.4), whoever's marker and drones are beside them (WG 1.5). */
  fleetOwner: Seat[];
  fleetSize: number[];
  /** One marker at a place (WG 1.3). */
  markerOwner: Seat[];
  isColony: boolean[];
  tokens: (TokenId | null)[];

  /** Available Trade Goods. */
  goods: number;
  technologyDeck: Pile<TechnologyId>;
  technologies: TechnologyId[];
  objectiveDeck: Pile<ObjectiveId>;
  objectives: ObjectiveId[];
  promotionDeck: Pile<TacticsId>;
  promotionDiscard: Pile<TacticsId>;
  /** Out of the game, unseen. */
  unusedTechnologies: TechnologyId[];
  unusedObjectives: ObjectiveId[];
  unusedTokens: TokenId[];
  /** Revealed and not kept, or used up. */
  discardedTokens: TokenId[];

  battle: Battle | null;
  gatekeepers: Gatekeepers | null;
}

export function copyState(s: State): State {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    players: s.players.map(copyPlayer),
    order: s.order.slice(),
    layout: s.layout,
    gates: s.gates.slice(),
    round: s.round,
    turn: s.turn,
    first: s.first,
    active: s.active,
    lastRound: s.lastRound,
    scored: s.scored,
    fleetOwner: s.fleetOwner.slice(),
    fleetSize: s.fleetSize.slice(),
    markerOwner: s.markerOwner.slice(),
    isColony: s.isColony.slice(),
    tokens: s.tokens.slice(),
    goods: s.goods,
    technologyDeck: s.technologyDeck.slice(),
    technologies: s.technologies.slice(),
    objectiveDeck: s.objectiveDeck.slice(),
    objectives: s.objectives.slice(),
    promotionDeck: s.promotionDeck.slice(),
    promotionDiscard: s.promotionDiscard.slice(),
    unusedTechnologies: s.unusedTechnologies.slice(),
    unusedObjectives: s.unusedObjectives.slice(),
    unusedTokens: s.unusedTokens.slice(),
    discardedTokens: s.discardedTokens.slice(),
    battle: s.battle && { ...s.battle },
    gatekeepers: s.gatekeepers && copyGatekeepers(s.gatekeepers),
  };
}

function copyPlayer(p: Player): Player {
  return {
    kind: p.kind,
    colour: p.colour,
    board: p.board,
    faction: p.faction,
    abilities: p.abilities.slice(),
    ships: p.ships,
    markers: p.markers,
    drone: p.drone,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    discardedHand: p.discardedHand,
    slots: p.slots.slice(),
    laid: p.laid,
    tacticsDeck: p.tacticsDeck.slice(),
    tacticsHand: p.tacticsHand.slice(),
    tacticsDiscard: p.tacticsDiscard.slice(),
    recruits: p.recruits.slice(),
    knownTactics: p.knownTactics.slice(),
    technologies: p.technologies.slice(),
    objectives: p.objectives.slice(),
    peeked: p.peeked,
    goods: p.goods,
    spentGoods: p.spentGoods,
    tokens: p.tokens.slice(),
    blockade: p.blockade,
  };
}

function copyGatekeepers(k: Gatekeepers): Gatekeepers {
  return {
    deck: k.deck.slice(),
    slots: k.slots.slice(),
    discard: k.discard.slice(),
    turned: k.turned.slice(),
    objectives: k.objectives.slice(),
    technology: k.technology.slice(),
    tactics: k.tactics.slice(),
  };
}

/** Who answers for a seat: the seat itself; the human for the Gatekeepers. */
export function decider(s: State, seat: Seat): Seat {
  return s.players[seat]!.kind === 'human' ? seat : s.players.findIndex(({ kind }) => kind === 'human');
}
