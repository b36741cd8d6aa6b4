import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { TRACK_TYPES } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { LAST_POSITION, adjustTracks, buildingsOn } from '../queries.ts';
import { isRival } from '../solo/state.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Area, State } from '../state.ts';
import { completeTrackMission } from './missions.ts';

export type Gaining = 'conquered' | 'claimed' | 'taken over' | 'walked in';

/**
 * The seat gains control of an area on which nobody is any more, however it came to that (TW 10.64): Troops, buildings, tracks.
 * Neutral miniatures simply stay (TW 10.63). A ship that came along stands there already, but was not found there.
 */
export function* gainArea(
  g: Warp,
  seat: Seat,
  area: Area,
  troops: number,
  how: Gaining,
  cameByShip = false,
): Flow {
  const s = g.state;
  s.owner[area] = seat;
  s.troops[area] = troops;
  s.since[area] = ++s.gains;
  // TW 19.16: with [revealOnMove] only conquering counts.
  if (!isOn(s, 'revealOnMove') || how === 'conquered' || how === 'walked in') noteGain(s, seat);
  const player = s.players[seat]!;
  if (buildingsOn(s, area) > (cameByShip ? 1 : 0)) player.deeds.buildingsGained++;
  if (how === 'claimed') player.deeds.claims++;
  g.emit?.({ type: 'AreaGained', seat, area: boardOf(s).ids[area]!, troops, how });
  yield* settleBuildings(g);
  if (how === 'claimed') yield* happen(g, seat, 'whenClaiming', { area });
}

/** TWS 13.13: what the Rival gains does not make the Player reveal anything. */
function noteGain(s: State, seat: Seat): void {
  if (isRival(s, seat)) s.solo!.gained = true;
  else s.turn.gained = true;
}

/** An area goes up or down by 1 (TW 9.1). */
export function changeMultiplier(g: Warp, seat: Seat, area: Area, by: 1 | -1): void {
  const s = g.state;
  s.multiplier[area]! += by;
  g.emit?.({ type: 'AreaShifted', seat, area: boardOf(s).ids[area]!, multiplier: s.multiplier[area]! });
}

/** Miniatures are exchanged where they can be, and all markers go where they belong. */
export function settleBuildings(g: Warp): Flow {
  const s = g.state;
  replaceMiniatures(g);
  adjustTracks(s);
  return isOn(s, 'trackLock') ? lockTracks(g) : nothing();
}

/** TW 10.61, TW 10.62: an exchange frees a miniature of the old owner, which may be missing elsewhere; so one after the other. */
function replaceMiniatures(g: Warp): void {
  const s = g.state;
  for (let track = 0; track < s.miniatures.length; track++) {
    for (let area = nextToReplace(s, track); area !== NOBODY; area = nextToReplace(s, track)) {
      replaceMiniature(g, track, area);
    }
  }
}

/** Of the areas with a building of another colour whose controller has a miniature for it, the one gained first. */
function nextToReplace(s: State, track: number): Area {
  const areas = s.miniatures[track]!;
  let next: Area = NOBODY;
  for (let area = 0; area < areas.length; area++) {
    const [colour, owner] = [areas[area]!, s.owner[area]!];
    if (colour === NOBODY || owner === NOBODY || colour === owner) continue;
    if (s.players[owner]!.stock[track] === 0) continue;
    if (next === NOBODY || s.since[area]! < s.since[next]!) next = area;
  }
  return next;
}

function replaceMiniature(g: Warp, track: number, area: Area): void {
  const s = g.state;
  const seat = s.owner[area]!;
  const old = s.miniatures[track]![area]!;
  s.players[seat]!.stock[track]!--;
  s.players[old]!.stock[track]!++; // TW 7.18
  s.miniatures[track]![area] = seat;
  g.emit?.({
    type: 'BuildingTaken',
    seat,
    from: old,
    area: boardOf(s).ids[area]!,
    building: TRACK_TYPES[track]!,
  });
}

/** TW 19.7: the first at position 12 stays there and completes the mission at once. */
function* lockTracks(g: Warp): Flow {
  const s = g.state;
  for (const [track, type] of TRACK_TYPES.entries()) {
    if (s.players.some(({ locks }) => locks[track])) continue;
    const first = firstAtTheEnd(s, track);
    if (first === NOBODY) continue;
    s.players[first]!.locks[track] = true;
    yield* completeTrackMission(g, first, type);
  }
}

function firstAtTheEnd(s: State, track: number): Seat {
  for (let i = 0; i < s.players.length; i++) {
    const seat = (s.active + i) % s.players.length;
    if (s.players[seat]!.tracks[track] === LAST_POSITION) return seat;
  }
  return NOBODY;
}
