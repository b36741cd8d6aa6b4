import type { Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';
import { addFighters } from './units.ts';

/** CO 13.30: wounded and lost fighters can be recruited again. */
export function toFirstSector(s: State, seat: Seat, from: RegionId, count: number): void {
  addFighters(s, seat, from, -count);
  playerAt(s, seat).sectors[0]! += count;
}
