import { chooseTogether } from '@warptable/kernel';
import type { Ask, Flow } from '@warptable/kernel';
import type { Section } from '../../../content/index.ts';
import { allowed, happen } from '../../abilities.ts';
import { nextOfPlan, planFrom, whyNotSection } from '../../available/plans.ts';
import type { PlanStep } from '../../available/plans.ts';
import { takeFromHand } from '../../effects/cards.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import { ask } from '../../questions.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';
import { fromBothSides } from './sides.ts';

/** Step 1, CO 13.8: the effects before the battle. What both sides then state (CO 13.9) can be seen at any time. */
export function* declareBattle(g: Chaos): Flow {
  const both = fromBothSides(g.state.battle!);
  for (const at of both) yield* happen(g, at.side.seat, 'beforeBattle', at);
  for (const at of both) yield* happen(g, at.side.seat, 'looksAtHand', at);
}

/** Step 2, CO 13.10: both in secret; but one side may plan after it has seen the plan of the other (CO 2.6). */
export function* planBattle(g: Chaos): Flow {
  const s = g.state;
  const both = fromBothSides(s.battle!);
  const late = both.find((at) => allowed(s, at.side.seat, 'plansLast', at));
  if (late) {
    const early = both[0] === late ? both[1] : both[0];
    lock(s, early, yield* planOf(s, early));
    g.lockUndo('a plan was shown');
    const { section, card, faceup } = early.side.plan!;
    const shown = { section, faceup, card: faceup ? card : null, bluff: card !== null && !faceup };
    g.emit?.({ type: 'PlanShown', seat: early.side.seat, plan: shown });
    lock(s, late, yield* planOf(s, late));
  } else {
    const plans = yield* chooseTogether([planOf(s, both[0]), planOf(s, both[1])]);
    both.forEach((at, i) => lock(s, at, plans[i]!));
  }
}

const planOf = (s: State, at: InBattle): Ask<readonly PlanStep[]> =>
  ask.plan<PlanStep>(at.side.seat, {
    about: { region: at.battle.region, against: at.other.seat },
    next: (taken) => nextOfPlan(s, at, taken),
    whyNot: (section) => whyNotSection(s, at, section as Section),
  });

/** CO 13.17, CO 17.13: the card lies on the wheel and is not in the hand. */
function lock(s: State, { side }: InBattle, path: readonly PlanStep[]): void {
  side.plan = planFrom(path);
  if (side.plan.card !== null) takeFromHand(playerAt(s, side.seat), side.plan.card);
}
