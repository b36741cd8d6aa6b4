import type { Refusal, Seat } from '@warptable/kernel';
import { RACES, REWARD_KINDS, rewardKind } from '../../content/index.ts';
import type { RaceId, RewardEffect, RewardId } from '../../content/index.ts';
import { total } from '../abilities.ts';
import { canDraw, roomInHand } from '../effects/cards.ts';
import { canPayAny } from '../effects/goods.ts';
import { canSwitch } from '../effects/missions.ts';
import { canSalvage } from '../effects/salvaging.ts';
import { REFUSED } from '../refusals.ts';
import { isOn } from '../state.ts';
import type { Phase, State } from '../state.ts';
import { canShift } from '../steps/shifting.ts';
import { canAttack } from './attacks.ts';
import { buildableTypes, upgradableTypes } from './building.ts';
import { playableCards } from './developing.ts';
import { canMove } from './movements.ts';
import { canRemove, convertible, impersonable, troopsToPlace, victims } from './targets.ts';

/** TW 11.6, TW 14.7: can anything of it be carried out? A price must be paid in full. */
export function canDo(s: State, seat: Seat, effect: RewardEffect): boolean {
  const player = s.players[seat]!;
  switch (effect.does) {
    case 'gain':
    case 'gainAny':
    case 'trackGold':
      return true;
    case 'draw':
      return canDraw(s, seat);
    case 'reserve':
    case 'muster':
      return player.supply > 0;
    case 'move':
      return canMove(s, seat);
    case 'build':
      return canPayAny(player, effect.price) && buildableTypes(s, seat, effect.what).length > 0;
    case 'upgrade':
      return (
        canPayAny(player, upgradePrice(s, seat, effect.price)) && upgradableTypes(player, 'any').length > 0
      );
    case 'upgradeTwo':
      return upgradableTypes(player, 'any').length > 0;
    case 'develop':
      return playableCards(s, seat, { less: effect.less, fee: 0 }).length > 0;
    case 'terrashift':
      return canShift(s, seat);
    case 'trade':
      return canPayAny(player, 1);
    case 'missionSwitch':
      return canSwitch(s, seat);
    case 'remove':
      return canRemove(s, seat, effect);
    case 'takeFromDiscard':
      return canSalvage(s, seat);
    case 'steal':
      return roomInHand(s, seat) > 0 && victims(s, seat).length > 0;
    case 'attack':
      return canAttack(s, seat);
    case 'extraAction':
      return canActOnceMore(s);
    case 'convert':
      return troopsToPlace(s, seat) > 0 && convertible(s, seat).length > 0;
    case 'impersonate':
      return troopsToPlace(s, seat) > 0 && impersonable(s, seat).length > 0;
  }
}

/** Blueprints make every Upgrade cheaper that is paid for. */
export const upgradePrice = (s: State, seat: Seat, price: number): number =>
  Math.max(0, price - total(s, seat, 'upgradeDiscount'));

const BEFORE_THE_END: readonly Phase[] = ['start', 'income', 'action'];
const KINDS_OF_ACTION = 3;

/** TW 14.15: not from the End Phase on, and only if a kind of action is left over. */
function canActOnceMore(s: State): boolean {
  if (!BEFORE_THE_END.includes(s.phase)) return false;
  const { actions, actionsLeft } = s.turn;
  const toCome = s.phase === 'action' ? actionsLeft : actionsLeft + 1;
  return actions.length + toCome < KINDS_OF_ACTION;
}

/** TW 11.4, TW 11.6. */
export function whyNotReward(s: State, seat: Seat, id: RewardId): Refusal | undefined {
  if (s.combat !== null) return REFUSED.notInCombat;
  const { effects } = REWARD_KINDS[rewardKind(id)];
  const steals = effects.some(({ does }) => does === 'steal');
  if (steals && roomInHand(s, seat) <= 0) return REFUSED.handFull; // TW 19.25
  return effects.some((effect) => canDo(s, seat, effect)) ? undefined : REFUSED.rewardUseless;
}

/** TW 14.5, TW 14.6, TW 14.7, TW 19.15. */
export function whyNotBadges(s: State, seat: Seat, race: RaceId): Refusal | undefined {
  if (s.combat !== null && !isOn(s, 'rewardInCombat')) return REFUSED.notInCombat;
  const player = s.players[seat]!;
  const { badges, permanent, effects } = RACES[race].reward;
  if (permanent && player.abilities.includes(`${race}:always`)) return REFUSED.permanentTwice;
  if (player.rewards.length < badges) return REFUSED.tooFewBadges;
  if (permanent || effects.some((effect: RewardEffect) => canDo(s, seat, effect))) return undefined;
  const wantsAction = effects.some(({ does }: RewardEffect) => does === 'extraAction');
  return wantsAction ? REFUSED.noMoreActions : REFUSED.abilityUseless;
}
