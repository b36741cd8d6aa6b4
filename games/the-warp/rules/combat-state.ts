import type { Seat } from '@warptable/kernel';
import type { ArchiveId, CombatEffect, Cost, RewardId } from '../content/index.ts';

/** An area of the board, by its number on this board: see `geometry.ts`. */
export type Area = number;

/** A Combat Card put down in the present combat. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: ArchiveId;
  /** The number of its option, from 1; 0 while it lies facedown. */
  option: number;
  /** What was paid for it; nothing if it could not be paid. */
  paid: Cost | null;
}

export type Bribe = {
  readonly gold: number;
  readonly energy: number;
  readonly troops: number;
  /** Cards of which only the number is said. */
  readonly cards: number;
  readonly rewards: number;
  readonly namedCards: readonly ArchiveId[];
  readonly namedRewards: readonly RewardId[];
  /** One card of each kind (TW 10.23). */
  readonly cardKinds: readonly string[];
  readonly rewardKinds: readonly string[];
};

/** A bonus that asks for a choice or a new roll (TW 10.46); each counts as one, whatever its `n` (TW 10.47). */
export interface Bonus {
  readonly does: 'reroll' | 'rerollAll' | 'flip' | 'double' | 'doubleFree';
  readonly n: number;
}

export const ATTACK = 0;
export const DEFENCE = 1;
export type SideOfCombat = typeof ATTACK | typeof DEFENCE;

/** One side of a combat; what its cards, buildings and abilities have given it so far. */
export interface CombatSide {
  cards: PlayedCard[];
  extraDice: number;
  /** All of them together (TW 10.51). */
  plus: number;
  /** mult(+n). */
  multiplier: number;
  dice: number[];
  /** By die: counts once, twice up to 6, or twice without maximum. It stays so, whatever becomes of the die (TW 10.50). */
  doubled: ('no' | 'double' | 'free')[];
  bonuses: Bonus[];
  /** What acts before the dice, still to come (TW 10.40). */
  effects: EarlyEffect[];
  /** Troops destroyed so far. */
  lost: number;
  power: number;
}

/** Something that acts before the dice; `by` is the card's place among the cards of its side. Hired Guns come without one. */
export interface EarlyEffect {
  readonly does: CombatEffect['does'] | 'hire';
  readonly n: number;
  readonly by: number;
}

export interface Combat {
  readonly attacker: Seat;
  readonly origin: Area;
  readonly target: Area;
  readonly ship: boolean;
  /** plus(n) from outside: Second Wave. */
  readonly plus: number;
  /** The player who holds the target; nobody if Exiled or the Guardian do. */
  readonly defender: Seat;
  /** 1 to 6. */
  step: number;
  /** On the target, which stays the defending side's until step 6 (TW 1.7). */
  attackers: number;
  supporter: Seat;
  /** The other side took the bribe. */
  bribed: boolean;
  offer: Bribe | null;
  /** It was demanded, not offered. */
  demanded: boolean;
  /** Jetpack (TW 10.52). */
  multEqual: boolean;
  /** Who paid for playing cards against Veiled Exiled. */
  unveiled: Seat[];
  /** Defending Troops when the dice were rolled. */
  defendersRolled: number;
  sides: [CombatSide, CombatSide];
}
