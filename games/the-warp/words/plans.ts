import type { Asked } from '@warptable/kernel';
import { UPGRADE_TYPES } from '../content/index.ts';
import type { ArchiveId, BuildingType, DevelopOption } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { takenOf, textOf } from './about.ts';
import { areaLabel, isArea } from './areas.ts';
import { buildingName, cardName, cardText, developOption, developText, isBuilding, isCard } from './cards.ts';
import { goodsText, withArticle } from './names.ts';

// How a Develop Card is played is one answer of several choices: card, option, type, area, payment, discarded card. Which of them
// a choice is shows in what it looks like.

/** What was chosen of a plan so far. A second option of a card that was played already has its card told beside. */
interface Sketch {
  readonly card: ArchiveId | undefined;
  readonly option: DevelopOption | undefined;
  readonly type: BuildingType | undefined;
}

export function sketchOf(asked: Asked): Sketch {
  const told = textOf(asked, 'card');
  const [card = '', number = '', type = ''] = told === undefined ? takenOf(asked) : [told, ...takenOf(asked)];
  if (!isCard(card)) return { card: undefined, option: undefined, type: isBuilding(card) ? card : undefined };
  const option = developOption(card, Number(number));
  const fixed = option && option.what !== 'any' ? option.what : undefined;
  return { card, option, type: fixed ?? (isBuilding(type) ? type : undefined) };
}

const isPayment = (value: string): boolean => /^\d+\/\d+$/.test(value);

/** The next choice of a plan, as a sentence; nothing while the card itself is chosen. */
export function planPrompt(view: WarpView, asked: Asked): string | undefined {
  const { card, option, type } = sketchOf(asked);
  const next = String(asked.options[0] ?? '');
  if (isBuilding(next)) return `Choose what to ${option?.does ?? 'build'}`;
  if (isArea(view, next))
    return `Choose where to build ${withArticle(type ? buildingName(type) : 'building')}`;
  if (isPayment(next)) return `Choose how to pay for ${thingText(option, type)}`;
  if (card === undefined || takenOf(asked).length === 0) return undefined;
  return option
    ? 'Choose a card to discard as part of the price'
    : `Use ${cardName(card)} for one of its options`;
}

function thingText(option: DevelopOption | undefined, type: BuildingType | undefined): string {
  if (!type) return 'it';
  return option?.does === 'upgrade'
    ? `the Upgrade of your ${buildingName(type)}s`
    : `the ${buildingName(type)}`;
}

/** A choice of a plan. */
export function planOption(view: WarpView, asked: Asked, value: string): string {
  const { card, option } = sketchOf(asked);
  if (isCard(value)) return option ? `Discard ${cardText(value)}` : cardText(value);
  if (isBuilding(value))
    return isUpgrade(asked, option) ? upgradeLabel(view, asked, value) : buildingName(value);
  if (isArea(view, value)) return areaLabel(view, value);
  if (isPayment(value)) {
    const [gold, energy] = value.split('/');
    return `Pay ${goodsText({ gold: Number(gold), energy: Number(energy) })}`;
  }
  const offered = card && developOption(card, Number(value));
  return offered ? developText(offered) : `Option ${value}`;
}

const isUpgrade = ({ kind }: Asked, option: DevelopOption | undefined): boolean =>
  kind === 'upgrade' || option?.does === 'upgrade';

function upgradeLabel({ players }: WarpView, { seat }: Asked, type: BuildingType): string {
  const level = players[seat]?.levels[(UPGRADE_TYPES as readonly BuildingType[]).indexOf(type)] ?? 1;
  return `${buildingName(type)}s, from level ${level} to ${level + 1}`;
}
