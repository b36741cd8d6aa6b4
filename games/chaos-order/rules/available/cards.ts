import type { Refusal, Seat } from '@warptable/kernel';
import { TACTICS } from '../../content/index.ts';
import type { CardMoment, TacticsId } from '../../content/index.ts';
import { waysToPayLock } from '../effects/locks.ts';
import { usableCards } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';

/** The cards of the hand, each kind once: what a player might expect to play. */
export const kindsInHand = (s: State, seat: Seat): TacticsId[] => {
  const { hand } = playerAt(s, seat);
  return hand.filter((card, i) => card !== hand[i - 1]);
};

/** The cards whose other effect can be used now (CO 17.5); one that would do nothing can be played too (CO 17.9). */
export const playableCards = (s: State, seat: Seat, moment: CardMoment): TacticsId[] =>
  usableCards(playerAt(s, seat)).filter((card) => whyNotPlay(s, seat, card, moment) === undefined);

export function whyNotPlay(s: State, seat: Seat, card: TacticsId, moment: CardMoment): Refusal | undefined {
  const { moment: own, lock } = TACTICS[card];
  if (own !== moment) return REFUSED.wrongMoment;
  if (!usableCards(playerAt(s, seat)).includes(card)) return REFUSED.freshCard;
  if (lock && waysToPayLock(s, seat, 'card').length === 0) return REFUSED.cardLockNotPaid;
  return card === 'forced-march' ? whyNotBeforeMain(s) : undefined;
}

/** CO 17.11: a free flight or a free move before it does no harm. */
const whyNotBeforeMain = ({ turn }: State): Refusal | undefined =>
  turn && (turn.main !== 'open' || turn.moved) ? REFUSED.mainActionBegun : undefined;
