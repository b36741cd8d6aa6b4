import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { PHASES, PHASE_BONUS } from '../../content/index.ts';
import type { Phase, Rank } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { playMomentCards } from '../cards/playing.ts';
import { gain } from '../effects/gaining.ts';
import { beginPhase } from '../effects/phases.ts';
import type { Chaos } from '../moments.ts';
import { neutralTotal, termsOf } from '../pricing.ts';
import { ask } from '../questions.ts';
import { NOBODY, fromFlareGun, playerAt } from '../state.ts';
import type { State } from '../state.ts';

/** CO 4.4, CO 5.1, CO 5.2: in the order of the moment when the phase begins; with 2 factions twice. */
export function* prices(g: Chaos): Flow {
  const s = g.state;
  beginPhase(g, 'prices');
  const order = fromFlareGun(s);
  const turns = s.players.length === 2 ? [...order, ...order] : order;
  proceed(s, ...turns.map((seat) => ({ step: 'price', args: { seat } })), {
    step: 'neutralPrices',
    args: null,
  });
}

/** Where a token can be laid: the move phase has two slots (CO 5.4). */
type Slot = Exclude<Phase, 'move'> | 'move:first' | 'move:last';

const SLOTS: readonly Slot[] = ['discover', 'build', 'harvest', 'recruit', 'move:first', 'move:last'];

const phaseOf = (slot: Slot): Phase => (slot.startsWith('move') ? 'move' : (slot as Phase));

const isEmpty = (s: State, phase: Phase): boolean => s.prices[PHASES.indexOf(phase)] === null;

/** CO 5.3, CO 5.6: bonus, token, cards, flare gun. */
export function* price(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  const player = playerAt(s, seat);
  const [token, slot] = (yield* ask.price<string>(seat, {
    next: ([rank, place]) => {
      if (rank === undefined) return player.tokens.map(String);
      return place === undefined ? SLOTS.filter((one) => isEmpty(s, phaseOf(one))) : [];
    },
  })) as readonly [string, Slot];
  const rank = Number(token) as Rank;
  const phase = phaseOf(slot);
  const last = slot === 'move:last';
  player.tokens.splice(player.tokens.indexOf(rank), 1);
  s.prices[PHASES.indexOf(phase)] = { by: seat, token: rank, last, surcharges: [] };
  g.emit?.({ type: 'PriceSet', seat, phase, rank, last });
  const bonus = last ? null : PHASE_BONUS[phase];
  if (bonus) yield* gain(g, seat, bonus, 'price'); // CO 5.5
  yield* resolveToken(g, seat, rank);
  yield* happen(g, seat, 'tokenPlaced', { rank, phase });
  yield* playMomentCards(g, seat, 'price', phase);
  if (phase === 'move') passFlareGun(g, seat);
}

/** CO 5.10, CO 5.11 */
function* resolveToken(g: Chaos, seat: Seat, rank: Rank): Flow {
  const player = playerAt(g.state, seat);
  const { recall, gain: what } = termsOf(g.state, rank);
  if (recall && player.vault.length > 0) {
    g.emit?.({ type: 'TokensRecalled', seat, ranks: player.vault });
    player.recalled = [...player.recalled, ...player.vault];
    player.vault = [];
  }
  if (what) yield* gain(g, seat, what, 'price');
}

/** CO 5.17: to the left of the pricer; else, and after a neutral token, to the left of its holder. */
function passFlareGun(g: Chaos, pricer: Seat): void {
  const s = g.state;
  const next = (seat: Seat): Seat => (seat + 1) % s.players.length;
  const isNeutral = pricer === NOBODY;
  s.flareGun = isNeutral || next(pricer) === s.flareGun ? next(s.flareGun) : next(pricer);
  g.emit?.({ type: 'FlareGunPassed', seat: s.flareGun });
}

/** CO 5.13, CO 5.14, CO 5.16: the cheapest lies on the top-most phase. */
export function* neutralPrices(g: Chaos): Flow {
  const s = g.state;
  const tokens = s.neutral.toSorted((a, b) => neutralTotal(a) - neutralTotal(b));
  for (const phase of PHASES) {
    if (!isEmpty(s, phase)) continue;
    const token = tokens.shift()!;
    s.prices[PHASES.indexOf(phase)] = { by: NOBODY, token, last: false, surcharges: [] };
    g.emit?.({ type: 'NeutralPriceSet', phase, token });
    if (phase === 'move') passFlareGun(g, NOBODY);
  }
}
