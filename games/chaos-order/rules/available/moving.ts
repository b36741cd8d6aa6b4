import type { Refusal, Seat } from '@warptable/kernel';
import type { LeaderId, RegionId, RyhzuId } from '../../content/index.ts';
import { allowed, replaced, total } from '../abilities.ts';
import { fightersAt } from '../effects/units.ts';
import type { Group } from '../events.ts';
import { isLake, neighboursOf, regionAt } from '../geometry.ts';
import { buildingsIn, isCounted, isPresent, leadersAt, ryhzuAt } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Place, Region, State } from '../state.ts';

const NONE: readonly RegionId[] = [];

/** CO 12.26: where units of this seat can go from here in one step. */
export function exitsOf(s: State, seat: Seat, from: Place): readonly RegionId[] {
  if (from === 'base') return baseExits(s, seat);
  const more = replaced(s, seat, 'moreExits', NONE, { from });
  const near = neighboursOf(s, from);
  const swims = allowed(s, seat, 'entersLakes'); // CO 12.6
  const exits: RegionId[] = [];
  for (const id of near) if (swims || !isLake(id)) exits.push(id);
  for (const id of more) if (id !== from && !exits.includes(id)) exits.push(id);
  return exits;
}

/** CO 12.4 */
function baseExits(s: State, seat: Seat): RegionId[] {
  const exits = [...replaced(s, seat, 'moreBaseExits', playerAt(s, seat).starts)];
  for (const region of s.regions) {
    if (!exits.includes(region.id) && buildingsIn(region, seat, 'outpost') > 0) exits.push(region.id);
  }
  return exits;
}

/** Units of an own kind that can move: where there are none, nothing can set out. */
const canSetOut = (s: State, seat: Seat, from: Place): boolean =>
  fightersAt(s, seat, from) > 0 ||
  playerAt(s, seat).leaders.some(({ at }) => at === from) ||
  s.ryhzu.some(({ at, master }) => at === from && master === seat);

/** CO 12.14: for pinning, a leader may count as several units. */
const weightOf = (s: State, seat: Seat, leader: LeaderId): number =>
  1 + total(s, seat, 'pinWeight', { leader });

function weightIn(s: State, seat: Seat, region: Region): number {
  let weight = region.fighters[seat]!;
  for (const { id, at } of playerAt(s, seat).leaders) if (at === region.id) weight += weightOf(s, seat, id);
  for (const { at, master } of s.ryhzu) if (at === region.id && master === seat) weight++;
  return weight;
}

/** CO 12.13: how many units must stay behind. */
function pinnedIn(s: State, seat: Seat, region: Region): number {
  let most = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) most = Math.max(most, weightIn(s, other, region));
  }
  return most === 0 ? 0 : replaced(s, seat, 'mustStay', most);
}

/** How many units, leaders weighed, can leave a region by ordinary movement. */
export function freeToLeave(s: State, seat: Seat, from: Place): number {
  if (from === 'base') return Infinity;
  const region = regionAt(s, from);
  const pinned = pinnedIn(s, seat, region);
  return pinned === 0 ? Infinity : weightIn(s, seat, region) - pinned;
}

export const weigh = (
  s: State,
  seat: Seat,
  leaders: readonly LeaderId[],
  ryhzu: readonly RyhzuId[],
): number => leaders.reduce((sum, leader) => sum + weightOf(s, seat, leader), ryhzu.length);

/** How many counted leaders stand there (CO 12.8). */
export function countedAt(s: State, seat: Seat, at: Place): number {
  let count = 0;
  for (const leader of playerAt(s, seat).leaders) {
    if (leader.at === at && isCounted(s, seat, leader.id)) count++;
  }
  return count;
}

export const countedIn = (s: State, seat: Seat, leaders: readonly LeaderId[]): number =>
  leaders.filter((leader) => isCounted(s, seat, leader)).length;

/** CO 12.23: counted leaders beyond one, over all regions. */
export function excessOf(s: State, seat: Seat): number {
  const { leaders } = playerAt(s, seat);
  let excess = 0;
  for (let i = 1; i < leaders.length; i++) {
    const { id, at } = leaders[i]!;
    if (at === 'base' || at === 'supply' || !isCounted(s, seat, id)) continue;
    for (let j = 0; j < i; j++) {
      if (leaders[j]!.at !== at || !isCounted(s, seat, leaders[j]!.id)) continue;
      excess++;
      break;
    }
  }
  return excess;
}

/** The excess once these leaders have gone from one place to another. */
export function excessAfter(
  s: State,
  seat: Seat,
  from: Place,
  to: RegionId,
  leaders: readonly LeaderId[],
): number {
  const excess = excessOf(s, seat);
  const going = countedIn(s, seat, leaders);
  if (going === 0) return excess;
  const beyond = (count: number): number => Math.max(0, count - 1);
  const here = countedAt(s, seat, from);
  const there = countedAt(s, seat, to);
  const less = from === 'base' ? 0 : beyond(here) - beyond(here - going);
  return excess - less + beyond(there + going) - beyond(there);
}

