import type { Flow, Seat } from '@warptable/kernel';
import { gainFame } from '../../effects/fame.ts';
import { toFirstSector } from '../../effects/units.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, Entering } from '../../moments.ts';
import { isUpgraded } from '../../queries.ts';
import type { State } from '../../state.ts';

const WOUNDS = 2;

/** CO 21.5: leaders and Ryh-zu alone spring nothing. */
export const springsTrap = (s: State, _seat: Seat, { region, fighters }: Entering): boolean =>
  fighters > 0 && regionAt(s, region).trap === 'armed';

/** CO 21.6, CO 21.8: fighters of the group that entered. */
export function* springTrap(g: Chaos, seat: Seat, { region, seat: victim, fighters }: Entering): Flow {
  const s = g.state;
  const wounded = Math.min(WOUNDS, fighters);
  regionAt(s, region).trap = 'sprung';
  toFirstSector(g, victim, region, wounded);
  g.lockUndo('a trap sprang'); // CO 29.2
  g.emit?.({ type: 'TrapSprang', seat, victim, region, wounded });
  if (isUpgraded(s, seat, 'ominous')) yield* gainFame(g, seat, wounded, 'ominous');
}

export const hasSprungTrap = (s: State): boolean => s.regions.some(({ trap }) => trap === 'sprung');

/** CO 21.7 */
export function armTraps(g: Chaos, seat: Seat): void {
  const sprung = g.state.regions.filter(({ trap }) => trap === 'sprung');
  for (const region of sprung) region.trap = 'armed';
  g.emit?.({ type: 'TrapsArmed', seat, regions: sprung.map(({ id }) => id) });
}
