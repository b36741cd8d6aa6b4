import type { Seat } from '@warptable/kernel';
import { BUILDINGS, FACTIONS, LEADERS, PHASES, RYHZU, TRACKS } from '../content/index.ts';
import type {
  AttributeId,
  Building,
  Column,
  Faction,
  LeaderId,
  Phase,
  RegionId,
  TacticsId,
  Triple,
} from '../content/index.ts';
import { allowed, total } from './abilities.ts';
import { regionAt } from './geometry.ts';
import { NOBODY, playerAt } from './state.ts';
import type { LeaderPiece, Player, Region, RyhzuPiece, State } from './state.ts';

export const factionOf = (s: State, seat: Seat): Faction => FACTIONS[playerAt(s, seat).faction!];

// Pieces

export function buildingsIn({ sites }: Region, seat: Seat, building?: Building): number {
  let count = 0;
  for (const site of sites) {
    if (site.owner === seat && site.building !== null && (!building || site.building === building)) count++;
  }
  return count;
}

export const leadersAt = (s: State, seat: Seat, at: RegionId | 'base'): LeaderPiece[] =>
  playerAt(s, seat).leaders.filter((leader) => leader.at === at);

export const ryhzuAt = (s: State, seat: Seat, at: RegionId | 'base'): RyhzuPiece[] =>
  s.ryhzu.filter((one) => one.master === seat && one.at === at);

/** How many units of this seat: fighters, leaders, Ryh-zu. */
export function unitsIn(s: State, seat: Seat, region: Region): number {
  let count = region.fighters[seat]!;
  for (const { at } of playerAt(s, seat).leaders) if (at === region.id) count++;
  for (const { at, master } of s.ryhzu) if (at === region.id && master === seat) count++;
  return count;
}

/** At least one own unit or building. */
export const isPresent = (s: State, seat: Seat, region: Region): boolean =>
  region.fighters[seat]! > 0 || buildingsIn(region, seat) > 0 || unitsIn(s, seat, region) > 0;

/** Everybody with presence. */
export function presentIn(s: State, region: Region): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (isPresent(s, seat, region)) seats.push(seat);
  return seats;
}

/** CO 1.8, CO 1.9: the only faction with presence; `NOBODY` if there is none or more than one. */
export function controllerOf(s: State, region: Region): Seat {
  let controller: Seat = NOBODY;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (!isPresent(s, seat, region)) continue;
    if (controller !== NOBODY) return NOBODY;
    controller = seat;
  }
  return controller;
}

export const controls = (s: State, seat: Seat, id: RegionId): boolean =>
  controllerOf(s, regionAt(s, id)) === seat;

/** CO 14.5: regions controlled, lakes included, without the base. */
export const regionsControlled = (s: State, seat: Seat): Region[] =>
  s.regions.filter((region) => controllerOf(s, region) === seat);

export const landControlled = (s: State, seat: Seat): Region[] =>
  regionsControlled(s, seat).filter(({ terrain }) => terrain !== null);

/** Buildings of a type that are on the map. */
export const builtOf = (player: Player, building: Building): number =>
  player.built[BUILDINGS.indexOf(building)]!;

/** The leader, if it is kept. */
export const leaderOf = (s: State, seat: Seat, id: LeaderId): LeaderPiece | undefined =>
  playerAt(s, seat).leaders.find((leader) => leader.id === id);

/** CO 18.1: its ability acts; the base counts as the map. */
export const isOnMap = (leader: LeaderPiece | undefined): leader is LeaderPiece =>
  leader !== undefined && leader.at !== 'supply';

export const tripleOf = ({ id, upgraded }: LeaderPiece): Triple => {
  const { basic, upgraded: turned } = LEADERS[id];
  return upgraded ? turned : basic;
};

export const tripleOfRyhzu = ({ id, upgraded }: RyhzuPiece): Triple => {
  const { basic, upgraded: turned } = RYHZU[id];
  return upgraded ? turned : basic;
};

/** CO 12.8: counts for the one-leader limit. */
export const isCounted = (s: State, seat: Seat, leader: LeaderId): boolean =>
  !allowed(s, seat, 'uncounted', { leader });

export const isUpgraded = (s: State, seat: Seat, attribute: AttributeId): boolean =>
  playerAt(s, seat).upgraded.includes(attribute);

// Tracks

export const columnOf = (player: Player, phase: Phase): number => player.research[PHASES.indexOf(phase)]!;

/** What the track shows where the marker stands. */
export const trackAt = (player: Player, phase: Phase): Column =>
  TRACKS[phase].columns[columnOf(player, phase) - 1]!;

// Cards

/** CO 17.7 */
export const handLimit = (s: State, seat: Seat): number => 5 + total(s, seat, 'handLimitBonus');

/** CO 17.4: cards of the hand that were not gained in the present phase, each kind once. */
export function usableCards({ hand, fresh }: Player): TacticsId[] {
  const usable: TacticsId[] = [];
  for (const card of hand) {
    if (usable.at(-1) === card) continue;
    const copies = hand.filter((one) => one === card).length;
    if (copies > fresh.filter((one) => one === card).length) usable.push(card);
  }
  return usable;
}

/** The end of the own fame track. */
export const fameEnd = (s: State, seat: Seat): number => factionOf(s, seat).fameEnd;
