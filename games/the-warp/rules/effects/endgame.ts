import type { Seat } from '@warptable/kernel';
import type { Warp } from '../moments.ts';
import { pointsOfSide, pointsToTrigger } from '../queries.ts';
import { NOBODY } from '../state.ts';

/** TW 3.4, TW 3.5, TW 3.6, TW 18.6, TW 19.3, TWS 22.1. Play goes on (TW 13.18). */
export function checkEndgame(g: Warp, seat: Seat): void {
  const s = g.state;
  if (s.endgame !== NOBODY || s.phase === 'over' || pointsOfSide(s, seat) < pointsToTrigger(s)) return;
  s.endgame = s.players.length <= 4 ? 3 : 2;
  s.trigger = seat;
  s.turn.triggered = true;
  g.emit?.({ type: 'EndgameTriggered', seat, rounds: s.endgame });
}
