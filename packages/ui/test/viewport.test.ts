import { describe, expect, it } from 'vitest';
import { beyond, clamp, fit, panned, viewBoxOf, zoomed } from '../src/map/viewport.ts';

const BOUNDS = { x: -100, y: -50, width: 200, height: 100 };
const SIZE = { width: 400, height: 400 };

describe('the window onto the map', () => {
  it('shows everything, in the middle', () => {
    const viewport = fit(BOUNDS, SIZE);
    expect(viewport).toEqual({ x: 0, y: 0, scale: 2 });
    expect(viewBoxOf(viewport, SIZE)).toEqual({ x: -100, y: -100, width: 200, height: 200 });
  });

  it('keeps the point under the finger while it zooms', () => {
    const before = fit(BOUNDS, SIZE);
    const pixel = { x: 300, y: 120 };
    const after = zoomed(before, 2, pixel, SIZE);
    const under = (v: typeof before) => ({
      x: v.x + (pixel.x - 200) / v.scale,
      y: v.y + (pixel.y - 200) / v.scale,
    });
    expect(under(after)).toEqual(under(before));
  });

  it('moves with the finger, but not off the map', () => {
    const moved = panned(fit(BOUNDS, SIZE), 20, -10);
    expect(moved).toEqual({ x: -10, y: 5, scale: 2 });
    expect(clamp({ x: 999, y: -999, scale: 99 }, BOUNDS, SIZE)).toEqual({ x: 100, y: -50, scale: 12 });
  });

  it('counts what is out of sight', () => {
    const shown = { x: 0, y: 0, width: 10, height: 10 };
    const points = [
      { x: -1, y: 5 },
      { x: 5, y: 5 },
      { x: 11, y: 20 },
      { x: 3, y: 11 },
    ];
    expect(beyond(points, shown)).toEqual({ left: 1, right: 1, top: 0, bottom: 1 });
  });
});
