import type { BuildingType, MapArea } from '../content/index.ts';
import { BOARDS } from '../content/index.ts';
import type { AreaView, WarpView } from '../rules/view.ts';
import { areaAt, areaCode } from './areas.ts';
import { seatLetter } from './names.ts';

// Hexes are drawn as the bricks of a wall: each row is shifted by half a brick, so that every brick has six neighbours. A row
// takes three lines: its upper border and two lines of contents.
const HALF = 5;
const LINES = 3;
/** Signs between two borders. */
const ROOM = 2 * HALF - 1;

/** Lines drawn only where two zones meet, and around the board. */
export function mapText(view: WarpView): string {
  const { areas, wormHole } = BOARDS[view.board];
  const zones = new Map(areas.map(({ c, r, zone }) => [keyOf(c, r), zone]));
  const left = Math.min(...areas.map(({ c }) => c));
  const top = Math.max(...areas.map(({ r }) => r));
  const sheet = new Sheet();
  for (const area of areas) {
    const column = (area.c - left) * HALF;
    const line = (top - area.r) * LINES;
    drawBorders(sheet, line, column, (c, r) => zones.get(keyOf(area.c + c, area.r + r)) !== area.zone);
    const [first, second] = contentsOf(area, areaAt(view, area.id), wormHole?.includes(area.id) ?? false);
    sheet.write(line + 1, column + 1, first);
    sheet.write(line + 2, column + 1, second);
  }
  return sheet.text();
}

const keyOf = (c: number, r: number): string => `${c} ${r}`;

/** `differs` asks for a neighbour by its place beside the hex. */
function drawBorders(
  sheet: Sheet,
  line: number,
  column: number,
  differs: (c: number, r: number) => boolean,
): void {
  const half = '-'.repeat(HALF + 1);
  if (differs(-1, 1)) sheet.write(line, column, half);
  if (differs(1, 1)) sheet.write(line, column + HALF, half);
  if (differs(-1, -1)) sheet.write(line + LINES, column, half);
  if (differs(1, -1)) sheet.write(line + LINES, column + HALF, half);
  for (const below of [1, 2]) {
    if (differs(-2, 0)) sheet.write(line + below, column, '|');
    if (differs(2, 0)) sheet.write(line + below, column + 2 * HALF, '|');
  }
}

/** How high an area lies, for the eye. */
const RELIEF = ['_', '▁', '▃', '▅', '▇'];
const HIGHER = '█';

const SIGNS: Readonly<Record<BuildingType, string>> = {
  'command-center': 'C',
  'gold-mine': 'M',
  'energy-plant': 'E',
  'trade-post': 'T',
  'laser-cannon': 'L',
  'sentry-tower': 'S',
  'assault-ship': 'A',
};

/** Two lines: code, height, worm hole and icons; who is there with how much, and the buildings. */
function contentsOf(printed: MapArea, area: AreaView, wormHole: boolean): [string, string] {
  const { multiplier } = area;
  const height = multiplier === 0 ? '  ' : `${RELIEF[multiplier] ?? HIGHER}${multiplier}`;
  const icons = `${wormHole ? '@' : ' '}${printed.gold ? 'g' : ''}${printed.energy ? 'e' : ''}`;
  const signs = buildingSigns(area);
  const holder = holderSigns(area).padEnd(3);
  const room = ROOM - holder.length;
  const fitting = signs.length > room ? `${signs.slice(0, room - 1)}+` : signs;
  return [`${areaCode(printed.id)} ${height}${icons}`, `${holder}${fitting}`];
}

function holderSigns({ owner, troops = 0, token, guardian }: AreaView): string {
  if (owner !== undefined) return `${seatLetter(owner)}${troops}`;
  if (guardian !== undefined) return `!${guardian}`;
  if (token === undefined) return '';
  return token === 'facedown' ? '?' : `${token.colour.charAt(0)}${token.strength}`;
}

/** Small letters for buildings that count for nobody: the miniature is not the owner's. */
function buildingSigns({ owner, buildings = [] }: AreaView): string {
  return buildings
    .map(({ type, colour, count = 1 }) => {
      const isForeign = colour !== undefined && colour !== owner;
      return (isForeign ? SIGNS[type].toLowerCase() : SIGNS[type]).repeat(count);
    })
    .join('');
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
