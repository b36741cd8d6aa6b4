import type { Seat } from '@warptable/kernel';
import { buildingsIn, isPresent, tripleOf } from '../rules/queries.ts';
import { playerAt } from '../rules/state.ts';
import type { Region, State } from '../rules/state.ts';
import { forceIn, planStrength, strongestOther, winChance } from './forces.ts';

/** What the evaluation looks at, for one seat. */
export interface Survey {
  /** Land and lakes under control, those being fought for by the chance to win them. */
  land: number;
  lakes: number;
  /** Regions with relics, in the same way. */
  relics: number;
  /** Relics that lie on the map. */
  relicsLeft: number;
  /** The chance to control the region of the current relic (CO 15.4). */
  current: number;
  fighters: number;
  /** Force that stands where it is needed: beside or in regions with relics. */
  guards: number;
  /** Regions beside those of others that are held by nothing but a building or a single fighter. */
  weak: number;
  morale: number;
  traps: number;
  leaders: number;
  leaderForce: number;
}

export function surveyOf(s: State, seat: Seat): Survey {
  const found: Survey = {
    land: 0,
    lakes: 0,
    relics: 0,
    relicsLeft: 0,
    current: 0,
    fighters: 0,
    guards: 0,
    weak: 0,
    morale: 0,
    traps: 0,
    leaders: 0,
    leaderForce: 0,
  };
  for (const region of s.regions) surveyRegion(s, seat, region, found);
  for (const leader of playerAt(s, seat).leaders) {
    if (leader.at === 'supply') continue;
    found.leaders++;
    const { strength, attack, shields } = tripleOf(leader);
    found.leaderForce += strength + 0.5 * attack + 0.4 * shields;
  }
  return found;
}

function surveyRegion(s: State, seat: Seat, region: Region, found: Survey): void {
  if (region.relic > 0) found.relicsLeft++;
  if (!isPresent(s, seat, region)) return;
  const own = forceIn(s, seat, region);
  const hold = chanceToHold(s, seat, region, own);
  if (region.terrain === null) found.lakes += hold;
  else found.land += hold;
  found.fighters += region.fighters[seat]!;
  if (region.morale) found.morale++;
  if (region.trap === 'armed' && buildingsIn(region, seat, 'stronghold') > 0) found.traps++;
  if (own < 1.5) found.weak++;
  if (region.relic === 0) return;
  found.relics += hold;
  found.guards += Math.sqrt(own);
  if (region.relic === s.round) found.current = hold;
}

function chanceToHold(s: State, seat: Seat, region: Region, own: number): number {
  const other = strongestOther(s, seat, region);
  return other === 0 ? 1 : winChance(own + planStrength(s, seat), other + 1);
}
