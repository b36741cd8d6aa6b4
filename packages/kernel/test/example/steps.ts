import {
  chooseFirst,
  chooseIndependently,
  chooseTogether,
  confirm,
  drawNumber,
  pickAmount,
  pickOne,
  pickOrder,
  pickPlace,
  pickSome,
  proceed,
  roll,
  shuffle,
} from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { REEFS, diverAt, seatsOf, worthOf } from './bay.ts';
import type { Bay, G, Oyster, Reef } from './bay.ts';
import { CREW_IDS, afterDive, airToSail, diceInDive } from './crew.ts';

/** PW 1: the deal, and what everybody prepares at their own pace. */
export function* settingUp(g: G): Flow {
  const { state } = g;
  yield* shuffle('the oysters were shuffled', state.deck);
  for (const seat of seatsOf(state)) draw(g, seat, 4);
  yield* chooseIndependently(seatsOf(state).map((seat) => ({ seats: [seat], flow: preparing(g, seat) })));
  state.first = yield* drawNumber('the first diver was drawn', state.divers.length);
  proceed(state, { step: 'bidding', args: null });
}

/** PW 1.3: a crew, a reef to begin at, and one or two oysters thrown back in secret. */
function* preparing(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  diver.crew = yield* pickOne(seat, 'crew', () => CREW_IDS);
  diver.reef = yield* pickPlace(seat, 'anchor', () => REEFS);
  const oysters = yield* pickSome(seat, 'throwBack', () => diver.hand, 1, 2);
  discard(g.state, seat, oysters);
  diver.thrown.push(...oysters);
  g.tell?.({ type: 'OystersThrownBack', audience: [seat], oysters });
}

/** PW 2: all bid one oyster in secret; the turns of the round go from the highest bid to the lowest. */
export function* bidding(g: G): Flow {
  const { state } = g;
  const seats = seatsOf(state);
  const bids = yield* chooseTogether(
    seats.map((seat) => pickOne(seat, 'bid', () => diverAt(state, seat).hand)),
  );
  for (const seat of seats) discard(state, seat, [bids[seat]!]);
  state.spent.push(...bids);
  g.tell?.({ type: 'BidsShown', bids });
  const numberOf = (seat: Seat): number => Number(bids[seat]!.slice('oyster:'.length));
  const turns = seats
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map((seat) => ({ step: 'turn', args: { seat } }));
  proceed(state, ...turns, { step: 'endOfRound', args: null });
}

/** PW 3: sail, dive, open oysters. */
export function* turn(g: G, { seat }: { seat: Seat }): Flow {
  const { state } = g;
  const diver = diverAt(state, seat);
  const reef = yield* pickPlace(
    seat,
    'sail',
    () => REEFS,
    (to) => whyNotSail(state, seat, to),
  );
  const air = airFor(state, seat, reef);
  diver.air -= air;
  diver.reef = reef;
  g.tell?.({ type: 'Sailed', seat, reef, air });
  yield* diving(g, seat);
  yield* opening(g, seat);
  yield* confirm(seat, 'endTurn');
}

const airFor = (state: Bay, seat: Seat, to: Reef): number => {
  return airToSail(state, seat, Math.abs(REEFS.indexOf(to) - REEFS.indexOf(diverAt(state, seat).reef)));
};

/** PW 3.1: one air for each reef on the way. */
function whyNotSail(state: Bay, seat: Seat, to: Reef): Refusal | undefined {
  return airFor(state, seat, to) > diverAt(state, seat).air
    ? { rule: 'PW 3.1', reason: 'tooFar' }
    : undefined;
}

/** PW 3.2: a die for each air spent; every 4, 5 or 6 is a pearl. */
function* diving(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  const air = yield* pickAmount(seat, 'spendAir', 0, diver.air);
  if (air === 0) return;
  diver.air -= air;
  const dice = yield* roll('the dive was rolled', diceInDive(g.state, seat, air));
  const found = dice.filter((die) => die >= 4).length;
  diver.pearls += found;
  g.tell?.({ type: 'Dived', seat, dice, found });
  yield* afterDive(g, seat);
}

/** PW 3.3: up to two oysters go to the shelf, in an order of your choice. */
function* opening(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  const whyShut = (oyster: Oyster): Refusal | undefined => {
    return worthOf(oyster) > diver.pearls ? { rule: 'PW 3.4', reason: 'worthMoreThanYourPearls' } : undefined;
  };
  const opened = yield* pickSome(seat, 'open', () => diver.hand, 0, 2, whyShut);
  if (opened.length === 0) return;
  discard(g.state, seat, opened);
  diver.shelf.push(...opened);
  g.tell?.({ type: 'OystersOpened', seat, oysters: opened });
  const ordered = yield* pickOrder(seat, 'shelve', () => opened);
  diver.shelf.splice(-opened.length, opened.length, ...ordered);
}

/** PW 4: the quickest gets the gull's feather, all draw two oysters and catch their breath. */
export function* endOfRound(g: G): Flow {
  const { state } = g;
  const feathers = seatsOf(state).map((seat) => pickOne(seat, 'feather', () => ['white', 'grey']));
  const { seat, value } = yield* chooseFirst(feathers);
  diverAt(state, seat).pearls++;
  g.tell?.({ type: 'FeatherTaken', seat, feather: value });
  for (const each of seatsOf(state)) {
    draw(g, each, 2);
    diverAt(state, each).air += 3;
  }
  g.seal('oysters were drawn');
  state.round++;
  if (state.round < state.rounds) proceed(state, { step: 'bidding', args: null });
}

function draw(g: G, seat: Seat, count: number): void {
  const oysters = g.state.deck.splice(-count);
  diverAt(g.state, seat).hand.push(...oysters);
  g.tell?.({ type: 'OystersDrawn', seat, count, only: { seats: [seat], oysters } });
}

function discard(state: Bay, seat: Seat, oysters: readonly Oyster[]): void {
  const diver = diverAt(state, seat);
  diver.hand = diver.hand.filter((oyster) => !oysters.includes(oyster));
  if (diver.mark !== null && oysters.includes(diver.mark)) diver.mark = null;
}
