import { Match, ScriptedChance, seededChance } from '@warptable/kernel';
import type { AnswerValue, ChanceSource, Json, ScriptLine, Seat } from '@warptable/kernel';
import { ScenarioTable } from '@warptable/testkit';
import {
  BUILDINGS,
  FACTIONS,
  INTEL_DECK,
  NEUTRAL_IDS,
  NEUTRAL_TOKENS,
  PHASES,
  PLAIN_FOUNDATIONS,
  RELIC_FOUNDATIONS,
  RYHZU_IDS,
  TACTICS_DECK,
  TILES,
  TILE_SETS,
  boardFoundation,
  neutralPairs,
} from '../content/index.ts';
import type {
  AttributeId,
  BoardAbility,
  Border,
  Building,
  FacedFoundationId,
  FactionId,
  FoundationId,
  IntelId,
  LeaderId,
  LooseId,
  NeutralId,
  Phase,
  Rank,
  RegionId,
  RyhzuId,
  TacticsId,
} from '../content/index.ts';
import type { ChaosEvent } from '../rules/events.ts';
import { chaosOrder } from '../rules/game.ts';
import { borderBetween, mapOf, regionAt } from '../rules/geometry.ts';
import { start } from '../rules/setup.ts';
import type { CardMomentName } from '../rules/questions.ts';
import { NOBODY, playerAt } from '../rules/state.ts';
import type {
  AbilityId,
  LeaderPiece,
  Options,
  Place,
  Player,
  Price,
  Region,
  State,
  Whereabouts,
} from '../rules/state.ts';
import { newTurn } from '../rules/steps/acting.ts';
import type { ChaosView } from '../rules/view.ts';

/** One faction of a position. What is not said is nothing: no goods, no cards; kept leaders that are not named lie in the supply. */
export interface SideUp {
  readonly faction: FactionId;
  readonly leaders?: Partial<Readonly<Record<LeaderId, Whereabouts>>>;
  /** Leaders and attributes whose upgraded side lies up. */
  readonly upgraded?: readonly (LeaderId | AttributeId)[];
  readonly uncovered?: readonly BoardAbility[];
  readonly energy?: number;
  readonly gems?: number;
  readonly fame?: number;
  readonly hand?: readonly TacticsId[];
  readonly fresh?: readonly TacticsId[];
  /** Columns of the research markers, 1 if not said. */
  readonly columns?: Partial<Readonly<Record<Phase, number>>>;
  /** The rest of the fighters stands in the first sector. */
  readonly sectors?: readonly number[];
  readonly onBase?: number;
  readonly relics?: readonly number[];
  readonly vault?: readonly Rank[];
  readonly used?: readonly string[];
  /** The first location and pair of start regions that are still free if not said. */
  readonly base?: RegionId;
  readonly starts?: readonly [RegionId, RegionId];
  /** Moments of cards at which it is asked; at none if not said. */
  readonly asks?: readonly CardMomentName[];
}

/** What is in a region. */
export interface Ground {
  /** By seat. */
  readonly fighters?: Readonly<Record<Seat, number>>;
  /** By seat; each stands on a foundation of its own, first on that of the region. */
  readonly buildings?: Readonly<Record<Seat, readonly Building[]>>;
  /** The printed foundation of the region: changes places with where it was laid. */
  readonly foundation?: FacedFoundationId;
  /** Its relic is not there. */
  readonly noRelic?: true;
  readonly morale?: true;
  readonly trap?: 'armed' | 'sprung';
  readonly loose?: LooseId;
  readonly harvested?: true;
}

/** A position in short. Lists of cards have the top card first. */
export interface Position {
  readonly sides: readonly SideUp[];
  readonly regions?: Readonly<Record<string, Ground>>;
  readonly round?: number;
  readonly phase?: State['phase'];
  readonly flareGun?: Seat;
  readonly active?: Seat;
  readonly prices?: Partial<
    Readonly<Record<Phase, { readonly by: Seat; readonly token: Rank | NeutralId; readonly last?: true }>>
  >;
  readonly deck?: readonly TacticsId[];
  readonly discard?: readonly TacticsId[];
  readonly ship?: Border;
  readonly intel?: readonly IntelId[];
  readonly intelDeck?: readonly IntelId[];
  readonly morale?: { readonly strength: number; readonly fame: number };
  readonly ryhzu?: Partial<
    Readonly<Record<RyhzuId, { readonly at: Place; readonly master: Seat; readonly upgraded?: true }>>
  >;
  /** The turn of this seat in an action phase. */
  readonly acting?: { readonly seat: Seat; readonly phase: Phase };
  /** The step to begin with, if it is not such a turn. */
  readonly step?: string;
  readonly args?: Json;
  /** Steps after that. */
  readonly after?: readonly string[];
  readonly chance?: readonly ScriptLine[] | ChanceSource;
  /** What is still to be changed at the end. */
  readonly adjust?: (s: State) => void;
}

