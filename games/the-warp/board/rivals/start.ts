import { RIVALS } from '../../content/index.ts';
import type { BuildingType, RivalArea, RivalId } from '../../content/index.ts';
import { goodsText, troopsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { t } from '../texts/say-campaign.ts';

const areaName = (area: string): string => t(`campaign.card.areas.${area as RivalArea}`);
const buildingName = (type: BuildingType): string => say(`buildings.${type}.name`);

/** With what the Rival begins, beside the four buildings of its Colony. */
export function rivalStart(rival: RivalId): string {
  const { troops, buildings = {}, levels = {}, supply } = RIVALS[rival].start;
  return [
    goodsText(supply),
    ...Object.entries(troops).map(([area, count]) =>
      t('campaign.card.startRival', { troops: troopsText(count), area: areaName(area) }),
    ),
    ...Object.entries(buildings).map(([area, type]) =>
      t('campaign.card.startBuilding', { building: buildingName(type), area: areaName(area) }),
    ),
    ...Object.entries(levels).map(([type, level]) =>
      t('campaign.card.startLevel', { building: buildingName(type as BuildingType), level }),
    ),
  ].join(', ');
}

/** With what the Player begins. */
export function playerStart(rival: RivalId): string {
  const { player, archive } = RIVALS[rival].start;
  return t('campaign.card.yourStart', {
    cost: goodsText(player),
    cards: say('counts.archiveCards', { count: archive }),
  });
}
