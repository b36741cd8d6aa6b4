import type { Refusal, Seat } from '@warptable/kernel';
import { BOARD_ABILITIES, BUILDINGS } from '../../content/index.ts';
import type { BoardAbility, Building, FoundationId } from '../../content/index.ts';
import { allowed, replaced } from '../abilities.ts';
import { waysToPayLock } from '../effects/locks.ts';
import { builtOf, buildingsIn, controllerOf, factionOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Region, State } from '../state.ts';

/** A foundation of the own board, or a building. */
export type Construction = `foundation:${BoardAbility}` | Building;

const FOUNDATIONS: readonly Construction[] = BOARD_ABILITIES.map(
  (ability) => `foundation:${ability}` as const,
);
const ALL: readonly Construction[] = [...BUILDINGS, ...FOUNDATIONS];

export const constructions = (foundationOnly: boolean): readonly Construction[] =>
  foundationOnly ? FOUNDATIONS : ALL;

/** The ability beneath the foundation; nothing for a building. */
export const abilityUnder = (what: Construction): BoardAbility | undefined =>
  what.startsWith('foundation:') ? (what.slice('foundation:'.length) as BoardAbility) : undefined;

const MAX_FOUNDATIONS = 3;

/** CO 9.4, CO 9.8, CO 9.22: whether the space it is taken from has a gem lock. */
export function isLocked(s: State, seat: Seat, what: Construction): boolean {
  const { locks, lockedFoundations } = factionOf(s, seat);
  const ability = abilityUnder(what);
  if (ability) return lockedFoundations.includes(ability);
  return locks[what as Building][builtOf(playerAt(s, seat), what as Building)] === true;
}

function isLeft(s: State, seat: Seat, what: Construction): boolean {
  const player = playerAt(s, seat);
  const ability = abilityUnder(what);
  if (ability) return !player.uncovered.includes(ability);
  return builtOf(player, what as Building) < factionOf(s, seat).locks[what as Building].length;
}

export function whyNotConstruct(s: State, seat: Seat, what: Construction): Refusal | undefined {
  if (!isLeft(s, seat, what)) return REFUSED.noneLeft;
  if (isLocked(s, seat, what) && waysToPayLock(s, seat, 'construction').length === 0)
    return REFUSED.buildLockNotPaid;
  for (const region of s.regions) if (!whyNotConstructIn(s, seat, what, region)) return undefined;
  return abilityUnder(what) ? REFUSED.noPlaceForFoundation : REFUSED.noPlaceForBuilding;
}

/** CO 9.24: never on a lake. */
export function whyNotConstructIn(
  s: State,
  seat: Seat,
  what: Construction,
  region: Region,
): Refusal | undefined {
  if (region.terrain === null || controllerOf(s, region) !== seat) return REFUSED.notControlled;
  if (abilityUnder(what)) {
    const count = region.sites.filter(({ foundation }) => foundation !== null).length;
    return count < MAX_FOUNDATIONS ? undefined : REFUSED.threeFoundations;
  }
  const building = what as Building;
  const most = replaced(s, seat, 'buildingsInRegion', 1, { building });
  if (buildingsIn(region, seat, building) >= most) return REFUSED.buildingTypeThere;
  if (!hasFreeSite(region) && !allowed(s, seat, 'buildsWithoutFoundation', { region: region.id }))
    return REFUSED.noFreeFoundation;
  return replaced(s, seat, 'whyNotBuild', undefined, { building, region: region.id });
}

const hasFreeSite = ({ sites }: Region): boolean =>
  sites.some(({ foundation, building }) => foundation !== null && building === null);

/** Where the building may stand; `none`: without a foundation. */
export function sitesFor(s: State, seat: Seat, region: Region): (FoundationId | 'none')[] {
  const sites: (FoundationId | 'none')[] = [];
  for (const { foundation, building } of region.sites) {
    if (foundation !== null && building === null) sites.push(foundation);
  }
  if (allowed(s, seat, 'buildsWithoutFoundation', { region: region.id })) sites.push('none');
  return sites;
}

export const canConstruct = (s: State, seat: Seat, foundationOnly = false): boolean =>
  constructions(foundationOnly).some((what) => !whyNotConstruct(s, seat, what));
