import type { Flow, Seat } from '@warptable/kernel';
import { allowed, happen } from '../abilities/index.ts';
import { countFor } from '../available/announcements.ts';
import { objectiveOption, positionOf, whyNotClaim, whyNotSettle } from '../available/settlements.ts';
import { replenishObjectives, takeObjective } from '../effects/objectives.ts';
import { shipsAt } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Control, Warpgate } from '../moments.ts';
import { hasColony, hasMarker } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY } from '../state.ts';
import type { Place } from '../state.ts';
import type { ActionArgs } from './moving.ts';
import { ask } from '../questions.ts';

/** WG 9.1: up to X planets, one after the other; no Warpgates (WG 9.3). */
export function* control(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const at: Control = { seat, used: [], claimed: false };
  const candidates = (): string[] => [...board.ids, 'done'];
  let afar = allowed(s, seat, 'settlesAfar');
  for (let left = countFor(s, seat, 'control', x); left > 0; left--) {
    const chosen = yield* ask.settle(seat, {
      about: { left },
      candidates,
      whyNot: (id) => {
        if (id === 'done') return undefined;
        const place = board.place(id);
        return board.places[place]!.world === 'gate'
          ? REFUSED.gateNotSettled
          : whyNotSettle(s, seat, place, afar);
      },
    });
    if (chosen === 'done') return;
    const planet = board.place(chosen);
    if (shipsAt(s, seat, planet) === 0) afar = false;
    yield* settlePlanet(g, at, planet);
  }
}

/** The five steps for one planet. */
export function* settlePlanet(g: Warpgate, at: Control, planet: Place): Flow {
  const s = g.state;
  const { seat } = at;
  const board = boardOf(s);
  const { planets } = board.sectors[board.places[planet]!.sector]!;
  if (removeMarker(g, planet, seat)) yield* happen(g, seat, 'whenInvading', at); // step 1: WG 9.5
  const colony = planets.some((one) => hasColony(s, seat, one)); // so there is no Outpost beside a Colony (WG 9.20)
  placeMarker(g, seat, planet, colony); // step 2: WG 9.6, WG 9.7
  yield* happen(g, seat, 'whenSettling', { ...at, planet });
  if (colony || !planets.every((one) => hasMarker(s, seat, one))) return;
  for (const one of planets) s.isColony[one] = true; // step 3: WG 9.8; at once in a sector of one planet (WG 9.9)
  g.emit?.({ type: 'SectorUpgraded', seat, places: planets.map((one) => board.ids[one]!) });
  yield* happen(g, seat, 'whenUpgrading', { ...at, planets });
  yield* claimObjective(g, at, planets); // steps 4 and 5
}

/** WG 9.5: whoever's marker is on the planet, it goes back to its owner's supply. Other Colonies of the sector stay (WG 9.15). */
export function removeMarker(g: Warpgate, planet: Place, by: Seat): boolean {
  const s = g.state;
  const owner = s.markerOwner[planet]!;
  if (owner === NOBODY) return false;
  s.markerOwner[planet] = NOBODY;
  s.isColony[planet] = false;
  s.players[owner]!.markers++;
  g.emit?.({ type: 'MarkerRemoved', seat: owner, place: boardOf(s).ids[planet]!, by });
  return true;
}

/** WG 1.3: the only one on the planet. */
export function placeMarker(g: Warpgate, seat: Seat, planet: Place, colony: boolean): void {
  const s = g.state;
  s.players[seat]!.markers--;
  s.markerOwner[planet] = seat;
  s.isColony[planet] = colony;
  g.emit?.({ type: 'MarkerPlaced', seat, place: boardOf(s).ids[planet]!, colony });
}

/** WG 9.10: one Objective of the type of an upgraded planet, if there is one (WG 9.11), once in a Control action (WG 9.12). */
function* claimObjective(g: Warpgate, at: Control, planets: readonly Place[]): Flow {
  const s = g.state;
  const { seat } = at;
  const worlds = planets
    .map((planet) => boardOf(s).places[planet]!.world)
    .filter((world) => world !== 'gate');
  const options = (): string[] => s.objectives.map(objectiveOption);
  if (at.claimed || options().every((option) => whyNotClaim(option, worlds) !== undefined)) return;
  const chosen = yield* ask.objective(seat, {
    candidates: () => [...options(), 'none'],
    whyNot: (option) => whyNotClaim(option, worlds),
  });
  if (chosen === 'none') return;
  at.claimed = true;
  yield* gainObjective(g, seat, positionOf(chosen));
}

/** Takes an available Objective, with what follows from it. */
export function* gainObjective(g: Warpgate, seat: Seat, position: number): Flow {
  takeObjective(g, seat, position);
  yield* happen(g, seat, 'whenTakingObjective');
  replenishObjectives(g);
}
