import type { Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import type { Group } from '../events.ts';
import { regionAt } from '../geometry.ts';
import type { Chaos } from '../moments.ts';
import { leadersAt, ryhzuAt } from '../queries.ts';
import { playerAt } from '../state.ts';
import type { Place, State } from '../state.ts';

export const isEmpty = ({ fighters, leaders, ryhzu }: Group): boolean =>
  fighters === 0 && leaders.length === 0 && ryhzu.length === 0;

export const fightersAt = (s: State, seat: Seat, at: Place): number =>
  at === 'base' ? playerAt(s, seat).onBase : regionAt(s, at).fighters[seat]!;

/** All units of a seat at one place. */
export const unitsAt = (s: State, seat: Seat, at: Place): Group => ({
  fighters: fightersAt(s, seat, at),
  leaders: leadersAt(s, seat, at).map(({ id }) => id),
  ryhzu: ryhzuAt(s, seat, at).map(({ id }) => id),
});

export function addFighters(s: State, seat: Seat, at: Place, count: number): void {
  if (at === 'base') playerAt(s, seat).onBase += count;
  else regionAt(s, at).fighters[seat]! += count;
}

/** Without anything that follows from it. */
export function relocate(s: State, seat: Seat, from: Place, to: Place, group: Group): void {
  addFighters(s, seat, from, -group.fighters);
  addFighters(s, seat, to, group.fighters);
  for (const leader of playerAt(s, seat).leaders) if (group.leaders.includes(leader.id)) leader.at = to;
  for (const one of s.ryhzu) if (group.ryhzu.includes(one.id)) one.at = to;
}

/** CO 13.30: fighters leave a region for the recruitment track, and can be recruited again. */
export function toFirstSector(g: Chaos, seat: Seat, from: RegionId, count: number): void {
  addFighters(g.state, seat, from, -count);
  playerAt(g.state, seat).sectors[0]! += count;
}
