import type { Result, Seat } from '@warptable/kernel';
import { MISSIONS } from '../content/index.ts';
import type { MissionType, Points } from '../content/index.ts';
import { countDone, pointsOf, teamOf } from './queries.ts';
import { PLAYER, RIVAL } from './solo/state.ts';
import type { Solo } from './solo/state.ts';
import { isOn } from './state.ts';
import type { Player, State } from './state.ts';

/** TW 15.12: points of the Gate, counted anew each time they are taken; TW 15.13: by own missions. */
export function gatePoints(s: State, seat: Seat, points: Points): number {
  const player = s.players[seat]!;
  if ('per' in points) return points.points * Math.floor(countDone(player, points.per) / points.each);
  if ('perSet' in points) {
    return points.points * Math.min(...points.perSet.map((type) => countDone(player, type)));
  }
  return points.points;
}

const SOURCES: readonly MissionType[] = ['progress', 'prosperity', 'conquest', 'pioneering'];

function breakdownOf(player: Player): Record<string, number> {
  const sources: Record<string, number> = {};
  for (const type of SOURCES) {
    sources[type] = player.done.reduce(
      (sum, id) => sum + (MISSIONS[id].type === type ? MISSIONS[id].points : 0),
      0,
    );
  }
  sources['gate'] = player.tokenPoints;
  return sources;
}

/** TWS 22.6, TWS 22.8: a tie is lost, and so is a game whose last deck ran out (TWS 15.7, TWS 23.5). */
function soloScores(s: State, solo: Solo): Result {
  const hard = solo.outOfTime ? 0 : solo.hardPoints;
  const scores = s.players.map((player, seat) => pointsOf(player) + (seat === RIVAL ? hard : 0));
  const isWon = !solo.outOfTime && scores[PLAYER]! > scores[RIVAL]!;
  const breakdown = s.players.map((player, seat) => {
    const sources = breakdownOf(player);
    if (seat !== RIVAL) return sources;
    return { ...sources, gate: player.tokenPoints - solo.directPoints, direct: solo.directPoints, hard };
  });
  return { scores, winners: [isWon ? PLAYER : RIVAL], breakdown };
}

/** TW 3.7, TW 3.8, TW 18.6, TW 18.7. */
export function scoresOf(s: State): Result {
  if (s.solo) return soloScores(s, s.solo);
  const teams = new Map<number, { points: number; missions: number }>();
  s.players.forEach((player, seat) => {
    const team = teams.get(teamOf(s, seat)) ?? { points: 0, missions: 0 };
    team.points += pointsOf(player);
    team.missions += player.done.length;
    teams.set(teamOf(s, seat), team);
  });
  const scores = s.players.map((_, seat) => teams.get(teamOf(s, seat))!.points);
  const best = Math.max(...scores);
  const tied = s.players.flatMap((_, seat) => (scores[seat] === best ? seat : []));
  const missionsOf = (seat: Seat): number => teams.get(teamOf(s, seat))!.missions;
  const max = Math.max(...tied.map(missionsOf));
  const shares = s.options.mode === 'team' && isOn(s, 'teamTie'); // TW 19.19
  const winners = shares ? tied : tied.filter((seat) => missionsOf(seat) === max);
  return { scores, winners, breakdown: s.players.map(breakdownOf) };
}
