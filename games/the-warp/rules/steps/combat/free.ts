import type { Flow, Seat } from '@warptable/kernel';
import type { RaceId } from '../../../content/index.ts';
import type { FreeMove } from '../../available/free.ts';
import { checkPoint } from '../../effects/missions.ts';
import { cannotAttack, useBadges } from '../../effects/rewarding.ts';
import type { Warp } from '../../moments.ts';
import { trade } from '../trading.ts';

/** TW 11.7, 19.15: a Trade, or in the prototype edition a Reward Ability; `freeInCombat` lists nothing else. */
export function* freeMoveInCombat(g: Warp, seat: Seat, move: FreeMove): Flow {
  if (move === '+trade') yield* trade(g, seat);
  else yield* useBadges(g, seat, move.slice('+badges:'.length) as RaceId, cannotAttack);
  yield* checkPoint(g);
}
