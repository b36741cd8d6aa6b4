/** The two-sided 95 % point of the normal distribution: every interval of the laboratory is a 95 % interval. */
export const Z95 = 1.959963984540054;

/** The chance that a normal deviate is at least this far from 0, on either side. */
export function twoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** The complementary error function to 7 digits (the rational Chebyshev fit of Numerical Recipes, 6.2). */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const fit = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
    1.00002368, -1.26551223,
  ].reduce((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + fit);
}
