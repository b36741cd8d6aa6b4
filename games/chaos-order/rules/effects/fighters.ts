import type { Seat } from '@warptable/kernel';
import { playerAt } from '../state.ts';
import type { Region, State } from '../state.ts';

/** CO 13.30: wounded and lost fighters can be recruited again. */
export function toFirstSector(s: State, seat: Seat, region: Region, count: number): void {
  region.fighters[seat]! -= count;
  playerAt(s, seat).sectors[0]! += count;
}
