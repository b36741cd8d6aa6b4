import { listed } from '@warptable/speech';
import { REWARD_KINDS } from '../content/index.ts';
import type { RewardKind } from '../content/index.ts';
import type { Bribe } from '../rules/state.ts';
import { cardKindName, cardName, rewardName } from './cards.ts';
import { bribes } from './en/cards.ts';
import { say } from './say.ts';

/** The kinds of goods in a bribe, as they are chosen. */
type GoodKind = keyof typeof bribes.offered;

const isGoodKind = (kind: string): kind is GoodKind => Object.hasOwn(bribes.offered, kind);

export const offerKind = (kind: string): string =>
  isGoodKind(kind) ? say(`bribes.offered.${kind}`) : say('bribes.unknown');

export const demandKind = (kind: string): string =>
  kind === 'troops' ? say('bribes.demandedTroops') : offerKind(kind);

/** So much of a kind: `2 Troops`. */
export function amountText(kind: string | undefined, count: number): string {
  switch (kind) {
    case 'gold':
      return say('goods.gold', { count });
    case 'energy':
      return say('goods.energy', { count });
    case 'troops':
      return say('counts.troops', { count });
    case 'rewards':
      return say('counts.rewardCards', { count });
    case 'cards':
      return say('counts.archiveCards', { count });
    default:
      return say('counts.ofIt', { count });
  }
}

const isRewardKind = (kind: string): kind is RewardKind => Object.hasOwn(REWARD_KINDS, kind);

export const rewardKindName = (kind: string): string =>
  isRewardKind(kind) ? say(`rewards.${kind}.name`) : say('cards.some.reward');

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
  return listed([...amounts, ...named]) || say('goods.nothing');
}
