import type {
  Ability,
  Amount,
  Happening,
  Permission,
  Play,
  Printed,
  Refusal,
  Replacement,
  Seat,
} from '@warptable/kernel';
import type { Border, Building, FoundationId, LeaderId, Phase, Rank, RegionId } from '../content/index.ts';
import type { ChaosEvent } from './events.ts';
import type { AbilityId, Battle, Side, State, Turn, UsedCard } from './state.ts';

/** A game of Chaos Order being played: what every step works with. */
export type Chaos = Play<State, ChaosEvent>;

/** One side of a battle, and the other. */
export interface InBattle {
  readonly battle: Battle;
  readonly side: Side;
  readonly other: Side;
}

/** Faceup cards that were used in a battle and are still there. */
export interface Taking extends InBattle {
  readonly cards: UsedCard[];
}

/** Units of one faction that have just come into a region (CO 12.25). */
export interface Entering {
  readonly region: RegionId;
  readonly seat: Seat;
  readonly fighters: number;
}

/** Something to take in gain income (CO 14.2). */
export interface IncomeItem {
  readonly id: string;
  /** Must be taken before the income is done (CO 14.13). */
  readonly must: boolean;
}

/** The named moments of Chaos Order (CO 31.1), in the order of play. A step asks them, never who plays. */
export interface Moments {
  // Setting up
  /** Pieces of the faction's own are laid out (CO 3.26). */
  settingUp: Happening;
  /** Base and start regions have been chosen (CO 20.2, CO 25.3). */
  baseChosen: Happening;

  // Set prices
  /** Right after the own token was placed, its bonus taken and its effect resolved (CO 24.6). */
  tokenPlaced: Happening<{ readonly rank: Rank; readonly phase: Phase }>;

  // Action phases
  /** What the auxiliary action costs less, in energy (in gems for discover). */
  auxiliaryDiscount: Amount<{ readonly phase: Phase }>;
  /** The auxiliary action may be taken for nothing of what the track shows, once a round (CO 25.7). */
  freeAuxiliary: Permission<{ readonly turn: Turn }>;
  /** A gem lock may be paid with 2 energy (CO 9.16). */
  unlocksWithEnergy: Permission;
  /** Added to the hand limit of 5. */
  handLimitBonus: Amount;
  /** Abilities that can be used in this turn now, by id: they are offered beside the actions (CO 6.15). */
  turnAbilities: Replacement<readonly AbilityId[], { readonly turn: Turn }>;
  /** One of them is used. */
  useAbility: Happening<{ readonly id: AbilityId; readonly turn: Turn }>;
  /** After the last turn of an action phase (CO 18.8). */
  phaseEnds: Happening<{ readonly phase: Phase }>;

  // Build
  /** How many buildings of a type a region may hold (CO 9.9, CO 22.4). */
  buildingsInRegion: Replacement<number, { readonly building: Building }>;
  /** Why a building may not stand there by the faction's own rules (CO 20.14, CO 23.3). */
  whyNotBuild: Replacement<Refusal | undefined, { readonly building: Building; readonly region: RegionId }>;
  /** Needs no foundation there (Niruveh). */
  buildsWithoutFoundation: Permission<{ readonly region: RegionId }>;
  /** How often a location reward is gained. */
  rewardTimes: Replacement<number, { readonly region: RegionId }>;
  afterConstruction: Happening<{
    readonly region: RegionId;
    readonly building: Building | null;
    readonly foundation: FoundationId | null;
  }>;

  // Harvest
  /** Any own building lets its region be harvested (CO 9.15). */
  harvestsAnyBuilding: Permission;
  /** Regions that can be harvested besides (CO 20.11). */
  moreToHarvest: Replacement<readonly RegionId[]>;
  /** A region was harvested, without a building if `besides`. */
  afterHarvest: Happening<{ readonly region: RegionId; readonly besides: boolean }>;

  // Recruit
  /** RP of the main action. */
  recruitBonus: Amount;
  /** Where a fighter may arrive instead of the base (CO 25.6). */
  arrivals: Replacement<readonly RegionId[]>;

