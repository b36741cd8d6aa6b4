import type { AlsoHappens, Flow, Seat } from '@warptable/kernel';
import type { Effect } from '../../content/index.ts';
import { happen } from '../abilities/index.ts';
import { hasEnemyShips, moveShips, shipsAt } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { Battle, Place, State } from '../state.ts';
import type { RevealedSide } from './battle.ts';
import { placeMarker, removeMarker, settlePlanet } from './controlling.ts';
import { ask } from '../questions.ts';

/** WG 12.34, WG 22.16: what one side does after the battle: `SETTLE` and `REDEPLOY` of its card, and its abilities. */
export function* afterBattle(g: Warpgate, battle: Battle, side: RevealedSide, lost: number): Flow {
  const { seat, attacking, won, effects } = side;
  const also = effects.flatMap((effect) => textOf(g, seat, battle.planet, effect));
  yield* happen(g, seat, 'afterBattle', { battle, attacking, won, lost }, { also });
}

function textOf(g: Warpgate, seat: Seat, planet: Place, effect: Effect): AlsoHappens[] {
  const s = g.state;
  if (effect.do === 'settle') {
    return [{ id: 'settle', applies: () => canSettle(s, seat, planet), act: () => settle(g, seat, planet) }];
  }
  if (effect.do === 'redeploy' && s.players[seat]!.kind === 'human') {
    const applies = (): boolean => shipsAt(s, seat, planet) > 0;
    return [{ id: 'redeploy', applies, act: () => redeploy(g, seat, planet, effect.range) }];
  }
  return [];
}

/** WG 22.31. */
function canSettle(s: State, seat: Seat, planet: Place): boolean {
  return shipsAt(s, seat, planet) > 0 && s.markerOwner[planet] !== seat && s.players[seat]!.markers > 0;
}

/** WG 16.9: a Control action of its own with one planet. WG 14.34: the Gatekeepers place a Colony. */
function* settle(g: Warpgate, seat: Seat, planet: Place): Flow {
  if (g.state.players[seat]!.kind === 'human') {
    yield* settlePlanet(g, { seat, used: [], claimed: false }, planet);
  } else {
    removeMarker(g, planet, seat);
    placeMarker(g, seat, planet, true);
  }
}

/** WG 22.32: one group may move on, if the player likes (WG 16.2), at a plain range (WG 16.11). */
function* redeploy(g: Warpgate, seat: Seat, planet: Place, range: number): Flow {
  const s = g.state;
  const board = boardOf(s);
  const from = board.ids[planet]!;
  const chosen = yield* ask.redeployTo(seat, {
    about: { from, range },
    candidates: () => [...board.ids, 'none'],
    whyNot: (id) => {
      if (id === 'none') return undefined;
      const place = board.place(id);
      if (place === planet) return REFUSED.samePlace;
      if (board.places[place]!.world === 'gate' && place !== s.gates[seat]) return REFUSED.foreignGate;
      if (board.ranges[planet]![place]! > range) return REFUSED.outOfRange;
      return hasEnemyShips(s, seat, place) ? REFUSED.enemyShips : undefined;
    },
  });
  if (chosen === 'none') return;
  const ships = yield* ask.shipsToMove(seat, {
    about: { from, to: chosen },
    min: 1,
    max: shipsAt(s, seat, planet),
    final: 'tried',
  });
  yield* moveShips(g, seat, planet, board.place(chosen), ships);
}
