import type { Flow } from '@warptable/kernel';
import { RIVALS } from '../../content/index.ts';
import type { AutomaPhase } from '../../content/index.ts';
import { canPay, pay } from '../effects/goods.ts';
import type { Warp } from '../moments.ts';
import { rival } from './moments.ts';
import { rivalReveals } from './moving.ts';
import { RIVAL } from './state.ts';
import type { Solo } from './state.ts';

/** The Automa Deck of the present Phase. */
export const activeDeck = ({ decks, phase }: Solo): Solo['decks'][number] => decks[phase - 1]!;

const LAST_PHASE = 3;

/** TWS 15.1, TWS 15.2, TWS 15.4, TWS 22.4: the last step of the Rival's turn. Says whether the Player has lost by it (TWS 15.7). */
export function* checkPhase(g: Warp): Flow<boolean> {
  const solo = g.state.solo!;
  const isEmpty = activeDeck(solo).length === 0;
  if (solo.phase === LAST_PHASE) return isEmpty;
  const { nextPhase } = RIVALS[solo.rival];
  const pays = canPay(g.state.players[RIVAL]!, nextPhase); // TWS 15.6: also with an empty deck
  if (pays) pay(g, RIVAL, nextPhase); // TWS 4.6: to the general supply
  if (pays || isEmpty) reachNextPhase(g, pays);
  if (pays) {
    yield* rival.happen(g, 'rival', 'atNextPhase'); // TWS 15.3, TWS 15.8
    rivalReveals(g); // TWS 15.10
  }
  return false;
}

/** TWS 15.3, TWS 15.5: the rest of the deck leaves the game unseen; the faceup card stays (TWS 15.9). */
function reachNextPhase(g: Warp, paid: boolean): void {
  const solo = g.state.solo!;
  solo.removed.push(...activeDeck(solo).splice(0));
  solo.phase = (solo.phase + 1) as AutomaPhase;
  g.emit?.({ type: 'PhaseReached', phase: solo.phase, paid });
}
