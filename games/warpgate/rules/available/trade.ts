import type { Refusal, Seat } from '@warptable/kernel';
import { allowed } from '../abilities/index.ts';
import { hasEnemyShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import type { Place, State } from '../state.ts';
import { rangesFrom } from './moves.ts';

/** WG 10.1 to WG 10.3: may the ship go on from one planet to the next? */
export function whyNotTradeLeg(s: State, seat: Seat, x: number, from: Place, to: Place): Refusal | undefined {
  if (to === from) return REFUSED.samePlace;
  if (!boardOf(s).places[to]!.trade) return REFUSED.noTradeIcon;
  if (rangesFrom(s, seat, 'trade', from)[to]! > x) return REFUSED.outOfRange;
  return hasEnemyShips(s, seat, to) ? REFUSED.enemyOnTradeRoute : undefined;
}

export function whyNotThirdPlanet(
  s: State,
  seat: Seat,
  x: number,
  first: Place,
  second: Place,
  third: Place,
): Refusal | undefined {
  if (third === first && !allowed(s, seat, 'tradeMayReturn', undefined)) return REFUSED.tradeReturns;
  return whyNotTradeLeg(s, seat, x, second, third);
}

export function whyNotSecondPlanet(
  s: State,
  seat: Seat,
  x: number,
  first: Place,
  second: Place,
): Refusal | undefined {
  const refusal = whyNotTradeLeg(s, seat, x, first, second);
  if (refusal) return refusal;
  const goesOn = boardOf(s).tradePlanets.some(
    (third) => whyNotThirdPlanet(s, seat, x, first, second, third) === undefined,
  );
  return goesOn ? undefined : REFUSED.noTradeRoute;
}

export function whyNotTradeFrom(s: State, seat: Seat, x: number, first: Place): Refusal | undefined {
  const board = boardOf(s);
  if (!board.places[first]!.trade) return REFUSED.noTradeIcon;
  const leads = board.tradePlanets.some(
    (second) => whyNotSecondPlanet(s, seat, x, first, second) === undefined,
  );
  return leads ? undefined : REFUSED.noTradeRoute;
}

/** WG 10.5. */
export function canTrade(s: State, seat: Seat, x: number): boolean {
  return boardOf(s).tradePlanets.some(
    (planet) => s.fleetOwner[planet] === seat && whyNotTradeFrom(s, seat, x, planet) === undefined,
  );
}
