import type { Result, Seat } from '@warptable/kernel';
import { TECHNOLOGIES, explorationToken } from '../content/index.ts';
import { total } from './abilities/index.ts';
import { isComplete } from './objectives.ts';
import { controlledBy, honoursOf } from './queries.ts';
import type { State } from './state.ts';

export interface Score {
  readonly objectives: number;
  readonly goods: number;
  readonly tactics: number;
  readonly technologies: number;
  readonly tokens: number;
}

/** Nothing else scores (WG 13.13). WG 14.37 for the Gatekeepers. */
export function scoreOf(s: State, seat: Seat): Score {
  const player = s.players[seat]!;
  const completed =
    player.kind === 'gatekeepers'
      ? player.objectives
      : player.objectives.filter((objective) => isComplete(s, seat, objective));
  return { objectives: 5 * completed.length, ...openScoreOf(s, seat) }; // WG 13.9
}

/** What everybody can count before the end: all but Objectives, whose fronts are hidden (WG 9.17). */
export function openScoreOf(s: State, seat: Seat): Omit<Score, 'objectives'> {
  const player = s.players[seat]!;
  const automatic = player.kind === 'gatekeepers';
  // WG 13.12
  const printed = (vp: number | 'variable'): number => (automatic ? 2 : vp === 'variable' ? 0 : vp);
  const technologies = player.technologies.reduce((sum, id) => sum + printed(TECHNOLOGIES[id].vp), 0);
  return {
    goods: 3 * player.goods, // WG 10.9, WG 13.10
    tactics: honoursOf(s, seat).length,
    technologies: technologies + total(s, seat, 'points'), // WG 22.17, WG 22.38
    tokens: player.tokens.reduce((sum, token) => sum + explorationToken(token).vp, 0), // WG 17.8
  };
}

const pointsOf = (score: Score): number =>
  score.objectives + score.goods + score.tactics + score.technologies + score.tokens;

/** WG 13.15, WG 14.38: the most points win; then the most controlled planets; then the victory is shared. */
export function scoresOf(s: State): Result {
  const breakdown = s.players.map((_, seat) => scoreOf(s, seat));
  const scores = breakdown.map(pointsOf);
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? seat : []));
  const planets = tied.map((seat) => controlledBy(s, seat).length);
  const max = Math.max(...planets);
  return {
    scores,
    winners: tied.filter((_, i) => planets[i] === max),
    breakdown: breakdown.map((score) => ({ ...score })),
  };
}
