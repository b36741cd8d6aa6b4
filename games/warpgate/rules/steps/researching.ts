import type { Flow } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import { happen } from '../abilities/index.ts';
import { flightOf, whyNotFlyTo } from '../available/research.ts';
import { takeTechnology } from '../effects/technologies.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { ActionArgs } from './moving.ts';
import { ask } from '../questions.ts';

/** WG 8.3, WG 8.9: the drone flies to a planet, and a Technology of its type is taken. */
export function* research(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const player = s.players[seat]!;
  const flight = flightOf(s, seat, x);
  const id = yield* ask.flyDroneTo(seat, {
    about: { range: flight.range },
    candidates: () => board.ids,
    whyNot: (place) => whyNotFlyTo(s, flight, board.place(place)),
  });
  g.emit?.({ type: 'DroneMoved', seat, from: board.ids[player.drone]!, to: id });
  player.drone = board.place(id);
  const { world } = board.places[player.drone]!;
  const taken = yield* ask.technology(seat, {
    candidates: () => s.technologies,
    whyNot: (technology) => (TECHNOLOGIES[technology].type === world ? undefined : REFUSED.otherType),
  });
  takeTechnology(g, seat, taken);
  yield* happen(g, seat, 'afterResearch');
}
