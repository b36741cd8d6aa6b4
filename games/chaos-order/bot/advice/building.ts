import type { Seat } from '@warptable/kernel';
import { BUILDINGS, FOUNDATIONS } from '../../content/index.ts';
import type { Building } from '../../content/index.ts';
import { regionAt } from '../../rules/geometry.ts';
import { builtOf } from '../../rules/queries.ts';
import { playerAt } from '../../rules/state.ts';
import type { State } from '../../rules/state.ts';
import { strongestOther } from '../forces.ts';
import { worthOfRegion } from './moving.ts';
import { yieldAt } from './turn.ts';
import { worthOfAbility, worthOfGain } from './worth.ts';

/** CO 9.1: `foundation:<ability>`, a building, or `stop`. */
export function construction(s: State, seat: Seat, option: string): number {
  if (option === 'stop') return 0.1;
  const [what, ability] = option.split(':') as [string, string?];
  if (ability !== undefined) return worthOfAbility(ability);
  return BUILDINGS.includes(what as Building) ? worthOfBuilding(s, seat, what as Building) : 0.5;
}

/** Income for the rounds that are left, and what it does on the map. */
function worthOfBuilding(s: State, seat: Seat, building: Building): number {
  const left = 6 - s.round;
  const built = builtOf(playerAt(s, seat), building);
  const income = { foundry: 1.2, outpost: 1.3, stronghold: 1.1 }[building] * left;
  const onMap = { foundry: 2, outpost: 3, stronghold: 2.5 }[building];
  return Math.max(0.5, income + onMap - 0.3 * built);
}

/** Where it is safe, where a relic lies, and for a foundry where the harvest is good. */
export function siteFor(s: State, seat: Seat, id: string, what: string): number {
  const region = s.regions.find((one) => one.id === id);
  if (!region) return 0.2;
  const safety = strongestOther(s, seat, region) > 0 ? 0.3 : 1;
  const harvest = what === 'foundry' ? 0.6 * yieldAt(s, seat, region.id) : 0;
  return safety * (1 + harvest + 0.6 * worthOfRegion(s, regionAt(s, region.id)));
}

/** CO 9.10 */
export function rewardOf(id: string): number {
  if (!Object.hasOwn(FOUNDATIONS, id)) return 0.8;
  const { reward } = FOUNDATIONS[id as keyof typeof FOUNDATIONS];
  return 0.8 + (reward === null ? 0 : worthOfGain(reward));
}
