import type { Flow, Seat } from '@warptable/kernel';
import { replenishObjectives, takeObjective } from '../../effects/objectives.ts';
import type { Warpgate } from '../../moments.ts';
import { hasColony, shipPlanetsOf } from '../../queries.ts';
import { placeMarker, removeMarker } from '../controlling.ts';
import { nearestToGate } from './nearest.ts';

/** WG 14.12, WG 14.13: the left-most Objective, then a Colony on every planet with ships. */
export function* gateControl(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  if (s.objectives.length > 0) {
    takeObjective(g, seat, 0);
    replenishObjectives(g);
  }
  const open = shipPlanetsOf(s, seat).filter((planet) => !hasColony(s, seat, planet));
  for (const planet of yield* nearestToGate(g, 'gatekeepersColony', open, s.players[seat]!.markers)) {
    removeMarker(g, planet, seat);
    placeMarker(g, seat, planet, true);
  }
}
