import type { BuildingType } from './buildings.ts';

/** What an option of a Combat Card or an Ability Token does for its side. */
export type CombatDoes =
  /** Roll up to n of your dice again. */
  | 'reroll'
  /** Turn n of your dice to the opposite face. */
  | 'flip'
  /** All your dice are worth n more. */
  | 'plus'
  /** Up to n of your dice count double, at most 6. */
  | 'double'
  /** Up to n of your dice count double, without a maximum. */
  | 'doubleFree'
  /** Roll n dice more. */
  | 'extraDie'
  /** Your multiplier is n higher. */
  | 'mult'
  /** The multiplier of the attack becomes that of the defence; n is always 1. */
  | 'multEqual'
  /** n Troops join your side. */
  | 'addTroop'
  /** n Troops of the other side are destroyed. */
  | 'removeEnemy'
  /** n Troops of the other side are destroyed, then as many join yours: one symbol (TW 10.72). */
  | 'defect'
  /** Draw up to n Archive cards. */
  | 'draw'
  /** n Troops into your reserve. */
  | 'reserve'
  /** n Mission Switches. */
  | 'missionSwitch';

export interface CombatEffect {
  readonly does: CombatDoes;
  readonly n: number;
}

/** What a Reward Card or a Reward Ability does, one effect after another. */
export type RewardEffect =
  | { readonly does: 'gain'; readonly gold: number; readonly energy: number }
  | { readonly does: 'gainAny'; readonly n: number }
  | { readonly does: 'draw'; readonly n: number }
  | { readonly does: 'reserve'; readonly n: number }
  | { readonly does: 'muster'; readonly n: number }
  | { readonly does: 'move'; readonly n: number }
  /** One Build for `price` resources of any kind. */
  | { readonly does: 'build'; readonly what: BuildingType | 'any'; readonly price: number }
  /** One Upgrade of any type for `price` resources of any kind. */
  | { readonly does: 'upgrade'; readonly price: number }
  /** Two free Upgrades of two different types. */
  | { readonly does: 'upgradeTwo' }
  /** One Develop Card from hand, `less` resources cheaper. */
  | { readonly does: 'develop'; readonly less: number }
  | { readonly does: 'terrashift' }
  /** Exchange up to n resources, in both directions if wished. */
  | { readonly does: 'trade'; readonly n: number }
  | { readonly does: 'missionSwitch' }
  /** Destroy 1 enemy Troop `within` steps of an area you control, where at least `min` stand. */
  | {
      readonly does: 'remove';
      readonly within: 1 | 2;
      readonly ignoresTower: boolean;
      readonly min: 1 | 2;
    }
  /** Any card of the Discard Pile into your hand. */
  | { readonly does: 'takeFromDiscard' }
  /** A random Archive card of an opponent's hand. */
  | { readonly does: 'steal' }
  /** One whole Attack with `plus` for your dice. */
  | { readonly does: 'attack'; readonly plus: number }
  /** One more action this turn, of a kind not used yet (TW 14.15). */
  | { readonly does: 'extraAction' }
  /** Gold by the position on your Gold Track, at most `max`. */
  | { readonly does: 'trackGold'; readonly max: number }
  /** Take over the area of an adjacent Exiled Token of present strength 1 or 2 with as many Troops. */
  | { readonly does: 'convert' }
  /** Take over an adjacent area that is held by a single enemy Troop. */
  | { readonly does: 'impersonate' };
