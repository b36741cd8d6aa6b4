import { pickAmount, pickPlace, proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import {
  placesWithShips,
  startOf,
  whyNotMoveTo,
  whyNotSecondStart,
  whyNotSoMany,
  whyNotStart,
} from '../available/moves.ts';
import type { MovingAction } from '../available/moves.ts';
import { addShips, hasEnemyShips, moveShips, removeShips, shipsAt } from '../effects/ships.ts';
import { arrive } from '../effects/exploration.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import type { Place } from '../state.ts';

export interface ActionArgs {
  readonly seat: Seat;
  readonly x: number;
}

interface Group {
  readonly from: Place;
  readonly to: Place;
  readonly ships: number;
}

/** Asks for one group: where it starts, where it goes, how many ships. `resting` are ships that may not go. */
function* chooseGroup(
  g: Warpgate,
  action: MovingAction,
  { seat, x }: ActionArgs,
  from: Place,
  ready: number,
): Flow<Group> {
  const s = g.state;
  const board = boardOf(s);
  const start = startOf(s, seat, action, x, from);
  const about = { action, from: board.ids[from]!, range: start.range };
  const to = board.place(
    yield* pickPlace(
      seat,
      'moveTo',
      () => board.ids,
      (id) => whyNotMoveTo(s, start, board.place(id)),
      about,
    ),
  );
  const ships = yield* pickAmount(
    seat,
    'shipsToMove',
    1,
    ready,
    (count) => whyNotSoMany(s, seat, action, count),
    { ...about, to: board.ids[to]! },
  );
  return { from, to, ships };
}

function* chooseStart(g: Warpgate, action: MovingAction, { seat, x }: ActionArgs): Flow<Place> {
  const s = g.state;
  const board = boardOf(s);
  const candidates = (): string[] => placesWithShips(s, seat);
  const id = yield* pickPlace(
    seat,
    'moveFrom',
    candidates,
    (place) => {
      const from = board.place(place);
      return whyNotStart(s, seat, action, x, from, shipsAt(s, seat, from));
    },
    { action },
  );
  return board.place(id);
}

/** WG 6.8. */
export function* recon(g: Warpgate, args: ActionArgs): Flow {
  const from = yield* chooseStart(g, 'recon', args);
  const { to, ships } = yield* chooseGroup(g, 'recon', args, from, shipsAt(g.state, args.seat, from));
  yield* moveShips(g, args.seat, from, to, ships);
}

/** WG 6.9, 6.10: one group, then perhaps a different one. */
export function* maneuver(g: Warpgate, args: ActionArgs): Flow {
  const s = g.state;
  const { seat, x } = args;
  const board = boardOf(s);
  const from = yield* chooseStart(g, 'maneuver', args);
  const { to, ships } = yield* chooseGroup(g, 'maneuver', args, from, shipsAt(s, seat, from));
  const stood = shipsAt(s, seat, to);
  yield* moveShips(g, seat, from, to, ships);

  // Where the first group ended, only ships that stood there before may go.
  const ready = (place: Place): number => (place === to ? stood : shipsAt(s, seat, place));
  const candidates = (): string[] => [...placesWithShips(s, seat), 'none'];
  const chosen = yield* pickPlace(seat, 'secondGroup', candidates, (place) =>
    place === 'none'
      ? undefined
      : whyNotStart(s, seat, 'maneuver', x, board.place(place), ready(board.place(place))),
  );
  if (chosen === 'none') return;
  const second = board.place(chosen);
  const group = yield* chooseGroup(g, 'maneuver', args, second, ready(second));
  yield* moveShips(g, seat, second, group.to, group.ships);
}

/** WG 6.11. */
export function* skirmish(g: Warpgate, args: ActionArgs): Flow {
  yield* moveOrAttackFromOnePlace(g, 'skirmish', args);
}

/** WG 6.12. */
export function* advance(g: Warpgate, args: ActionArgs): Flow {
  yield* moveOrAttackFromOnePlace(g, 'advance', args);
}

function* moveOrAttackFromOnePlace(g: Warpgate, action: 'skirmish' | 'advance', args: ActionArgs): Flow {
  const from = yield* chooseStart(g, action, args);
  const group = yield* chooseGroup(g, action, args, from, shipsAt(g.state, args.seat, from));
  yield* moveOrAttack(g, args.seat, [group]);
}

/** WG 6.13: from one place or from two, to one other place. */
export function* concentrate(g: Warpgate, args: ActionArgs): Flow {
  const s = g.state;
  const { seat, x } = args;
  const board = boardOf(s);
  const from = yield* chooseStart(g, 'concentrate', args);
  const group = yield* chooseGroup(g, 'concentrate', args, from, shipsAt(s, seat, from));
  const candidates = (): string[] => [...placesWithShips(s, seat), 'none'];
  const chosen = yield* pickPlace(
    seat,
    'secondStart',
    candidates,
    (place) =>
      place === 'none' ? undefined : whyNotSecondStart(s, seat, x, board.place(place), from, group.to),
    { to: board.ids[group.to]! },
  );
  const groups = [group];
  if (chosen !== 'none') {
    const second = board.place(chosen);
    const about = { action: 'concentrate', from: chosen, to: board.ids[group.to]! };
    const ships = yield* pickAmount(seat, 'shipsToMove', 1, shipsAt(s, seat, second), undefined, about);
    groups.push({ from: second, to: group.to, ships });
  }
  yield* moveOrAttack(g, seat, groups);
}

/** WG 6.14: a battle follows if the destination holds another player's ships; else it is a move. */
function* moveOrAttack(g: Warpgate, seat: Seat, groups: readonly Group[]): Flow {
  const s = g.state;
  const { ids } = boardOf(s);
  const { to } = groups[0]!;
  const attack = hasEnemyShips(s, seat, to);
  let ships = 0;
  for (const group of groups) {
    removeShips(s, group.from, group.ships);
    ships += group.ships;
    g.tell?.({ type: 'ShipsMoved', seat, from: ids[group.from]!, to: ids[to]!, ships: group.ships });
  }
  if (attack) {
    beginBattle(
      g,
      seat,
      to,
      groups.map(({ from }) => from),
      ships,
    );
  } else {
    addShips(s, seat, to, ships);
    yield* arrive(g, seat, to, ships); // WG 17.3: those of a Concentrate together
  }
}

/** The ships of the attack are on their way; the battle itself is the next step. */
export function beginBattle(
  g: Warpgate,
  attacker: Seat,
  planet: Place,
  starts: readonly Place[],
  ships: number,
): void {
  const s = g.state;
  const defender = s.fleetOwner[planet]!;
  s.battle = { attacker, defender, planet, starts, attackers: ships, attackerCard: null, defenderCard: null };
  g.tell?.({
    type: 'BattleBegan',
    seat: attacker,
    defender,
    place: boardOf(s).ids[planet]!,
    attackers: ships,
    defenders: s.fleetSize[planet]!,
  });
  proceed(s, { step: 'battle', args: null });
}
