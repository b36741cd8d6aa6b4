import { chooseFirst, proceed } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { dealOysters } from '../hands.ts';
import { ask } from '../questions.ts';
import { diverAt, seatsOf } from '../state.ts';
import type { G } from '../state.ts';

/** PW 4: the quickest gets a feather, all draw two oysters and catch their breath. */
export function* endOfRound(g: G): Flow {
  const { state } = g;
  const feathers = seatsOf(state).map((seat) => ask.feather(seat, { candidates: () => ['white', 'grey'] }));
  const { seat, value } = yield* chooseFirst(feathers); // PW 4.1
  diverAt(state, seat).pearls++;
  g.emit?.({ type: 'FeatherTaken', seat, feather: value });
  // PW 4.2
  for (const each of seatsOf(state)) {
    dealOysters(g, each, 2);
    diverAt(state, each).air += 3;
  }
  g.lockUndo('oysters were drawn');
  state.round++;
  if (state.round < state.rounds) proceed(state, { step: 'bidding', args: null }); // PW 5.1
}
