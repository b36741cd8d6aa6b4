import type { Flow, Seat } from '@warptable/kernel';
import type { LeaderId, RyhzuId } from '../../content/index.ts';
import {
  deployGems,
  traineeAt,
  traineesOf,
  upgradeGems,
  whyNotDeploy,
  whyNotUpgrade,
} from '../available/leaders.ts';
import type { Chaos } from '../moments.ts';
import { leaderOf } from '../queries.ts';
import { ask } from '../questions.ts';
import { playerAt } from '../state.ts';
import { pay } from './goods.ts';

/** CO 11.6: which of those that can be paid is asked; the energy, too, is paid here. */
export function* deploy(g: Chaos, seat: Seat, energy: number): Flow {
  const s = g.state;
  const id = yield* ask.deploy(seat, {
    candidates: () => playerAt(s, seat).leaders.map((leader) => leader.id),
    whyNot: (one) => whyNotDeploy(s, seat, leaderOf(s, seat, one)!, energy),
  });
  deployLeader(g, seat, id, energy);
}

export function deployLeader(g: Chaos, seat: Seat, id: LeaderId, energy: number): void {
  const leader = leaderOf(g.state, seat, id)!;
  pay(g, seat, energy, deployGems(leader), 'supply', 'leader');
  leader.at = 'base';
  g.emit?.({ type: 'LeaderDeployed', seat, leader: id });
}

/** CO 12.17 */
export function* upgrade(g: Chaos, seat: Seat, energy: number): Flow {
  const s = g.state;
  const id = yield* ask.upgradeLeader(seat, {
    candidates: () => traineesOf(s, seat).map((one) => one.id),
    whyNot: (one) => whyNotUpgrade(s, seat, traineeAt(s, seat, one), energy),
  });
  upgradeLeader(g, seat, id, energy);
}

export function upgradeLeader(g: Chaos, seat: Seat, id: LeaderId | RyhzuId, energy: number): void {
  const one = traineeAt(g.state, seat, id);
  pay(g, seat, energy, upgradeGems(one), 'supply', 'upgrade');
  one.upgraded = true;
  g.emit?.({ type: 'LeaderUpgraded', seat, leader: id });
}
