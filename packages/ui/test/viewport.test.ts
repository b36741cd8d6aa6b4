import { describe, expect, it } from 'vitest';
import {
  between,
  beyond,
  clamp,
  clearOf,
  fit,
  fitFor,
  nearestTo,
  panned,
  towards,
  viewBoxOf,
  zoomed,
} from '../src/map/viewport.ts';

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

  it('leaves room for its buttons where they would lie on a lit target', () => {
    const bounds = { x: 0, y: 0, width: 400, height: 300 };
    const size = { width: 400, height: 300 };
    const seenIn = (frame: typeof size) => fit(bounds, frame);
    const corner = { x: 390, y: 290 };
    const pixelOf = (viewport: ReturnType<typeof fit>) => {
      const shown = viewBoxOf(viewport, size);
      return { x: (corner.x - shown.x) * viewport.scale, y: (corner.y - shown.y) * viewport.scale };
    };
    const column = [{ x: 350, y: 170, width: 42, height: 122 }];
    expect(clearOf(seenIn, [{ x: 200, y: 100 }], size, column)).toEqual(fit(bounds, size));
    const beside = clearOf(seenIn, [corner], size, column);
    expect(pixelOf(beside).x).toBeLessThan(350);
    expect(viewBoxOf(beside, size)).toMatchObject({ x: 0 });

    // One in each corner: there is room above them only.
    const corners = [
      { x: 6, y: 254, width: 40, height: 40 },
      { x: 354, y: 254, width: 40, height: 40 },
    ];
    expect(pixelOf(clearOf(seenIn, [corner], size, corners)).y).toBeLessThan(254);
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

describe('lit targets on the map', () => {
  const near = [
    { x: -80, y: -30 },
    { x: -70, y: -30 },
    { x: -70, y: -20 },
  ];

  it('leave the map whole where a finger can tell them apart', () => {
    const far = [near[0]!, { x: 80, y: 30 }];
    expect(fitFor(far, BOUNDS, SIZE)).toEqual(fit(BOUNDS, SIZE));
    expect(fitFor([near[0]!], BOUNDS, SIZE)).toEqual(fit(BOUNDS, SIZE));
    expect(fitFor([], BOUNDS, SIZE)).toEqual(fit(BOUNDS, SIZE));
  });

  it('draw the map closer until it can, and stay in sight', () => {
    const viewport = fitFor(near, BOUNDS, SIZE);
    expect(viewport.scale).toBeCloseTo(4.4);
    expect(beyond(near, viewBoxOf(viewport, SIZE))).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(viewBoxOf(viewport, SIZE).x).toBeGreaterThanOrEqual(BOUNDS.x);
  });

  it('do not draw it closer if others would be lost', () => {
    const wide = [...near, { x: 90, y: 40 }];
    expect(fitFor(wide, BOUNDS, SIZE)).toEqual(fit(BOUNDS, SIZE));
  });

  it('are meant by a finger that is near', () => {
    const whole = fit(BOUNDS, SIZE);
    const at = { x: 40 + 15, y: 140 - 5 };
    expect(nearestTo(at, near, whole, SIZE)).toBe(near[1]);
    expect(nearestTo({ x: 40, y: 200 }, near, whole, SIZE)).toBeUndefined();
  });

  it('come into sight by the shortest way', () => {
    const box = { y: 100, width: 20, height: 20 };
    expect(towards({ ...box, x: 100 }, SIZE, 10)).toEqual({ x: 0, y: 0 });
    expect(towards({ ...box, x: -30 }, SIZE, 10)).toEqual({ x: 40, y: 0 });
    expect(towards({ ...box, x: 395 }, SIZE, 10)).toEqual({ x: -25, y: 0 });
  });
});

it('a picture is shifted and stretched to what a gesture wants to see', () => {
  const drawn = fit(BOUNDS, SIZE);
  const wanted = zoomed(panned(drawn, 30, 40), 1.5, { x: 10, y: 20 }, SIZE);
  const { x, y, scale } = between(drawn, wanted, SIZE);
  const pixelOf = (v: typeof drawn, at: { x: number; y: number }) => ({
    x: (at.x - v.x) * v.scale + 200,
    y: (at.y - v.y) * v.scale + 200,
  });
  const before = pixelOf(drawn, { x: 7, y: -12 });
  const after = pixelOf(wanted, { x: 7, y: -12 });
  expect(before.x * scale + x).toBeCloseTo(after.x);
  expect(before.y * scale + y).toBeCloseTo(after.y);
});
