import type { Refusal, Seat } from '@warptable/kernel';
import type { LooseYield, RegionId } from '../../content/index.ts';
import { allowed, replaced } from '../abilities.ts';
import { yieldOf } from '../effects/tokens.ts';
import { regionAt } from '../geometry.ts';
import { buildingsIn, controllerOf, factionOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Place, State } from '../state.ts';

const NONE: readonly RegionId[] = [];

/** What the production token there yields now (CO 10.7); nothing if there is none. */
export function productionAt(s: State, seat: Seat, at: Place): LooseYield | null {
  const { loose, production } =
    at === 'base'
      ? { loose: playerAt(s, seat).baseLoose, production: factionOf(s, seat).baseProduction }
      : regionAt(s, at);
  return loose ? yieldOf(s, loose) : production;
}

/** CO 10.2: the base, regions with own buildings, and what can be harvested besides. */
export function placesToHarvest(s: State, seat: Seat): Place[] {
  const places: Place[] = productionAt(s, seat, 'base') ? ['base'] : [];
  const more = replaced(s, seat, 'moreToHarvest', NONE);
  for (const region of s.regions) {
    if (buildingsIn(region, seat) > 0 || more.includes(region.id)) places.push(region.id);
  }
  return places;
}

export function whyNotHarvest(s: State, seat: Seat, at: Place): Refusal | undefined {
  if (!productionAt(s, seat, at)) return REFUSED.nothingToHarvest;
  if (at === 'base') return playerAt(s, seat).baseHarvested ? REFUSED.harvestedAlready : undefined;
  const region = regionAt(s, at);
  if (region.harvested) return REFUSED.harvestedAlready;
  if (controllerOf(s, region) !== seat) return REFUSED.harvestNotControlled;
  return harvestsByBuilding(s, seat, at) || replaced(s, seat, 'moreToHarvest', NONE).includes(at)
    ? undefined
    : REFUSED.noHarvestingBuilding;
}

/** CO 9.15, CO 9.19 */
export function harvestsByBuilding(s: State, seat: Seat, at: RegionId): boolean {
  const region = regionAt(s, at);
  return (
    buildingsIn(region, seat, 'foundry') > 0 ||
    (buildingsIn(region, seat) > 0 && allowed(s, seat, 'harvestsAnyBuilding'))
  );
}
