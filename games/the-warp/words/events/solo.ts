import { listed } from '@warptable/speech';
import { automaCard } from '../../content/index.ts';
import type { SoloEvent } from '../../rules/solo/events.ts';
import { pointsText, rewardName } from '../cards.ts';
import { say } from '../say.ts';
import { actionText, automaName, phaseName, pickedArea, rivalCombatName, whyPicked } from '../solo.ts';
import type { Sentences } from './telling.ts';

/** The Rival's turn, its cards and its points. */
export const SOLO_SENTENCES = {
  AutomaDrawn: ({ card, phase, left }) =>
    say('log.AutomaDrawn', {
      card: automaName(card),
      phase: phaseName(phase),
      left,
      action: actionText(automaCard(card)),
    }),
  RivalPicked: ({ what, area, tie, ...trace }, { view }) =>
    say(`log.RivalPicked.${what}`, { area: pickedArea(area, view.viewer), why: whyPicked(trace, tie) }),
  SoloDieRolled: ({ kind, face, again }) =>
    say(again ? 'log.SoloDieRolled.again' : `log.SoloDieRolled.${kind}`, { face: say(`solo.faces.${face}`) }),
  RivalSkipped: ({ what }) => say(`log.RivalSkipped.${what}`),
  RivalCardsDrawn: ({ cards }) => say('log.RivalCardsDrawn', { cards: listed(cards.map(rivalCombatName)) }),
  RivalCardSettled: ({ card, became }) =>
    say(`log.RivalCardSettled.${became}`, { card: rivalCombatName(card) }),
  CardsCancelled: ({ card }) => say('log.CardsCancelled', { card: rivalCombatName(card) }),
  RivalRewardDrawn: ({ card }) => say('log.RivalRewardDrawn', { card: rewardName(card) }),
  RivalRewardsSpent: ({ cards }) => say('log.RivalRewardsSpent', { cards: listed(cards.map(rewardName)) }),
  RivalScored: ({ points }) => say('log.RivalScored', { points: pointsText(points) }),
  RivalGaveBack: ({ points }) => say('log.RivalGaveBack', { points: pointsText(points) }),
  ScrapCounted: ({ scrap }) => say('log.ScrapCounted', { scrap }),
  PhaseReached: ({ phase, paid }) =>
    say(paid ? 'log.PhaseReached.paid' : 'log.PhaseReached.unpaid', { phase: phaseName(phase) }),
  HardPointsCounted: ({ points }) => say('log.HardPointsCounted', { points: pointsText(points) }),
  OutOfTime: () => say('log.OutOfTime'),
} satisfies Pick<Sentences, SoloEvent['type']>;
