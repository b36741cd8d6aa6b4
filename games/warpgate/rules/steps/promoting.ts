import { pickAmount, pickOne } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import type { TacticsId } from '../../content/index.ts';
import { countFor, mayKeepTwo } from '../available/announcements.ts';
import { drawActionCards, shuffleTactics, takePromotionCards } from '../effects/cards.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { ActionArgs } from './moving.ts';

/** WG 11.1: look at the top cards of the Promotion deck, keep one, discard the others. */
export function* promote(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const count = yield* pickAmount(seat, 'promoteCount', 0, x); // WG 4.8
  const taken = yield* takePromotionCards(g, count);
  if (taken.length === 0) return;
  player.recruits = taken;
  g.tell?.({
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
  const first = yield* pickOne<TacticsId | 'none'>(
    seat,
    'keepTactics',
    () => [...player.recruits, 'none'],
    (card) => (card === 'none' ? REFUSED.mustKeepOne : undefined),
  );
  keep(first as TacticsId);
  if (player.recruits.length > 0 && mayKeepTwo(s, seat, taken.length)) {
    const second = yield* pickOne<TacticsId | 'none'>(seat, 'keepSecondTactics', () => [
      ...player.recruits,
      'none',
    ]);
    if (second !== 'none') keep(second);
  }
  const discarded = player.recruits;
  player.recruits = [];
  s.promotionDiscard.push(...discarded);
  yield* shuffleTactics(g, seat, kept);
  if (discarded.length > 0) g.tell?.({ type: 'PromotionCardsDiscarded', seat, cards: discarded });
}

/** WG 11.6. */
export function* draw(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const most = countFor(g.state, seat, 'draw', x);
  const count = yield* pickAmount(seat, 'drawCount', 0, most); // WG 4.8
  yield* drawActionCards(g, seat, count);
}
