import type { Point } from '@warptable/ui/pure';
import { DIRECTIONS } from '../../content/index.ts';
import type { Hex } from '../../content/index.ts';

/** The width of a hex, in the units of the map. */
const HEX_WIDTH = 100;
const ROW = (HEX_WIDTH * Math.sqrt(3)) / 2;
const RADIUS = HEX_WIDTH / Math.sqrt(3);

export const keyOf = ([q, r]: Hex): string => `${q} ${r}`;

export const centreOf = ([q, r]: Hex): Point => ({ x: HEX_WIDTH * (q + r / 2), y: ROW * r });

/** The corners of a hex around its centre, clockwise from the top. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HEX_WIDTH / 2, y: -RADIUS / 2 },
  { x: HEX_WIDTH / 2, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HEX_WIDTH / 2, y: RADIUS / 2 },
  { x: -HEX_WIDTH / 2, y: -RADIUS / 2 },
];

/** One side of a hex, walked clockwise, and the hex beyond it. */
export interface HexSide {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: Hex;
}

/** Which of the six directions lies beyond the side that begins at each corner. */
const BEYOND: readonly number[] = [1, 0, 5, 4, 3, 2];

export function sidesOf(hex: Hex): HexSide[] {
  const { x, y } = centreOf(hex);
  return CORNERS.flatMap((corner, i) => {
    const next = CORNERS[(i + 1) % CORNERS.length];
    const direction = DIRECTIONS[BEYOND[i] ?? 0];
    if (!next || !direction) return [];
    return {
      from: { x: x + corner.x, y: y + corner.y },
      to: { x: x + next.x, y: y + next.y },
      beyond: [hex[0] + direction[0], hex[1] + direction[1]] as const,
    };
  });
}

export const neighboursOf = ([q, r]: Hex): Hex[] => DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr] as const);
