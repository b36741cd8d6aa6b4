import type { Ability, Flow, Play, Seat } from '@warptable/kernel';
import type { ArchiveId, Cost, RaceId } from '../content/index.ts';
import type { WarpEvent } from './events.ts';
import type { AbilityId, Area, State } from './state.ts';

/** A game of The Warp being played: what every step works with. */
export type Warp = Play<State, WarpEvent>;

/** A pure moment: what an ability of this seat makes of the matter at hand. */
export type Amount<At> = (s: State, seat: Seat, at: At) => number;
export type Permission<At> = (s: State, seat: Seat, at: At) => boolean;
/** Something that happens; `applies` tells beforehand whether it would do anything. */
export interface Happens<At> {
  applies(s: State, seat: Seat, at: At): boolean;
  act(g: Warp, seat: Seat, at: At): Flow;
}

/** A conquest, for what comes of it. */
export interface Conquest {
  readonly area: Area;
  /** Who held it; nobody if Exiled or the Guardian did. */
  readonly from: Seat;
  /** Enemy Troops destroyed in the combat. */
  readonly destroyed: number;
}

/** The moments of a player's own abilities: Active ones and permanent Reward Abilities, in the order of play. */
export interface Moments {
  atTurnStart: Happens<undefined>;
  /** Troops more when Troops are chosen in Extract. */
  extraTroops: Amount<undefined>;
  handLimit: Amount<undefined>;
  atConsultStart: Happens<undefined>;
  /** For the first card taken from the deck in Consult: how many cards one looks at. */
  looksAtTop: Amount<undefined>;
  upgradeDiscount: Amount<undefined>;
  buildsMinesAnywhere: Permission<undefined>;
  /** After a Build with a card in the own Develop action. */
  afterOwnBuild: Happens<{ readonly card: ArchiveId; readonly option: number }>;
  whenFollowed: Happens<undefined>;
  goldForLowering: Amount<undefined>;
  tradeLimit: Amount<undefined>;
  mixesTrade: Permission<undefined>;
  /** Resources of choice after a Trade of 2 or more. */
  tradeReward: Amount<undefined>;
  exchangesWithLineUp: Permission<undefined>;
  // Combat
  commitsLast: Permission<undefined>;
  whenBribePaid: Happens<undefined>;
  /** 1 Gold and 1 Energy less for each card, so many times. */
  supportDiscount: Amount<undefined>;
  /** 1 Gold and 1 Energy less for all cards together, so many times; with own Troops. */
  combatDiscount: Amount<undefined>;
  hiresGuns: Permission<undefined>;
  rollsAllAgain: Permission<undefined>;
  whenConquering: Happens<Conquest>;
  supporterRewards: Amount<undefined>;
  // The rest of the turn
  whenClaiming: Happens<{ readonly area: Area }>;
  firstMissionFree: Permission<undefined>;
  whenCompleting: Happens<undefined>;
}

export type RaceAbility = Ability<AbilityId, Moments>;

/** What happens to an attacker or conqueror of an area of the colour. */
export interface AtArea {
  readonly area: Area;
}

/** The moments of Exiled Abilities. Those of scope `colour` are asked for an area that the race holds. */
export interface ExiledMoments {
  // For everybody
  /** After an Upgrade as the active player of the Develop action. */
  afterUpgrade: Happens<undefined>;
  followFee: Amount<undefined>;
  tradeLimit: Amount<undefined>;
  movements: Amount<undefined>;
  // On areas of the colour
  countsAsTower: true;
  cannotBeLowered: true;
  cannotBeBribed: true;
  losesNothingInTies: true;
  /** Energy that the attacking side pays once per player before it plays cards. */
  veil: number;
  supportDiscount: Cost;
  atDeclare: Happens<AtArea>;
  /** Attacking Troops lost beyond the first after a failed attack. */
  counterRaid: number;
  /** A +1 modifier after a failed attack in which the attacker lost a Troop. */
  chains: true;
  whenConquered: Happens<AtArea>;
  repairsAtTurnEnd: true;
}

export type ExiledAbility = Ability<RaceId, ExiledMoments>;