/** Leaders and Ryh-zu of one move. */
export interface Companions {
  readonly leaders: readonly LeaderId[];
  readonly ryhzu: readonly RyhzuId[];
}

const ALONE: Companions = { leaders: [], ryhzu: [] };

/** Every group of leaders and Ryh-zu that might leave for there, none first; a Ryh-zu never enters a lake (CO 24.9). */
export function companionsFor(s: State, seat: Seat, from: Place, to: RegionId): Companions[] {
  let groups: Companions[] = [ALONE];
  for (const { id } of leadersAt(s, seat, from))
    groups = [...groups, ...groups.map((one) => ({ ...one, leaders: [...one.leaders, id] }))];
  if (isLake(to)) return groups;
  for (const { id } of ryhzuAt(s, seat, from))
    groups = [...groups, ...groups.map((one) => ({ ...one, ryhzu: [...one.ryhzu, id] }))];
  return groups;
}

export const nameOf = ({ leaders, ryhzu }: Companions): string =>
  leaders.length + ryhzu.length === 0 ? 'none' : [...leaders, ...ryhzu].join('+');

/** How units may leave for another region: the fewest and the most fighters that may go with these companions, or why none may. */
export interface Terms {
  fighters(s: State, seat: Seat, from: Place, to: RegionId, group: Companions): Span | Refusal;
}

export interface Span {
  readonly min: number;
  readonly max: number;
}

export const isSpan = (found: Span | Refusal): found is Span => 'max' in found;

/** From the least that makes a move (CO 12.20) to so many; refused, if that is fewer. */
export function span(group: Companions, max: number, otherwise: Refusal): Span | Refusal {
  const min = group.leaders.length + group.ryhzu.length > 0 ? 0 : 1;
  return max >= min ? { min, max } : otherwise;
}

/** CO 12.22: tested at once, where it is not a move of a move turn. */
const tooManyLeaders = (s: State, seat: Seat, to: RegionId, group: Companions): boolean => {
  const going = countedIn(s, seat, group.leaders);
  return going > 0 && countedAt(s, seat, to) + going > 1;
};

/** Why no unit can go there at all. */
export function whyNotGo(s: State, seat: Seat, from: Place, to: RegionId, terms: Terms): Refusal | undefined {
  let refusal: Refusal | undefined;
  for (const group of companionsFor(s, seat, from, to)) {
    const found = terms.fighters(s, seat, from, to, group);
    if (isSpan(found)) return undefined;
    if (found !== REFUSED.noUnits) refusal ??= found;
  }
  return refusal ?? REFUSED.noUnits;
}

/** Why nothing can set out from here. */
export function whyNotSetOut(s: State, seat: Seat, from: Place, terms: Terms): Refusal | undefined {
  if (!canSetOut(s, seat, from)) return REFUSED.noUnits;
  let refusal: Refusal | undefined;
  for (const to of exitsOf(s, seat, from)) {
    const found = whyNotGo(s, seat, from, to, terms);
    if (!found) return undefined;
    refusal ??= found;
  }
  return refusal ?? REFUSED.noExit;
}

/** Regions in which the seat has units, and the base. */
export function placesWithUnits(s: State, seat: Seat): Place[] {
  const places: Place[] = canSetOut(s, seat, 'base') ? ['base'] : [];
  for (const { id } of s.regions) if (canSetOut(s, seat, id)) places.push(id);
  return places;
}

/** CO 12.10, CO 12.11, CO 12.12, CO 12.22: whoever moves there must be there already; nobody is pinned. */
export const redeploymentOf = (limit: number | undefined): Terms => ({
  fighters(s, seat, from, to, group) {
    if (!isPresent(s, seat, regionAt(s, to))) return REFUSED.noPresence;
    if (limit !== undefined && group.leaders.length + group.ryhzu.length > 0) return REFUSED.fightersOnly;
    if (tooManyLeaders(s, seat, to, group)) return REFUSED.secondLeader;
    return span(group, Math.min(fightersAt(s, seat, from), limit ?? Infinity), REFUSED.noUnits);
  },
});

/** CO 12.19: an ordinary move of a leader, perhaps with fighters. */
export const freeMoveOf = (leader: LeaderId, withFighters: boolean): Terms => ({
  fighters(s, seat, from, to, group) {
    if (nameOf(group) !== leader) return REFUSED.noUnits;
    if (tooManyLeaders(s, seat, to, group)) return REFUSED.secondLeader;
    const free = freeToLeave(s, seat, from) - weigh(s, seat, group.leaders, group.ryhzu);
    if (free < 0) return REFUSED.pinned;
    return { min: 0, max: withFighters ? Math.min(fightersAt(s, seat, from), free) : 0 };
  },
});

/** The units of a move, as its questions have found them. */
export const groupOf = ({ leaders, ryhzu }: Companions, fighters: number): Group => ({
  fighters,
  leaders,
  ryhzu,
});
