import { Match, ScriptedChance, seededChance } from '@warptable/kernel';
import type { AnswerValue, ChanceSource, Json, ScriptLine, Seat } from '@warptable/kernel';
import { ScenarioTable } from '@warptable/testkit';
import {
  ABILITY_TOKEN_IDS,
  ALL_EXILED_TOKENS,
  DECK_IDS,
  DECK_MISSIONS,
  MISSION_DECKS,
  MISSIONS,
  PROTOTYPE_REWARD_IDS,
  RACE_IDS,
  REWARD_IDS,
  START_IDS,
  TRACK_TYPES,
  UPGRADE_TYPES,
} from '../content/index.ts';
import type {
  AbilityTokenId,
  ArchiveId,
  BuildingType,
  ExiledColour,
  ExiledToken,
  MissionDeck,
  MissionId,
  RaceId,
  RewardId,
  TrackType,
  UpgradeType,
} from '../content/index.ts';
import { refreshAbilities } from '../rules/abilities.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import { adjustTracks } from '../rules/queries.ts';
import { start } from '../rules/setup.ts';
import { startCardsIn } from '../rules/solo/state.ts';
import { NOBODY, TRACK } from '../rules/state.ts';
import type { AbilityId, Area, Options, Phase, Player, Presets, State, Switch } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';

/** One player of a position. What is not said is nothing: no races, no cards, no resources. */
export interface Side {
  readonly races?: readonly RaceId[];
  readonly mimicked?: RaceId;
  /** Races whose permanent Reward Ability is in force. */
  readonly permanent?: readonly RaceId[];
  readonly gold?: number;
  readonly energy?: number;
  readonly reserve?: number;
  readonly hand?: readonly ArchiveId[];
  readonly rewards?: readonly RewardId[];
  readonly missions?: readonly MissionId[];
  readonly done?: readonly MissionId[];
  readonly tokenPoints?: number;
  readonly levels?: Partial<Record<UpgradeType, number>>;
  /** Troops by area, instead of 3 on the Colony and 1 on the area right of it; the Colony keeps 1 if it is not named. */
  readonly troops?: Readonly<Record<string, number>>;
  readonly presets?: Partial<Presets>;
}

/** What lies on an area. Track buildings are of the colour of `colour`, or of whoever holds the area. */
export interface Ground {
  readonly multiplier?: number;
  readonly token?: ExiledToken;
  /** A token is faceup if not said otherwise. */
  readonly facedown?: boolean;
  readonly modifier?: number;
  readonly buildings?: readonly BuildingType[];
  readonly colour?: Seat;
  readonly ships?: number;
}

/** A position in short. Lists of cards have the top card first. Areas that are not named are as printed, and empty of Exiled. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Switches of the prototype edition, one by one. */
  readonly switches?: readonly Switch[];
  readonly first?: Seat;
  readonly active?: Seat;
  readonly round?: number;
  readonly endgame?: number;
  readonly trigger?: Seat;
  /** The step to begin with; the Action Phase of the active player if not said. */
  readonly step?: string;
  readonly args?: Json;
  readonly phase?: Phase;
  readonly sides?: Readonly<Record<Seat, Side>>;
  readonly areas?: Readonly<Record<string, Ground>>;
  readonly lineUp?: readonly ArchiveId[];
  /** The next cards of the Archive Deck; the others lie below, or in the Discard Pile with `discard: 'rest'`. */
  readonly deck?: readonly ArchiveId[];
  readonly discard?: readonly ArchiveId[] | 'rest';
  readonly rewardDeck?: readonly RewardId[];
  readonly rewardDiscard?: 'rest';
  readonly open?: readonly (MissionId | null)[];
  readonly pioneering?: readonly MissionId[];
  readonly missionDecks?: Partial<Record<MissionDeck, readonly MissionId[]>>;
  readonly exiled?: Partial<Record<ExiledColour, RaceId>>;
  /** Dura Scavengers (4 dice, multiplier 4, no tokens) if not said. */
  readonly guardian?: {
    readonly race?: RaceId;
    readonly tokens?: readonly AbilityTokenId[];
    readonly modifier?: number;
    readonly holds?: boolean;
    readonly conquerPoints?: boolean;
  };
  /** Neutral miniatures beside the board, where fewer than usual are left. */
  readonly neutrals?: Partial<Record<'laser-cannon' | 'sentry-tower' | 'assault-ship', number>>;
  readonly chance?: readonly ScriptLine[] | ChanceSource;
  /** With steps of its own, for a part of a turn that is no step. */
  readonly game?: typeof theWarp;
  /** What is still to be changed at the end. */
  readonly adjust?: (s: State) => void;
}

