import { drawNumber } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import {
  convertible,
  impersonable,
  removeCandidates,
  troopsToPlace,
  victims,
  whyNotRemove,
} from '../available/targets.ts';
import type { Remove } from '../available/targets.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { strengthAt } from '../queries.ts';
import type { Area, State } from '../state.ts';
import { addToHand, takeFromHand } from './cards.ts';
import { gainArea } from './control.ts';
import { removeExiled, strike } from './troops.ts';
import { ask } from '../questions.ts';

/** One enemy Troop is destroyed outside of combat. */
export function* removeTroop(g: Warp, seat: Seat, effect: Remove): Flow {
  const s = g.state;
  const { ids, place } = boardOf(s);
  const chosen = yield* ask.removeTroop(seat, {
    candidates: () => removeCandidates(s, seat, effect).map((area) => ids[area]!),
    whyNot: (id) => whyNotRemove(s, effect, place(id)),
  });
  strike(g, place(chosen), 1);
}

/** Conversion: an Exiled Token gives way to as many Troops. */
export function* convert(g: Warp, seat: Seat): Flow {
  const area = yield* pickArea(g, seat, 'convert', convertible);
  const troops = strengthAt(g.state, area);
  removeExiled(g, area);
  yield* takeOver(g, seat, area, troops);
}

/** Impostor: a single enemy Troop gives way to one of the seat's. No combat (TWS 21.14). */
export function* impersonate(g: Warp, seat: Seat): Flow {
  const area = yield* pickArea(g, seat, 'impersonate', impersonable);
  strike(g, area, 1);
  yield* takeOver(g, seat, area, 1);
}

function* pickArea(
  g: Warp,
  seat: Seat,
  kind: 'convert' | 'impersonate',
  areas: (s: State, seat: Seat) => readonly Area[],
): Flow<Area> {
  const s = g.state;
  const { ids, place } = boardOf(s);
  return place(yield* ask[kind](seat, { candidates: () => areas(s, seat).map((area) => ids[area]!) }));
}

/** TW 14.9: with so many Troops, or as many as there are; of the general supply first, then of the reserve. */
function* takeOver(g: Warp, seat: Seat, area: Area, max: number): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const troops = Math.min(max, troopsToPlace(s, seat));
  const supplied = Math.min(troops, player.supply);
  player.supply -= supplied;
  player.reserve -= troops - supplied;
  player.deeds.troops += supplied;
  yield* gainArea(g, seat, area, troops, 'taken over');
}

/** TW 19.25: a card of an opponent's hand, at random. */
export function* steal(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const from = yield* ask.steal(seat, { candidates: () => victims(s, seat) });
  const thief = s.players[seat]!;
  const victim = s.players[from]!;
  const card = victim.hand[yield* drawNumber('a card was taken at random', victim.hand.length)]!;
  const known = victim.hand.length === 1 && victim.shown.includes(card);
  takeFromHand(victim, card);
  // Nobody else knows any more which of the cards they saw are still there.
  victim.shown = [];
  addToHand(thief, card, known);
  thief.deeds.cards++;
  g.lockUndo('a card was taken at random'); // TW 21.6
  g.emit?.({ type: 'CardStolen', seat, from, only: { seats: [seat, from], card } });
}