const MOMENTS: readonly CardMomentName[] = ['price', 'pass', 'combatStart', 'relicStart', 'relicTaken'];

/** Puts a position on the table. */
export function position(setup: Position): ChaosTable {
  const seats = setup.sides.length;
  const options = chaosOrder.readOptions({}, seats);
  const s = start(options, seats);
  s.round = setup.round ?? 1;
  s.phase = setup.phase ?? setup.acting?.phase ?? 'prices';
  s.flareGun = setup.flareGun ?? 0;
  s.active = setup.active ?? setup.acting?.seat ?? s.flareGun;
  layTiles(s);
  setup.sides.forEach((side, seat) => arrangeSide(s, seat, side));
  layFoundations(s);
  for (const [id, ground] of Object.entries(setup.regions ?? {})) arrangeRegion(s, id as RegionId, ground);
  arrangePieces(s, setup);
  setup.sides.forEach((side, seat) => countFighters(s, seat, side));
  arrangeCards(s, setup);
  arrangePrices(s, setup);
  if (setup.acting) s.turn = newTurn(setup.acting.seat, setup.acting.phase);
  const first = { step: setup.acting ? 'turn' : setup.step!, args: setup.args ?? null };
  s.agenda = [first, ...(setup.after ?? []).map((step) => ({ step, args: null }))].toReversed();
  setup.adjust?.(s);
  const { chance } = setup;
  const source = Array.isArray(chance)
    ? new ScriptedChance(chance as ScriptLine[], seededChance('test'))
    : ((chance as ChanceSource | undefined) ?? seededChance('test'));
  return new ChaosTable(
    new Match(chaosOrder, { options, seats, chance: source, from: { state: s, at: 0, entries: [] } }),
  );
}

/** Of each set in the order of the table. */
function layTiles(s: State): void {
  for (const set of mapOf(s).tileSets) {
    TILE_SETS[set].locations.forEach((location, i) => {
      const tile = TILE_SETS[set].tiles[i]!;
      const { terrain, production } = TILES[tile];
      Object.assign(regionAt(s, location), { tile, terrain, production });
    });
  }
}

function arrangeSide(s: State, seat: Seat, side: SideUp): void {
  const player = playerAt(s, seat);
  const { attributes, leaders, keeps, spare } = FACTIONS[side.faction];
  const named = leaders.filter((id) => side.leaders?.[id]);
  const others = leaders.filter((id) => !named.includes(id)).slice(0, keeps - named.length);
  player.faction = side.faction;
  player.leaders = leaders
    .filter((id) => named.includes(id) || others.includes(id))
    .map((id): LeaderPiece => ({
      id,
      at: side.leaders?.[id] ?? 'supply',
      upgraded: side.upgraded?.includes(id) ?? false,
    }));
  player.upgraded = attributes.filter((id) => side.upgraded?.includes(id));
  player.uncovered = [...(side.uncovered ?? [])];
  player.spare = player.upgraded.includes('copious') ? 0 : spare;
  player.abilities = [
    side.faction,
    ...attributes,
    ...player.leaders.map(({ id }) => id),
    ...player.uncovered.map((one): AbilityId => `board:${one}`),
  ];
  player.energy = side.energy ?? 0;
  player.gems = side.gems ?? 0;
  player.fame = side.fame ?? 0;
  player.hand = [...(side.hand ?? []), ...(side.fresh ?? [])].toSorted();
  player.fresh = [...(side.fresh ?? [])].toSorted();
  player.research = PHASES.map((phase) => side.columns?.[phase] ?? 1);
  player.onBase = side.onBase ?? 0;
  player.relics = [...(side.relics ?? [])];
  player.vault = [...(side.vault ?? player.vault)];
  player.used = [...(side.used ?? [])];
  player.skips = MOMENTS.filter((moment) => !side.asks?.includes(moment));
  const { base, starts } = baseFor(s, side);
  player.base = base;
  player.starts = starts;
}

function baseFor(s: State, side: SideUp): { base: RegionId; starts: readonly RegionId[] } {
  const taken = s.players.flatMap(({ starts }) => starts);
  for (const { id, startPairs } of mapOf(s).bases) {
    if (side.base ? side.base !== id : s.players.some(({ base }) => base === id)) continue;
    const pair = side.starts ?? startPairs.find((two) => two.every((region) => !taken.includes(region)));
    if (pair) return { base: id, starts: pair };
  }
  throw new Error(`no base is left for the ${side.faction}`);
}

