import { cardName, cardNames, rewardAbilityName, rewardName, rewardNames } from '../cards.ts';
import { goodsText, raceName } from '../names.ts';
import { say } from '../say.ts';
import type { Sentences } from './telling.ts';

/** Goods, Archive Cards, Reward Cards and abilities. */
export const CARD_SENTENCES = {
  Gained: ({ seat, gold, energy }, { by }) =>
    say('log.Gained', { ...by(seat), goods: goodsText({ gold, energy }) }),
  Paid: ({ seat, gold, energy }, { by }) =>
    say('log.Paid', { ...by(seat), goods: goodsText({ gold, energy }) }),
  Traded: ({ seat, given, amount }, { by }) => say(`log.Traded.${given}`, { ...by(seat), amount }),
  Plundered: ({ seat, from, gold, energy }, { by, whom }) =>
    say('log.Plundered', { ...by(seat), goods: goodsText({ gold, energy }), whom: whom(from) }),

  CardDrawn: ({ seat, only }, { by }) =>
    say('log.CardDrawn', { ...by(seat), card: only ? cardName(only.card) : say('cards.some.archive') }),
  LineUpCardTaken: ({ seat, card }, { by }) =>
    say('log.LineUpCardTaken', { ...by(seat), card: cardName(card) }),
  LineUpRefilled: ({ cards }) =>
    cards.length > 0 ? say('log.LineUpRefilled', { cards: cardNames(cards) }) : undefined,
  ArchiveShuffled: () => say('log.ArchiveShuffled'),
  CardsDiscarded: ({ seat, cards }, { by }) =>
    say('log.CardsDiscarded', { ...by(seat), cards: cardNames(cards) }),
  TopLookedAt: ({ seat, count, only }, { by }) =>
    only
      ? say('log.TopLookedAt.known', { ...by(seat), cards: cardNames(only.cards) })
      : say('log.TopLookedAt.unknown', { ...by(seat), cards: say('counts.cards', { count }) }),
  CardExchanged: ({ seat, given, taken }, { by }) =>
    say('log.CardExchanged', { ...by(seat), given: cardName(given), taken: cardName(taken) }),
  CardSalvaged: ({ seat, card }, { by }) => say('log.CardSalvaged', { ...by(seat), card: cardName(card) }),
  CardStolen: ({ seat, from, only }, { by, whose }) =>
    say('log.CardStolen', {
      ...by(seat),
      card: only ? cardName(only.card) : say('cards.some.archive'),
      whose: whose(from),
    }),
  DevelopCardPlayed: ({ seat, card }, { by }) =>
    say('log.DevelopCardPlayed', { ...by(seat), card: cardName(card) }),
  SecondOptionUsed: ({ seat, card }, { by }) =>
    say('log.SecondOptionUsed', { ...by(seat), card: cardName(card) }),

  RewardsDrawn: ({ seat, count, only }, { by }) =>
    say('log.RewardsDrawn', {
      ...by(seat),
      cards: only ? rewardNames(only.cards) : say('counts.rewardCards', { count }),
    }),
  RewardsDiscarded: ({ seat, cards }, { by }) =>
    say('log.RewardsDiscarded', { ...by(seat), cards: rewardNames(cards) }),
  RewardUsed: ({ seat, reward }, { by }) =>
    say('log.RewardUsed', { ...by(seat), reward: rewardName(reward) }),
  RewardAbilityUsed: ({ seat, race, badges }, { by }) =>
    say('log.RewardAbilityUsed', {
      ...by(seat),
      ability: rewardAbilityName(race),
      race: raceName(race),
      badges: rewardNames(badges),
    }),
  CardsGiven: ({ seat, to, count, cards, only }, { by, whom }) => {
    const known = cards ?? only?.cards;
    return say('log.CardsGiven', {
      ...by(seat),
      whom: whom(to),
      cards: known ? cardNames(known) : say('counts.cards', { count }),
    });
  },
  RewardsGiven: ({ seat, to, count, cards, only }, { by, whom }) => {
    const known = cards ?? only?.cards;
    return say('log.RewardsGiven', {
      ...by(seat),
      whom: whom(to),
      cards: known ? rewardNames(known) : say('counts.rewardCards', { count }),
    });
  },
} satisfies Partial<Sentences>;
