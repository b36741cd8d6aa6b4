import type { Flow, Seat } from '@warptable/kernel';
import { nearestRefuge, whyNotWithdrawTo } from '../available/withdrawals.ts';
import { arrive } from '../effects/exploration.ts';
import { addShips, removeShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { decider } from '../state.ts';
import type { Battle, Place } from '../state.ts';
import { ask } from '../questions.ts';

/** Step 5: the losing side leaves, the winning side holds the planet if it has ships left (WG 12.25). Markers stay (WG 12.33). */
export function* withdraw(g: Warpgate, fight: Battle, attackerWon: boolean): Flow {
  if (attackerWon) {
    yield* withdrawDefender(g, fight);
    addShips(g.state, fight.attacker, fight.planet, fight.attackers);
  } else {
    yield* withdrawAttacker(g, fight);
  }
  fight.attackers = 0;
}

/** WG 12.26, WG 12.27, WG 14.31: back to where they came from; the defender splits them between two starts. */
function* withdrawAttacker(g: Warpgate, fight: Battle): Flow {
  const s = g.state;
  const { attacker, defender, attackers, starts, planet } = fight;
  const [first, second] = starts as [Place, Place | undefined];
  if (attackers === 0) return; // WG 12.32
  let toFirst = attackers;
  if (second !== undefined) {
    const { ids } = boardOf(s);
    toFirst = yield* ask.splitWithdrawal(decider(s, defender), {
      about: { first: ids[first]!, second: ids[second]!, ships: attackers },
      min: 0,
      max: attackers,
    });
  }
  fight.attackers = 0;
  yield* arriveBack(g, attacker, planet, first, toFirst);
  if (second !== undefined) yield* arriveBack(g, attacker, planet, second, attackers - toFirst);
}

/** WG 12.28: together to the nearest place with an own piece; the attacker chooses among equals (WG 12.30, WG 14.30). */
function* withdrawDefender(g: Warpgate, fight: Battle): Flow {
  const s = g.state;
  const { attacker, defender, planet } = fight;
  const ships = s.fleetSize[planet]!;
  if (ships === 0) return;
  const board = boardOf(s);
  const nearest = nearestRefuge(s, fight);
  const chosen = yield* ask.withdrawTo(decider(s, attacker), {
    about: { seat: defender, ships },
    candidates: () => board.ids,
    whyNot: (id) => whyNotWithdrawTo(s, fight, nearest, board.place(id)),
  });
  removeShips(s, planet, ships);
  yield* arriveBack(g, defender, planet, board.place(chosen), ships);
}

function* arriveBack(g: Warpgate, seat: Seat, from: Place, to: Place, ships: number): Flow {
  if (ships === 0) return;
  const { ids } = boardOf(g.state);
  addShips(g.state, seat, to, ships);
  g.emit?.({ type: 'ShipsWithdrew', seat, from: ids[from]!, to: ids[to]!, ships });
  yield* arrive(g, seat, to, ships);
}
