import { textOf, numberOf } from '../about.ts';
import { isCard, isRace, cardName } from '../cards.ts';
import { RACES } from '../../content/index.ts';
import { capital, counted } from '../names.ts';
import { areaIn } from './prompt.ts';
import type { Prompts } from './prompt.ts';

const OTHER: Readonly<Record<string, string>> = { gold: 'Energy', energy: 'Gold' };

/** `Gold to trade for Energy`. */
const direction = (given: string | undefined): string =>
  given === undefined ? 'to trade' : `${capital(given)} to trade for ${OTHER[given] ?? 'the other'}`;

export const FREE_PROMPTS = {
  tradeGiven: () => 'Choose what to give away (Trade)',
  tradeAmount: (_view, asked) => `Choose how much ${direction(textOf(asked, 'given'))}`,
  tradeBack: (_view, asked) => `Choose how much ${direction(textOf(asked, 'given'))} as well`,
  barter: (_view, asked) =>
    `Exchange up to ${counted(numberOf(asked, 'most') ?? 1, 'resource')} (Barter Round)?`,
  cannon: () => 'Choose a Laser Cannon to fire',
  laserTarget: (view, asked) =>
    `Choose the target of your Laser Cannon on ${areaIn(view, asked, 'cannon', 'that area')}`,
  shots: (view, asked) =>
    `Choose how much Energy to fire at ${areaIn(view, asked, 'target', 'the target')}, one die for each (no undo)`,
  smuggleOut: () => 'Choose a card to give to the line-up (Under the Counter)',
  smuggleIn: (_view, asked) => {
    const card = textOf(asked, 'card') ?? '';
    return `Choose a card of the line-up to take for ${isCard(card) ? cardName(card) : 'yours'}`;
  },
  discardRewards: (_view, { least }) => `Discard ${counted(least, 'Reward Card')}: you can keep 4`,
  badges: (_view, asked) => {
    const race = textOf(asked, 'race') ?? '';
    const what = isRace(race) ? RACES[race].reward.name : 'the Reward Ability';
    return `Choose ${counted(asked.least, 'Reward Card')} to discard for ${what}`;
  },
  removeTroop: () => 'Choose an area to destroy an enemy Troop on',
  convert: () => 'Choose the Exiled to convert (Conversion)',
  impersonate: () => 'Choose an area to take over from a single enemy Troop (Impostor)',
  steal: () => 'Choose whose hand to take a random card from (Light Fingers, no undo)',
  salvage: () => 'Take a card from the Discard Pile',
} satisfies Prompts;
