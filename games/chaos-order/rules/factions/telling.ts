import type { Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';
import type { AbilityId } from '../state.ts';

/** Says whose doing it is, where the events that follow do not. */
export function tellUse(g: Chaos, seat: Seat, ability: AbilityId, region?: RegionId): void {
  g.emit?.({ type: 'AbilityUsed', seat, ability, ...(region === undefined ? {} : { region }) });
}
