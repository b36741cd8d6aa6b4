import { hexMapText } from '@warptable/speech';
import type { Hex } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import type { WarpgateView } from '../rules/view.ts';
import { seatLetter } from './names.ts';
import { hasTrade, placeAt, placeCode } from './places.ts';

/** Half the width of a hex, in characters. */
const HALF = 3;

/** Lines drawn only where two sectors meet, and around the board. */
export function mapText(view: WarpgateView): string {
  const board = boardOf(view);
  const regions = regionsOf(board);
  const contents = new Map(board.places.map(({ id, hex }) => [keyOf(hex), contentsOf(view, id)]));
  const hexes = board.tiles
    .flatMap((tile) => tile.hexes)
    .map((hex) => ({
      column: 2 * hex[0] + hex[1],
      row: hex[1],
      region: regions.get(keyOf(hex)) ?? '',
      lines: contents.get(keyOf(hex)) ?? (['  .', ''] as const),
    }));
  return hexMapText(hexes, HALF);
}

const keyOf = ([q, r]: Hex): string => `${q} ${r}`;

/** Which sector a hex is in; diamonds without planets are regions of their own. */
function regionsOf({ tiles, sectors }: Board): ReadonlyMap<string, string> {
  const regions = new Map<string, string>();
  for (const { id, hexes } of tiles) for (const hex of hexes) regions.set(keyOf(hex), id);
  for (const { id, hexes } of sectors) for (const hex of hexes) regions.set(keyOf(hex), id);
  return regions;
}

/** Two lines of five signs: code, trade icon and drone; ships (or an unexplored token) and marker. */
function contentsOf(view: WarpgateView, id: string): [string, string] {
  const { fleet, marker, token } = placeAt(view, id);
  const drones = view.players.flatMap(({ drone }, seat) =>
    drone === id ? seatLetter(view, seat).toLowerCase() : [],
  );
  const ships = fleet ? `${seatLetter(view, fleet.seat)}${fleet.ships}` : token ? '?' : '';
  const sign = marker ? `${seatLetter(view, marker.seat)}${marker.colony ? 'C' : 'o'}` : '';
  const drone = drones.length > 1 ? '*' : (drones[0] ?? '');
  return [`${placeCode(id)}${hasTrade(id) ? '$' : ' '}${drone}`, `${ships.padEnd(3)}${sign}`];
}
