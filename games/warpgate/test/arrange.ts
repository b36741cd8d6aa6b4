import type { ChanceSource, ScriptLine, Seat } from '@warptable/kernel';
import { Match, ScriptedChance, seededChance } from '@warptable/kernel';
import { ScenarioTable } from '@warptable/testkit';
import {
  ACTION_CARD_IDS,
  ADVANCED_TACTICS,
  BASIC_TACTICS,
  FACTIONS,
  HEROES,
  OBJECTIVE_IDS,
  PLANET_TYPES,
  TACTICS,
  TECHNOLOGY_IDS,
  TOKEN_IDS,
  actionCard,
  explorationToken,
} from '../content/index.ts';
import type {
  Action,
  ActionCardId,
  Colour,
  FactionId,
  LetteredTileId,
  ObjectiveId,
  Rotation,
  TacticsId,
  TechnologyId,
  TileLetter,
  TokenId,
} from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import { warpgate } from '../rules/game.ts';
import { boardOf, layoutText } from '../rules/geometry.ts';
import { start } from '../rules/setup.ts';
import { NOBODY } from '../rules/state.ts';
import type { GateCard, Options, Player, State } from '../rules/state.ts';
import { layOut } from '../rules/steps/dealing.ts';
import type { WarpgateView } from '../rules/view.ts';
import reference from './reference-boards.json' with { type: 'json' };

export type BoardName = keyof typeof reference.referenceBoards;

/** The layout of a fixed board of the specification. */
export function referenceLayout(name: BoardName): string {
  const { slots, special, seats } = reference.referenceBoards[name];
  return layoutText({
    tiles: slots.map(({ tile, side, rotation }) => ({
      id: tile as LetteredTileId,
      side: side as TileLetter,
      rotation: rotation as Rotation,
    })),
    special: (special?.rotation ?? 0) as Rotation,
    colours: Object.values(seats) as Colour[],
  });
}

/** The colours of a fixed board in seat order; seat 0 of the table is the first of them. */
const coloursOf = (name: BoardName): Colour[] =>
  Object.values(reference.referenceBoards[name].seats) as Colour[];

/** One player of a position. What is not said is as at the beginning of a game; without a faction there is no ability. */
export interface Side {
  readonly faction?: FactionId;
  readonly hand?: readonly ActionCardId[];
  /** The next cards to be drawn, the first one first; the rest of the 12 lies below (or nowhere, see `discard`). */
  readonly deck?: readonly ActionCardId[];
  /** If given, all cards that are nowhere else lie here, and the deck holds just what `deck` says. */
  readonly discard?: 'rest';
  readonly ships?: Readonly<Record<string, number>>;
  readonly outposts?: readonly string[];
  readonly colonies?: readonly string[];
  readonly drone?: string;
  readonly technologies?: readonly TechnologyId[];
  readonly objectives?: readonly ObjectiveId[];
  /** Trade Goods, spent ones included. */
  readonly goods?: number;
  readonly spent?: number;
  readonly tokens?: readonly TokenId[];
  /** The next Tactics cards to be drawn, the first one first. Heroes and Advanced cards count as promoted. */
  readonly tactics?: readonly TacticsId[];
  /** These lie in the Tactics discard pile instead of the deck. */
  readonly tacticsDiscard?: readonly TacticsId[];
  readonly blockaded?: boolean;
}

/** A position in short. Lists of cards have the top card, or the left-most one, first. */
export interface Position {
  readonly board?: BoardName;
  /** The second colour is the Gatekeepers. */
  readonly solo?: boolean;
  readonly round?: number;
  readonly turn?: number;
  readonly active?: Colour;
  readonly first?: Colour;
  readonly lastRound?: boolean;
  /** The step to begin with, if not a turn of the active player. */
  readonly step?: string;
  readonly sides?: Partial<Record<Colour, Side>>;
  /** Available Trade Goods; what is missing is out of play. Usually all that nobody has. */
  readonly goods?: number;
  readonly technologies?: readonly TechnologyId[];
  /** Exactly these; the rest is out of the game. Usually five cards. */
  readonly technologyDeck?: readonly TechnologyId[];
  readonly objectives?: readonly ObjectiveId[];
  readonly objectiveDeck?: readonly ObjectiveId[];
  readonly promotion?: readonly TacticsId[];
  /** If given, the promotion deck is just what `promotion` says, and all others lie in its discard pile. */
  readonly promotionDiscard?: 'rest';
  /** Face-down Exploration tokens by place; their option is then on. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** The Gatekeepers' cards to be turned, the next one first; the others lie above them. */
  readonly gateCards?: readonly GateCard[];
  /** If given, the Gatekeepers' deck is just what `gateCards` says, and all others lie in their discard pile. */
  readonly gateDiscard?: 'rest';
  readonly chance?: readonly ScriptLine[] | ChanceSource;
}

