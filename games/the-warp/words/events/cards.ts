import { RACES } from '../../content/index.ts';
import { cardName, cardNames, rewardName, rewardNames } from '../cards.ts';
import { capital, counted, goodsText, listed } from '../names.ts';
import type { Sentences } from './telling.ts';

/** Goods, Archive Cards, Reward Cards and abilities. */
export const CARD_SENTENCES = {
  Gained: ({ seat, gold, energy }, { who }) => `${who(seat)} gained ${goodsText({ gold, energy })}.`,
  Paid: ({ seat, gold, energy }, { who }) => `${who(seat)} paid ${goodsText({ gold, energy })}.`,
  Traded: ({ seat, given, amount }, { who }) =>
    `${who(seat)} traded ${amount} ${capital(given)} for ${given === 'gold' ? 'Energy' : 'Gold'}.`,
  Plundered: ({ seat, from, gold, energy }, { who, whom }) =>
    `${who(seat)} plundered ${goodsText({ gold, energy })} from ${whom(from)}.`,

  CardDrawn: ({ seat, only }, { who }) => `${who(seat)} drew ${only ? cardName(only.card) : 'a card'}.`,
  LineUpCardTaken: ({ seat, card }, { who }) => `${who(seat)} took ${cardName(card)} from the line-up.`,
  LineUpRefilled: ({ cards }) => (cards.length > 0 ? `The line-up is ${cardNames(cards)}.` : undefined),
  ArchiveShuffled: () => 'The Archive Deck was shuffled.',
  CardsDiscarded: ({ seat, cards }, { who }) => `${who(seat)} discarded ${cardNames(cards)}.`,
  TopLookedAt: ({ seat, count, only }, { who }) =>
    only
      ? `${who(seat)} saw ${cardNames(only.cards)}.`
      : `${who(seat)} looked at the top ${counted(count, 'card')} of the deck.`,
  CardExchanged: ({ seat, given, taken }, { who }) =>
    `${who(seat)} exchanged ${cardName(given)} for ${cardName(taken)} of the line-up.`,
  CardSalvaged: ({ seat, card }, { who }) => `${who(seat)} took ${cardName(card)} from the Discard Pile.`,
  CardStolen: ({ seat, from, only }, { who, whose }) =>
    `${who(seat)} took ${only ? cardName(only.card) : 'a card'} from ${whose(from)} hand.`,
  DevelopCardPlayed: ({ seat, card }, { who }) => `${who(seat)} played ${cardName(card)}.`,
  SecondOptionUsed: ({ seat, card }, { who }) =>
    `${who(seat)} used ${cardName(card)} once more (Double Shift).`,

  RewardsDrawn: ({ seat, count, only }, { who }) =>
    `${who(seat)} drew ${only ? rewardNames(only.cards) : counted(count, 'Reward Card')}.`,
  RewardsDiscarded: ({ seat, cards }, { who }) => `${who(seat)} discarded ${rewardNames(cards)}.`,
  RewardUsed: ({ seat, reward }, { who }) => `${who(seat)} used ${rewardName(reward)}.`,
  RewardAbilityUsed: ({ seat, race, badges }, { who }) =>
    `${who(seat)} used ${RACES[race].reward.name} (${RACES[race].name}) for ${rewardNames(badges)}.`,
  CardsGiven: ({ seat, to, count, cards, only }, { who, whom }) => {
    const known = cards ?? only?.cards;
    return `${who(seat)} gave ${whom(to)} ${known ? cardNames(known) : counted(count, 'card')}.`;
  },
  RewardsGiven: ({ seat, to, count, cards, only }, { who, whom }) => {
    const known = cards ?? only?.cards;
    return `${who(seat)} gave ${whom(to)} ${known ? listed(known.map(rewardName)) : counted(count, 'Reward Card')}.`;
  },
} satisfies Partial<Sentences>;
