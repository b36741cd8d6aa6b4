import type {
  Ability,
  Amount,
  Exception,
  Happening,
  Permission,
  Play,
  Printed,
  Replacement,
  Seat,
} from '@warptable/kernel';
import type { Action } from '../content/index.ts';
import type { WarpgateEvent } from './events.ts';
import type { AbilityId, Battle, Place, State } from './state.ts';

/** A game of Warpgate being played: what every step works with. */
export type Warpgate = Play<State, WarpgateEvent>;

/** Counts what may happen once in a Control action (WG 16.9). */
export interface Control {
  readonly seat: Seat;
  /** Abilities that have been used in it. */
  readonly used: AbilityId[];
  /** An Objective has been taken in it (WG 9.12). */
  claimed: boolean;
}

export interface BattleSide {
  readonly battle: Battle;
  readonly attacking: boolean;
  readonly won: boolean;
  /** Own ships destroyed in step 4. */
  readonly lost: number;
}

/** The named moments of Warpgate, in the order of play. */
export interface Moments {
  // Announcing an action
  /** The turn's slot value, or what takes its place (WG 16.4). */
  slotValue: Printed<Replacement>;
  xBonus: Amount<{ action: Action; turn: number }>;
  /** How many Trade Goods beyond one may be spent. */
  extraGoods: Amount;
  countBonus: Amount<{ action: Action }>;
  // Moving
  rangeBonus: Amount<{ action: Action; from: Place }>;
  /** X where it is the range of the drone, before anything is added (WG 16.4). */
  droneRange: Replacement;
  passesPlanet: Permission<{ action: Action; planet: Place }>;
  /** How many ships a group of a Skirmish may have. */
  skirmishGroup: Printed<Replacement>;
  droneJoinsEnemies: Exception;
  tradeMayReturn: Exception;
  /** Others may not attack this seat's ships in this turn (WG 16.10). */
  truce: Permission<{ turn: number }>;
  // Deploying
  warpsInToColonies: Permission;
  reinforcesTwice: Permission;
  reinforcesColony: Permission;
  // Controlling
  settlesAfar: Permission;
  whenInvading: Happening<Control>;
  whenSettling: Happening<Control & { readonly planet: Place }>;
  whenUpgrading: Happening<Control & { readonly planets: readonly Place[] }>;
  whenTakingObjective: Happening;
  // Other actions
  afterResearch: Happening;
  afterTrade: Happening;
  /** `taken`: how many cards the Promote took. */
  keepsTwoPromoted: Permission<{ taken: number }>;
  // The new hand
  keepsUnusedCard: Permission;
  drawsAndDiscards: Permission;
  // Battles
  extraTactics: Amount<{ attacking: boolean }>;
  /** `controlled`: the side's marker is on the planet. */
  strengthBonus: Printed<Amount<{ attacking: boolean; controlled: boolean }>>;
  defenderWinsTies: Printed<Permission>;
  spares: Printed<Amount>;
  afterBattle: Happening<BattleSide>;
  // Final scoring
  points: Amount;
}

export interface WarpgateAbilityTypes {
  readonly id: AbilityId;
  readonly play: Warpgate;
  readonly who: Seat;
  readonly moments: Moments;
  /** WG 16.9: once in a Control action. */
  readonly spans: { readonly control: Control };
}

export type WarpgateAbility = Ability<WarpgateAbilityTypes>;
