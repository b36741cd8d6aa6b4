import { pickOne, pickPlace } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { allowed, atMoment } from '../abilities/index.ts';
import { countFor } from '../available/announcements.ts';
import { objectiveOption, positionOf, whyNotClaim, whyNotSettle } from '../available/settlements.ts';
import { replenishObjectives, takeObjective } from '../effects/objectives.ts';
import { shipsAt } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Control, Warpgate } from '../moments.ts';
import { hasColony, hasMarker } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY } from '../state.ts';
import type { Place } from '../state.ts';
import type { ActionArgs } from './moving.ts';

/** WG 9.1: up to X planets, one after the other. */
export function* control(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const at: Control = { seat, used: [], claimed: false };
  const candidates = (): string[] => [...board.ids, 'done'];
  let afar = allowed(s, seat, 'settlesAfar', undefined);
  for (let left = countFor(s, seat, 'control', x); left > 0; left--) {
    const chosen = yield* pickPlace(
      seat,
      'settle',
      candidates,
      (id) => {
        if (id === 'done') return undefined;
        const place = board.place(id);
        return board.places[place]!.world === 'gate'
          ? REFUSED.gateNotSettled
          : whyNotSettle(s, seat, place, afar);
      },
      { left },
    );
    if (chosen === 'done') return;
    const planet = board.place(chosen);
    if (shipsAt(s, seat, planet) === 0) afar = false;
    yield* settlePlanet(g, at, planet);
  }
}

/** WG 9.5 to WG 9.14 for one planet. */
export function* settlePlanet(g: Warpgate, at: Control, planet: Place): Flow {
  const s = g.state;
  const { seat } = at;
  const board = boardOf(s);
  const { planets } = board.sectors[board.places[planet]!.sector]!;
  if (removeMarker(g, planet, seat)) yield* atMoment(g, seat, 'whenInvading', at); // step 1
  const colony = planets.some((one) => hasColony(s, seat, one));
  placeMarker(g, seat, planet, colony); // step 2
  yield* atMoment(g, seat, 'whenSettling', { ...at, planet });
  if (colony || !planets.every((one) => hasMarker(s, seat, one))) return;
  for (const one of planets) s.isColony[one] = true; // step 3
  g.tell?.({ type: 'SectorUpgraded', seat, places: planets.map((one) => board.ids[one]!) });
  yield* atMoment(g, seat, 'whenUpgrading', { ...at, planets });
  yield* claimObjective(g, at, planets); // steps 4 and 5
}

/** WG 9.5: whoever's marker is on the planet, it goes back to its owner's supply. */
export function removeMarker(g: Warpgate, planet: Place, by: Seat): boolean {
  const s = g.state;
  const owner = s.markerOwner[planet]!;
  if (owner === NOBODY) return false;
  s.markerOwner[planet] = NOBODY;
  s.isColony[planet] = false;
  s.players[owner]!.markers++;
  g.tell?.({ type: 'MarkerRemoved', seat: owner, place: boardOf(s).ids[planet]!, by });
  return true;
}

export function placeMarker(g: Warpgate, seat: Seat, planet: Place, colony: boolean): void {
  const s = g.state;
  s.players[seat]!.markers--;
  s.markerOwner[planet] = seat;
  s.isColony[planet] = colony;
  g.tell?.({ type: 'MarkerPlaced', seat, place: boardOf(s).ids[planet]!, colony });
}

/** WG 9.10 to WG 9.13: one Objective of the type of an upgraded planet, once in a Control action. */
function* claimObjective(g: Warpgate, at: Control, planets: readonly Place[]): Flow {
  const s = g.state;
  const { seat } = at;
  const worlds = planets
    .map((planet) => boardOf(s).places[planet]!.world)
    .filter((world) => world !== 'gate');
  const options = (): string[] => s.objectives.map(objectiveOption);
  if (at.claimed || options().every((option) => whyNotClaim(option, worlds) !== undefined)) return;
  const chosen = yield* pickOne(
    seat,
    'objective',
    () => [...options(), 'none'],
    (option) => whyNotClaim(option, worlds),
  );
  if (chosen === 'none') return;
  at.claimed = true;
  yield* gainObjective(g, seat, positionOf(chosen));
}

/** Takes an available Objective, with what follows from it. */
export function* gainObjective(g: Warpgate, seat: Seat, position: number): Flow {
  takeObjective(g, seat, position);
  yield* atMoment(g, seat, 'whenTakingObjective', undefined);
  replenishObjectives(g);
}
