import type { Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import { exitsOf } from '../../rules/available/moving.ts';
import { regionAt } from '../../rules/geometry.ts';
import { buildingsIn, controllerOf, isPresent, leadersAt } from '../../rules/queries.ts';
import { NOBODY, playerAt } from '../../rules/state.ts';
import type { Place, Region, State } from '../../rules/state.ts';
import { forceIn, planStrength, strongestOther, winChance } from '../forces.ts';

/** How much a region is worth to whoever holds it. Whoever holds all relics that are left wins (CO 15.2): the fewer there are, the more each counts. */
export function worthOfRegion(s: State, region: Region): number {
  const land = region.terrain === null ? 0.7 : 1;
  if (region.relic === 0) return land;
  return land + (region.relic === s.round ? 1.6 : 0.4) + 3 / (7 - Math.max(1, s.round));
}

/** The force that could set out from here. */
function forceFrom(s: State, seat: Seat, from: Place): number {
  if (from !== 'base') return forceIn(s, seat, regionAt(s, from));
  const leaders = leadersAt(s, seat, 'base').length;
  return playerAt(s, seat).onBase + 2.5 * leaders;
}

/** What a move from here to there would win. */
export function appealOfMove(s: State, seat: Seat, from: Place, to: RegionId): number {
  const target = regionAt(s, to);
  const worth = worthOfRegion(s, target);
  const own = isPresent(s, seat, target) ? forceIn(s, seat, target) : 0;
  const other = strongestOther(s, seat, target);
  if (other === 0) return own > 0 ? 0.12 * worth : worth * (controllerOf(s, target) === NOBODY ? 1.1 : 1);
  const chance = winChance(own + forceFrom(s, seat, from) + planStrength(s, seat), other + 1);
  const before = own > 0 ? winChance(own + planStrength(s, seat), other + 1) : 0;
  return Math.max(0.03, 1.6 * worth * (chance - before) - 0.4 * (1 - chance));
}

/** The best that units from here could do. */
export function appealOfOrigin(s: State, seat: Seat, from: Place): number {
  let best = 0.02;
  for (const to of exitsOf(s, seat, from)) best = Math.max(best, appealOfMove(s, seat, from, to));
  return Math.max(0.02, best - costOfLeaving(s, seat, from));
}

/** What is given up where units leave. */
function costOfLeaving(s: State, seat: Seat, from: Place): number {
  if (from === 'base') return 0;
  const region = regionAt(s, from);
  const isThreatened = strongestOther(s, seat, region) > 0;
  if (isThreatened) return 0.7 * worthOfRegion(s, region);
  const remains = buildingsIn(region, seat) > 0 || region.fighters[seat]! > 1;
  return remains ? 0.05 : 0.85 * worthOfRegion(s, region);
}

/** Somebody stays to hold the region, unless a building does. */
export function fightersToMove(s: State, seat: Seat, from: Place, amount: number): number {
  const all = from === 'base' ? playerAt(s, seat).onBase : regionAt(s, from).fighters[seat]!;
  if (from !== 'base' && amount === all) {
    const region = regionAt(s, from);
    const holds = buildingsIn(region, seat) > 0 || leadersAt(s, seat, from).length > 0;
    return holds || region.relic === 0 ? 1.2 : 0.4;
  }
  return ((amount + 0.3) / (all + 0.3)) ** 2;
}
