import { describe, expect, it } from 'vitest';
import { spread } from '../src/result/spread.ts';

const GAP = 25;
const TOP = 10;
const HEIGHTS = [TOP, 14, 60, 75, 200];
const ALL = HEIGHTS.flatMap((a) => HEIGHTS.flatMap((b) => HEIGHTS.map((c) => [a, b, c])));

describe('marks at the ends of lines', () => {
  it('stay where they are if there is room', () => {
    expect(spread([100, 20, 60], GAP, 0)).toEqual([100, 20, 60]);
  });

  it.each(ALL)(
    'keep their distance and their order, and none leaves at the top: %i, %i, %i',
    (...heights) => {
      const placed = spread(heights, GAP, TOP);
      const order = placed.map((_, i) => i).toSorted((a, b) => (placed[a] ?? 0) - (placed[b] ?? 0));
      const ordered = order.map((i) => heights[i] ?? 0);
      expect(ordered).toEqual(heights.toSorted((a, b) => a - b));
      const sorted = order.map((i) => placed[i] ?? 0);
      expect(sorted[0]).toBeGreaterThanOrEqual(TOP);
      for (const [i, at] of sorted.slice(1).entries())
        expect(at - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(GAP);
    },
  );
});
