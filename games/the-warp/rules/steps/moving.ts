import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { flyable, walkable, whyNotMoveFrom, whyNotMoveTo } from '../available/movements.ts';
import { gainArea } from '../effects/control.ts';
import { missionCheck } from '../effects/missions.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { placesOf, roomOn } from '../queries.ts';
import { NOBODY } from '../state.ts';
import type { Area } from '../state.ts';
import { ask } from '../questions.ts';
import type { FreeDecision } from './free.ts';

type AskFrom = (decision: FreeDecision<string, 'moveFrom'>) => Flow<string>;

/**
 * TW 12.2: up to so many Troop Movements, of the same Troop too (TW 12.9). In the step of the turn there are free moves in
 * between, which is how it asks; in an effect there are none (TW 11.11).
 */
export function* troopMovements(g: Warp, seat: Seat, n: number, askFrom?: AskFrom): Flow {
  const s = g.state;
  const { ids, place } = boardOf(s);
  /** TW 12.8: a ship moves at most once; where one has just arrived, only the others may go. */
  const arrived: Area[] = [];
  const shipReady = (from: Area): boolean => s.ships[from]! > countOf(arrived, from);
  const startsOrStop = (): string[] => {
    const places = placesOf(s, seat);
    places.push('stop');
    return places;
  };
  const whyNotFrom = (from: Area): Refusal | undefined => whyNotMoveFrom(s, seat, from, shipReady(from));
  for (let left = n; left > 0;) {
    const decision = {
      candidates: startsOrStop,
      whyNot: (id: string): Refusal | undefined => (id === 'stop' ? undefined : whyNotFrom(place(id))),
      about: { left },
      final: (id: string) => id === 'stop' && ('tried' as const),
    };
    const start = yield* askFrom ? askFrom(decision) : ask.moveFrom(seat, decision);
    if (start === 'stop') return;
    const from = place(start);
    const walks = walkable(s, seat, from);
    const ready = shipReady(from);
    const to = place(
      yield* ask.moveTo(seat, {
        about: { from: start },
        candidates: () => ids,
        whyNot: (_id, area) => whyNotMoveTo(s, seat, from, area, walks, ready),
      }),
    );
    const ship = yield* takesShip(g, seat, from, to, walks[to]!, ready);
    const troops = ship ? yield* troopsAboard(g, seat, from, to, left) : 1;
    left -= troops;
    if (ship) {
      s.ships[from]!--;
      s.ships[to]!++;
      arrived.push(to);
    }
    const claims = s.owner[to] === NOBODY;
    yield* moveTroops(g, seat, from, to, troops, ship);
    // TW 13.6: buildings on a claimed area give their old owner miniatures back, which may fulfil that player's missions.
    yield* missionCheck(g, seat === s.active && !claims);
  }
}

function countOf(areas: readonly Area[], one: Area): number {
  let count = 0;
  for (const area of areas) if (area === one) count++;
  return count;
}

function* takesShip(
  g: Warp,
  seat: Seat,
  from: Area,
  to: Area,
  walks: boolean,
  shipReady: boolean,
): Flow<boolean> {
  const s = g.state;
  if (!shipReady || !flyable(s, seat, from, to)) return false;
  if (!walks) return true;
  const { ids } = boardOf(s);
  return (yield* ask.takeShip(seat, { about: { from: ids[from]!, to: ids[to]! } })) === 'yes';
}

/** TW 12.7: one or more of the Movements may go together with the ship. */
function* troopsAboard(g: Warp, seat: Seat, from: Area, to: Area, left: number): Flow<number> {
  const s = g.state;
  const { ids } = boardOf(s);
  const max = Math.min(left, s.troops[from]! - 1, roomOn(s, to));
  return yield* ask.troopsAboard(seat, { about: { from: ids[from]!, to: ids[to]! }, min: 1, max });
}

export function* moveTroops(g: Warp, seat: Seat, from: Area, to: Area, troops: number, ship: boolean): Flow {
  const s = g.state;
  const { ids } = boardOf(s);
  s.troops[from]! -= troops;
  g.emit?.({ type: 'TroopsMoved', seat, from: ids[from]!, to: ids[to]!, troops, ship });
  if (s.owner[to] === NOBODY) yield* gainArea(g, seat, to, troops, 'claimed', ship);
  else s.troops[to]! += troops;
}
