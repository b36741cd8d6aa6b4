import { chooseTogether, proceed } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { numberOf } from '../../content/index.ts';
import { take } from '../hands.ts';
import { ask } from '../questions.ts';
import { diverAt, seatsOf } from '../state.ts';
import type { G } from '../state.ts';

/** PW 2: all bid one oyster in secret; the turns of the round go from the highest bid to the lowest. */
export function* bidding(g: G): Flow {
  const { state } = g;
  const seats = seatsOf(state);
  g.emit?.({ type: 'RoundBegan', round: state.round + 1 });
  const bids = yield* chooseTogether(
    seats.map((seat) => ask.bid(seat, { candidates: () => diverAt(state, seat).hand })), // PW 2.1
  );
  for (const seat of seats) take(state, seat, [bids[seat]!]);
  state.spent.push(...bids);
  g.emit?.({ type: 'BidsShown', bids });
  const turns = seats
    .toSorted((a, b) => numberOf(bids[b]!) - numberOf(bids[a]!)) // PW 2.2
    .map((seat) => ({ step: 'turn', args: { seat } }));
  proceed(state, ...turns, { step: 'endOfRound', args: null });
}
