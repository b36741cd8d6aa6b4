import type { Seat } from '@warptable/kernel';
import { boardOf, readLayout } from '../rules/geometry.ts';
import type { WarpgateView } from '../rules/view.ts';

/** The lettered tiles on the table, each with the side that lies up: `hex-3 B`. */
export function tilesOf({ layout }: WarpgateView): string[] {
  return readLayout(layout)
    .tiles.map(({ id, side }) => `${id} ${side}`)
    .toSorted();
}

/** The side of the lettered tile whose planets are nearest to the seat's Warpgate, all together. */
export function nearestTile(view: WarpgateView, seat: Seat): string {
  const board = boardOf(view);
  const colour = view.players[seat]?.colour ?? '';
  const ranges = board.ranges[board.place(`gate-${colour}`)] ?? [];
  const distances = readLayout(view.layout).tiles.map(({ id, side }) => {
    const own = board.planets.filter((planet) => board.places[planet]?.tile === id);
    const sum = own.reduce((total, planet) => total + (ranges[planet] ?? 0), 0);
    return { tile: `${id} ${side}`, mean: sum / own.length };
  });
  return distances.toSorted((a, b) => a.mean - b.mean || (a.tile < b.tile ? -1 : 1))[0]?.tile ?? '';
}
