import { chooseTogether } from '@warptable/kernel';
import type { Ask, Flow, Next, Seat } from '@warptable/kernel';
import { addPassedMissions, completableBy, missionOf } from '../available/missions.ts';
import type { Completing } from '../available/missions.ts';
import { missionCheck, completeMission } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { ask } from '../questions.ts';
import { seatsFrom } from '../queries.ts';
import type { State } from '../state.ts';

// TW 13.7: whoever has passed a mission over may complete it at any question, in the turns of others too. It is offered only where
// the player is asked anyway: to be asked because of it would tell the others that there is such a mission (TW 17.14).

/** A decision outside of one's own turn. */
export function* decideOrComplete<V extends string>(
  g: Warp,
  seat: Seat,
  kind: 'teamIncome',
  candidates: () => V[],
): Flow<V> {
  for (;;) {
    const value = yield* ask[kind]<V | Completing>(seat, {
      candidates: () => addPassedMissions(g.state, seat, candidates()),
      final: 'tried',
    });
    const mission = missionOf(value);
    if (mission === undefined) return value as V;
    yield* completeMission(g, seat, mission);
    yield* missionCheck(g);
  }
}

/** The same for a path: such a mission is a way of one step. `always` if the player is asked whatever there is to choose. */
export const orComplete =
  (s: State, seat: Seat, next: Next<string>, always: boolean): Next<string> =>
  (taken) => {
    if (taken.length > 0) return missionOf(taken[0]) === undefined ? next(taken) : [];
    const options = next(taken);
    return always || options.length > 1 ? addPassedMissions(s, seat, [...options]) : options;
  };

/** Whoever chooses with others can undo until all have chosen; but what completing a mission brings is tried. */
export const finalOfPath = (isAlone: boolean) =>
  isAlone ? 'tried' : ([first]: readonly string[]) => missionOf(first) !== undefined && ('tried' as const);

/** A joint choice of such paths: who completes a mission does so when all have chosen, and is asked again. */
export function* chooseOrComplete(
  g: Warp,
  asks: readonly ((isAlone: boolean) => Ask<readonly string[]>)[],
): Flow<(readonly string[])[]> {
  const s = g.state;
  const answers = [...(yield* chooseTogether(asks.map((put) => put(asks.length === 1))))];
  for (;;) {
    const again = asks.flatMap((put, i) => {
      const mission = missionOf(answers[i]![0]);
      return mission === undefined ? [] : { put, i, mission, seat: put(false).seat };
    });
    if (again.length === 0) {
      if (asks.length > 1) g.lockUndo('everybody has chosen'); // TW 21.4: who was asked again, maybe alone, now learns of the others
      return answers;
    }
    for (const turn of seatsFrom(s, s.active)) {
      const one = again.find(({ seat }) => seat === turn);
      // Somebody else may have been first (TW 13.10).
      if (one && completableBy(s, one.seat).includes(one.mission))
        yield* completeMission(g, one.seat, one.mission);
    }
    yield* missionCheck(g);
    const replies = yield* chooseTogether(again.map(({ put }) => put(again.length === 1)));
    for (const [n, { i }] of again.entries()) answers[i] = replies[n]!;
  }
}
