import type { Flow, Seat } from '@warptable/kernel';
import { allowed } from '../abilities/index.ts';
import { countFor } from '../available/announcements.ts';
import { whyNotReinforce, whyNotWarpInTo } from '../available/deployments.ts';
import type { Reinforcement } from '../available/deployments.ts';
import { deployShips, hasToken } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { ActionArgs } from './moving.ts';
import { ask } from '../questions.ts';

/** WG 7.3: up to X ships to the own Warpgate. */
export function* warpIn(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const count = countFor(s, seat, 'warpIn', x);
  const supply = s.players[seat]!.ships;
  if (allowed(s, seat, 'warpsInToColonies')) {
    yield* warpInAnywhere(g, seat, Math.min(count, supply));
    return;
  }
  const gate = s.gates[seat]!;
  const ships = yield* ask.deployShips(seat, {
    about: { action: 'warpIn', place: boardOf(s).ids[gate]! },
    min: 0,
    max: count,
    whyNot: (wanted) => (wanted > supply ? REFUSED.supplyTooSmall : undefined),
  });
  yield* deployShips(g, seat, gate, ships);
}

/** Gate Harmonics: ship by ship, to the Warpgate or to a Colony. */
function* warpInAnywhere(g: Warpgate, seat: Seat, max: number): Flow {
  const s = g.state;
  const board = boardOf(s);
  for (let left = max; left > 0; left--) {
    const chosen = yield* ask.warpInTo(seat, {
      about: { left },
      candidates: () => [...board.ids, 'done'],
      whyNot: (id) => (id === 'done' ? undefined : whyNotWarpInTo(s, seat, board.place(id))),
      final: (id) => id !== 'done' && hasToken(s, board.place(id)),
    });
    if (chosen === 'done') return;
    yield* deployShips(g, seat, board.place(chosen), 1);
  }
}

/** WG 7.4, WG 7.5: one ship to each of up to X places that hold own ships. */
export function* reinforce(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const at: Reinforcement = {
    seat,
    held: s.fleetOwner.flatMap((owner, place) => (owner === seat ? place : [])),
    reinforced: [],
    second: allowed(s, seat, 'reinforcesTwice'),
    colony: allowed(s, seat, 'reinforcesColony'),
  };
  const places = countFor(s, seat, 'reinforce', x);
  const candidates = (): string[] => [...board.ids, 'done'];
  while (s.players[seat]!.ships > 0) {
    const left = places - at.reinforced.length;
    if (left <= 0 && !at.second) return;
    const chosen = yield* ask.reinforceAt(seat, {
      about: { left },
      candidates,
      whyNot: (id) => {
        if (id === 'done') return undefined;
        const place = board.place(id);
        const refusal = whyNotReinforce(s, at, place);
        return refusal ?? (left <= 0 && !at.reinforced.includes(place) ? REFUSED.enoughPlaces : undefined);
      },
      final: (id) => id !== 'done' && hasToken(s, board.place(id)),
    });
    if (chosen === 'done') return;
    const place = board.place(chosen);
    if (at.reinforced.includes(place)) at.second = false;
    else {
      if (!at.held.includes(place)) at.colony = false;
      at.reinforced.push(place);
    }
    yield* deployShips(g, seat, place, 1);
  }
}
