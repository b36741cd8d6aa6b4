import { Ask } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RaceId } from '../../../content/index.ts';
import { freeInCombat } from '../../available/free-in-combat.ts';
import { isFree, whyNotFree } from '../../available/free.ts';
import type { FreeMove } from '../../available/free.ts';
import { checkPoint } from '../../effects/missions.ts';
import { cannotAttack, useBadges } from '../../effects/rewarding.ts';
import type { Warp } from '../../moments.ts';
import type { Decision } from '../free.ts';
import { trade } from '../trading.ts';

/** A decision in combat; the attacker may Trade and the like until it is made (TW 11.7, 19.15). */
export function* decideInCombat<V extends string>(g: Warp, seat: Seat, decision: Decision<V>): Flow<V> {
  const { kind, candidates, whyNot, about, always } = decision;
  const s = g.state;
  for (;;) {
    const ask = new Ask<V | FreeMove>(
      seat,
      kind,
      'one',
      () => [...candidates(), ...freeInCombat(s, seat)],
      (one: V | FreeMove) => (isFree(one) ? whyNotFree(s, seat, one) : whyNot?.(one)),
      about,
    );
    const value: V | FreeMove = yield* always ? ask.whateverHeld() : ask;
    if (!isFree(value)) return value;
    yield* freeMoveInCombat(g, seat, value);
  }
}

/** TW 11.7, 19.15: a Trade, or in the prototype edition a Reward Ability; `freeInCombat` lists nothing else. */
export function* freeMoveInCombat(g: Warp, seat: Seat, move: FreeMove): Flow {
  if (move === '+trade') yield* trade(g, seat);
  else yield* useBadges(g, seat, move.slice('+badges:'.length) as RaceId, cannotAttack);
  yield* checkPoint(g);
}
