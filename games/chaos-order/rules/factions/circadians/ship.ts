import type { Seat } from '@warptable/kernel';
import type { Border, RegionId } from '../../../content/index.ts';
import { borderBetween, mapOf, regionAt, regionsOfBorder } from '../../geometry.ts';
import { controllerOf, isUpgraded } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';

/** CO 20.2 */
export function dock(s: State, seat: Seat): void {
  const [first, second] = playerAt(s, seat).starts;
  s.ship = borderBetween(s, first!, second!)!;
}

/** CO 20.6: all ids of regions are equally long, so none is a part of another. */
export const isDocked = ({ ship }: State, region: RegionId): boolean => ship?.includes(region) === true;

/** None before the base is chosen (CO 20.2). */
export const dockedRegions = ({ ship }: State): readonly RegionId[] =>
  ship === null ? [] : regionsOfBorder(ship);

/** CO 20.11: docked regions that the ship may still harvest in this round. */
export const shipHarvests = (s: State, seat: Seat): readonly RegionId[] =>
  playerAt(s, seat).used.includes('circadians')
    ? []
    : dockedRegions(s).filter((id) => controllerOf(s, regionAt(s, id)) === seat);

/** CO 20.8: another border that shares a region with the present one; any with upgraded Mobile. */
export function bordersInReach(s: State, seat: Seat): Border[] {
  const anywhere = isUpgraded(s, seat, 'mobile');
  const docked = dockedRegions(s);
  return mapOf(s).shipBorders.filter(
    (border) => border !== s.ship && (anywhere || docked.some((region) => border.includes(region))),
  );
}
