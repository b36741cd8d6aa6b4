import type { Asked } from '@warptable/kernel';
import { UPGRADE_TYPES } from '../content/index.ts';
import type { ArchiveId, BuildingType, Cost, DevelopOption } from '../content/index.ts';
import { asWarp } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
import { takenOf } from './taken.ts';
import { areaLabel, isArea } from './areas.ts';
import { buildingName, cardName, cardText, developOption, developText, isBuilding, isCard } from './cards.ts';
import { goodsText } from './names.ts';
import { say } from './say.ts';

// How a Develop Card is played is one answer of several choices: card, option, type, area, payment, discarded card. Which of them
// a choice is shows in what it looks like.

/** What was chosen of a plan so far. A second option of a card that was played already has its card told beside. */
interface Sketch {
  readonly card: ArchiveId | undefined;
  readonly option: DevelopOption | undefined;
  readonly type: BuildingType | undefined;
}

export function sketchOf(asked: Asked): Sketch {
  const played = asWarp(asked);
  const before = played.kind === 'doubleShift' ? [played.about.card] : [];
  const [card = '', number = '', type = ''] = [...before, ...takenOf(asked)];
  if (!isCard(card)) return { card: undefined, option: undefined, type: isBuilding(card) ? card : undefined };
  const option = developOption(card, Number(number));
  const fixed = option && option.what !== 'any' ? option.what : undefined;
  return { card, option, type: fixed ?? (isBuilding(type) ? type : undefined) };
}

/** A payment is written Gold/Energy. */
export function paymentOf(value: string): Cost | undefined {
  const [, gold, energy] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  return gold === undefined ? undefined : { gold: Number(gold), energy: Number(energy) };
}

/** The next choice of a plan, as a sentence; nothing while the card itself is chosen. */
export function planPrompt(view: WarpView, asked: Asked): string | undefined {
  const { card, option, type } = sketchOf(asked);
  const next = String(asked.options[0] ?? '');
  if (isBuilding(next)) return say(`prompts.plan.what.${option?.does ?? 'build'}`);
  if (isArea(view, next)) return placePrompt(type);
  if (paymentOf(next)) return payPrompt(option, type);
  if (card === undefined || takenOf(asked).length === 0) return undefined;
  if (option) return say('prompts.plan.discard');
  const context = asked.kind === 'develop' ? asked.kind : undefined;
  return say('prompts.plan.use', { card: cardName(card), context });
}

const placePrompt = (type: BuildingType | undefined): string =>
  say('prompts.plan.where', type ? { building: say(`buildings.${type}.one`) } : { context: 'unknown' });

function payPrompt(option: DevelopOption | undefined, type: BuildingType | undefined): string {
  if (!type) return say('prompts.plan.pay.unknown');
  return option?.does === 'upgrade'
    ? say('prompts.plan.pay.upgrade', { buildings: say(`buildings.${type}.many`) })
    : say('prompts.plan.pay.build', { building: buildingName(type) });
}

/** A choice of a plan. */
export function planOption(view: WarpView, asked: Asked, value: string): string {
  const { card, option } = sketchOf(asked);
  if (isCard(value)) return option ? say('options.plan.discard', { card: cardText(value) }) : cardText(value);
  if (isBuilding(value))
    return isUpgrade(asked, option) ? upgradeLabel(view, asked, value) : buildingName(value);
  if (isArea(view, value)) return areaLabel(view, value);
  const payment = paymentOf(value);
  if (payment) return say('options.plan.pay', { goods: goodsText(payment) });
  const offered = card && developOption(card, Number(value));
  return offered ? developText(offered) : say('options.card.number', { number: value });
}

const isUpgrade = ({ kind }: Asked, option: DevelopOption | undefined): boolean =>
  kind === 'upgrade' || option?.does === 'upgrade';

function upgradeLabel({ players }: WarpView, { seat }: Asked, type: BuildingType): string {
  const level = players[seat]?.levels[(UPGRADE_TYPES as readonly BuildingType[]).indexOf(type)] ?? 1;
  return say('options.plan.upgrade', {
    buildings: say(`buildings.${type}.many`),
    from: level,
    to: level + 1,
  });
}
