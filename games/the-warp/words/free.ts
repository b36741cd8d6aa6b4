import type { Asked } from '@warptable/kernel';
import { MISSIONS } from '../content/index.ts';
import type { RewardId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { isMission, isRace, missionName, pointsText, rewardAbilityText, rewardText } from './cards.ts';
import { counted } from './names.ts';

/** A free move stands among the options of many questions, written with a plus (TW 11.1). */
export const isFreeMove = (value: string): boolean => value.startsWith('+');

export function freeText({ players }: WarpView, { seat }: Asked, value: string): string {
  const [move = '', id = ''] = value.slice(1).split(':');
  switch (move) {
    case 'trade':
      return `Free move: trade up to ${counted(players[seat]?.tradeLimit ?? 1, 'resource')}`;
    case 'fire':
      return 'Free move: fire a Laser Cannon';
    case 'smuggle':
      return 'Free move: exchange a card with the line-up (Under the Counter)';
    case 'reserve':
      return 'Free move: put a Troop of your reserve on the board';
    case 'reward':
      return `Free move: use ${rewardText(id as RewardId)}`;
    default:
      return `Free move: ${isRace(id) ? rewardAbilityText(id) : completing(id)}`;
  }
}

const completing = (id: string): string =>
  isMission(id) ? `complete ${missionName(id)} for ${pointsText(MISSIONS[id].points)}` : 'complete a mission';