/** Puts a position on the table. */
export function position(setup: Position): WarpgateTable {
  const board = setup.board ?? 'R2';
  const colours = coloursOf(board);
  const seats = setup.solo ? 1 : colours.length;
  const options: Options = { factions: 'dealt', exploration: setup.tokens ? 'on' : 'off' };
  const s = start(options, seats);
  s.order = colours.map((_, seat) => seat);
  s.players.forEach((player, seat) => (player.colour = colours[seat]!));
  layOut(s, referenceLayout(board));
  s.players.forEach((player, seat) => arrangePieces(s, player, seat, setup.sides?.[colours[seat]!] ?? {}));
  const seatOf = (colour: Colour | undefined): Seat => (colour === undefined ? 0 : colours.indexOf(colour));
  s.round = setup.round ?? 1;
  s.turn = setup.turn ?? 1;
  s.first = seatOf(setup.first);
  s.active = seatOf(setup.active);
  s.lastRound = setup.lastRound ?? false;
  s.players.forEach((player, seat) => arrangeActionCards(s, player, setup.sides?.[colours[seat]!] ?? {}));
  arrangeTactics(s, setup, colours);
  arrangeCards(s, setup, colours);
  if (setup.tokens) arrangeTokens(s, setup.tokens);
  const kind = s.players[s.active]!.kind;
  s.agenda = [{ step: setup.step ?? (kind === 'human' ? 'turn' : 'gatekeepersTurn'), args: null }];
  const violations = warpgate.violations(s).filter((law) => !law.startsWith('WG 2.13'));
  if (violations.length > 0) throw new Error(`the position is impossible: ${violations.join('; ')}`);
  const chance = Array.isArray(setup.chance)
    ? new ScriptedChance(setup.chance as ScriptLine[], seededChance('test'))
    : setup.chance;
  const source = (chance as ChanceSource | undefined) ?? seededChance('test');
  return new WarpgateTable(
    new Match(warpgate, { options, seats, chance: source, from: { state: s, at: 0, entries: [] } }),
  );
}

function arrangePieces(s: State, player: Player, seat: Seat, side: Side): void {
  const board = boardOf(s);
  if (side.ships) {
    player.ships += 3;
    s.fleetOwner[s.gates[seat]!] = NOBODY;
    s.fleetSize[s.gates[seat]!] = 0;
    for (const [id, ships] of Object.entries(side.ships)) {
      s.fleetOwner[board.place(id)] = seat;
      s.fleetSize[board.place(id)] = ships;
      player.ships -= ships;
    }
  }
  for (const id of [...(side.outposts ?? []), ...(side.colonies ?? [])]) {
    s.markerOwner[board.place(id)] = seat;
    s.isColony[board.place(id)] = side.colonies?.includes(id) ?? false;
    player.markers--;
  }
  if (side.drone !== undefined) player.drone = board.place(side.drone);
  player.faction = side.faction ?? null;
  player.technologies = [...(side.technologies ?? [])];
  // WG 14.10: the Gatekeepers make no use of their Technologies.
  if (player.kind === 'human')
    player.abilities = [...(side.faction ? [side.faction] : []), ...player.technologies];
  player.objectives = [...(side.objectives ?? [])];
  player.goods = side.goods ?? 0;
  player.spentGoods = side.spent ?? 0;
  player.tokens = [...(side.tokens ?? [])];
  player.blockade = side.blockaded ? 1 : 0;
}

function arrangeActionCards(s: State, player: Player, side: Side): void {
  if (player.kind === 'gatekeepers') return;
  const named = [...(side.hand ?? []), ...(side.deck ?? [])];
  const rest = ACTION_CARD_IDS.filter((card) => !named.includes(card));
  player.slots = rest.splice(0, s.turn - 1);
  player.hand = side.hand ? side.hand.toSorted() : rest.splice(0, 4);
  player.deck = [...(side.deck ?? [])].toReversed();
  if (side.discard) player.discard = rest;
  else player.deck.unshift(...rest.toReversed());
}

function arrangeTactics(s: State, setup: Position, colours: readonly Colour[]): void {
  const used = new Set<TacticsId>();
  s.players.forEach((player, seat) => {
    const side = setup.sides?.[colours[seat]!] ?? {};
    const hero = side.faction && FACTIONS[side.faction].hero;
    const basics = BASIC_TACTICS.filter((card) => !hero || TACTICS[card].slot !== TACTICS[hero].slot);
    const named = [...(side.tactics ?? []), ...(side.tacticsDiscard ?? [])];
    const rest = [...basics, ...(hero ? [hero] : [])].filter((card) => !named.includes(card));
    player.tacticsDeck = [...rest.toReversed(), ...[...(side.tactics ?? [])].toReversed()];
    player.tacticsDiscard = [...(side.tacticsDiscard ?? [])];
    if (hero) player.knownTactics = [hero];
    for (const card of [...player.tacticsDeck, ...player.tacticsDiscard]) used.add(card);
  });
  const top = setup.promotion ?? [];
  const others = [...HEROES, ...ADVANCED_TACTICS].filter((card) => !used.has(card) && !top.includes(card));
  if (s.gatekeepers) s.gatekeepers.tactics.push(...others.splice(-1));
  s.promotionDeck = [...top].toReversed();
  if (setup.promotionDiscard) s.promotionDiscard = others;
  else s.promotionDeck.unshift(...others.toReversed());
}

