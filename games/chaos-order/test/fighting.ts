import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';

export interface Fight extends Omit<Partial<Position>, 'sides'> {
  /** Seat 0 selects the battle. */
  readonly me: SideUp;
  readonly other: SideUp;
  /** Cliffs (r4-4) if not said. */
  readonly region?: RegionId;
  readonly ground: Ground;
  /** Plans of both, as `ChaosTable.plans` reads them; the battle waits for plans without them. */
  readonly plans?: readonly [string, string];
}

/** A combat phase with a battle between seats 0 and 1. */
export function fight({ me, other, region = 'r4-4', ground, plans, ...more }: Fight): ChaosTable {
  const table = position({
    step: 'combat',
    ...more,
    sides: [me, other],
    regions: { [region]: ground, ...more.regions },
  });
  return plans ? table.plans({ 0: plans[0], 1: plans[1] }) : table;
}
