/** Moves heights apart so that none is nearer to another than `gap` nor above `top`; they keep their order. */
export function spread(heights: readonly number[], gap: number, top: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed = [...heights];
  let lowest = Infinity;
  for (const i of order) {
    const height = Math.min(heights[i] ?? 0, lowest - gap);
    placed[i] = height;
    lowest = height;
  }
  // Those at the upper end may have been pushed out: then all of them come down again, one after the other.
  let highest = top - gap;
  for (const i of order.toReversed()) {
    const height = Math.max(placed[i] ?? 0, highest + gap);
    placed[i] = height;
    highest = height;
  }
  return placed;
}
