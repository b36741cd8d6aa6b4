import type { Seat } from '@warptable/kernel';
import type { AttributeId, LeaderId } from '../../content/index.ts';
import type { InBattle } from '../moments.ts';
import { isUpgraded, leaderOf } from '../queries.ts';
import type { LeaderPiece, State } from '../state.ts';

/** CO 18.1: the leader, if it stands in the region of this battle. */
export function fighting(
  s: State,
  seat: Seat,
  id: LeaderId,
  { battle }: Pick<InBattle, 'battle'>,
): LeaderPiece | undefined {
  const leader = leaderOf(s, seat, id);
  return leader?.at === battle.region ? leader : undefined;
}

/** What the side of a leader that lies up is worth; 0 without the leader. */
export const worth = (leader: LeaderPiece | undefined, basic: number, upgraded: number): number =>
  leader === undefined ? 0 : leader.upgraded ? upgraded : basic;

/** CO 18.6: what the side of an attribute that lies up is worth. */
export const attributeWorth = (
  s: State,
  seat: Seat,
  id: AttributeId,
  basic: number,
  upgraded: number,
): number => (isUpgraded(s, seat, id) ? upgraded : basic);
