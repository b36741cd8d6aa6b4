import { proceed } from '@warptable/kernel';
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
import { addShips, hasEnemyShips, hasToken, moveShips, removeShips, shipsAt } from '../effects/ships.ts';
import { arrive } from '../effects/exploration.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import type { Place, State } from '../state.ts';
import { ask } from '../questions.ts';

export interface ActionArgs {
  readonly seat: Seat;
  readonly x: number;
}

/** WG 6.7. */
interface Group {
  readonly from: Place;
  readonly to: Place;
  readonly ships: number;
}

/** Whether ships that come to this place turn up a token or begin a battle. */
const revealsAt = (s: State, seat: Seat, place: Place): boolean =>
  hasToken(s, place) || hasEnemyShips(s, seat, place);

/** Whether the number of ships is not asked for, since there is only one. */
const isOneSize = (s: State, seat: Seat, action: MovingAction, ready: number): boolean => {
  let sizes = 0;
  for (let count = 1; count <= ready; count++) if (!whyNotSoMany(s, seat, action, count)) sizes++;
  return sizes === 1;
};

const hasSecondStart = (s: State, seat: Seat, x: number, from: Place, to: Place): boolean =>
  placesWithShips(s, seat).some(
    (id) => whyNotSecondStart(s, seat, x, boardOf(s).place(id), from, to) === undefined,
  );

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
  // A Concentrate asks for a second start before anything moves.
  const makesFinal = (to: Place): boolean =>
    revealsAt(s, seat, to) && !(action === 'concentrate' && hasSecondStart(s, seat, x, from, to));
  const to = board.place(
    yield* ask.moveTo(seat, {
      about,
      candidates: () => board.ids,
      whyNot: (id) => whyNotMoveTo(s, start, board.place(id)),
      final: (id) => isOneSize(s, seat, action, ready) && makesFinal(board.place(id)),
    }),
  );
  const ships = yield* ask.shipsToMove(seat, {
    about: { action, from: board.ids[from]!, to: board.ids[to]! },
    min: 1,
    max: ready,
    whyNot: (count) => whyNotSoMany(s, seat, action, count),
    final: () => makesFinal(to),
  });
  return { from, to, ships };
}

function* chooseStart(g: Warpgate, action: MovingAction, { seat, x }: ActionArgs): Flow<Place> {
  const s = g.state;
  const board = boardOf(s);
  const candidates = (): string[] => placesWithShips(s, seat);
  const id = yield* ask.moveFrom(seat, {
    about: { action },
    candidates,
    whyNot: (place) => {
      const from = board.place(place);
      return whyNotStart(s, seat, action, x, from, shipsAt(s, seat, from));
    },
  });
  return board.place(id);
}

/** WG 6.8. */
export function* recon(g: Warpgate, args: ActionArgs): Flow {
  const from = yield* chooseStart(g, 'recon', args);
  const { to, ships } = yield* chooseGroup(g, 'recon', args, from, shipsAt(g.state, args.seat, from));
  yield* moveShips(g, args.seat, from, to, ships);
}

/** WG 6.9, WG 6.10: one group, then perhaps a different one. */
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
  const chosen = yield* ask.secondGroup(seat, {
    candidates,
    whyNot: (place) =>
      place === 'none'
        ? undefined
        : whyNotStart(s, seat, 'maneuver', x, board.place(place), ready(board.place(place))),
  });
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
  const chosen = yield* ask.secondStart(seat, {
    about: { to: board.ids[group.to]! },
    candidates,
    whyNot: (place) =>
      place === 'none' ? undefined : whyNotSecondStart(s, seat, x, board.place(place), from, group.to),
    final: (place) =>
      revealsAt(s, seat, group.to) && (place === 'none' || shipsAt(s, seat, board.place(place)) === 1),
  });
  const groups = [group];
  if (chosen !== 'none') {
    const second = board.place(chosen);
    const ships = yield* ask.shipsToMove(seat, {
      about: { action: 'concentrate', from: chosen, to: board.ids[group.to]! },
      min: 1,
      max: shipsAt(s, seat, second),
      final: () => revealsAt(s, seat, group.to),
    });
    groups.push({ from: second, to: group.to, ships });
  }
  yield* moveOrAttack(g, seat, groups);
}

/** WG 6.14, WG 6.15: a battle follows if the destination holds another player's ships; else it is a move. */
function* moveOrAttack(g: Warpgate, seat: Seat, groups: readonly Group[]): Flow {
  const s = g.state;
  const { ids } = boardOf(s);
  const { to } = groups[0]!;
  const attack = hasEnemyShips(s, seat, to);
  let ships = 0;
  for (const group of groups) {
    removeShips(s, group.from, group.ships);
    ships += group.ships;
    g.emit?.({ type: 'ShipsMoved', seat, from: ids[group.from]!, to: ids[to]!, ships: group.ships });
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

/** WG 12.2: the ships of the attack, on their way, against all that are there; the battle itself is the next step. */
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
  g.emit?.({
    type: 'BattleBegan',
    seat: attacker,
    defender,
    place: boardOf(s).ids[planet]!,
    attackers: ships,
    defenders: s.fleetSize[planet]!,
  });
  proceed(s, { step: 'battle', args: null });
}
