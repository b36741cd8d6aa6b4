import { drawNumber } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { insert } from '../../effects/cards.ts';
import type { Chaos } from '../../moments.ts';
import { isUpgraded } from '../../queries.ts';
import { playerAt } from '../../state.ts';

/** CO 2.17: a card drawn by chance from the whole hand, fresh cards included; the whole hand with the upgraded side. */
export function* perceive(g: Chaos, seat: Seat, of: Seat): Flow {
  const opponent = playerAt(g.state, of);
  const { hand, perceived } = opponent;
  const whole = isUpgraded(g.state, seat, 'perceptive');
  const cards = whole
    ? hand.slice()
    : [hand[yield* drawNumber('a card of a hand was looked at', hand.length)]!];
  if (whole) opponent.perceived = hand.slice();
  else for (const card of cards) if (!perceived.includes(card)) insert(perceived, card); // it may be the same copy as before
  g.lockUndo('a hand was looked at');
  g.emit?.({ type: 'HandSeen', seat, of, count: cards.length, only: { seats: [seat], cards } });
}
