import { cost } from '../cost.ts';
import type { Cost } from '../cost.ts';
import type { CombatEffect } from '../effects.ts';

/** What a Rival Combat Card does for the Rival's side; `cancel` takes the effect of all the Player's Combat Cards (TWS 12.9). */
export type RivalCombatEffect = CombatEffect | { readonly does: 'cancel' };

export interface RivalCombatCard {
  readonly name: string;
  readonly cost: Cost;
  readonly effects: readonly RivalCombatEffect[];
}

const card = (name: string, price: Cost, ...effects: readonly RivalCombatEffect[]): RivalCombatCard => ({
  name,
  cost: price,
  effects,
});
const effect = (does: CombatEffect['does'], n = 1): CombatEffect => ({ does, n });
const CANCEL: RivalCombatEffect = { does: 'cancel' };

export const RIVAL_COMBAT = {
  'rc-01': card('Covering Fire', cost(1, 0), effect('plus')),
  'rc-02': card('Plasma Rounds', cost(1, 1), effect('plus', 2)),
  'rc-03': card('Flanking Party', cost(0, 1), effect('extraDie')),
  'rc-04': card('Encirclement', cost(1, 2), effect('extraDie', 2)),
  'rc-05': card('Target Relay', cost(0, 1), effect('reroll')),
  'rc-06': card('Tactical Net', cost(1, 1), effect('reroll', 2)),
  'rc-07': card('Gravity Flip', cost(1, 0), effect('flip')),
  'rc-08': card('Inversion Field', cost(1, 1), effect('flip'), effect('flip')),
  'rc-09': card('Uplift', cost(0, 1), effect('mult')),
  'rc-10': card('Upheaval', cost(1, 2), effect('mult', 2)),
  'rc-11': card('Veteran Gunner', cost(1, 0), effect('double')),
  'rc-12': card('Heavy Breaker', cost(1, 2), effect('doubleFree')),
  'rc-13': card('Fresh Blood', cost(1, 1), effect('addTroop')),
  'rc-14': card('Picked Off', cost(2, 1), effect('removeEnemy')),
  'rc-15': card('Signal Jam', cost(1, 1), CANCEL),
  'rc-16': card('Dead Silence', cost(2, 1), CANCEL, effect('plus')),
} as const satisfies Readonly<Record<string, RivalCombatCard>>;

export type RivalCombatId = keyof typeof RIVAL_COMBAT;
export const RIVAL_COMBAT_IDS = Object.keys(RIVAL_COMBAT) as readonly RivalCombatId[];

export const rivalCombatCard = (id: RivalCombatId): RivalCombatCard => RIVAL_COMBAT[id];
