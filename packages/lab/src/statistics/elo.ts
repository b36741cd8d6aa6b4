import { inverse, times, zeros } from './linear.ts';
import { Z95 } from './normal.ts';

/** A game for the ratings: how many seats each player had, and its part of the win. Players are numbers from 0 on. */
export interface RatedGame {
  readonly seats: readonly number[];
  readonly wins: readonly number[];
}

export interface Rating {
  /** Above the first player, whose rating is 0. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const ELO = 400 / Math.LN10;

/**
 * Ratings that make the results most likely, if each seat wins in proportion to the strength of its player (Bradley and Terry; Luce
 * for more than two seats). With two seats a lead of 400 means odds of 10 to 1, as in chess. Each other player is given two
 * imagined games with the first, one won and one lost, so that somebody who always wins has a finite rating too.
 */
export function ratingsOf(players: number, games: readonly RatedGame[]): Rating[] {
  const prior = Array.from({ length: players - 1 }, (_, i) => imagined(players, i + 1)).flat();
  const all = [...games, ...prior];
  let strengths = Array.from({ length: players }, () => 0);
  let covariance: number[][] = [];
  for (let round = 0; round < 100; round++) {
    const { gradient, information } = slopeAt(strengths, all);
    covariance = inverse(information);
    const step = times(covariance, gradient);
    const largest = Math.max(0, ...step.map(Math.abs));
    const brake = Math.min(1, 1 / largest);
    strengths = strengths.map((strength, i) => (i === 0 ? 0 : strength + brake * (step[i - 1] ?? 0)));
    if (largest < 1e-10) break;
  }
  return strengths.map((strength, i) => {
    const error = i === 0 ? 0 : Math.sqrt(covariance[i - 1]?.[i - 1] ?? 0);
    return { elo: ELO * strength, low: ELO * (strength - Z95 * error), high: ELO * (strength + Z95 * error) };
  });
}

function imagined(players: number, player: number): RatedGame[] {
  const only = (...chosen: number[]): number[] =>
    Array.from({ length: players }, (_, i) => (chosen.includes(i) ? 1 : 0));
  const seats = only(0, player);
  return [
    { seats, wins: only(0) },
    { seats, wins: only(player) },
  ];
}

/** The slope of the logarithm of the likelihood and its curvature, over all players but the first. */
function slopeAt(
  strengths: readonly number[],
  games: readonly RatedGame[],
): { gradient: number[]; information: number[][] } {
  const size = strengths.length - 1;
  const gradient = Array.from({ length: size }, () => 0);
  const information = zeros(size, size);
  for (const { seats, wins } of games) {
    const powers = strengths.map((strength, i) => (seats[i] ?? 0) * Math.exp(strength));
    const sum = powers.reduce((a, b) => a + b, 0);
    const expected = powers.map((power) => power / sum);
    for (let i = 0; i < size; i++) {
      const p = expected[i + 1] ?? 0;
      gradient[i] = (gradient[i] ?? 0) + (wins[i + 1] ?? 0) - p;
      for (let j = 0; j < size; j++) {
        const row = information[i] ?? [];
        row[j] = (row[j] ?? 0) + (i === j ? p : 0) - p * (expected[j + 1] ?? 0);
      }
    }
  }
  return { gradient, information };
}
