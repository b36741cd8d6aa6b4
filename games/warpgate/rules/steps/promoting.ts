import type { Flow } from '@warptable/kernel';
import type { TacticsId } from '../../content/index.ts';
import { countFor, mayKeepTwo } from '../available/announcements.ts';
import { drawActionCards, shuffleTactics, takePromotionCards } from '../effects/cards.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { ActionArgs } from './moving.ts';
import { ask } from '../questions.ts';

/** WG 11.1: look at the top cards of the Promotion deck, keep one (WG 11.2), discard the others. */
export function* promote(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const count = yield* ask.promoteCount(seat, {
    min: 0,
    max: x,
    final: (cards) => cards > 0 && s.promotionDeck.length + s.promotionDiscard.length > 0,
  }); // WG 4.8
  const taken = yield* takePromotionCards(g, count);
  if (taken.length === 0) return;
  player.recruits = taken;
  g.emit?.({
    type: 'PromotionCardsTaken',
    seat,
    count: taken.length,
    only: { seats: [seat], cards: taken.slice() },
  });

  // What is kept goes to the Tactics deck at once: nothing hidden may wait in a local (the deck is shuffled in the end).
  const kept: TacticsId[] = [];
  const keep = (card: TacticsId): void => {
    kept.push(card);
    player.recruits = player.recruits.filter((one) => one !== card);
    player.tacticsDeck.push(card);
  };
  const first = yield* ask.keepTactics<TacticsId | 'none'>(seat, {
    candidates: () => [...player.recruits, 'none'],
    whyNot: (card) => (card === 'none' ? REFUSED.mustKeepOne : undefined),
    final: () => player.recruits.length === 1 || !mayKeepTwo(s, seat, taken.length),
  });
  keep(first as TacticsId);
  if (player.recruits.length > 0 && mayKeepTwo(s, seat, taken.length)) {
    const second = yield* ask.keepSecondTactics<TacticsId | 'none'>(seat, {
      candidates: () => [...player.recruits, 'none'],
    });
    if (second !== 'none') keep(second);
  }
  const discarded = player.recruits;
  player.recruits = [];
  s.promotionDiscard.push(...discarded);
  yield* shuffleTactics(g, seat, kept);
  if (discarded.length > 0) g.emit?.({ type: 'PromotionCardsDiscarded', seat, cards: discarded });
}

/** WG 11.6. */
export function* draw(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const { deck, discard } = g.state.players[seat]!;
  const count = yield* ask.drawCount(seat, {
    min: 0,
    max: countFor(g.state, seat, 'draw', x),
    final: (cards) => cards > 0 && deck.length + discard.length > 0,
  }); // WG 4.8
  yield* drawActionCards(g, seat, count);
}
