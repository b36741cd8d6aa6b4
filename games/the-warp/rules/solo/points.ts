import type { Seat } from '@warptable/kernel';
import { MISSIONS } from '../../content/index.ts';
import type { MissionId } from '../../content/index.ts';
import { checkEndgame } from '../effects/endgame.ts';
import type { Warp } from '../moments.ts';
import type { State } from '../state.ts';
import { rival } from './moments.ts';
import { RIVAL, isRival } from './state.ts';

/** Points of a Rival Card in Phase I, II and III (TWS 19.2). */
export type PhasePoints = readonly [number, number, number];

/** TWS 19.2: with the Phase that the Rival is in at this moment. */
export const inPhase = (s: State, points: PhasePoints): number => points[s.solo!.phase - 1]!;

/** Direct points (TWS 19.1): tokens, without limit, in the Endgame too (TWS 19.28). */
export function rivalScores(g: Warp, points: number): void {
  if (points === 0) return;
  const s = g.state;
  s.players[RIVAL]!.tokenPoints += points;
  s.solo!.directPoints += points;
  g.emit?.({ type: 'RivalScored', points });
  checkEndgame(g, RIVAL);
}

/** TWS 19.21, TWS 19.30: tokens only, and no more than there are. An Endgame stays triggered (TWS 22.3). */
export function rivalGivesBack(g: Warp, points: number): void {
  const player = g.state.players[RIVAL]!;
  const solo = g.state.solo!;
  const back = Math.min(points, player.tokenPoints);
  if (back === 0) return;
  player.tokenPoints -= back;
  solo.directPoints = Math.max(0, solo.directPoints - back);
  g.emit?.({ type: 'RivalGaveBack', points: back });
}

/** TWS 19.16: Ralan alone (TWS 19.28). */
const isDoubled = (s: State, seat: Seat): boolean =>
  isRival(s, seat) && rival.allowed(s, 'rival', 'doublesPoints');

/** Points of the Gate, as they count for this seat (TWS 19.16). */
export const pointsDue = (s: State, seat: Seat, points: number): number =>
  isDoubled(s, seat) ? 2 * points : points;

/** TWS 19.16: the second half of a Mission Card comes as tokens. */
export function countTwice(g: Warp, seat: Seat, id: MissionId): void {
  if (isDoubled(g.state, seat)) rivalScores(g, MISSIONS[id].points);
}

/** TWS 23.1, TWS 23.13: what hard mode would give if the game ended now; each card divides first (TWS 23.3). */
export const hardPointsOf = (s: State): number => (s.solo?.hard ? rival.total(s, 'rival', 'hardPoints') : 0);