/** The starting foundations lie in the start regions, the others where there is none, in the order of the map. */
function layFoundations(s: State): void {
  for (const { faction, starts } of s.players) {
    starts.forEach((id, i) => layFoundation(regionAt(s, id), FACTIONS[faction!].startingFoundations[i]!));
  }
  const neutral: FacedFoundationId[] = [...RELIC_FOUNDATIONS, ...PLAIN_FOUNDATIONS];
  for (const region of s.regions) {
    if (region.terrain !== null && region.sites.length === 0) layFoundation(region, neutral.shift()!);
  }
}

function layFoundation(region: Region, foundation: FacedFoundationId): void {
  region.sites = [{ foundation, building: null, owner: NOBODY }];
}

/** 0 if it is no foundation of a relic. */
function relicOf({ foundation }: Region['sites'][number]): number {
  return RELIC_FOUNDATIONS.indexOf(foundation as (typeof RELIC_FOUNDATIONS)[number]) + 1;
}

function arrangeRegion(s: State, id: RegionId, ground: Ground): void {
  const region = regionAt(s, id);
  for (const [seat, count] of Object.entries(ground.fighters ?? {})) region.fighters[Number(seat)] = count;
  if (ground.foundation) exchange(s, region, ground.foundation);
  for (const [seat, buildings] of Object.entries(ground.buildings ?? {})) {
    for (const building of buildings) putBuilding(s, region, Number(seat), building);
  }
  region.morale = ground.morale ?? false;
  region.trap = ground.trap ?? (holdsTrap(s, region) ? 'armed' : 'none');
  region.harvested = ground.harvested ?? false;
  if (ground.loose) {
    region.loose = ground.loose;
    s.loose.splice(s.loose.indexOf(ground.loose), 1);
  }
}

const holdsTrap = (s: State, { sites }: Region): boolean =>
  sites.some(({ owner, building }) => building === 'stronghold' && playerAt(s, owner).faction === 'ai');

function exchange(s: State, region: Region, foundation: FacedFoundationId): void {
  const holder = s.regions.find(({ sites }) => sites[0]?.foundation === foundation);
  const present = region.sites[0]!.foundation as FacedFoundationId;
  if (holder) holder.sites[0] = { ...holder.sites[0]!, foundation: present };
  region.sites[0] = { ...region.sites[0]!, foundation };
}

/** Beyond the first, foundations come from the board of the faction, and uncover its abilities in this order. */
const FROM_BOARD: readonly BoardAbility[] = ['research', 'hand', 'unlock', 'adjacency', 'harvest'];

function putBuilding(s: State, region: Region, seat: Seat, building: Building): void {
  const player = playerAt(s, seat);
  const free = region.sites.find((site) => site.building === null);
  if (free) Object.assign(free, { building, owner: seat });
  else region.sites.push({ foundation: boardFoundationFor(s, seat), building, owner: seat });
  player.built[BUILDINGS.indexOf(building)]!++;
}

function boardFoundationFor(s: State, seat: Seat): FoundationId {
  const player = playerAt(s, seat);
  const used = s.regions.flatMap(({ sites }) => sites.map(({ foundation }) => foundation));
  const ability = FROM_BOARD.find((one) => !used.includes(boardFoundation(player.faction!, one)))!;
  if (!player.uncovered.includes(ability)) {
    player.uncovered.push(ability);
    player.abilities.push(`board:${ability}`);
  }
  return boardFoundation(player.faction!, ability);
}

function arrangePieces(s: State, setup: Position): void {
  for (const region of s.regions) {
    const relic = region.sites[0] ? relicOf(region.sites[0]) : 0;
    region.relic = relic >= s.round && !setup.regions?.[region.id]?.noRelic ? relic : 0;
  }
  const plays = (faction: FactionId): boolean => s.players.some((player) => player.faction === faction);
  const ofShip = s.players.find(({ faction }) => faction === 'circadians');
  if (ofShip) {
    s.ship = setup.ship ?? borderBetween(s, ofShip.starts[0]!, ofShip.starts[1]!)!;
    s.intelHeld = [...(setup.intel ?? [])].toSorted();
    const used = [...s.intelHeld, ...(setup.intelDeck ?? [])];
    s.intelDeck = [...without(INTEL_DECK, used), ...[...(setup.intelDeck ?? [])].toReversed()];
  }
  if (plays('leyrien')) s.morale = setup.morale ? { ...setup.morale } : moraleLeft(s);
  if (plays('jrayek')) {
    s.ryhzu = RYHZU_IDS.map((id) => {
      const said = setup.ryhzu?.[id];
      return {
        id,
        at: said?.at ?? 'supply',
        upgraded: said?.upgraded ?? false,
        master: said?.master ?? NOBODY,
      };
    });
  }
}

