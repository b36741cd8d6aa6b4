import type { Flow, Parting, Request, Seat } from '@warptable/kernel';
import type { Warp } from './moments.ts';
import { NOBODY } from './state.ts';

type Step = (g: Warp, args: never) => Flow;

/** TW 21.4, 21.5, 21.8: what somebody has decided is settled as soon as somebody else is asked for anything. */
export const settling = (steps: Readonly<Record<string, Step>>): Readonly<Record<string, Step>> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Step] => [
      name,
      // Where nobody listens, nobody takes anything back either.
      (g, args) => (g.tell ? watched(g, step(g, args)) : step(g, args)),
    ]),
  );

/** Sees what the step asks for, before it is asked; when the step is over, it is the active player's move again. */
function watched(g: Warp, flow: Flow): Flow {
  let asked: Seat = g.state.active;
  let parting: Parting | undefined;
  const goOn = flow.next.bind(flow);
  flow.next = (reply?: unknown) => {
    const turn = goOn(reply);
    const before = parting;
    parting = turn.done ? undefined : partingOf(turn.value);
    // Of teams that divide at the same time, none settles anything for another: there the kernel goes by party.
    if (parting && parting === before) return turn;
    const seats = turn.done ? [g.state.active] : seatsAskedIn(turn.value);
    if (seats.some((seat) => seat !== asked)) g.seal('another player was asked');
    if (seats.length > 0) asked = seats.length === 1 ? seats[0]! : NOBODY;
    return turn;
  };
  return flow;
}

const partingOf = (request: Request): Parting | undefined =>
  request.type === 'together' ? request.parting : undefined;

function seatsAskedIn(request: Request): Seat[] {
  if (request.type === 'ask') return [request.seat];
  return request.type === 'together' ? request.asks.map(({ seat }) => seat) : [];
}
