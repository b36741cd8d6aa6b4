/** A hex of a map in characters: where it lies, the region it belongs to, and the two lines that stand in it. */
export interface TextHex {
  /** In halves of a hex: neighbours in a row are two apart, those in the next row one. */
  readonly column: number;
  /** From the top. */
  readonly row: number;
  readonly region: string;
  readonly lines: readonly [string, string];
}

// Hexes are drawn as the bricks of a wall: each row is shifted by half a brick, so that every brick has six neighbours. A row
// takes three lines: its upper border and two lines of contents.
const LINES = 3;

/** A map for a terminal; `half` is half the width of a hex in characters. Borders stand only where two regions meet. */
export function hexMapText(hexes: readonly TextHex[], half: number): string {
  const regions = new Map(hexes.map(({ column, row, region }) => [`${column} ${row}`, region]));
  const left = Math.min(...hexes.map(({ column }) => column));
  const top = Math.min(...hexes.map(({ row }) => row));
  const edge = '-'.repeat(half + 1);
  const lines: string[][] = [];
  for (const { column, row, region, lines: contents } of hexes) {
    const x = (column - left) * half;
    const y = (row - top) * LINES;
    const differs = (dx: number, dy: number): boolean => regions.get(`${column + dx} ${row + dy}`) !== region;
    if (differs(-1, -1)) write(lines, y, x, edge);
    if (differs(1, -1)) write(lines, y, x + half, edge);
    if (differs(-1, 1)) write(lines, y + LINES, x, edge);
    if (differs(1, 1)) write(lines, y + LINES, x + half, edge);
    contents.forEach((text, i) => {
      if (differs(-2, 0)) write(lines, y + 1 + i, x, '|');
      if (differs(2, 0)) write(lines, y + 1 + i, x + 2 * half, '|');
      write(lines, y + 1 + i, x + 1, text);
    });
  }
  return lines.map((signs) => signs.join('').trimEnd()).join('\n');
}

function write(lines: string[][], line: number, column: number, text: string): void {
  while (lines.length <= line) lines.push([]);
  const signs = lines[line] ?? [];
  while (signs.length < column) signs.push(' ');
  for (let i = 0; i < text.length; i++) signs[column + i] = text.charAt(i);
}
