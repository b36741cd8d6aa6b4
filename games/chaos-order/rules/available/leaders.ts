import type { Refusal, Seat } from '@warptable/kernel';
import { LEADERS } from '../../content/index.ts';
import type { LeaderId, RyhzuId } from '../../content/index.ts';
import { allowed } from '../abilities.ts';
import { canPay } from '../effects/goods.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, playerAt } from '../state.ts';
import type { LeaderPiece, RyhzuPiece, State } from '../state.ts';

/** CO 11.6, CO 11.7: by the side that lies up. */
export const deployGems = ({ id, upgraded }: LeaderPiece): number =>
  LEADERS[id][upgraded ? 'upgraded' : 'basic'].deployGems;

/** For so much energy, and the gems of its card. */
export function whyNotDeploy(s: State, seat: Seat, leader: LeaderPiece, energy: number): Refusal | undefined {
  if (leader.at !== 'supply') return REFUSED.leaderOnMap;
  return canPay(s, seat, energy, deployGems(leader)) ? undefined : REFUSED.cannotPayDeploy;
}

export const canDeploy = (s: State, seat: Seat, energy: number): boolean =>
  playerAt(s, seat).leaders.some((leader) => !whyNotDeploy(s, seat, leader, energy));

/** A leader, or a Ryh-zu that can be upgraded for no gems (CO 24.14). */
export type Trainee = LeaderPiece | RyhzuPiece;

/** CO 12.17, CO 12.18: the kept leaders, and the Ryh-zu that serve the seat or lie in its supply. */
export function traineesOf(s: State, seat: Seat): Trainee[] {
  const trainees: Trainee[] = [...playerAt(s, seat).leaders];
  for (const one of s.ryhzu) {
    if (one.master === seat || (one.master === NOBODY && allowed(s, seat, 'trainsRyhzu'))) trainees.push(one);
  }
  return trainees;
}

export const traineeAt = (s: State, seat: Seat, id: LeaderId | RyhzuId): Trainee =>
  traineesOf(s, seat).find((one) => one.id === id)!;

export const upgradeGems = (one: Trainee): number => ('master' in one ? 0 : LEADERS[one.id].upgradeGems);

export function whyNotUpgrade(s: State, seat: Seat, one: Trainee, energy: number): Refusal | undefined {
  if (one.upgraded) return REFUSED.upgradedAlready;
  return canPay(s, seat, energy, upgradeGems(one)) ? undefined : REFUSED.cannotPayUpgrade;
}

export const canUpgrade = (s: State, seat: Seat, energy: number): boolean =>
  traineesOf(s, seat).some((one) => !whyNotUpgrade(s, seat, one, energy));
