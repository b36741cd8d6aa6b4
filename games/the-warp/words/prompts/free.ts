import { areaName } from '../areas.ts';
import { cardName, rewardAbilityName } from '../cards.ts';
import { say } from '../say.ts';
import type { Prompts } from './prompt.ts';

export const FREE_PROMPTS = {
  tradeGiven: () => say('prompts.tradeGiven'),
  tradeAmount: (_view, { about }) => say(`prompts.tradeAmount.${about.given}`),
  tradeBack: (_view, { about }) => say(`prompts.tradeBack.${about.given}`),
  barter: (_view, { about }) =>
    say('prompts.barter', { resources: say('counts.resources', { count: about.max }) }),
  cannon: () => say('prompts.cannon'),
  laserTarget: ({ viewer }, { about }) =>
    say('prompts.laserTarget', { cannon: areaName(about.cannon, viewer) }),
  shots: ({ viewer }, { about }) => say('prompts.shots', { target: areaName(about.target, viewer) }),
  smuggleOut: () => say('prompts.smuggleOut'),
  smuggleIn: (_view, { about }) => say('prompts.smuggleIn', { card: cardName(about.card) }),
  discardRewards: (_view, { min }) =>
    say('prompts.discardRewards', { cards: say('counts.rewardCards', { count: min }) }),
  badges: (_view, { min, about }) =>
    say('prompts.badges', {
      cards: say('counts.rewardCards', { count: min }),
      ability: rewardAbilityName(about.race),
    }),
  removeTroop: () => say('prompts.removeTroop'),
  convert: () => say('prompts.convert'),
  impersonate: () => say('prompts.impersonate'),
  steal: () => say('prompts.steal'),
  salvage: () => say('prompts.salvage'),
} satisfies Prompts;
