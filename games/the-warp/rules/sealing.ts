import type { Flow, Request, Seat } from '@warptable/kernel';
import type { Warp } from './moments.ts';
import { NOBODY } from './state.ts';

type Step = (g: Warp, args: never) => Flow;

/** TW 21.4, 21.5, 21.8: what somebody has decided is settled as soon as somebody else is asked for anything. */
export const settling = (steps: Readonly<Record<string, Step>>): Readonly<Record<string, Step>> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Step] => [
      name,
      // Where nobody listens, nobody takes anything back either.
      (g, args) => (g.tell ? settled(g, step(g, args)) : step(g, args)),
    ]),
  );

function* settled(g: Warp, flow: Flow): Flow {
  let asked: Seat = g.state.active;
  for (let turn = flow.next(); !turn.done; turn = flow.next(yield turn.value)) {
    const seats = seatsAskedIn(turn.value);
    if (seats.some((seat) => seat !== asked)) g.seal('another player was asked');
    if (seats.length > 0) asked = seats.length === 1 ? seats[0]! : NOBODY;
  }
  if (asked !== g.state.active) g.seal('another player was asked');
}

function seatsAskedIn(request: Request): Seat[] {
  if (request.type === 'ask') return [request.seat];
  return request.type === 'together' ? request.asks.map(({ seat }) => seat) : [];
}
