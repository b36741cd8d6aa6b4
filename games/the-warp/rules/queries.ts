import type { Seat } from '@warptable/kernel';
import { GUARDIANS, INCOME, MISSIONS, TRACK_TYPES } from '../content/index.ts';
import type { ExiledColour, MissionType, RaceId, TrackType, UpgradeType } from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { NOBODY, TRACK, isOn } from './state.ts';
import type { Area, Player, Seating, State } from './state.ts';

/** Most Troops of one player on an area (TW 5.6), and of a side in a combat (TW 16.5). */
export const TROOP_LIMIT = 4;
/** A track gives its bonus from here on (TW 4.7). */
export const BONUS_POSITION = 8;
/** TW 16.10. */
export const LAST_POSITION = 12;

// Players and teams

/** All seats in clockwise order, this one first. */
export const seatsFrom = (s: State, seat: Seat): readonly Seat[] => FROM[s.players.length]![seat]!;

/** The other seats in clockwise order from this one's left. */
export const seatsAfter = (s: State, seat: Seat): readonly Seat[] => AFTER[s.players.length]![seat]!;

/** By the number of players and by seat. */
const FROM: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 7 }, (_table, players) =>
  Array.from({ length: players }, (_first, seat) =>
    Array.from({ length: players }, (_seat, i) => (seat + i) % players),
  ),
);
const AFTER = FROM.map((table) => table.map((seats) => seats.slice(1)));

/** TW 18.1: the team of each seat where teammates do not sit opposite. */
const TEAMS: Readonly<Record<Seating, readonly number[]>> = {
  '14-26-35': [0, 1, 2, 0, 2, 1],
  '13-25-46': [0, 1, 0, 2, 1, 2],
  '15-24-36': [0, 1, 2, 1, 0, 2],
};

/** TW 18.1: opposite seats are a team, if nothing else is said; alone, everybody is one. */
export function teamOf({ options: { mode, seating }, players }: State, seat: Seat): number {
  if (mode !== 'team') return seat;
  return seating ? TEAMS[seating][seat]! : seat % (players.length / 2);
}

/** TW 18.1. */
export function teammateOf({ options: { mode, seating }, players }: State, seat: Seat): Seat {
  if (mode !== 'team') return NOBODY;
  if (!seating) return (seat + players.length / 2) % players.length;
  const teams = TEAMS[seating];
  return teams.findIndex((team, other) => team === teams[seat] && other !== seat);
}

/** What is aimed at opponents never works on the teammate (TW 18.11). */
export const isOpponent = (s: State, seat: Seat, other: Seat): boolean =>
  other !== NOBODY && teamOf(s, other) !== teamOf(s, seat);

// Areas

export const isGate = (s: State, area: Area): boolean => boardOf(s).gate === area;

export const guardianHolds = (s: State, area: Area): boolean => s.guardian.holds && isGate(s, area);

/** TW 1.6: neither Troop nor token is there. */
export const isEmpty = (s: State, area: Area): boolean =>
  s.owner[area] === NOBODY && s.tokens[area] === null && !guardianHolds(s, area);

/** TW 19.15: what is used in combat leaves the area alone that is fought for, and all that stands there. */
export const isFoughtFor = (s: State, area: Area): boolean => area === s.combat?.target;

/** TW 1.8. */
export const isEnemy = (s: State, seat: Seat, area: Area): boolean =>
  s.owner[area] === NOBODY
    ? s.tokens[area] !== null || guardianHolds(s, area)
    : isOpponent(s, seat, s.owner[area]!);

export function areasOf(s: State, seat: Seat): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < s.owner.length; area++) if (s.owner[area] === seat) areas.push(area);
  return areas;
}

/** The same, by ids. */
export function placesOf(s: State, seat: Seat): string[] {
  const { ids } = boardOf(s);
  const places: string[] = [];
  for (let area = 0; area < s.owner.length; area++) if (s.owner[area] === seat) places.push(ids[area]!);
  return places;
}

export function countAreas(s: State, seat: Seat): number {
  let count = 0;
  for (let area = 0; area < s.owner.length; area++) if (s.owner[area] === seat) count++;
  return count;
}