function arrangeCards(s: State, setup: Position, colours: readonly Colour[]): void {
  const sides = colours.map((colour) => setup.sides?.[colour] ?? {});
  const goods = sides.reduce((sum, side) => sum + (side.goods ?? 0), 0);
  s.goods = setup.goods ?? 4 * colours.length - goods;

  const technologies = without(TECHNOLOGY_IDS, [
    ...sides.flatMap((side) => side.technologies ?? []),
    ...(setup.technologies ?? []),
    ...(setup.technologyDeck ?? []),
  ]);
  if (s.gatekeepers) s.gatekeepers.technology.push(...technologies.splice(-1));
  s.technologies = [...(setup.technologies ?? technologies.splice(0, 2))];
  s.technologyDeck = [...(setup.technologyDeck ?? technologies.splice(0, 5))].toReversed();
  s.unusedTechnologies = technologies;

  const objectives = without(OBJECTIVE_IDS, [
    ...sides.flatMap((side) => side.objectives ?? []),
    ...(setup.objectives ?? []),
    ...(setup.objectiveDeck ?? []),
  ]);
  if (s.gatekeepers) {
    for (const type of PLANET_TYPES) {
      const at = objectives.findLastIndex((id) => id.startsWith(`ob-${type[0]}`));
      s.gatekeepers.objectives.push(...objectives.splice(at, 1));
    }
    const next = setup.gateCards ?? [];
    const cards: GateCard[] = [...PLANET_TYPES, 'technology', 'tactics', 'action'];
    const others = cards.filter((card) => !next.includes(card));
    s.gatekeepers.slots = others.splice(-(s.turn - 1), s.turn - 1);
    s.gatekeepers.deck = [...next];
    if (setup.gateDiscard) s.gatekeepers.discard = others;
    else s.gatekeepers.deck.push(...others);
  }
  s.objectives = [...(setup.objectives ?? objectives.splice(0, 2))];
  s.objectiveDeck = [...(setup.objectiveDeck ?? objectives.splice(0, 5))].toReversed();
  s.unusedObjectives = objectives;
}

const without = <Id extends string>(ids: readonly Id[], taken: readonly Id[]): Id[] =>
  ids.filter((id) => !taken.includes(id));

/** The named tokens lie on their places; all others of the 83 are out of the game. */
function arrangeTokens(s: State, tokens: Readonly<Record<string, string>>): void {
  const box = TOKEN_IDS.flatMap((id) => Array<TokenId>(explorationToken(id).copies).fill(id));
  const takeOut = (id: TokenId): TokenId => box.splice(box.indexOf(id), 1)[0]!;
  for (const player of s.players) player.tokens.forEach(takeOut);
  const board = boardOf(s);
  for (const [id, kind] of Object.entries(tokens)) {
    const place = board.place(id);
    s.tokens[place] = takeOut(`${board.places[place]!.world}:${kind}` as TokenId);
  }
  s.unusedTokens = box;
}

/** A table of Warpgate with the shortcuts that its tests need. */
export class WarpgateTable extends ScenarioTable<State, Options, WarpgateView, WarpgateEvent> {
  /** Plays a card of the hand for this action; spends Trade Goods on it. A single card is played by itself. */
  act(action: Action, goods = 0): this {
    if (this.isAsked('card')) this.answer('card', this.cardFor(action));
    this.answer('action', action);
    if (this.isAsked('spendGoods')) this.answer('spendGoods', goods);
    else if (goods > 0) throw new Error('no Trade Good can be spent, or all have to be');
    return this;
  }

  private cardFor(action: Action): ActionCardId {
    const hand = this.options('card') as readonly ActionCardId[];
    const card = hand.find((id) => {
      const { top, bottom } = actionCard(id);
      return action === 'draw' || top === action || bottom === action;
    });
    if (card === undefined) throw new Error(`no card has ${action}: ${hand.join(', ')}`);
    return card;
  }

  isAsked(kind: string): boolean {
    return this.match.pending.some(({ ask }) => ask.kind === kind);
  }

  player(colour: Colour): Player {
    return this.state.players.find((player) => player.colour === colour)!;
  }

  seat(colour: Colour): Seat {
    return this.state.players.indexOf(this.player(colour));
  }

  /** How many ships stand there. */
  ships(place: string): number {
    return this.state.fleetSize[boardOf(this.state).place(place)]!;
  }

  /** Whose ships stand there. */
  fleet(place: string): Colour | null {
    return this.state.players[this.state.fleetOwner[boardOf(this.state).place(place)]!]?.colour ?? null;
  }

  /** 'white Colony', 'red Outpost' or null. */
  marker(place: string): string | null {
    const at = boardOf(this.state).place(place);
    const owner = this.state.players[this.state.markerOwner[at]!];
    return owner ? `${owner.colour} ${this.state.isColony[at] ? 'Colony' : 'Outpost'}` : null;
  }
}
