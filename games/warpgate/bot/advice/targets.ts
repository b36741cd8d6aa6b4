import type { Seat } from '@warptable/kernel';
import { boardOf } from '../../rules/geometry.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { appealOfAttack, appealOfPlace } from './places.ts';

/** Where a seat's ships could go, and what for. */
export class Targets {
  /** The places with own ships. */
  readonly fleets: readonly Place[];
  private readonly s: State;
  private readonly seat: Seat;
  /** Planets without ships: how far it is to them, and how much they are liked. */
  private free: { readonly range: number; readonly appeal: number }[] | undefined;

  constructor(s: State, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.fleets = placesOf(s, seat);
  }

  /** The best place in this range of own ships to go to, or to attack. */
  bestInRange(max: number, attacks = false): number {
    let best = attacks ? this.bestAttack(max) : 0;
    for (const { range, appeal } of (this.free ??= this.freePlanets())) {
      if (range <= max && appeal > best) best = appeal;
    }
    return best;
  }

  private freePlanets(): { range: number; appeal: number }[] {
    const { s, seat, fleets } = this;
    const board = boardOf(s);
    const free: { range: number; appeal: number }[] = [];
    for (const planet of board.planets) {
      if (at(s.fleetOwner, planet) !== NOBODY) continue;
      const ranges = at(board.ranges, planet);
      let range = Infinity;
      for (const fleet of fleets) range = Math.min(range, at(ranges, fleet));
      free.push({ range, appeal: appealOfPlace(s, seat, planet) });
    }
    return free;
  }

  private bestAttack(max: number): number {
    const { s, seat, fleets } = this;
    const board = boardOf(s);
    let best = 0;
    for (const planet of board.planets) {
      const owner = at(s.fleetOwner, planet);
      if (owner === NOBODY || owner === seat) continue;
      const ranges = at(board.ranges, planet);
      let ships = 0;
      for (const fleet of fleets)
        if (at(ranges, fleet) <= max) ships = Math.max(ships, at(s.fleetSize, fleet));
      if (ships > 0) best = Math.max(best, appealOfAttack(s, planet, ships));
    }
    return best;
  }
}

function placesOf(s: State, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let place = 0; place < s.fleetOwner.length; place++) {
    if (s.fleetOwner[place] === seat) places.push(place);
  }
  return places;
}