  // Move
  /** Regions adjacent to this one for the faction, beside the map (CO 12.26). */
  moreExits: Replacement<readonly RegionId[], { readonly from: RegionId }>;
  /** Regions adjacent to the base, outwards: at first the start regions; those with own outposts come besides (CO 12.4). */
  moreBaseExits: Replacement<readonly RegionId[]>;
  entersLakes: Permission;
  /** A leader that does not count for the one-leader limit. */
  uncounted: Permission<{ readonly leader: LeaderId }>;
  /** As how many units a leader counts for pinning, beyond one. */
  pinWeight: Amount<{ readonly leader: LeaderId }>;
  /** How many units must stay behind. */
  mustStay: Replacement;
  /** A move of this group out of this region costs no MP (Onari). */
  movesFree: Permission<{
    readonly from: RegionId;
    readonly leaders: readonly LeaderId[];
    readonly turn: Turn;
  }>;
  afterFreeMove: Happening<{ readonly from: RegionId; readonly turn: Turn }>;
  /** Borders that the drop ship can fly to (CO 20.8). */
  flightTargets: Replacement<readonly Border[]>;
  /** How many flights of a turn cost no MP, the first ones. */
  freeFlights: Amount<{ readonly turn: Turn }>;
  /** A Ryh-zu that lies in the supply may be upgraded (CO 12.18). */
  trainsRyhzu: Permission;
  /** Asked of every other faction (CO 21.5). */
  opponentEntered: Happening<Entering>;
  /** Pieces have left a region or were removed from it: asked of every faction (CO 23.9). */
  piecesLeft: Happening;

  // Combat
  combatStarts: Happening;
  /** Asked of every other faction: nobody but the own faction may select battles in this region. */
  reservesBattles: Permission<{ readonly region: RegionId }>;
  /** Effects before the battle (CO 13.8), of both sides; then what looks at hands, of both sides. */
  beforeBattle: Happening<InBattle>;
  looksAtHand: Happening<InBattle>;
  /** The other side locks and shows its plan first. */
  plansLast: Permission<InBattle>;
  /** `volley` in spite of leaders. */
  volleysWithLeaders: Permission<InBattle>;
  /** Die sections cost no gem. */
  rollsFree: Permission<InBattle>;
  /** Both have rolled (CO 13.46). */
  afterRoll: Happening<InBattle>;
  /** The text of the other side's card does not count (CO 13.21). */
  cancelsCard: Permission<InBattle>;
  /** Attacks are resolved before strength is added up. */
  attacksFirst: Permission<InBattle>;
  fighterStrength: Replacement;
  strength: Amount<InBattle>;
  attack: Amount<InBattle>;
  shields: Amount<InBattle>;
  won: Happening<InBattle>;
  lost: Happening<InBattle>;
  /** Wounds on the other side besides, in step 4b. */
  moreWounds: Amount<InBattle>;
  /** How many fighters of the own side can be wounded in this battle. */
  woundsAllowed: Replacement<number, InBattle>;
  afterWounds: Happening<InBattle>;
  /** Where the own side may retreat to. */
  retreatTargets: Replacement<readonly RegionId[], InBattle>;
  /** Leaders that may go along with a retreat (Zoey). */
  retreatsAlong: Permission<InBattle & { readonly leader: LeaderId; readonly to: RegionId }>;
  /** A defeated leader goes to the base. */
  defeatedGoesHome: Permission<{ readonly leader: LeaderId }>;
  /** An own building was razed in a battle. */
  ownRazed: Happening<InBattle & { readonly building: Building }>;
  /** A building of the loser was razed in a battle the faction has won. */
  otherRazed: Happening<InBattle & { readonly building: Building }>;
  /**
   * Used cards are about to be discarded (CO 13.42): first the other side's can be taken, by both sides, then the own one. `cards` are those
   * still there: taking one removes it from the list.
   */
  takeTheirCard: Happening<Taking>;
  takeOwnCard: Happening<Taking>;

  // Gain income
  /** Plain gains, taken unasked (CO 14.12). */
  plainIncome: Happening;
  incomeItems: Replacement<readonly IncomeItem[]>;
  takeIncome: Happening<{ readonly item: string }>;
  /** Strongholds and intel are settled just before the region count is read (CO 14.14). */
  beforeRegionCount: Happening;
  /** A stronghold may give 1 research instead of its gem (CO 9.14). */
  strongholdsResearch: Permission;

  // Upgrades, relics, victory
  attributeUpgraded: Happening<{ readonly attribute: AbilityId }>;
  /** Its marker at the end of the fame track wins only at the end of check relics (CO 16.4). */
  winsLate: Printed<Permission>;
  /** Morale is boosted by a relic space (CO 23.13). */
  boost: Happening<{ readonly region: RegionId | null }>;
}

export interface ChaosAbilityTypes {
  readonly id: AbilityId;
  readonly play: Chaos;
  readonly who: Seat;
  readonly moments: Moments;
  /** CO 1.17, CO 18.7: each phase comes once a round. */
  readonly spans: { readonly round: unknown };
}

export type ChaosAbility = Ability<ChaosAbilityTypes>;
