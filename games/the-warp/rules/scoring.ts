import type { Result, Seat } from '@warptable/kernel';
import { MISSIONS } from '../content/index.ts';
import type { MissionType, Points } from '../content/index.ts';
import { countDone, pointsOf, teamOf } from './reckoning.ts';
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

/** TW 3.7, 3.8, 18.6, 18.7. */
export function scoresOf(s: State): Result {
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
  const most = Math.max(...tied.map(missionsOf));
  const shares = s.options.mode === 'team' && isOn(s, 'teamTie'); // TW 19.19
  const winners = shares ? tied : tied.filter((seat) => missionsOf(seat) === most);
  return { scores, winners, breakdown: s.players.map(breakdownOf) };
}
