import type { Asked } from '@warptable/kernel';
import { numberOf, textOf } from '../about.ts';
import { cardName, isCard, isRace, rewardAbilityName } from '../cards.ts';
import { say } from '../say.ts';
import { areaIn } from './prompt.ts';
import type { Prompts } from './prompt.ts';

function givenIn(asked: Asked): 'gold' | 'energy' | 'unknown' {
  const given = textOf(asked, 'given');
  return given === 'gold' || given === 'energy' ? given : 'unknown';
}

export const FREE_PROMPTS = {
  tradeGiven: () => say('prompts.tradeGiven'),
  tradeAmount: (_view, asked) => say(`prompts.tradeAmount.${givenIn(asked)}`),
  tradeBack: (_view, asked) => say(`prompts.tradeBack.${givenIn(asked)}`),
  barter: (_view, asked) =>
    say('prompts.barter', { resources: say('counts.resources', { count: numberOf(asked, 'most') ?? 1 }) }),
  cannon: () => say('prompts.cannon'),
  laserTarget: (view, asked) =>
    say('prompts.laserTarget', { cannon: areaIn(view, asked, 'cannon', 'thatArea') }),
  shots: (view, asked) => say('prompts.shots', { target: areaIn(view, asked, 'target', 'theTarget') }),
  smuggleOut: () => say('prompts.smuggleOut'),
  smuggleIn: (_view, asked) => {
    const card = textOf(asked, 'card') ?? '';
    return isCard(card)
      ? say('prompts.smuggleIn.known', { card: cardName(card) })
      : say('prompts.smuggleIn.unknown');
  },
  discardRewards: (_view, { least }) =>
    say('prompts.discardRewards', { cards: say('counts.rewardCards', { count: least }) }),
  badges: (_view, asked) => {
    const race = textOf(asked, 'race') ?? '';
    const cards = say('counts.rewardCards', { count: asked.least });
    return isRace(race)
      ? say('prompts.badges.known', { cards, ability: rewardAbilityName(race) })
      : say('prompts.badges.unknown', { cards });
  },
  removeTroop: () => say('prompts.removeTroop'),
  convert: () => say('prompts.convert'),
  impersonate: () => say('prompts.impersonate'),
  steal: () => say('prompts.steal'),
  salvage: () => say('prompts.salvage'),
} satisfies Prompts;
