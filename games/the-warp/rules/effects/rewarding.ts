import type { Flow, Seat } from '@warptable/kernel';
import { RACES, REWARD_KINDS, rewardKind } from '../../content/index.ts';
import type { RaceId, RewardEffect, RewardId } from '../../content/index.ts';
import { upgradableTypes } from '../available/building.ts';
import { planOf } from '../available/developing.ts';
import { canDo, upgradePrice } from '../available/rewards.ts';
import type { Warp } from '../moments.ts';
import { trackOf } from '../queries.ts';
import { choosePlan } from '../steps/developing.ts';
import { troopMovements } from '../steps/moving.ts';
import { terrashift } from '../steps/shifting.ts';
import { exchange } from '../steps/trading.ts';
import { buildFor, carryOutPlan, upgradeFor } from './building.ts';
import { drawCards, spendRewards } from './cards.ts';
import { gain, gainAny } from './goods.ts';
import { missionSwitch } from './missions.ts';
import { salvage } from './salvaging.ts';
import { convert, impersonate, removeTroop, steal } from './seizing.ts';
import { muster, reserve } from './troops.ts';
import { ask } from '../questions.ts';

/** TW 11.4: for the effect on the card. */
export function* useReward(g: Warp, seat: Seat, id: RewardId): Flow {
  g.emit?.({ type: 'RewardUsed', seat, reward: id });
  g.state.players[seat]!.deeds.rewardsSpent++;
  spendRewards(g.state, seat, [id]);
  yield* carryOutAll(g, seat, REWARD_KINDS[rewardKind(id)].effects, cannotAttack);
}

/** How Second Wave attacks is up to the steps; in a combat nothing can (TW 19.15). */
type Attack = (g: Warp, seat: Seat, plus: number) => Flow;

/** TW 14.5: as badges for the Reward Ability of a race. */
export function* useBadges(g: Warp, seat: Seat, race: RaceId, attack: Attack): Flow {
  const player = g.state.players[seat]!;
  const { badges, permanent, effects } = RACES[race].reward;
  const cards = yield* ask.badges(seat, {
    about: { race },
    candidates: () => player.rewards,
    min: badges,
    max: badges,
  });
  g.emit?.({ type: 'RewardAbilityUsed', seat, race, badges: cards });
  player.deeds.rewardsSpent += badges;
  player.deeds.rewardAbilities++;
  spendRewards(g.state, seat, cards);
  // TW 14.6
  if (permanent) player.abilities.push(`${race}:always`);
  yield* carryOutAll(g, seat, effects, attack);
}

/** No Reward Card attacks, and no ability does within a combat. */
export const cannotAttack: Attack = () => {
  throw new Error('there can be no attack here');
};

/** One after another; what cannot be done is skipped. */
function* carryOutAll(g: Warp, seat: Seat, effects: readonly RewardEffect[], attack: Attack): Flow {
  for (const effect of effects) if (canDo(g.state, seat, effect)) yield* carryOut(g, seat, effect, attack);
}

function* carryOut(g: Warp, seat: Seat, effect: RewardEffect, attack: Attack): Flow {
  switch (effect.does) {
    case 'gain':
      gain(g, seat, effect.gold, effect.energy);
      return;
    case 'reserve':
      reserve(g, seat, effect.n);
      return;
    case 'trackGold':
      gain(g, seat, Math.min(effect.max, trackOf(g.state.players[seat]!, 'gold-mine')), 0);
      return;
    case 'extraAction':
      g.state.turn.actionsLeft++;
      return;
    default:
      yield* flowOf(g, seat, effect, attack);
  }
}

type Asking = Exclude<RewardEffect, { readonly does: 'gain' | 'reserve' | 'trackGold' | 'extraAction' }>;

/** The effects that ask for something. */
function flowOf(g: Warp, seat: Seat, effect: Asking, attack: Attack): Flow<unknown> {
  switch (effect.does) {
    case 'gainAny':
      return gainAny(g, seat, effect.n);
    case 'draw':
      return drawCards(g, seat, effect.n);
    case 'muster':
      return muster(g, seat, effect.n);
    case 'move':
      return troopMovements(g, seat, effect.n);
    case 'build':
      return buildFor(g, seat, effect.what, effect.price);
    case 'upgrade':
      return upgradeFor(g, seat, upgradePrice(g.state, seat, effect.price));
    case 'upgradeTwo':
      return upgradeTwo(g, seat);
    case 'develop':
      return developFor(g, seat, effect.less);
    case 'terrashift':
      return shift(g, seat);
    case 'trade':
      return barter(g, seat, effect.n);
    case 'missionSwitch':
      return missionSwitch(g, seat);
    case 'remove':
      return removeTroop(g, seat, effect);
    case 'takeFromDiscard':
      return salvageAny(g, seat);
    case 'steal':
      return steal(g, seat);
    case 'attack':
      return attack(g, seat, effect.plus);
    case 'convert':
      return convert(g, seat);
    case 'impersonate':
      return impersonate(g, seat);
  }
}

/** Masterpiece: the second type is another one. */
function* upgradeTwo(g: Warp, seat: Seat): Flow {
  const first = yield* upgradeFor(g, seat, 0);
  const others = upgradableTypes(g.state.players[seat]!, 'any').filter((type) => type !== first);
  if (others.length > 0) yield* upgradeFor(g, seat, 0, [first]);
}

/** TW 7.25: a Develop Card that nobody can follow. */
function* developFor(g: Warp, seat: Seat, less: number): Flow {
  const path = yield* choosePlan(g, seat, 'developCheaply', { less, fee: 0 });
  yield* carryOutPlan(g, seat, planOf(path));
}

/** Up to so many: it may be none. */
function* barter(g: Warp, seat: Seat, max: number): Flow {
  if ((yield* ask.barter(seat, { about: { max } })) === 'yes') yield* exchange(g, seat, max, true);
}

/** TW 9.8. */
function* shift(g: Warp, seat: Seat): Flow {
  yield* terrashift(g, seat);
  g.state.turn.shifted = [];
}

function* salvageAny(g: Warp, seat: Seat): Flow {
  const s = g.state;
  salvage(g, seat, yield* ask.salvage(seat, { candidates: () => s.discard.toReversed() }));
}
