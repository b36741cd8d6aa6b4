import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../rules/view.ts';
import { takenOf } from '../words/about.ts';
import { areaName, isArea } from '../words/areas.ts';
import {
  buildingName,
  cardName,
  combatOption,
  effectText,
  isBuilding,
  isCard,
  isMission,
  isRace,
  missionName,
  rewardName,
} from '../words/cards.ts';
import { isFreeMove } from '../words/free.ts';
import { capital, playerName, raceName } from '../words/names.ts';
import { optionText } from '../words/options/index.ts';
import { sketchOf } from '../words/plans.ts';
import { isReward, isUse } from './targets.ts';

const FREE: Readonly<Record<string, string>> = {
  '+fire': 'Fire a cannon',
  '+smuggle': 'Swap a card',
  '+reserve': 'Place a reserve',
};

/** An option in a few words, for buttons; nothing if its whole text is short enough. */
export function brief(view: WarpView, asked: Asked, value: Value): string | undefined {
  const text = String(value);
  if (isFreeMove(text)) return freeMove(view, asked, text);
  if (isCard(text)) return cardName(text);
  if (isReward(value)) return rewardName(value);
  if (isMission(text)) return missionName(text);
  if (isRace(text) && asked.kind !== 'ability') return raceName(text);
  if (isBuilding(text)) return buildingName(text);
  if (isArea(view, text)) return capital(areaName(text, view.eye));
  if (isUse(asked, value)) return useText(asked, text);
  return BUTTONS[asked.kind]?.[text] ?? inNumbers(view, asked, value);
}

function freeMove({ players }: WarpView, { seat }: Asked, move: string): string {
  if (move === '+trade') return `Trade up to ${players[seat]?.tradeLimit ?? 1}`;
  const [, id = ''] = move.split(':');
  if (isReward(id)) return rewardName(id);
  if (isRace(id)) return raceName(id);
  return isMission(id) ? missionName(id) : (FREE[move] ?? move);
}

/** What a card is used for: the building, or the effects. */
function useText(asked: Asked, use: string): string | undefined {
  const { option } = sketchOf({ ...asked, taken: [...takenOf(asked), use] });
  if (option) return option.what === 'any' ? capital(option.does) : buildingName(option.what);
  const { card } = sketchOf(asked);
  const effects = card && combatOption(card, Number(use))?.effects;
  return effects?.map(({ does, n }) => effectText(does, n)).join(', ');
}

/** What stands on a button, by kind and value, where the whole text is too long for one. */
const BUTTONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agreeRaces: { agree: 'Agree', propose: 'Propose another' },
  agreeMissions: { agree: 'Agree', propose: 'Propose another' },
  teamIncome: { troop: '1 Troop', resources: '1 Gold, 1 Energy', later: 'Later' },
  discard: { draw: 'Go on to draw' },
  drawFrom: { deck: 'From the deck' },
  action: { develop: 'Develop', terrashift: 'Terrashift', attack: 'Attack' },
  followTerrashift: { raise: 'Raise', lower: 'Lower' },
  useShip: { yes: 'With the ship', no: 'Without it' },
  answerBribe: { accept: 'Accept', counter: 'Demand else' },
  answerDemand: { accept: 'Accept' },
  hireGuns: { yes: 'Pay 2 Gold' },
  rerollAll: { yes: 'Roll again', no: 'Keep them' },
  revealTokens: { yes: 'Reveal', no: 'Leave them' },
  switchOut: { none: 'Keep all', stop: 'No switch' },
  tradeGiven: { gold: 'Gold → Energy', energy: 'Energy → Gold' },
};

/** `Troops: 2`, `1 Gold, 1 Energy`: the numbers that decide. */
function inNumbers(view: WarpView, asked: Asked, value: Value): string | undefined {
  switch (asked.kind) {
    case 'extract':
      return optionText(view, asked, value)
        .replace(/, with your .*$/, '')
        .replace(/^Resources: /, '')
        .replace(' and ', ', ');
    case 'tradeAmount':
      return optionText(view, asked, value).split(' for ')[0];
    case 'shots':
      return optionText(view, asked, value).split(', ')[1];
    case 'steal':
      return typeof value === 'number' ? playerName(value) : undefined;
    default:
      return isPayment(value) ? optionText(view, asked, value).replace(/^Pay /, '') : undefined;
  }
}

const isPayment = (value: Value): boolean => /^\d+\/\d+$/.test(String(value));
