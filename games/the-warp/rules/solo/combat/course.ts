import type { Flow } from '@warptable/kernel';
import { allowed } from '../../abilities.ts';
import type { Warp } from '../../moments.ts';
import { attackCards, defenceCards } from '../../steps/combat/cards.ts';
import { payForCards } from '../../steps/combat/paying.ts';
import { PLAYER, isRival } from '../state.ts';
import { bribeRival } from './bribing.ts';
import { drawSlots, isCancelled, payForSlots } from './slots.ts';

/** Steps 2 to 4 of a combat in the solo game: who plays, bribes and pays when. */
export const soloCards = (g: Warp): Flow =>
  isRival(g.state, g.state.combat!.attacker) ? whenRivalAttacks(g) : whenPlayerAttacks(g);

/** TWS 12.4: the Player sees the Rival's cards, plays and pays first, on the Gate for Troops of its own (TWS 20.11). TWS 12.5: there is no bribe. */
function* whenRivalAttacks(g: Warp): Flow {
  const combat = g.state.combat!;
  combat.step = 2;
  yield* drawSlots(g);
  yield* defenceCards(g);
  combat.step = 4;
  yield* payForCards(g);
  payForSlots(g);
}

/** TWS 17.2, TWS 17.3, TWS 27.13: the Player lays a card first, or last with Last to Commit (TWS 21.7). The Rival pays first (TWS 17.6, TWS 17.7). */
function* whenPlayerAttacks(g: Warp): Flow {
  const combat = g.state.combat!;
  const isLast = allowed(g.state, PLAYER, 'commitsLast');
  combat.step = 2;
  if (isLast) yield* drawSlots(g);
  yield* attackCards(g);
  if (!isLast) yield* drawSlots(g);
  combat.step = 3;
  yield* bribeRival(g);
  combat.step = 4;
  payForSlots(g);
  if (!isCancelled(g.state)) yield* payForCards(g); // TWS 12.11, TWS 17.8
}
