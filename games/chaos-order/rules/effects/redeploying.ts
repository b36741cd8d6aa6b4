import { lateBound } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';

/** What an effect allows of a redeployment (CO 12.10). */
export interface Redeployment {
  /** Only out of this region. */
  readonly from?: RegionId;
  /** Only so many fighters, and no other units. */
  readonly fighters?: number;
}

/** Bound in `game.ts`: fame may grant a redeployment, and a redeployment may spring a trap that brings fame. */
export const redeployment = lateBound<(g: Chaos, seat: Seat, allowed: Redeployment) => Flow>('redeployment');

/** One redeployment, which may be declined. */
export const redeploying = (g: Chaos, seat: Seat, what: Redeployment): Flow => redeployment()(g, seat, what);
