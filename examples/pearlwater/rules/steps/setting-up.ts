import { chooseIndependently, drawNumber, proceed, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { REEFS } from '../../content/index.ts';
import { dealOysters, take } from '../hands.ts';
import { ask } from '../questions.ts';
import { diverAt, seatsOf } from '../state.ts';
import type { G } from '../state.ts';

/** PW 1: the deal, and what everybody prepares at their own pace. */
export function* settingUp(g: G): Flow {
  const { state } = g;
  yield* shuffle('the oysters were shuffled', state.deck); // PW 1.1
  for (const seat of seatsOf(state)) dealOysters(g, seat, 4);
  yield* chooseIndependently(seatsOf(state).map((seat) => ({ seats: [seat], flow: preparing(g, seat) })));
  state.first = yield* drawNumber('the keeper of the lamp was drawn', state.divers.length); // PW 1.4
  g.emit?.({ type: 'LampGiven', seat: state.first });
  proceed(state, { step: 'bidding', args: null });
}

function* preparing(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  diver.crew = yield* ask.crew(seat, { candidates: () => g.state.crews }); // PW 1.2
  diver.reef = yield* ask.anchor(seat, { candidates: () => REEFS });
  const oysters = yield* ask.throwBack(seat, { candidates: () => diver.hand, min: 1, max: 2 }); // PW 1.3
  take(g.state, seat, oysters);
  diver.thrown.push(...oysters);
  g.emit?.({ type: 'OystersThrownBack', audience: [seat], oysters });
}
