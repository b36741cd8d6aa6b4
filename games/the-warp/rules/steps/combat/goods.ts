import { ARCHIVE, COMBAT_KINDS } from '../../../content/index.ts';
import type { ArchiveId } from '../../../content/index.ts';
import type { Bribe } from '../../state.ts';

/** What a demand may consist of (TW 10.21, TW 10.24); it names kinds of cards together with very cards. */
export const DEMANDED = [
  'gold',
  'energy',
  'troops',
  'namedCards',
  'cards',
  'namedRewards',
  'rewards',
] as const;
export type Demanded = (typeof DEMANDED)[number];

/** What an offer may consist of. Copies of a Reward Card are alike: to name its kind or the very card is the same (TW 10.23). */
export const OFFERED = [
  'gold',
  'energy',
  'troops',
  'namedCards',
  'cardKinds',
  'cards',
  'namedRewards',
  'rewards',
] as const;
export type Offered = (typeof OFFERED)[number];

/** The kinds by which Archive cards are named (TW 10.23). */
export const CARD_KINDS: readonly string[] = ['start', 'build', 'upgrade', ...Object.keys(COMBAT_KINDS)];

export const kindOfCard = (card: ArchiveId): string => {
  const one = ARCHIVE[card];
  return one.type === 'combat' ? one.kind : one.type;
};

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
