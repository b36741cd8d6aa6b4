import type { Seat } from '@warptable/kernel';
import type { Building, RegionId } from '../../../content/index.ts';
import { regionAt } from '../../geometry.ts';
import type { InBattle } from '../../moments.ts';
import { leadersAt, ryhzuAt } from '../../queries.ts';
import { NOBODY } from '../../state.ts';
import type { Battle, Side, State } from '../../state.ts';

/** CO 13.49: what stands there at `declare`. */
export function declaredBy(s: State, seat: Seat, id: RegionId): Side['declared'] {
  const region = regionAt(s, id);
  return {
    fighters: region.fighters[seat]!,
    leaders: leadersAt(s, seat, id).map((leader) => leader.id),
    ryhzu: ryhzuAt(s, seat, id).map((one) => one.id),
    buildings: buildingsOf(s, seat, id),
    morale: region.morale,
  };
}

export function buildingsOf(s: State, seat: Seat, id: RegionId): Building[] {
  const buildings: Building[] = [];
  for (const { building, owner } of regionAt(s, id).sites) {
    if (owner === seat && building !== null) buildings.push(building);
  }
  return buildings;
}

/** The battle from each side, in the order in which effects of both are resolved (CO 31.3): the winner's first, before that the selector's. */
export function fromBothSides(battle: Battle): [InBattle, InBattle] {
  const [first, second] = battle.sides;
  const one: InBattle = { battle, side: first, other: second };
  const two: InBattle = { battle, side: second, other: first };
  return battle.winner === NOBODY || battle.winner === first.seat ? [one, two] : [two, one];
}
