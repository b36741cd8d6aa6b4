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

/** Something that lies on the map. */
export interface MapTarget extends Point {
  readonly id: string;
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

/** So far apart on the screen, in pixels, fingers can tell targets from each other. */
const FINGER = 44;
/** The view stays whole rather than coming closer by less than this. */
const WORTH = 1.1;
/** Around the lit targets, in pixels: so much of what lies about them is shown too. */
const MARGIN = 26;

/** The whole map, or so much closer to the lit targets that a finger can tell them apart, as long as all of them stay in sight. */
export function fitFor(targets: readonly Point[], bounds: Bounds, size: Size): Viewport {
  const whole = fit(bounds, size);
  const apart = minDistance(targets) * whole.scale;
  const around = boundsAround(targets, MARGIN / whole.scale);
  if (apart >= FINGER || !around) return whole;
  const closer = fit(around, size);
  const scale = Math.min(closer.scale, (whole.scale * FINGER) / apart, whole.scale * CLOSEST);
  return scale < whole.scale * WORTH ? whole : inside({ ...closer, scale }, bounds, size);
}

/** A target so near to what lies over the map, in pixels, cannot be touched well. */
const CLEAR = 12;

/**
 * What is shown, such that no lit target lies under the buttons of the map. Where one does, the buttons get a strip of their own; what
 * is shown in the rest is `seenIn` it. `covered` is in pixels.
 */
export function clearOf(
  seenIn: (frame: Size) => Viewport,
  targets: readonly Point[],
  size: Size,
  covered: readonly Bounds[],
): Viewport {
  const usual = seenIn(size);
  const isClear = (viewport: Viewport): boolean => !isAnyUnder(targets, viewport, size, covered);
  if (isClear(usual)) return usual;
  const left = Math.min(...covered.map(({ x }) => x)) - CLEAR;
  const top = Math.min(...covered.map(({ y }) => y)) - CLEAR;
  const frames = [
    { width: left > size.width / 2 ? left : size.width, height: size.height },
    { width: size.width, height: top },
  ];
  const clear = frames.map((frame) => inCorner(seenIn(frame), frame, size)).filter(isClear);
  return clear.toSorted((a, b) => b.scale - a.scale)[0] ?? usual;
}

function isAnyUnder(
  targets: readonly Point[],
  viewport: Viewport,
  size: Size,
  covered: readonly Bounds[],
): boolean {
  const shown = viewBoxOf(viewport, size);
  return targets.some((target) => {
    const x = (target.x - shown.x) * viewport.scale;
    const y = (target.y - shown.y) * viewport.scale;
    return covered.some(
      (box) =>
        x > box.x - CLEAR &&
        x < box.x + box.width + CLEAR &&
        y > box.y - CLEAR &&
        y < box.y + box.height + CLEAR,
    );
  });
}

/** What is seen in a frame, when the frame is the upper left corner of something larger. */
const inCorner = ({ x, y, scale }: Viewport, frame: Size, size: Size): Viewport => ({
  x: x + (size.width - frame.width) / 2 / scale,
  y: y + (size.height - frame.height) / 2 / scale,
  scale,
});

function minDistance(points: readonly Point[]): number {
  let min = Infinity;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) min = Math.min(min, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return min;
}

function boundsAround(points: readonly Point[], margin: number): Bounds | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Shows no more of what lies beyond the map than it must. */
function inside({ x, y, scale }: Viewport, bounds: Bounds, size: Size): Viewport {
  const along = (at: number, from: number, length: number, shown: number): number =>
    shown >= length ? from + length / 2 : Math.min(from + length - shown / 2, Math.max(from + shown / 2, at));
  return {
    x: along(x, bounds.x, bounds.width, size.width / scale),
    y: along(y, bounds.y, bounds.height, size.height / scale),
    scale,
  };
}

/** How to draw the picture of one viewport so that it looks like another: scaled about the corner, then moved by pixels. */
export function between(
  drawn: Viewport,
  wanted: Viewport,
  size: Size,
): { x: number; y: number; scale: number } {
  const scale = wanted.scale / drawn.scale;
  return {
    x: (size.width / 2) * (1 - scale) + (drawn.x - wanted.x) * wanted.scale,
    y: (size.height / 2) * (1 - scale) + (drawn.y - wanted.y) * wanted.scale,
    scale,
  };
}

/** The target under a finger: the nearest one, if it is near enough. `at` is in pixels. */
export function nearestTo<T extends Point>(
  at: Point,
  targets: readonly T[],
  viewport: Viewport,
  size: Size,
): T | undefined {
  const shown = viewBoxOf(viewport, size);
  const x = shown.x + at.x / viewport.scale;
  const y = shown.y + at.y / viewport.scale;
  let best: { target: T; distance: number } | undefined;
  for (const target of targets) {
    const distance = Math.hypot(target.x - x, target.y - y) * viewport.scale;
    if (distance <= FINGER / 2 && distance < (best?.distance ?? Infinity)) best = { target, distance };
  }
  return best?.target;
}

/** How far to move what is shown, in pixels, so that this box of the screen comes into sight, with some room around it. */
export function towards(box: Bounds, size: Size, room: number): Point {
  const along = (from: number, length: number, shown: number): number => {
    if (from < room) return room - from;
    return Math.min(0, shown - room - (from + length));
  };
  return { x: along(box.x, box.width, size.width), y: along(box.y, box.height, size.height) };
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
