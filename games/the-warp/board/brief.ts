import { capital } from '@warptable/speech';
import type { Asked, Value } from '@warptable/kernel';
import { asWarp } from '../rules/questions.ts';
import type { WarpAsked } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
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
import { goodsInShort, goodsText, playerName, raceName } from '../words/names.ts';
import { optionText } from '../words/options/index.ts';
import { paymentOf, sketchOf } from '../words/plans.ts';
import { say } from '../words/say.ts';
import { takenOf } from '../words/taken.ts';
import { isReward, isUse } from './targets.ts';
import { buttons } from './texts/en-buttons.ts';
import { t } from './texts/say.ts';

/** An option in a few words, for buttons; nothing if its whole text is short enough. */
export function brief(view: WarpView, asked: Asked, value: Value): string | undefined {
  const text = String(value);
  if (isFreeMove(text)) return freeMove(view, asked, text);
  if (isCard(text)) return cardName(text);
  if (isReward(value)) return rewardName(value);
  if (isMission(text)) return missionName(text);
  if (isRace(text) && asked.kind !== 'ability') return raceName(text);
  if (isBuilding(text)) return buildingName(text);
  if (isArea(view, text)) return capital(areaName(text, view.viewer));
  if (isUse(asked, value)) return useText(asked, text);
  return buttonText(asked, text) ?? inNumbers(view, asWarp(asked), value);
}

const FREE = ['fire', 'smuggle', 'reserve'] as const;

const isFree = (name: string): name is (typeof FREE)[number] => FREE.some((one) => one === name);

function freeMove({ players }: WarpView, { seat }: Asked, move: string): string {
  if (move === '+trade') return t('buttons.trade', { max: players[seat]?.tradeLimit ?? 1 });
  const [, id = ''] = move.split(':');
  if (isReward(id)) return rewardName(id);
  if (isRace(id)) return raceName(id);
  if (isMission(id)) return missionName(id);
  const name = move.slice(1);
  return isFree(name) ? t(`buttons.${name}`) : move;
}

/** What a card is used for: the building, or the effects. */
function useText(asked: Asked, use: string): string | undefined {
  const { option } = sketchOf({ ...asked, taken: [...takenOf(asked), use] });
  if (option) return option.what === 'any' ? t(`buttons.${option.does}`) : buildingName(option.what);
  const { card } = sketchOf(asked);
  const effects = card && combatOption(card, Number(use))?.effects;
  return effects?.map(({ does, n }) => effectText(does, n)).join(', ');
}

/** What stands on a button, by kind and value, where the whole text is too long for one. */
function buttonText({ kind }: Asked, value: string): string | undefined {
  const key = `${kind}_${value}`;
  return isButton(key) ? t(`buttons.${key}`) : undefined;
}

const isButton = (key: string): key is keyof typeof buttons => Object.hasOwn(buttons, key);

/** `Troops: 2`, `1 Gold, 1 Energy`: the numbers that decide. */
function inNumbers(view: WarpView, asked: WarpAsked, value: Value): string | undefined {
  switch (asked.kind) {
    case 'extract': {
      const income = view.players[asked.seat]?.own?.extract;
      return value === 'resources' && income
        ? goodsInShort(income.resources)
        : optionText(view, asked, value);
    }
    case 'tradeAmount': {
      const count = Number(value);
      return count > 0 ? say(`goods.${asked.about.given}`, { count }) : optionText(view, asked, value);
    }
    case 'shots':
      return say('counts.dice', { count: Number(value) });
    case 'steal':
      return typeof value === 'number' ? playerName(value) : undefined;
    default: {
      const payment = paymentOf(String(value));
      return payment && goodsText(payment);
    }
  }
}
