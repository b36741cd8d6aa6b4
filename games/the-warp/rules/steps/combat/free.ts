import { Ask } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RaceId } from '../../../content/index.ts';
import { addFreeInCombat, freeInCombat } from '../../available/free-in-combat.ts';
import { isFree, whyNotFree } from '../../available/free.ts';
import type { FreeMove } from '../../available/free.ts';
import { addPassedMissions, missionOf } from '../../available/missions.ts';
import { missionCheck, completeMission } from '../../effects/missions.ts';
import { cannotAttack, useBadges } from '../../effects/rewarding.ts';
import type { Warp } from '../../moments.ts';
import { QUESTIONS, ask } from '../../questions.ts';
import type { OneKind } from '../../questions.ts';
import { onHiddenCards } from '../../presets.ts';
import type { FreeDecision } from '../free.ts';
import { trade } from '../trading.ts';

interface CombatDecision<V extends string, K extends OneKind> extends FreeDecision<V, K> {
  /** What can be chosen hangs on hidden cards. */
  readonly hidden?: boolean;
}

/** A decision in combat; the attacker may Trade and the like until it is made (TW 11.7, TW 19.15), everybody complete missions (TW 13.7). */
export function* decideInCombat<V extends string, K extends OneKind>(
  g: Warp,
  seat: Seat,
  kind: K,
  decision: CombatDecision<V, K>,
): Flow<V> {
  const { candidates, whyNot, about, hidden } = decision;
  const s = g.state;
  const refusal = (one: V | FreeMove) => (isFree(one) ? whyNotFree(s, seat, one) : whyNot?.(one));
  const options = (): (V | FreeMove)[] => {
    const list = addFreeInCombat<V>(s, seat, candidates());
    const isAskedAnyway = hidden === true || isChoice(list, (one) => refusal(one) === undefined);
    return isAskedAnyway ? addPassedMissions<V | FreeMove>(s, seat, list) : list;
  };
  for (;;) {
    const asking = new Ask<V | FreeMove>(seat, kind, QUESTIONS[kind], {
      candidates: options,
      whyNot: refusal,
      about,
      final: 'tried',
    });
    const value: V | FreeMove = yield* hidden ? onHiddenCards(s, asking) : asking;
    if (!isFree(value)) return value;
    yield* freeMoveInCombat(g, seat, value);
  }
}

/** Are there two of them? */
function isChoice<One>(list: readonly One[], isLegal: (one: One) => boolean): boolean {
  let legal = 0;
  for (const one of list) if (isLegal(one) && ++legal > 1) return true;
  return false;
}

/**
 * Free moves ahead of a decision among whose options they cannot stand, such as which dice to roll again. Nobody without one is
 * asked. `goOn` ends them.
 */
export function* freeMovesFirst<V extends string>(
  g: Warp,
  seat: Seat,
  kind: 'beforeReveal' | 'beforeDeciding',
  goOn: V,
): Flow {
  const s = g.state;
  const moves = (): FreeMove[] =>
    freeInCombat(s, seat).filter((move) => whyNotFree(s, seat, move) === undefined);
  while (moves().length > 0) {
    const choice = yield* ask[kind]<V | FreeMove>(seat, {
      candidates: () => addPassedMissions<V | FreeMove>(s, seat, [goOn, ...moves()]),
      final: 'tried',
    });
    if (!isFree(choice)) return;
    yield* freeMoveInCombat(g, seat, choice);
  }
}

/** TW 19.15: the attacker has a decision to make in step 6, and may use abilities first. */
export const abilitiesFirst = (g: Warp, seat: Seat): Flow =>
  freeMovesFirst(g, seat, 'beforeDeciding', 'goOn');

/** TW 11.7, TW 13.7, TW 19.15: a Trade, a mission, or in the prototype edition a Reward Ability; nothing else is listed. */
function* freeMoveInCombat(g: Warp, seat: Seat, move: FreeMove): Flow {
  const mission = missionOf(move);
  if (mission !== undefined) yield* completeMission(g, seat, mission);
  else if (move === '+trade') yield* trade(g, seat);
  else yield* useBadges(g, seat, move.slice('+badges:'.length) as RaceId, cannotAttack);
  yield* missionCheck(g);
}