/** Puts a position on the table. */
export function position(setup: Position = {}): WarpTable {
  const seats = setup.seats ?? 2;
  const options = theWarp.readOptions({ ...setup.options }, seats);
  const fresh = start(options, seats);
  const s: State = { ...fresh, switches: setup.switches ?? fresh.switches };
  s.first = setup.first ?? 0;
  s.active = setup.active ?? s.first;
  s.round = setup.round ?? 1;
  s.phase = setup.phase ?? 'income';
  s.endgame = setup.endgame ?? NOBODY;
  s.trigger = setup.trigger ?? NOBODY;
  const side = (seat: Seat): Side => setup.sides?.[seat] ?? {};
  arrangeTroops(s, side);
  arrangeAreas(s, setup.areas ?? {});
  s.players.forEach((player, seat) => arrangePlayer(player, side(seat)));
  arrangeRaces(s, setup);
  arrangeCards(s, setup);
  arrangeMissions(s, setup);
  arrangeNeutrals(s, setup);
  adjustTracks(s);
  setup.adjust?.(s);
  s.agenda = [{ step: setup.step ?? 'action', args: setup.args ?? null }];
  const violations = theWarp.violations(s).filter((law) => !(setup.neutrals && law.startsWith('TW 2.13')));
  if (violations.length > 0) throw new Error(`the position is impossible: ${violations.join('; ')}`);
  const { chance } = setup;
  const source = Array.isArray(chance)
    ? new ScriptedChance(chance as ScriptLine[], seededChance('test'))
    : ((chance as ChanceSource | undefined) ?? seededChance('test'));
  return new WarpTable(
    new Match(setup.game ?? theWarp, {
      options,
      seats,
      chance: source,
      from: { state: s, at: 0, entries: [] },
    }),
  );
}

function arrangeTroops(s: State, side: (seat: Seat) => Side): void {
  s.players.forEach((player, seat) => {
    if (side(seat).troops) takeTroopsOff(s, player, seat);
  });
  s.players.forEach((player, seat) => {
    const { troops } = side(seat);
    if (troops) putTroops(s, player, seat, troops);
  });
}

function takeTroopsOff(s: State, player: Player, seat: Seat): void {
  s.owner.forEach((owner, area) => {
    if (owner !== seat) return;
    player.supply += s.troops[area]!;
    s.owner[area] = NOBODY;
    s.troops[area] = 0;
  });
}

function putTroops(s: State, player: Player, seat: Seat, troops: NonNullable<Side['troops']>): void {
  const { ids, place, colonies } = boardOf(s);
  const all = { [ids[colonies[seat]!]!]: 1, ...troops };
  for (const [id, count] of Object.entries(all)) {
    const area = place(id);
    s.owner[area] = seat;
    s.troops[area] = count;
    s.since[area] = ++s.gains;
    player.supply -= count;
  }
}

function arrangeAreas(s: State, areas: NonNullable<Position['areas']>): void {
  const tokens = [...ALL_EXILED_TOKENS];
  for (const [id, ground] of Object.entries(areas)) {
    const area = boardOf(s).place(id);
    if (ground.multiplier !== undefined) s.multiplier[area] = ground.multiplier;
    if (ground.token) {
      s.tokens[area] = tokens.splice(tokens.indexOf(ground.token), 1)[0]!;
      s.faceUp[area] = !ground.facedown;
    }
    s.modifier[area] = ground.modifier ?? 0;
    for (const type of ground.buildings ?? []) putBuilding(s, area, type, ground.colour ?? s.owner[area]!);
    if (ground.ships !== undefined) {
      s.neutrals[2]! -= ground.ships - s.ships[area]!;
      s.ships[area] = ground.ships;
    }
  }
  s.unusedTokens = tokens;
}

