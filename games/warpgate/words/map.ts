import type { Hex } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import type { WarpgateView } from '../rules/view.ts';
import { seatLetter } from './names.ts';
import { hasTrade, placeAt, placeCode } from './places.ts';

// Hexes are drawn as the bricks of a wall: each row is shifted by half a brick, so that every brick has six neighbours. A row
// takes three lines: its upper border and two lines of contents.
const HALF = 3;
const LINES = 3;

/** Lines drawn only where two sectors meet, and around the board. */
export function mapText(view: WarpgateView): string {
  const board = boardOf(view);
  const regions = regionsOf(board);
  const hexes = board.tiles.flatMap((tile) => tile.hexes);
  const left = Math.min(...hexes.map(middle));
  const top = Math.min(...hexes.map(([, r]) => r));
  const regionAt = ([q, r]: Hex): string | undefined => regions.get(keyOf([q, r]));
  const sheet = new Sheet();
  const contents = new Map(board.places.map(({ id, hex }) => [keyOf(hex), contentsOf(view, id)]));
  for (const hex of hexes) {
    const [q, r] = hex;
    const column = (middle(hex) - left) * HALF;
    const line = (r - top) * LINES;
    const own = regionAt(hex);
    const differs = (dq: number, dr: number): boolean => regionAt([q + dq, r + dr]) !== own;
    if (differs(0, -1)) sheet.write(line, column, '-'.repeat(HALF + 1));
    if (differs(1, -1)) sheet.write(line, column + HALF, '-'.repeat(HALF + 1));
    if (differs(-1, 1)) sheet.write(line + LINES, column, '-'.repeat(HALF + 1));
    if (differs(0, 1)) sheet.write(line + LINES, column + HALF, '-'.repeat(HALF + 1));
    for (const below of [1, 2]) {
      if (differs(-1, 0)) sheet.write(line + below, column, '|');
      if (differs(1, 0)) sheet.write(line + below, column + 2 * HALF, '|');
    }
    const [first, second] = contents.get(keyOf(hex)) ?? ['  .', ''];
    sheet.write(line + 1, column + 1, first);
    sheet.write(line + 2, column + 1, second);
  }
  return sheet.text();
}

/** Twice the horizontal position. */
const middle = ([q, r]: Hex): number => 2 * q + r;

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

/** Text written to any place. */
class Sheet {
  private readonly lines: string[][] = [];

  write(line: number, column: number, text: string): void {
    while (this.lines.length <= line) this.lines.push([]);
    const signs = this.lines[line] ?? [];
    while (signs.length < column) signs.push(' ');
    for (let i = 0; i < text.length; i++) signs[column + i] = text.charAt(i);
  }

  text(): string {
    return this.lines.map((signs) => signs.join('').trimEnd()).join('\n');
  }
}
