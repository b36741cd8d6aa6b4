import type { Playable, Seat } from '@warptable/kernel';
import type {
  AttributeId,
  BoardAbility,
  Border,
  Building,
  FactionId,
  FoundationId,
  Gain,
  IntelId,
  LeaderId,
  LooseId,
  NeutralId,
  Phase,
  Rank,
  RegionId,
  RyhzuId,
  Section,
  TacticsId,
  Terrain,
  TileId,
} from '../content/index.ts';
import type { CardMomentName } from './questions.ts';

/** Where `Seat` is meant but there is none. */
export const NOBODY = -1;

/** Where a leader or Ryh-zu is; the base is that of whoever it belongs to (the drop ship for the Circadians, CO 20.3). */
export type Whereabouts = RegionId | 'base' | 'supply';

/** Where units can set out from. */
export type Place = RegionId | 'base';

/** A deck or pile: the top card is the last one. */
export type Pile<Card> = Card[];

export interface Options {
  /** How factions are handed out. */
  readonly factions: 'choose' | 'dealt';
  /** The factions that can be played; all six, if left out. */
  readonly pool?: readonly FactionId[];
}

/** Who changes the rules: a faction by its chapter, its attributes and leaders, an uncovered ability of its board, a card that lies faceup on the wheel. */
export type AbilityId = FactionId | AttributeId | LeaderId | `board:${BoardAbility}` | TacticsId;

export interface LeaderPiece {
  readonly id: LeaderId;
  at: Whereabouts;
  upgraded: boolean;
}

export interface RyhzuPiece {
  readonly id: RyhzuId;
  at: Whereabouts;
  upgraded: boolean;
  /** Whom it serves; nobody while it is in the Jrayek supply. */
  master: Seat;
}

/** A foundation of the map with what stands on it; with upgraded Niruveh a building may stand without a foundation. */
export interface Site {
  readonly foundation: FoundationId | null;
  building: Building | null;
  owner: Seat;
}

/** A land region or a lake that is in the game. */
export interface Region {
  readonly id: RegionId;
  /** Null for a lake. */
  readonly terrain: Terrain | null;
  readonly tile: TileId | null;
  /** Printed; out of use under a loose token (CO 10.7). */
  readonly production: Gain | null;
  loose: LooseId | null;
  harvested: boolean;
  /** By seat. */
  fighters: number[];
  sites: Site[];
  /** Its number, 0 if there is none. */
  relic: number;
  morale: boolean;
  trap: 'none' | 'armed' | 'sprung';
}

export interface Player {
  faction: FactionId | null;
  /** What changes the rules for this player: faction, attributes, kept leaders, uncovered board abilities, in this order; in a battle also its faceup card. */
  abilities: AbilityId[];
  energy: number;
  gems: number;
  fame: number;
  /** Columns 1 to 5 of the research markers, in the order of `PHASES`. */
  research: number[];
  /** In alphabetical order. */
  hand: TacticsId[];
  /** Those of the hand that were gained in the present phase (CO 17.4), in alphabetical order. */
  fresh: TacticsId[];
  /** Those of the hand that everybody knows (CO 2.18). */
  open: TacticsId[];
  /** Those of the hand that the Circadians have seen through Perceptive (CO 2.18). */
  perceived: TacticsId[];
  /** Fighters on the recruitment track, from the first sector on. */
  sectors: number[];
  /** Fighters on the base. */
  onBase: number;
  /** Fighters that are not in the game yet (CO 21.1). */
  spare: number;
  /** Those kept. Before they are chosen, none. */
  leaders: LeaderPiece[];
  /** Attributes whose upgraded side lies up. */
  upgraded: AttributeId[];
  /** How many buildings of each type are on the map, in the order of `BUILDINGS`. */
  built: number[];
  /** Board foundations that have been removed, and so abilities that are uncovered. */
  uncovered: BoardAbility[];
  /** Numbers of the relics on the board, by space. */
  relics: number[];
  /** Pricing tokens that can be placed. */
  tokens: Rank[];
  /** Recalled in this phase: usable from the next round on (CO 5.10). */
  recalled: Rank[];
  vault: Rank[];
  /** Out of the game (CO 5.11). */
  boxed: Rank[];
  /** The hex of the base; closed for the Circadians (CO 20.1). */
  base: RegionId | null;
  /** CO 3.19 */
  starts: readonly RegionId[];
  baseLoose: LooseId | null;
  baseHarvested: boolean;
  /** What has been used of all that happens once a round (CO 1.17): abilities by their ids, marks by their names. */
  used: string[];
  /** Moments of cards at which this player is not to be asked (CO 2.16). */
  skips: CardMomentName[];
  /** Added to the region count of this round (CO 14.5): strongholds, intel, Far Outposts. */
  countBonus: number;
}

/** A price that lies on a phase (CO 5.3, CO 5.13). */
export interface Price {
  /** `NOBODY` for a neutral token. */
  readonly by: Seat;
  readonly token: Rank | NeutralId;
  /** In the move phase: on the slot *move last* (CO 5.4). */
  readonly last: boolean;
  /** Who has played Closed Market on it. */
  surcharges: Seat[];
}

