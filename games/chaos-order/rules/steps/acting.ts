import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Phase } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { playMomentCards } from '../cards/playing.ts';
import { canPay, pay } from '../effects/goods.ts';
import { beginPhase } from '../effects/phases.ts';
import type { Chaos } from '../moments.ts';
import { duesOf, priceOf } from '../pricing.ts';
import { ask } from '../questions.ts';
import { NOBODY, clockwiseFrom, fromFlareGun } from '../state.ts';
import type { State, Turn } from '../state.ts';

/** CO 6.1, CO 6.2 */
export function* actionPhase(g: Chaos, { phase }: { readonly phase: Phase }): Flow {
  const s = g.state;
  beginPhase(g, phase);
  const turns = turnOrder(s, phase).map((seat) => ({ step: 'act', args: { seat } }));
  proceed(s, ...turns, { step: 'phaseEnd', args: { phase } });
}

export function turnOrder(s: State, phase: Phase): Seat[] {
  const { by, last } = priceOf(s, phase);
  if (by === NOBODY) return fromFlareGun(s);
  return clockwiseFrom(s, last ? (by + 1) % s.players.length : by);
}

/** CO 6.3, CO 6.4, CO 6.7: it pays and acts, or it passes. */
export function* act(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  const phase = s.phase as Phase;
  s.active = seat;
  const { total } = duesOf(s, seat, phase);
  const couldPay = canPay(s, seat, total, 0);
  const acts =
    couldPay &&
    (yield* ask.actOrPass(seat, {
      about: { phase, cost: total },
      candidates: () => ['act', 'pass'] as const,
    })) === 'act';
  if (acts) {
    payDues(g, seat, phase);
    g.emit?.({ type: 'Acted', seat, phase });
    s.turn = newTurn(seat, phase);
    proceed(s, { step: 'turn', args: null });
    return;
  }
  g.emit?.({ type: 'Passed', seat, phase, couldPay });
  yield* playMomentCards(g, seat, 'pass', phase);
  g.lockUndo('the turn has ended'); // CO 19.1
}

function payDues(g: Chaos, seat: Seat, phase: Phase): void {
  const s = g.state;
  const { own, supply, neighbours } = duesOf(s, seat, phase);
  const count = s.players.length;
  pay(g, seat, own, 0, priceOf(s, phase).by, 'price');
  pay(g, seat, supply, 0, 'supply', 'price');
  pay(g, seat, neighbours, 0, (seat + 1) % count, 'price');
  pay(g, seat, neighbours, 0, (seat + count - 1) % count, 'price');
}

export const newTurn = (seat: Seat, phase: Phase): Turn => ({
  seat,
  phase,
  main: 'open',
  auxiliaryUsed: false,
  mainPoints: 0,
  cardPoints: 0,
  freeResearchLocks: 0,
  freeBuildLocks: 0,
  discount: 0,
  nightDrops: 0,
  slipAways: 0,
  gemSeams: 0,
  flights: 0,
  moved: false,
  lakesLeft: [],
});

/** CO 18.8 */
export function* phaseEnd(g: Chaos, { phase }: { readonly phase: Phase }): Flow {
  for (const seat of fromFlareGun(g.state)) {
    g.state.active = seat;
    yield* happen(g, seat, 'phaseEnds', { phase });
  }
}
