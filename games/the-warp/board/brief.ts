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
import { capital, raceName } from '../words/names.ts';
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
  return shortened(asked.kind, optionText(view, asked, value));
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
  if (option) return option.what === 'any' ? capital(option.does) : `${buildingName(option.what)}`;
  const { card } = sketchOf(asked);
  const effects = card && combatOption(card, Number(use))?.effects;
  return effects?.map(({ does, n }) => effectText(does, n)).join(', ');
}

/** `Develop: play a card …` is Develop to whoever has read it once. */
function shortened(kind: string, text: string): string | undefined {
  switch (kind) {
    case 'action':
      return text.split(':')[0];
    case 'extract':
      return text.replace(/ by your .*$/, '');
    case 'answerBribe':
    case 'answerDemand':
      return text.split(', ')[0] === 'Decline' && text !== 'Decline' ? 'Demand else' : text.split(', ')[0];
    case 'discard':
      return 'Go on to draw';
    case 'drawFrom':
      return text.startsWith('The top card') ? 'From the deck' : undefined;
    default:
      return undefined;
  }
}