/** Tokens in regions come from both rows alike, the strength row first. */
function moraleLeft(s: State): { strength: number; fame: number } {
  const laid = s.regions.filter(({ morale }) => morale).length;
  return { strength: 4 - Math.ceil(laid / 2), fame: 4 - Math.floor(laid / 2) };
}

function countFighters(s: State, seat: Seat, side: SideUp): void {
  const player = playerAt(s, seat);
  const { sectors, starting, spare } = FACTIONS[side.faction];
  const all = sectors.reduce((sum, count) => sum + count, starting) + spare - player.spare;
  const elsewhere = s.regions.reduce((sum, { fighters }) => sum + fighters[seat]!, player.onBase);
  player.sectors = side.sectors ? [...side.sectors] : sectors.map(() => 0);
  const placed = player.sectors.reduce((sum, count) => sum + count, elsewhere);
  if (placed > all) throw new Error(`seat ${seat} has ${placed} fighters of ${all}`);
  player.sectors[0]! += all - placed;
}

function arrangeCards(s: State, { deck = [], discard = [] }: Position): void {
  const hands = s.players.flatMap(({ hand }) => hand);
  const rest = without(TACTICS_DECK, [...hands, ...deck, ...discard]);
  s.deck = [...rest, ...[...deck].toReversed()];
  s.discard = [...discard].toReversed();
}

function without<Id>(ids: readonly Id[], taken: readonly Id[]): Id[] {
  const rest = [...ids];
  for (const id of taken) rest.splice(rest.indexOf(id), 1);
  return rest;
}

function arrangePrices(s: State, { prices = {} }: Position): void {
  const pairs = neutralPairs(s.players.length);
  s.neutral = NEUTRAL_IDS.filter((id) => NEUTRAL_TOKENS[id].relic && pairs.includes(NEUTRAL_TOKENS[id].pair));
  s.prices = PHASES.map((phase): Price | null => {
    const price = prices[phase];
    if (!price) return null;
    if (price.by !== NOBODY) take(playerAt(s, price.by), price.token as Rank);
    return { by: price.by, token: price.token, last: price.last ?? false, surcharges: [] };
  });
}

function take(player: Player, rank: Rank): void {
  player.tokens = player.tokens.filter((one) => one !== rank);
  player.vault = player.vault.filter((one) => one !== rank);
}

/** A table of Chaos Order with the shortcuts that its tests need. */
export class ChaosTable extends ScenarioTable<State, Options, ChaosView, ChaosEvent> {
  isAsked(kind: string, seat?: Seat): boolean {
    return this.match.pending.some(
      ({ ask }) => ask.kind === kind && (seat === undefined || ask.seat === seat),
    );
  }

  /** Answers if the question is there. */
  ifAsked(kind: string, value: AnswerValue, seat?: Seat): this {
    return this.isAsked(kind, seat) ? this.answer(kind, value, seat) : this;
  }

  /** Plans of both sides by seat: `press`, `press lean-season`, `press lean-season facedown`. */
  plans(plans: Readonly<Record<Seat, string>>): this {
    for (const [seat, plan] of Object.entries(plans)) {
      const [section, card, how] = plan.split(' ');
      const path = card ? [section!, card, how ?? 'faceup'] : [section!, 'none'];
      this.answer('plan', path, Number(seat));
    }
    return this;
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  at(id: RegionId): Region {
    return regionAt(this.state, id);
  }

  fighters(id: RegionId, seat: Seat): number {
    return this.at(id).fighters[seat]!;
  }

  leader(seat: Seat, id: LeaderId): LeaderPiece {
    return this.player(seat).leaders.find((leader) => leader.id === id)!;
  }

  /** The strengths of the last battle, by seat. */
  strengths(): Record<Seat, number> {
    const { seats, strengths } = this.events('StrengthCompared').at(-1)!;
    return { [seats[0]]: strengths[0], [seats[1]]: strengths[1] };
  }

  /** How many fighters of this seat have been wounded in battles. */
  wounded(seat: Seat): number {
    return this.events('FightersWounded')
      .filter((event) => event.seat === seat)
      .reduce((sum, { count }) => sum + count, 0);
  }
}