/** The turn of a faction that acts in an action phase (CO 6.8). */
export interface Turn {
  readonly seat: Seat;
  readonly phase: Phase;
  main: 'open' | 'begun' | 'closed';
  auxiliaryUsed: boolean;
  /** BP, HP, RP or MP of the main action that are left (CO 6.13). */
  mainPoints: number;
  /** Those of cards. */
  cardPoints: number;
  /** Gem locks that are free: Field Notes for research, Salvage Crew for a construction. */
  freeResearchLocks: number;
  freeBuildLocks: number;
  /** What the auxiliary costs less, in energy, or in gems for discover. */
  discount: number;
  /** Recruits that Night Drop may put into regions. */
  nightDrops: number;
  /** Moves that Slip Away frees of pinning. */
  slipAways: number;
  /** Of Gem Seam: exchanges still possible. */
  gemSeams: number;
  flights: number;
  /** An MP has been spent (CO 17.11). */
  moved: boolean;
  /** Lakes that Onari has left for nothing in this turn. */
  lakesLeft: RegionId[];
}

export interface Plan {
  readonly section: Section;
  readonly card: TacticsId | null;
  readonly faceup: boolean;
}

/** Two sides fight; a side has all pieces of its faction in the region. */
export interface Side {
  readonly seat: Seat;
  /** From the moment it is locked; hidden from others until `Battle.revealed`, but for Sable (CO 2.6). */
  plan: Plan | null;
  /** Face of the die, as a place in `DIE`; null without one. */
  die: number | null;
  /** The text of its card is cancelled (CO 13.21). */
  cancelled: boolean;
  /** What stood there at `declare` (CO 13.49). */
  declared: {
    readonly fighters: number;
    /** Leaders, without Ryh-zu. */
    readonly leaders: readonly LeaderId[];
    readonly ryhzu: readonly RyhzuId[];
    readonly buildings: readonly Building[];
    readonly morale: boolean;
  };
  /** As they were added up; null before. */
  strength: number | null;
  attack: number | null;
  shields: number | null;
  /** Fighters of this side that have been wounded in this battle. */
  wounded: number;
  /** Oachra: its attacks have been resolved already. */
  hasAttacked: boolean;
  /** Buildings of this side that were razed in this battle. */
  razed: number;
}

export interface UsedCard {
  readonly seat: Seat;
  readonly card: TacticsId;
}

export interface Battle {
  readonly region: RegionId;
  readonly selector: Seat;
  /** The selector's first. */
  readonly sides: readonly [Side, Side];
  revealed: boolean;
  /** Seats; `NOBODY` before they are known. */
  winner: Seat;
  loser: Seat;
  /** The loser retreats (CO 13.24, CO 13.25). */
  retreats: boolean;
  /** Faceup cards that have left the wheels and are about to be discarded (CO 13.42). */
  used: UsedCard[];
}

/** The whole of a game of Chaos Order. Plain JSON; lists by seat are parallel to `players`. */
export interface State extends Playable {
  readonly options: Options;
  players: Player[];
  /** 0 before the first one. */
  round: number;
  phase: 'setup' | 'prices' | Phase | 'combat' | 'income' | 'relics';
  /** Whose turn, income or choice it is; for undo and for the page. */
  active: Seat;
  /** Who holds the flare gun. */
  flareGun: Seat;
  /** In the order of `landOf`: see `geometry.ts`. */
  regions: Region[];
  /** In the order of `PHASES`. */
  prices: (Price | null)[];
  /** The neutral tokens that lie on top (CO 3.13). */
  neutral: NeutralId[];
  /** Loose production tokens beside the map. */
  loose: LooseId[];
  /** Loose tokens whose upgraded side lies up. */
  turnedLoose: LooseId[];
  deck: Pile<TacticsId>;
  discard: Pile<TacticsId>;
  /** A tactics card that is being played (CO 17.8). */
  played: TacticsId[];
  turn: Turn | null;
  battle: Battle | null;
  /** Who selects before all others (Signal Flares). */
  flaresBy: Seat[];
  /** Items of the present income that have been taken. */
  incomeTaken: string[];
  /** No redeployment may start here (CO 14.7, CO 15.15): the region of the current relic, in gain income and check relics. */
  closed: RegionId | null;
  /** How many fighters need not go home from the relic being taken (Relic Guard). */
  staying: number;

  // Pieces of single factions: null or empty where the faction does not play (CO 1.18).
  /** The Circadians' drop ship: where it is docked. */
  ship: Border | null;
  intelDeck: Pile<IntelId>;
  intelHeld: IntelId[];
  intelDiscard: Pile<IntelId>;
  /** Tokens of the Leyrien that are still on the rows of their board. */
  morale: { strength: number; fame: number } | null;
  ryhzu: RyhzuPiece[];

  /** Once the game is over, who has won and how (CO 16.10). */
  winners: Seat[];
  ending: 'relics' | 'fame' | 'fallback' | null;
}

export const playerAt = (s: State, seat: Seat): Player => s.players[seat]!;
export const seatsOf = (s: State): Seat[] => s.players.map((_, seat) => seat);

/** From this seat on around the table. */
export function clockwiseFrom(s: State, first: Seat): Seat[] {
  const count = s.players.length;
  return s.players.map((_, i) => (first + i) % count);
}

/** CO 1.10, CO 4.3 */
export const fromFlareGun = (s: State): Seat[] => clockwiseFrom(s, s.flareGun);

export const seatOfFaction = (s: State, faction: FactionId): Seat =>
  s.players.findIndex((player) => player.faction === faction);
