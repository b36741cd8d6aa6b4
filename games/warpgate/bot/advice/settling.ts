import type { Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../../content/index.ts';
import { boardOf } from '../../rules/geometry.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';

/** Sectors that are nearly full come first. */
export function appealOfSettling(s: State, seat: Seat, planet: Place): number {
  const board = boardOf(s);
  const { planets } = at(board.sectors, at(board.places, planet).sector);
  let missing = 0;
  for (const one of planets) if (s.markerOwner[one] !== seat) missing++;
  return 0.5 + 3 / missing;
}

/** By its type alone, which is all that is known before it is taken (WG 9.11). */
export function appealOfObjective(s: State, seat: Seat, position: number): number {
  const board = boardOf(s);
  const { type } = OBJECTIVES[at(s.objectives, position)];
  let own = 1;
  for (const planet of board.planets) {
    if (s.markerOwner[planet] === seat && at(board.places, planet).world === type) own++;
  }
  return own;
}
