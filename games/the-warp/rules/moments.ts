import type { Ability, Amount, Happening, Permission, Play, Seat } from '@warptable/kernel';
import type { ArchiveId, RaceId } from '../content/index.ts';
import type { WarpEvent } from './events.ts';
import type { AbilityId, Area, State } from './state.ts';

/** A game of The Warp being played: what every step works with. */
export type Warp = Play<State, WarpEvent>;

/** A conquest, for what comes of it. */
export interface Conquest {
  readonly area: Area;
  /** Who held it; nobody if Exiled or the Guardian did. */
  readonly from: Seat;
  /** Enemy Troops destroyed in the combat. */
  readonly destroyed: number;
}

/** The moments of a player's own abilities: Active ones and permanent Reward Abilities, in the order of play. */
interface Moments {
  afterDraft: Happening;
  atTurnStart: Happening;
  /** Troops more when Troops are chosen in Extract. */
  extraTroops: Amount;
  handLimit: Amount;
  atConsultStart: Happening;
  /** For the first card taken from the deck in Consult: how many cards one looks at. */
  looksAtTop: Amount;
  upgradeDiscount: Amount;
  buildsMinesAnywhere: Permission;
  /** After a Build with a card in the own Develop action. */
  afterOwnBuild: Happening<{ readonly card: ArchiveId; readonly option: number }>;
  whenFollowed: Happening;
  goldForLowering: Amount;
  tradeLimit: Amount;
  mixesTrade: Permission;
  /** Resources of choice after a Trade of 2 or more. */
  tradeReward: Amount;
  exchangesWithLineUp: Permission;
  // Combat
  commitsLast: Permission;
  whenBribePaid: Happening;
  /** 1 Gold and 1 Energy less for each card, so many times. */
  supportDiscount: Amount;
  /** 1 Gold and 1 Energy less for all cards together, so many times; with own Troops. */
  combatDiscount: Amount;
  hiresGuns: Permission;
  rollsAllAgain: Permission;
  whenConquering: Happening<Conquest>;
  supporterRewards: Amount;
  // The rest of the turn
  whenClaiming: Happening<{ readonly area: Area }>;
  firstMissionFree: Permission;
  whenCompleting: Happening;
}

export interface RaceTypes {
  readonly id: AbilityId;
  readonly play: Warp;
  readonly who: Seat;
  readonly moments: Moments;
  readonly spans: { readonly turn: unknown };
}

export type RaceAbility = Ability<RaceTypes>;

/** An attack on an area of the Exiled. */
export interface AtArea {
  readonly seat: Seat;
  readonly area: Area;
}

/** TW 14.8: of the kind "everybody". */
interface MomentsForEverybody {
  /** After an Upgrade as the active player of the Develop action. */
  afterUpgrade: Happening<{ readonly seat: Seat }>;
  followFee: Amount;
  tradeLimit: Amount;
  movements: Amount;
}

/** TW 14.8: of the kind "colour". */
interface MomentsOfColour {
  countsAsTower: Permission;
  cannotBeLowered: Permission;
  cannotBeBribed: Permission;
  losesNothingInTies: Permission;
  /** Energy that the attacking side pays once per player before it plays cards. */
  veil: Amount;
  /** Gold less for the card of a supporter. */
  supportDiscount: Amount;
  atDeclare: Happening<AtArea>;
  /** Attacking Troops lost beyond the first after a failed attack. */
  counterRaid: Amount;
  /** A +1 modifier after a failed attack in which the attacker lost a Troop. */
  chains: Permission;
  whenConquered: Happening<AtArea>;
  repairsAtTurnEnd: Permission;
}

/** Asked of the Exiled race that holds an area, or for everybody of both. */
export type Exiled = RaceId | 'everybody' | null;

export interface ExiledTypes {
  readonly id: RaceId;
  readonly play: Warp;
  readonly who: Exiled;
  readonly moments: MomentsForEverybody & MomentsOfColour;
  readonly spans: object;
}

export type ExiledAbility = Ability<ExiledTypes>;
