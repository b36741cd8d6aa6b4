import type { Flow, Seat } from '@warptable/kernel';
import { TACTICS } from '../../content/index.ts';
import type { CardMoment, Phase, TacticsId } from '../../content/index.ts';
import { kindsInHand, whyNotPlay } from '../available/cards.ts';
import { removeCard } from '../effects/cards.ts';
import { payLock } from '../effects/locks.ts';
import type { Chaos } from '../moments.ts';
import { ask } from '../questions.ts';
import type { CardMomentName } from '../questions.ts';
import { playerAt } from '../state.ts';
import { EFFECTS } from './effects.ts';

/** CO 17.14: out of the hand, the lock, the effect, the discard pile. It must be playable. `phase`: just priced. */
export function* playCard(g: Chaos, seat: Seat, card: TacticsId, phase?: Phase): Flow {
  const s = g.state;
  removeCard(playerAt(s, seat), card);
  s.played.push(card);
  g.emit?.({ type: 'CardPlayed', seat, card });
  if (TACTICS[card].lock) yield* payLock(g, seat, 'card'); // CO 17.6
  yield* EFFECTS[card](g, seat, phase);
  s.played.splice(s.played.lastIndexOf(card), 1);
  s.discard.push(card);
}

/**
 * CO 17.15: one card after the other until it says done. CO 2.16, CO 33.2: asked whenever it holds a card that is not fresh, so that
 * the question tells nothing of the hand; not after a pass in build and move, nor where the player has said no beforehand.
 */
export function* playMomentCards(g: Chaos, seat: Seat, moment: CardMomentName, phase?: Phase): Flow {
  const s = g.state;
  const player = playerAt(s, seat);
  const when = momentOf(moment, phase);
  if (when === undefined) return;
  while (player.hand.length > player.fresh.length && !player.skips.includes(moment)) {
    const about = phase === undefined ? { moment } : { moment, phase };
    const chosen = yield* ask
      .momentCard(seat, {
        about,
        candidates: () => [...kindsInHand(s, seat), 'done'] as const,
        whyNot: (card) => (card === 'done' ? undefined : whyNotPlay(s, seat, card, when)),
      })
      .alwaysAsk();
    if (chosen === 'done') return;
    yield* playCard(g, seat, chosen, phase);
  }
}

function momentOf(moment: CardMomentName, phase: Phase | undefined): CardMoment | undefined {
  if (moment !== 'pass') return moment;
  return phase === undefined || phase === 'build' || phase === 'move' ? undefined : `pass:${phase}`;
}