function putBuilding(s: State, area: Area, type: BuildingType, colour: Seat): void {
  if (type === 'laser-cannon') {
    s.lasers[area] = true;
    s.neutrals[0]!--;
  } else if (type === 'sentry-tower') {
    s.towers[area] = true;
    s.neutrals[1]!--;
  } else if (type === 'assault-ship') {
    s.ships[area]!++;
    s.neutrals[2]!--;
  } else {
    s.miniatures[TRACK[type]]![area] = colour;
    s.players[colour]!.stock[TRACK[type]]!--;
  }
}

function arrangePlayer(player: Player, side: Side): void {
  player.gold = side.gold ?? 0;
  player.energy = side.energy ?? 0;
  player.reserve = side.reserve ?? 0;
  player.supply -= player.reserve;
  player.hand = [...(side.hand ?? [])].toSorted();
  player.shown = player.hand.filter((card) => card.startsWith('start'));
  player.rewards = [...(side.rewards ?? [])].toSorted();
  player.missions = [...(side.missions ?? [])];
  player.done = [...(side.done ?? [])];
  player.tokenPoints = side.tokenPoints ?? 0;
  for (const [type, level] of Object.entries(side.levels ?? {})) {
    player.levels[UPGRADE_TYPES.indexOf(type as UpgradeType)] = level;
  }
  // Who is to be asked about missions has said so; all others would only be in the way of what a test is about.
  player.presets = { ...player.presets, missions: 'auto', ...side.presets };
  player.races = [...(side.races ?? [])];
  player.mimicked = side.mimicked ?? null;
  player.abilities = (side.permanent ?? []).map((race): AbilityId => `${race}:always`);
  refreshAbilities(player);
}

function arrangeRaces(s: State, { exiled, guardian }: Position): void {
  s.exiled = { yellow: exiled?.yellow ?? null, green: exiled?.green ?? null };
  s.guardian = {
    race: guardian?.race ?? 'dura-scavengers',
    tokens: [...(guardian?.tokens ?? [])],
    modifier: guardian?.modifier ?? 0,
    holds: (guardian?.holds ?? true) && s.owner[boardOf(s).gate] === NOBODY,
    conquerPoints: guardian?.conquerPoints ?? guardian?.holds ?? true,
  };
  s.unusedAbilityTokens = ABILITY_TOKEN_IDS.filter((id) => !s.guardian.tokens.includes(id));
  const used = [...s.players.flatMap(({ races }) => races), s.exiled.yellow, s.exiled.green, s.guardian.race];
  s.boxedRaces = RACE_IDS.filter((race) => !used.includes(race));
}

const without = <Id extends string>(ids: readonly Id[], taken: readonly Id[]): Id[] =>
  ids.filter((id) => !taken.includes(id));

function arrangeCards(s: State, setup: Position): void {
  const hands = s.players.flatMap(({ hand }) => hand);
  s.spent = without(START_IDS.slice(0, startCardsIn(s)), hands as never[]);
  const { deck = [], lineUp, discard = [] } = setup;
  const piled = discard === 'rest' ? [] : discard;
  const rest = without(DECK_IDS, [...hands, ...deck, ...piled, ...(lineUp ?? [])]);
  // One of each type, so that the line-up is never shuffled away.
  s.lineUp = lineUp
    ? [...lineUp]
    : ['build', 'upgrade', 'enforce', 'build'].map((type) => takeOut(rest, type));
  s.discard = discard === 'rest' ? rest : [...discard].toReversed();
  s.deck = discard === 'rest' ? [] : rest.toReversed();
  s.deck.push(...[...deck].toReversed());
  const rewards = s.players.flatMap((player) => player.rewards);
  const named = setup.rewardDeck ?? [];
  const all = s.switches.includes('stealSymbol') ? PROTOTYPE_REWARD_IDS : REWARD_IDS;
  const others = without(all, [...rewards, ...named]);
  s.rewardDiscard = setup.rewardDiscard ? others : [];
  s.rewardDeck = [...(setup.rewardDiscard ? [] : others.toReversed()), ...[...named].toReversed()];
}

