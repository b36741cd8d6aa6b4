const CELLS = 256;
const STEPS = 1000;
const cells = Array.from({ length: CELLS }, (_, i) => ({ sum: i, links: [i, i + 1] }));

/**
 * A fixed piece of work of the kind rules do: whole numbers, small objects, short lists. How fast a machine does it at this
 * moment is what all other speeds are compared with. Changing it makes old figures worthless.
 */
export function calibrationLoop(seed: number): number {
  let x = seed | 1;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const cell = cells[x & (CELLS - 1)];
    if (!cell) continue;
    cell.sum = (cell.sum + x) | 0;
    if ((x & 63) === 0) cell.links = [cell.sum & 7, x & 7];
    else x = (x + (cell.links[0] ?? 0)) | 0;
  }
  return x;
}
