import { drawNumber } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { DIE, WHEEL } from '../../../content/index.ts';
import type { TacticsId } from '../../../content/index.ts';
import { allowed, happen } from '../../abilities.ts';
import { diceGems } from '../../available/plans.ts';
import { forget, returnToHand } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import { playerAt } from '../../state.ts';
import type { Side, State } from '../../state.ts';
import { fromBothSides } from './sides.ts';

/** Step 3 in the order of CO 13.46; a bluff is back in the hand at once, since nothing looks at hands before the dice are done. */
export function* reveal(g: Chaos): Flow {
  const s = g.state;
  const battle = s.battle!;
  const both = fromBothSides(battle);
  battle.revealed = true;
  g.lockUndo('the plans were revealed');
  for (const { side } of both) clearWheel(s, side);
  const plans = both.map(({ side: { seat, plan } }) => ({
    seat,
    section: plan!.section,
    card: plan!.faceup ? plan!.card : null,
    bluff: plan!.card !== null && !plan!.faceup,
  }));
  g.emit?.({ type: 'PlansRevealed', region: battle.region, plans });
  yield* rollDice(g, both);
  readCards(g, both);
}

/** CO 2.7, CO 13.20: a bluff goes back unseen; what lies faceup is known to have left the hand. */
function clearWheel(s: State, { seat, plan }: Side): void {
  if (plan!.card === null) return;
  if (plan!.faceup) forget(playerAt(s, seat), plan!.card);
  else returnToHand(playerAt(s, seat), plan!.card);
}

/** CO 13.18: both pay, then the selector rolls first; then either may roll again. */
function* rollDice(g: Chaos, both: readonly InBattle[]): Flow {
  const rolling = both.filter(({ side }) => WHEEL[side.plan!.section].die);
  for (const at of rolling) pay(g, at.side.seat, 0, diceGems(g.state, at), 'supply', 'die');
  for (const { side } of rolling) {
    side.die = yield* drawNumber('a die was rolled', DIE.length);
    g.emit?.({ type: 'DieRolled', seat: side.seat, face: side.die, again: false });
  }
  for (const at of rolling) yield* happen(g, at.side.seat, 'afterRoll', at);
}

/** CO 13.12: the text of a faceup card works in this battle, unless the other card cancels it; two such cancel each other (CO 13.21). */
function readCards(g: Chaos, both: readonly InBattle[]): void {
  const s = g.state;
  for (const { side } of both) {
    const card = faceupCard(side);
    if (card !== null) playerAt(s, side.seat).abilities.push(card);
  }
  const cancelled = both.filter(
    (at) =>
      faceupCard(at.side) !== null &&
      allowed(s, at.other.seat, 'cancelsCard', { battle: at.battle, side: at.other, other: at.side }),
  );
  for (const { side } of cancelled) {
    side.cancelled = true;
    dropText(s, side);
    g.emit?.({ type: 'CardCancelled', seat: side.seat, card: side.plan!.card! });
  }
}

/** The card that lies faceup on the wheel of this side. */
export const faceupCard = ({ plan }: Side): TacticsId | null => (plan?.faceup ? plan.card : null);

/** Its text works no more. */
export function dropText(s: State, side: Side): void {
  const { abilities } = playerAt(s, side.seat);
  const at = abilities.lastIndexOf(side.plan!.card!);
  if (at >= 0) abilities.splice(at, 1);
}
