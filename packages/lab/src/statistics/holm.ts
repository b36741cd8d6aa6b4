/** The chance that a table flags anything at all if nothing in it is off. */
const FLAG_LEVEL = 0.05;

/**
 * Which of these findings stand although many were looked at, by Holm's step-down test. It holds whatever depends on what; here
 * all shares of a table hang together, because only one seat can win.
 */
export function holm(chances: readonly number[], level = FLAG_LEVEL): boolean[] {
  const flagged = chances.map(() => false);
  const order = [...chances.keys()].toSorted((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
  for (const [rank, index] of order.entries()) {
    if ((chances[index] ?? 1) > level / (chances.length - rank)) break;
    flagged[index] = true;
  }
  return flagged;
}