const takeOut = (cards: ArchiveId[], type: string): ArchiveId =>
  cards.splice(
    cards.findIndex((card) => card.startsWith(type)),
    1,
  )[0]!;

function arrangeMissions(s: State, setup: Position): void {
  s.open = [...(setup.open ?? [null, null, null])];
  s.pioneering = [...(setup.pioneering ?? [])];
  const used = s.players.flatMap(({ missions, done }) => [...missions, ...done]);
  used.push(...s.open.flatMap((id) => id ?? []));
  for (const deck of MISSION_DECKS) {
    const top = setup.missionDecks?.[deck];
    const rest = without(DECK_MISSIONS[deck] as readonly MissionId[], [...used, ...(top ?? [])]);
    s.missionDecks[deck] = [...rest.toReversed(), ...[...(top ?? [])].toReversed()];
  }
}

function arrangeNeutrals(s: State, { neutrals = {} }: Position): void {
  (['laser-cannon', 'sentry-tower', 'assault-ship'] as const).forEach((type, i) => {
    s.neutrals[i] = neutrals[type] ?? s.neutrals[i]!;
  });
}

/** A table of The Warp with the shortcuts that its tests need. */
export class WarpTable extends ScenarioTable<State, Options, WarpView, WarpEvent> {
  isAsked(kind: string, seat?: Seat): boolean {
    return this.match.pending.some(
      ({ ask }) => ask.kind === kind && (seat === undefined || ask.seat === seat),
    );
  }

  /** Answers if the question is there. */
  ifAsked(kind: string, value: AnswerValue, seat?: Seat): this {
    return this.isAsked(kind, seat) ? this.answer(kind, value, seat) : this;
  }

  /** What the driver answered by itself where there was nothing to choose. */
  forced(kind: string): AnswerValue[] {
    return this.match.events.flatMap(({ event }) =>
      event.type === 'Forced' && event.kind === kind ? [event.value] : [],
    );
  }

  /** Everybody who is asked does not follow, does not support, plays no card and passes over every bonus. */
  passOthers(): this {
    for (let n = 0; n < 100; n++) {
      const found = this.match.pending.find(({ ask }) => PASSES[ask.kind] !== undefined);
      if (!found) return this;
      this.answer(found.ask.kind, PASSES[found.ask.kind]!, found.ask.seat);
    }
    throw new Error('the passing does not end');
  }

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  private at(id: string): Area {
    return boardOf(this.state).place(id);
  }

  troops(id: string): number {
    return this.state.troops[this.at(id)]!;
  }

  owner(id: string): Seat {
    return this.state.owner[this.at(id)]!;
  }

  multiplier(id: string): number {
    return this.state.multiplier[this.at(id)]!;
  }

  /** Present strength of Exiled or Guardian there, from the view. */
  strength(id: string): number {
    const { token, guardian } = this.view('spectator').areas[this.at(id)]!;
    return typeof token === 'object' ? token.strength : (guardian ?? 0);
  }

  track(seat: Seat, type: TrackType): number {
    return this.player(seat).tracks[TRACK_TYPES.indexOf(type)]!;
  }

  points(seat: Seat): number {
    return (
      this.player(seat).tokenPoints + this.player(seat).done.reduce((sum, id) => sum + MISSIONS[id].points, 0)
    );
  }
}

const PASSES: Readonly<Record<string, AnswerValue>> = {
  followDevelop: ['no'],
  followTerrashift: ['no'],
  support: 'none',
  combatCard: 'none',
  bribe: 'none',
  bribeRival: 'none',
  beforeReveal: 'reveal',
  rerollDice: [],
  flipDie: 'none',
  doubleDice: [],
  rerollAll: 'no',
  hireGuns: 'no',
};

/** Faces of dice as the script of chance wants them. */
export const dice = (...faces: readonly number[]): ScriptLine => faces.map((face) => face - 1);
