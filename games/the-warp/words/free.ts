import type { Asked } from '@warptable/kernel';
import { MISSIONS } from '../content/index.ts';
import type { RewardId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { isMission, isRace, missionName, pointsText, rewardAbilityText, rewardText } from './cards.ts';
import { say } from './say.ts';

/** A free move stands among the options of many questions, written with a plus (TW 11.1). */
export const isFreeMove = (value: string): boolean => value.startsWith('+');

export function freeText({ players }: WarpView, { seat }: Asked, value: string): string {
  const [move = '', id = ''] = value.slice(1).split(':');
  switch (move) {
    case 'trade': {
      const resources = say('counts.resources', { count: players[seat]?.tradeLimit ?? 1 });
      return say('options.free.trade', { resources });
    }
    case 'fire':
    case 'smuggle':
    case 'reserve':
      return say(`options.free.${move}`);
    case 'reward':
      return say('options.free.reward', { reward: rewardText(id as RewardId) });
    default:
      return isRace(id) ? say('options.free.ability', { ability: rewardAbilityText(id) }) : completing(id);
  }
}

const completing = (id: string): string =>
  isMission(id)
    ? say('options.free.complete', { mission: missionName(id), points: pointsText(MISSIONS[id].points) })
    : say('options.free.completeUnknown');
