import { hasEnemyShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Battle, Place, State } from '../state.ts';

/** WG 12.28, 12.29: the allowed places for a losing defender that are nearest. Never empty: the own Warpgate is always allowed. */
export function withdrawalsOf(s: State, { defender, planet, starts }: Battle): Place[] {
  const ranges = boardOf(s).ranges[planet]!;
  let nearest: Place[] = [];
  for (let place = 0; place < ranges.length; place++) {
    const own =
      place === s.gates[defender] || s.markerOwner[place] === defender || s.fleetOwner[place] === defender;
    if (!own || place === planet || starts.includes(place) || hasEnemyShips(s, defender, place)) continue;
    const best = nearest.length === 0 ? Infinity : ranges[nearest[0]!]!;
    if (ranges[place]! < best) nearest = [place];
    else if (ranges[place] === best) nearest.push(place);
  }
  return nearest;
}
