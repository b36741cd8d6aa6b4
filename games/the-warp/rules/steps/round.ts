import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { END_PIONEERING, GUARDIANS, MISSIONS } from '../../content/index.ts';
import { takePoints } from '../effects/missions.ts';
import { boardOf } from '../geometry.ts';
import { countForEnd } from '../missions/index.ts';
import type { Warp } from '../moments.ts';
import { teamOf } from '../queries.ts';
import { gatePoints, scoresOf } from '../scoring.ts';
import { countTwice, hardPointsOf } from '../solo/points.ts';
import type { Solo } from '../solo/state.ts';
import { NOBODY, isOn } from '../state.ts';
import type { State } from '../state.ts';

/** TW 1.15, TW 3.1, TW 3.5, TW 3.10, TW 19.3, TWS 22.2, TWS 22.9: the next turn, or the end. */
export function proceedToNextTurn(g: Warp): void {
  const s = g.state;
  const ended = s.active;
  s.active = (s.active + 1) % s.players.length;
  if (isOver(s, ended)) {
    proceed(s, { step: 'finalScoring', args: null });
    return;
  }
  if (s.active === s.first) {
    if (s.endgame !== NOBODY && !isOn(s, 'endTrigger')) s.endgame--;
    s.round++;
    g.emit?.({ type: 'RoundBegan', round: s.round, left: s.endgame });
  }
  proceed(s, { step: 'turnStart', args: null });
}

const ROUND_LIMIT = 40;

/** TW 3.9: nothing else ends the game. */
function isOver(s: State, ended: Seat): boolean {
  if (isOn(s, 'endTrigger') && s.endgame !== NOBODY) {
    if (ended === s.trigger && !s.turn.triggered) s.endgame--;
    return s.endgame === 0;
  }
  if (s.active !== s.first) return false;
  if (s.endgame !== NOBODY) return s.endgame === 0;
  return s.options.rounds === '40' && s.round >= ROUND_LIMIT;
}

/** TW 3.7. */
export function* finalScoring(g: Warp): Flow {
  const s = g.state;
  s.phase = 'over';
  g.lockUndo('the game is over'); // TW 21.9
  const holder = s.owner[boardOf(s).gate]!;
  // TW 15.11
  if (holder !== NOBODY) takePoints(g, holder, gatePoints(s, holder, GUARDIANS[s.guardian.race!].end), 'end');
  awardEndMissions(g);
  finish(g);
}

/** TWS 22.5, TWS 23.2: hard mode comes last, and triggers nothing (TWS 23.4). */
export function finish(g: Warp): void {
  const s = g.state;
  if (s.solo?.hard) countHardPoints(g, s.solo);
  s.scored = true;
  const { scores, winners } = scoresOf(s);
  g.emit?.({ type: 'GameScored', scores, winners });
}

function countHardPoints(g: Warp, solo: Solo): void {
  solo.hardPoints = hardPointsOf(g.state);
  g.emit?.({ type: 'HardPointsCounted', points: solo.hardPoints });
}

/** TW 13.26, TW 18.21: to everybody with the most, at least 1; a team scores each once. */
function awardEndMissions(g: Warp): void {
  const s = g.state;
  for (const id of END_PIONEERING.filter((one) => s.pioneering.includes(one))) {
    const counts = s.players.map((_, seat) => countForEnd(s, seat, id));
    const max = Math.max(...counts);
    if (max < 1) continue;
    const teams: number[] = [];
    for (const [seat, count] of counts.entries()) {
      if (count < max || teams.includes(teamOf(s, seat))) continue;
      teams.push(teamOf(s, seat));
      s.players[seat]!.done.push(id);
      g.emit?.({ type: 'MissionCompleted', seat, mission: id, points: MISSIONS[id].points });
      countTwice(g, seat, id);
    }
    s.pioneering.splice(s.pioneering.indexOf(id), 1);
  }
}
