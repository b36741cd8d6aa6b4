import { cornerAwayFrom } from '@warptable/ui/pure';
import type { Corner } from '@warptable/ui/pure';
import type { CombatView, WarpView } from '../../rules/view.ts';
import { chartOf } from '../chart/chart.ts';

/** The panel lies where the fight does not: away from the target, and from the origin if the target is in the middle. */
export function dockOf({ board }: WarpView, { origin, target }: CombatView): Corner {
  const { bounds, areaById } = chartOf(board);
  const [from, to] = [areaById.get(origin), areaById.get(target)];
  if (!from || !to) return 'top left';
  return cornerAwayFrom(bounds, { x: (2 * to.x + from.x) / 3, y: (2 * to.y + from.y) / 3 });
}
