import { roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { REEFS } from '../../content/index.ts';
import { airFor, whyNotOpen, whyNotSail } from '../available.ts';
import { happen, total } from '../crews.ts';
import { take } from '../hands.ts';
import { ask } from '../questions.ts';
import { diverAt } from '../state.ts';
import type { G } from '../state.ts';

/** PW 3: sail, dive, open oysters. */
export function* turn(g: G, { seat }: { seat: Seat }): Flow {
  yield* sailing(g, seat);
  yield* diving(g, seat);
  yield* opening(g, seat);
  yield* ask.endTurn(seat);
}

/** PW 3.1 */
function* sailing(g: G, seat: Seat): Flow {
  const { state } = g;
  const reef = yield* ask.sail(seat, {
    candidates: () => REEFS,
    whyNot: (to) => whyNotSail(state, seat, to),
  });
  const air = airFor(state, seat, reef);
  const diver = diverAt(state, seat);
  diver.air -= air;
  diver.reef = reef;
  g.emit?.({ type: 'Sailed', seat, reef, air });
}

/** PW 3.2: a die for each air spent; every 4, 5 or 6 is a pearl. */
function* diving(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  const air = yield* ask.spendAir(seat, { min: 0, max: diver.air, final: (spent) => spent > 0 });
  if (air === 0) return;
  diver.air -= air;
  const dice = yield* roll('the dive was rolled', air + total(g.state, seat, 'diceInDive'));
  const found = dice.filter((die) => die >= 4).length;
  diver.pearls += found;
  g.emit?.({ type: 'Dived', seat, dice, found });
  yield* happen(g, seat, 'afterDive');
}

/** PW 3.3: up to two oysters go to the shelf, in an order of your choice. */
function* opening(g: G, seat: Seat): Flow {
  const { state } = g;
  const diver = diverAt(state, seat);
  const opened = yield* ask.open(seat, {
    candidates: () => diver.hand,
    min: 0,
    max: 2,
    whyNot: (oyster) => whyNotOpen(state, seat, oyster),
  });
  if (opened.length === 0) return;
  take(state, seat, opened);
  diver.shelf.push(...opened);
  g.emit?.({ type: 'OystersOpened', seat, oysters: opened });
  const ordered = yield* ask.shelve(seat, { candidates: () => opened });
  diver.shelf.splice(-opened.length, opened.length, ...ordered);
}
