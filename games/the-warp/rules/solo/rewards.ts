import type { Flow } from '@warptable/kernel';
import { REWARD_KINDS, rewardKind } from '../../content/index.ts';
import type { RewardEffect, RewardId } from '../../content/index.ts';
import { removeCandidates } from '../available/targets.ts';
import type { Remove } from '../available/targets.ts';
import { takeReward } from '../effects/cards.ts';
import { gain } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import { reserve, strike } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import type { Area, State } from '../state.ts';
import { rivalBuild, rollDevelop } from './developing.ts';
import { muster } from './extracting.ts';
import { rivalMoves } from './moving.ts';
import { HIGHEST_MULTIPLIER, MOST_TROOPS, pick } from './picks.ts';
import { rivalTerrashift } from './shifting.ts';
import { PLAYER, RIVAL } from './state.ts';

/** So many lie on its Supply Board before they are spent (TWS 18.2). */
const ROW = 4;

/** TWS 18.1, TWS 18.4, TWS 18.12: so many Reward Cards, one by one. No track and no race adds to them (TWS 18.9). */
export function* rivalRewards(g: Warp, n: number): Flow {
  const player = g.state.players[RIVAL]!;
  for (let i = 0; i < n; i++) {
    const card = yield* takeReward(g);
    if (card === undefined) return;
    player.rewards.push(card); // in the order drawn (TWS 18.11)
    player.deeds.rewards++;
    g.emit?.({ type: 'RivalRewardDrawn', card });
    yield* missionCheck(g); // TWS 18.11
    if (player.rewards.length >= ROW) yield* spendRow(g);
  }
}

/** TWS 18.3. TWS 18.10: they lie nowhere meanwhile, and what is drawn begins a new row. */
function* spendRow(g: Warp): Flow {
  const s = g.state;
  const solo = s.solo!;
  const player = s.players[RIVAL]!;
  const cards = player.rewards;
  player.rewards = [];
  solo.spending.push(...cards);
  g.emit?.({ type: 'RivalRewardsSpent', cards: [...cards] });
  for (const card of cards) yield* spend(g, card);
  solo.spending = solo.spending.filter((card) => !cards.includes(card));
  s.rewardDiscard.push(...cards);
  yield* missionCheck(g); // TWS 18.11
}

/** TWS 18.5: what the Rival has no use for is left out. */
function* spend(g: Warp, card: RewardId): Flow {
  g.state.players[RIVAL]!.deeds.rewardsSpent++;
  for (const effect of REWARD_KINDS[rewardKind(card)].effects) yield* carryOut(g, effect);
}

/** TWS 18.6: no price is paid. */
function* carryOut(g: Warp, effect: RewardEffect): Flow {
  switch (effect.does) {
    case 'gain':
      gain(g, RIVAL, effect.gold, effect.energy);
      break;
    case 'gainAny':
      gainLess(g, effect.n);
      break;
    case 'reserve':
      reserve(g, RIVAL, effect.n);
      break;
    case 'muster':
      yield* muster(g, effect.n);
      break;
    case 'move':
      yield* rivalMoves(g, effect.n);
      break;
    case 'build':
      if (effect.what === 'any') yield* rollDevelop(g, 'build');
      else yield* rivalBuild(g, effect.what); // TWS 18.8: counts in the present turn
      break;
    case 'upgrade':
      yield* rollDevelop(g, 'upgrade'); // TWS 9.19
      break;
    case 'terrashift':
      yield* rivalTerrashift(g);
      break;
    case 'remove':
      yield* removeEnemy(g, effect);
      break;
    default: // needs a hand, missions, a Trade or a race
  }
}

/** One after another, of the resource of which the Rival has less; Gold when equal. */
function gainLess(g: Warp, n: number): void {
  let { gold, energy } = g.state.players[RIVAL]!;
  const before = gold;
  for (let i = 0; i < n; i++) {
    if (gold <= energy) gold++;
    else energy++;
  }
  gain(g, RIVAL, gold - before, n - (gold - before));
}

/** TWS 18.7, TWS 18.13. */
function* removeEnemy(g: Warp, effect: Remove): Flow {
  const area = yield* pick(g, 'rivalRemove', targets(g.state, effect), [MOST_TROOPS, HIGHEST_MULTIPLIER]);
  if (area !== undefined) strike(g, area, 1);
}

/** The Player's areas, or those of Exiled if there are none. A Bastion is no shelter from the Rival (TWS 18.7). */
function targets(s: State, effect: Remove): Area[] {
  const { isColony } = boardOf(s);
  const areas = removeCandidates(s, RIVAL, effect).filter(
    (area) => !isColony[area] && (effect.ignoresTower || !s.towers[area]),
  );
  const ofPlayer = areas.filter((area) => s.owner[area] === PLAYER);
  return ofPlayer.length > 0 ? ofPlayer : areas;
}
