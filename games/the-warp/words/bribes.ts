import { REWARD_KINDS } from '../content/index.ts';
import type { RewardKind } from '../content/index.ts';
import type { Bribe } from '../rules/state.ts';
import { cardKindName, cardName, rewardName } from './cards.ts';
import { counted, listed } from './names.ts';

/** The kinds of goods in a bribe, as they are chosen. */
const KINDS: Readonly<Record<string, string>> = {
  gold: 'Gold',
  energy: 'Energy',
  troops: 'Troops of your reserve',
  namedCards: 'Archive cards that you name',
  cardKinds: 'Archive cards by their kind',
  cards: 'Archive cards without naming them',
  namedRewards: 'Reward Cards that you name',
  rewards: 'Reward Cards without naming them',
};

const DEMANDS: Readonly<Record<string, string>> = { ...KINDS, troops: 'Troops' };

export const offerKind = (kind: string): string => KINDS[kind] ?? 'Goods';
export const demandKind = (kind: string): string => DEMANDS[kind] ?? 'Goods';

/** So much of a kind: `2 Troops`. */
export function amountText(kind: string | undefined, amount: number): string {
  switch (kind) {
    case 'gold':
      return `${amount} Gold`;
    case 'energy':
      return `${amount} Energy`;
    case 'troops':
      return counted(amount, 'Troop');
    case 'rewards':
      return counted(amount, 'Reward Card');
    case 'cards':
      return counted(amount, 'Archive card');
    default:
      return `${amount} of it`;
  }
}

const isRewardKind = (kind: string): kind is RewardKind => Object.hasOwn(REWARD_KINDS, kind);

export const rewardKindName = (kind: string): string =>
  isRewardKind(kind) ? REWARD_KINDS[kind].name : 'a Reward Card';

const SHORT = 110;

/** What it consists of, with the cards that are named just counted where there are many. */
export function bribeInShort(bribe: Bribe): string {
  const text = bribeText(bribe);
  if (text.length <= SHORT) return text;
  const { cards, rewards, namedCards, namedRewards, cardKinds, rewardKinds } = bribe;
  return bribeText({
    ...bribe,
    cards: cards + namedCards.length + cardKinds.length,
    rewards: rewards + namedRewards.length + rewardKinds.length,
    namedCards: [],
    namedRewards: [],
    cardKinds: [],
    rewardKinds: [],
  });
}

/** All that a bribe consists of. */
export function bribeText(bribe: Bribe): string {
  const amounts = (['gold', 'energy', 'troops', 'cards', 'rewards'] as const).flatMap((kind) =>
    bribe[kind] > 0 ? amountText(kind, bribe[kind]) : [],
  );
  const named = [
    ...bribe.namedCards.map(cardName),
    ...bribe.namedRewards.map(rewardName),
    ...bribe.cardKinds.map(cardKindName),
    ...bribe.rewardKinds.map(rewardKindName),
  ];
  return listed([...amounts, ...named]) || 'nothing';
}
