import type { Bribe } from '../../state.ts';

/** What a bribe may consist of (TW 10.21). */
export const KINDS = ['gold', 'energy', 'troops', 'namedCards', 'cards', 'namedRewards', 'rewards'] as const;
export type Kind = (typeof KINDS)[number];

export const NO_GOODS: Bribe = {
  gold: 0,
  energy: 0,
  troops: 0,
  cards: 0,
  rewards: 0,
  namedCards: [],
  namedRewards: [],
  cardKinds: [],
  rewardKinds: [],
};

/** What a bribe that is put together consists of already, for whoever does. */
export const soFar = (bribe: Bribe) => ({ soFar: { ...bribe } });
