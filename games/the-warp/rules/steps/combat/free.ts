import { Ask, pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RaceId } from '../../../content/index.ts';
import { addFreeInCombat, freeInCombat } from '../../available/free-in-combat.ts';
import { isFree, whyNotFree } from '../../available/free.ts';
import type { FreeMove } from '../../available/free.ts';
import { checkPoint } from '../../effects/missions.ts';
import { cannotAttack, useBadges } from '../../effects/rewarding.ts';
import type { Warp } from '../../moments.ts';
import { onHiddenCards } from '../../presets.ts';
import type { Decision } from '../free.ts';
import { trade } from '../trading.ts';

interface CombatDecision<V extends string> extends Decision<V> {
  /** What can be chosen hangs on hidden cards. */
  readonly hidden?: boolean;
}

/** A decision in combat; the attacker may Trade and the like until it is made (TW 11.7, 19.15). */
export function* decideInCombat<V extends string>(g: Warp, seat: Seat, decision: CombatDecision<V>): Flow<V> {
  const { kind, candidates, whyNot, about, hidden } = decision;
  const s = g.state;
  for (;;) {
    const ask = new Ask<V | FreeMove>(
      seat,
      kind,
      'one',
      () => addFreeInCombat<V>(s, seat, candidates()),
      (one: V | FreeMove) => (isFree(one) ? whyNotFree(s, seat, one) : whyNot?.(one)),
      about,
    );
    const value: V | FreeMove = yield* hidden ? onHiddenCards(s, ask) : ask;
    if (!isFree(value)) return value;
    yield* freeMoveInCombat(g, seat, value);
  }
}

/**
 * Free moves ahead of a decision among whose options they cannot stand, such as which dice to roll again. Nobody without one is
 * asked. `goOn` ends them.
 */
export function* freeMovesFirst<V extends string>(g: Warp, seat: Seat, kind: string, goOn: V): Flow {
  const s = g.state;
  const moves = (): FreeMove[] =>
    freeInCombat(s, seat).filter((move) => whyNotFree(s, seat, move) === undefined);
  while (moves().length > 0) {
    const choice = yield* pickOne<V | FreeMove>(seat, kind, () => [goOn, ...moves()]);
    if (!isFree(choice)) return;
    yield* freeMoveInCombat(g, seat, choice);
  }
}

/** TW 19.15: the attacker has a decision to make in step 6, and may use abilities first. */
export const abilitiesFirst = (g: Warp, seat: Seat): Flow =>
  freeMovesFirst(g, seat, 'beforeDeciding', 'goOn');

/** TW 11.7, 19.15: a Trade, or in the prototype edition a Reward Ability; `freeInCombat` lists nothing else. */
function* freeMoveInCombat(g: Warp, seat: Seat, move: FreeMove): Flow {
  if (move === '+trade') yield* trade(g, seat);
  else yield* useBadges(g, seat, move.slice('+badges:'.length) as RaceId, cannotAttack);
  yield* checkPoint(g);
}
