import { askYesNo, pickAmount, pickPlace } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { flyable, walkable, whyNotMoveFrom, whyNotMoveTo } from '../available/movements.ts';
import { gainArea } from '../effects/control.ts';
import { checkPoint } from '../effects/missions.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { placesOf, roomOn } from '../reckoning.ts';
import { NOBODY } from '../state.ts';
import type { Area } from '../state.ts';
import type { Decision } from './free.ts';

type AskFrom = (decision: Decision<string>) => Flow<string>;

function* askPlainly(seat: Seat, { kind, candidates, whyNot, about }: Decision<string>): Flow<string> {
  return yield* pickPlace(seat, kind, candidates, whyNot, about);
}

/**
 * TW 12.2 to TW 12.10: up to so many Troop Movements. In the step of the turn there are free moves in between, which is how it
 * asks; in an effect there are none (TW 11.11).
 */
export function* troopMovements(g: Warp, seat: Seat, n: number, ask?: AskFrom): Flow {
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
      kind: 'moveFrom',
      form: 'place' as const,
      candidates: startsOrStop,
      whyNot: (id: string): Refusal | undefined => (id === 'stop' ? undefined : whyNotFrom(place(id))),
      about: { left },
    };
    const start = yield* ask ? ask(decision) : askPlainly(seat, decision);
    if (start === 'stop') return;
    const from = place(start);
    const walks = walkable(s, seat, from);
    const ready = shipReady(from);
    const to = place(
      yield* pickPlace(
        seat,
        'moveTo',
        () => ids,
        (_id, area) => whyNotMoveTo(s, seat, from, area, walks, ready),
        { from: start },
      ),
    );
    const ship = yield* takesShip(g, seat, from, to, walks[to]!, ready);
    const troops = ship ? yield* troopsAboard(g, seat, from, to, left) : 1;
    left -= troops;
    if (ship) {
      s.ships[from]!--;
      s.ships[to]!++;
      arrived.push(to);
    }
    yield* moveTroops(g, seat, from, to, troops, ship);
    yield* checkPoint(g, seat === s.active);
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
  return (yield* askYesNo(seat, 'takeShip', { from: ids[from]!, to: ids[to]! })) === 'yes';
}

/** TW 12.7: one or more of the Movements may go together with the ship. */
function* troopsAboard(g: Warp, seat: Seat, from: Area, to: Area, left: number): Flow<number> {
  const s = g.state;
  const { ids } = boardOf(s);
  const most = Math.min(left, s.troops[from]! - 1, roomOn(s, to));
  return yield* pickAmount(seat, 'troopsAboard', 1, most, undefined, { from: ids[from]!, to: ids[to]! });
}

function* moveTroops(g: Warp, seat: Seat, from: Area, to: Area, troops: number, ship: boolean): Flow {
  const s = g.state;
  const { ids } = boardOf(s);
  s.troops[from]! -= troops;
  g.tell?.({ type: 'TroopsMoved', seat, from: ids[from]!, to: ids[to]!, troops, ship });
  if (s.owner[to] === NOBODY) yield* gainArea(g, seat, to, troops, 'claimed', ship);
  else s.troops[to]! += troops;
}
