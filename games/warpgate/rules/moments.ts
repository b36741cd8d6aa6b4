import type { Ability, Flow, Play, Seat } from '@warptable/kernel';
import type { Action, TechnologyId } from '../content/index.ts';
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

/** A pure moment: what an ability of this seat makes of the matter at hand. */
export type Amount<At> = (s: State, seat: Seat, at: At) => number;
export type Permission<At> = (s: State, seat: Seat, at: At) => boolean;
/** Something that happens. Returns nothing; `applies` tells beforehand whether it would do anything. */
export interface Happens<At> {
  applies(s: State, seat: Seat, at: At): boolean;
  act(g: Warpgate, seat: Seat, at: At): Flow;
}

/** The named moments of Warpgate, in the order of play. Numbers add up; permissions hold if any ability gives them. */
export interface Moments {
  // Announcing an action
  /** The value that takes the place of the slot's; 0 where the slot's stays (WG 16.4). */
  slotValue: Amount<{ turn: number }>;
  xBonus: Amount<{ action: Action; turn: number }>;
  /** How many Trade Goods beyond one may be spent. */
  extraGoods: Amount<undefined>;
  countBonus: Amount<{ action: Action }>;
  // Moving
  rangeBonus: Amount<{ action: Action; from: Place }>;
  doublesDroneRange: Permission<undefined>;
  passesPlanet: Permission<{ action: Action; planet: Place }>;
  mayPairSkirmish: Permission<undefined>;
  droneJoinsEnemies: Permission<undefined>;
  tradeMayReturn: Permission<undefined>;
  /** Others may not attack this seat's ships in this turn (WG 16.10). */
  truce: Permission<{ turn: number }>;
  // Deploying
  warpsInToColonies: Permission<undefined>;
  reinforcesTwice: Permission<undefined>;
  reinforcesColony: Permission<undefined>;
  // Controlling
  settlesAfar: Permission<undefined>;
  whenInvading: Happens<Control>;
  whenSettling: Happens<Control & { readonly planet: Place }>;
  whenUpgrading: Happens<Control & { readonly planets: readonly Place[] }>;
  whenTakingObjective: Happens<undefined>;
  // Other actions
  /** `taken`: a Technology does not change the action that took it (WG 8.12). */
  afterResearch: Happens<{ readonly taken: TechnologyId }>;
  afterTrade: Happens<undefined>;
  /** `taken`: how many cards the Promote took. */
  keepsTwoPromoted: Permission<{ taken: number }>;
  // The new hand
  keepsUnusedCard: Permission<undefined>;
  drawsAndDiscards: Permission<undefined>;
  // Battles
  extraTactics: Amount<{ attacking: boolean }>;
  strengthBonus: Amount<{ attacking: boolean; planet: Place }>;
  winsTies: Permission<{ attacking: boolean }>;
  spares: Amount<undefined>;
  afterBattle: Happens<BattleSide>;
  // Final scoring
  points: Amount<undefined>;
}

export type WarpgateAbility = Ability<AbilityId, Moments>;
