/** How well somebody plays, and how sure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), algorithm 4; the numbers are those of TrueSkill. */
const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
const TAU = MU / 300;
const LEAST = 0.0001;

export const NEWCOMER: Skill = { mu: MU, sigma: SIGMA };

/** The ratings after a game among these, who came in at these places; ties share one. */
export function rate(players: readonly Skill[], places: readonly number[]): Skill[] {
  const before = players.map(({ mu, sigma }) => ({ mu, square: sigma ** 2 + TAU ** 2 }));
  const c = Math.sqrt(before.reduce((sum, { square }) => sum + square + BETA ** 2, 0));
  const strength = before.map(({ mu }) => Math.exp(mu / c));
  const left = places.map((place) => sumWhere(strength, (i) => (places[i] ?? 0) >= place));
  const tied = places.map((place) => places.filter((other) => other === place).length);
  return before.map(({ mu, square }, i) => {
    let omega = 0;
    let delta = 0;
    places.forEach((place, q) => {
      if (place > (places[i] ?? 0)) return;
      const chance = (strength[i] ?? 0) / (left[q] ?? 1);
      omega += ((q === i ? 1 : 0) - chance) / (tied[q] ?? 1);
      delta += (chance * (1 - chance)) / (tied[q] ?? 1);
    });
    const share = square / c ** 2;
    const gamma = Math.sqrt(square) / c;
    return {
      mu: mu + (square / c) * omega,
      sigma: Math.sqrt(square * Math.max(1 - share * gamma * delta, LEAST)),
    };
  });
}

const sumWhere = (values: readonly number[], holds: (i: number) => boolean): number =>
  values.reduce((sum, value, i) => sum + (holds(i) ? value : 0), 0);

/** What is shown: nearly everybody plays at least so well. */
export const shownRating = ({ mu, sigma }: Skill): number => mu - 3 * sigma;
