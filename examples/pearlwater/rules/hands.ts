import type { Seat } from '@warptable/kernel';
import type { Oyster } from '../content/index.ts';
import { diverAt } from './state.ts';
import type { Bay, G } from './state.ts';

export function dealOysters(g: G, seat: Seat, count: number): void {
  const oysters = g.state.deck.splice(-count);
  diverAt(g.state, seat).hand.push(...oysters);
  g.emit?.({ type: 'OystersDrawn', seat, count, only: { seats: [seat], oysters } });
}

/** Takes oysters out of a hand; a mark on one of them goes too. */
export function take(state: Bay, seat: Seat, oysters: readonly Oyster[]): void {
  const diver = diverAt(state, seat);
  diver.hand = diver.hand.filter((oyster) => !oysters.includes(oyster));
  if (diver.mark !== null && oysters.includes(diver.mark)) diver.mark = null;
}