/** TW 15.14, TWS 20.9, TWS 20.12: the Gate has the Guardian's. */
export const multiplierOf = (s: State, area: Area): number =>
  isGate(s, area) ? GUARDIANS[s.guardian.race!].multiplier : s.multiplier[area]!;

/** TW 5.6, TW 15.9; modifiers of the Guardian do not matter (TW 15.15). */
export const troopLimit = (s: State, area: Area): number =>
  isGate(s, area) && s.guardian.race ? Math.min(TROOP_LIMIT, GUARDIANS[s.guardian.race].dice) : TROOP_LIMIT;

export const roomOn = (s: State, area: Area): number => troopLimit(s, area) - s.troops[area]!;

const STRENGTH_AT = -1;

/** Printed weapons and modifiers (TW 8.22); of the Guardian, its dice (TW 15.2). */
export function strengthAt(s: State, area: Area): number {
  const token = s.tokens[area];
  if (token) return Number(token.at(STRENGTH_AT)) + s.modifier[area]!;
  return guardianHolds(s, area) ? GUARDIANS[s.guardian.race!].dice + s.guardian.modifier : 0;
}

export const colourOf = (token: string): ExiledColour => (token.startsWith('yellow') ? 'yellow' : 'green');

/** TW 14.8: the Exiled race that holds the area, once its token is faceup. */
export function exiledRaceAt(s: State, area: Area): RaceId | null {
  const token = s.tokens[area];
  return token && s.faceUp[area] ? s.exiled[colourOf(token)] : null;
}

/** Troops or strength on the area, whoever holds it. */
export const defendersAt = (s: State, area: Area): number =>
  s.owner[area] === NOBODY ? strengthAt(s, area) : s.troops[area]!;

/** Buildings of any colour and type on the area (TW 7.14). */
export function buildingsOn(s: State, area: Area): number {
  let count = s.ships[area]! + (s.lasers[area] ? 1 : 0) + (s.towers[area] ? 1 : 0);
  for (const areas of s.miniatures) if (areas[area] !== NOBODY) count++;
  return count;
}

// Tracks

/** TW 4.2, TW 4.3, TW 19.14: buildings of the type that count for this player. */
export function countTrackBuildings(s: State, seat: Seat, track: number): number {
  const areas = s.miniatures[track]!;
  const anyColour = isOn(s, 'noMiniature');
  let count = 0;
  for (let area = 0; area < areas.length; area++) {
    if (s.owner[area] === seat && areas[area] !== NOBODY && (anyColour || areas[area] === seat)) count++;
  }
  return count;
}

export const levelOf = (player: Player, type: UpgradeType): number =>
  player.levels[type === 'assault-ship' ? TRACK_TYPES.length : TRACK[type]]!;

export const trackOf = (player: Player, type: TrackType): number => player.tracks[TRACK[type]]!;

/** TW 4.6. */
export const incomeOf = (player: Player, type: TrackType): number => INCOME[trackOf(player, type)]!;

/** TW 4.7. */
export const hasBonus = (player: Player, type: TrackType): boolean => trackOf(player, type) >= BONUS_POSITION;

/** Keeps the markers of all players where they belong (TW 4.2). */
export function adjustTracks(s: State): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat]!;
    for (let track = 0; track < player.tracks.length; track++) {
      const position = countTrackBuildings(s, seat, track) * player.levels[track]!;
      player.tracks[track] = player.locks[track] ? LAST_POSITION : Math.min(position, LAST_POSITION);
    }
  }
}

// Points

function missionPoints(player: Player): number {
  let points = 0;
  for (const id of player.done) points += MISSIONS[id].points;
  return points;
}

export const pointsOf = (player: Player): number => player.tokenPoints + missionPoints(player);

/** TW 18.6: the points of a team are added. */
export function pointsOfSide(s: State, seat: Seat): number {
  const mate = teammateOf(s, seat);
  return pointsOf(s.players[seat]!) + (mate === NOBODY ? 0 : pointsOf(s.players[mate]!));
}

/** TW 3.4, TW 18.6. */
export const pointsToTrigger = (s: State): number => (s.options.mode === 'team' ? 13 : 9);

export const countDone = (player: Player, type: MissionType): number =>
  player.done.reduce((count, id) => count + (MISSIONS[id].type === type ? 1 : 0), 0);
