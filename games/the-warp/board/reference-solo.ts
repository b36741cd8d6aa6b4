import {
  AUTOMA,
  AUTOMA_IDS,
  RIVALS,
  RIVAL_COMBAT_IDS,
  RIVAL_IDS,
  rivalCombatCard,
} from '../content/index.ts';
import type { AutomaCard, AutomaEntry, AutomaId, Cost, RivalCombatId, RivalId } from '../content/index.ts';
import { goodsText } from '../words/names.ts';
import { say } from '../words/say.ts';
import { sayCampaign } from '../words/say-campaign.ts';
import { automaName, phaseName, rivalCombatName, rivalEffects, rivalName } from '../words/solo.ts';
import type { ReferenceRow } from './reference.ts';
import { playerStart, rivalStart } from './rivals/start.ts';
import { t } from './texts/say-reference.ts';

/** Without a resource there is nothing to name. */
const priceText = (cost: Cost): string =>
  cost.gold + cost.energy === 0 ? t('reference.none') : goodsText(cost);

/** The front sides. */
export const rivalRows = (): ReferenceRow[] =>
  RIVAL_IDS.map((id) => ({
    id: `rival-${id}`,
    cells: [
      rivalName(id),
      sayCampaign(`rivals.${id}.direct`),
      t('reference.rival.nextPhase', {
        cost: goodsText(RIVALS[id].nextPhase),
        text: sayCampaign(`rivals.${id}.nextPhase`),
      }),
      sayCampaign(`rivals.${id}.special`),
      sayCampaign(`rivals.${id}.hard`),
    ],
  }));

/** The setup sides. */
export const rivalStartRows = (): ReferenceRow[] =>
  RIVAL_IDS.map((id) => ({
    id: `setup-${id}`,
    cells: [
      t('reference.rival.inTier', { name: rivalName(id), tier: RIVALS[id].tier }),
      missionsText(id),
      rivalStart(id),
      playerStart(id),
      listsText(id),
    ],
  }));

function missionsText(id: RivalId): string {
  const types = RIVALS[id].missionTypes.map((type) => say(`missionTypes.${type}.name`));
  return types.length === 0 ? t('reference.none') : types.join(', ');
}

const listsText = (id: RivalId): string =>
  ([1, 2, 3] as const)
    .map((phase) =>
      t('reference.named', {
        name: phaseName(phase),
        text: RIVALS[id].automa[phase].map(entryText).join(', '),
      }),
    )
    .join(' ');

const entryText = (entry: AutomaEntry): string => [entry].flat().join('/');

export const automaRows = (): ReferenceRow[] => AUTOMA_IDS.map(automaRow);

function automaRow(id: AutomaId, i: number): ReferenceRow {
  const { phase, extract, moves, follow } = AUTOMA[id];
  const gained = say('counts.troops', { count: extract.troops });
  return {
    id,
    cells: [
      t('reference.automa.card', { number: i + 1, name: automaName(id) }),
      phaseName(phase),
      t('reference.automa.extract', {
        goods: goodsText(extract),
        troops: gained,
        context: extract.troops === 0 ? 'goods' : undefined,
      }),
      actionText(AUTOMA[id]),
      String(moves),
      follow.follows === 'develop'
        ? t('reference.automa.develop', { cost: goodsText(follow.pays) })
        : t('reference.automa.terrashift', { count: follow.draws }),
    ],
  };
}

function actionText({ action }: AutomaCard): string {
  if (action.does === 'attack') return t('reference.automa.attack', { arrow: action.arrow });
  return t('reference.automa.action', {
    action: t(`reference.automa.actions.${action.does}`),
    cost: goodsText(action.followCost),
  });
}

export const rivalCombatRows = (): ReferenceRow[] => RIVAL_COMBAT_IDS.map(rivalCombatRow);

function rivalCombatRow(id: RivalCombatId): ReferenceRow {
  return { id, cells: [rivalCombatName(id), priceText(rivalCombatCard(id).cost), rivalEffects(id)] };
}
