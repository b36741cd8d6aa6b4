/** A rectangle in the units of the map. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is shown: the point in the middle, and how many pixels a unit of the map is wide. */
export interface Viewport extends Point {
  readonly scale: number;
}

const CLOSEST = 6;
const FARTHEST = 0.7;

/** The whole map, as large as it fits. */
export function fit(bounds: Bounds, size: Size): Viewport {
  const scale = Math.min(size.width / bounds.width, size.height / bounds.height) || 1;
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale };
}

/** What an SVG needs as its `viewBox`. */
export function viewBoxOf({ x, y, scale }: Viewport, size: Size): Bounds {
  const width = size.width / scale;
  const height = size.height / scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Never so far away that the map gets lost, never beyond its edge. */
export function clamp({ x, y, scale }: Viewport, bounds: Bounds, size: Size): Viewport {
  const whole = fit(bounds, size).scale;
  return {
    x: Math.min(bounds.x + bounds.width, Math.max(bounds.x, x)),
    y: Math.min(bounds.y + bounds.height, Math.max(bounds.y, y)),
    scale: Math.min(whole * CLOSEST, Math.max(whole * FARTHEST, scale)),
  };
}

/** Moves what is shown by so many pixels. */
export function panned(viewport: Viewport, dx: number, dy: number): Viewport {
  const { x, y, scale } = viewport;
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Zooms so that the point of the map under this pixel stays under it. */
export function zoomed(viewport: Viewport, factor: number, pixel: Point, size: Size): Viewport {
  const { x, y, scale } = viewport;
  const left = pixel.x - size.width / 2;
  const top = pixel.y - size.height / 2;
  const next = scale * factor;
  return { x: x + left / scale - left / next, y: y + top / scale - top / next, scale: next };
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** How many of the points lie beyond each edge of what is shown. */
export function beyond(points: readonly Point[], shown: Bounds): Readonly<Record<Edge, number>> {
  const count = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { x, y } of points) {
    if (x < shown.x) count.left++;
    else if (x > shown.x + shown.width) count.right++;
    else if (y < shown.y) count.top++;
    else if (y > shown.y + shown.height) count.bottom++;
  }
  return count;
}
