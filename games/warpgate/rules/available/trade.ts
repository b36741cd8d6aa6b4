import type { Refusal, Seat } from '@warptable/kernel';
import { unlessLifted } from '../abilities/index.ts';
import { hasEnemyShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import type { Place, State } from '../state.ts';
import { rangesFrom } from './moves.ts';

/** A Trade in the making, with what is needed to judge every leg of it. */
export interface Trading {
  readonly seat: Seat;
  readonly x: number;
  readonly ranges: (from: Place) => Uint8Array;
}

export function tradingOf(s: State, seat: Seat, x: number): Trading {
  const known: Uint8Array[] = [];
  return {
    seat,
    x,
    ranges: (from) => (known[from] ??= rangesFrom(s, seat, 'trade', from, x)),
  };
}

/** WG 10.1, WG 10.3: may the ship go on from one planet to the next? Markers and drones do not matter (WG 10.4). */
function whyNotLeg(s: State, { seat, x, ranges }: Trading, from: Place, to: Place): Refusal | undefined {
  if (to === from) return REFUSED.samePlace;
  if (!boardOf(s).places[to]!.trade) return REFUSED.noTradeIcon;
  if (ranges(from)[to]! > x) return REFUSED.outOfRange;
  return hasEnemyShips(s, seat, to) ? REFUSED.enemyOnTradeRoute : undefined;
}

export function whyNotThird(
  s: State,
  trading: Trading,
  first: Place,
  second: Place,
  third: Place,
): Refusal | undefined {
  const returns =
    third === first ? unlessLifted(s, trading.seat, 'tradeMayReturn', REFUSED.tradeReturns) : undefined;
  return returns ?? whyNotLeg(s, trading, second, third);
}

export function whyNotSecond(s: State, trading: Trading, first: Place, second: Place): Refusal | undefined {
  const refusal = whyNotLeg(s, trading, first, second);
  if (refusal) return refusal;
  for (const third of boardOf(s).tradePlanets) {
    if (whyNotThird(s, trading, first, second, third) === undefined) return undefined;
  }
  return REFUSED.noTradeRoute;
}

export function whyNotTradeFrom(s: State, trading: Trading, first: Place): Refusal | undefined {
  const board = boardOf(s);
  if (!board.places[first]!.trade) return REFUSED.noTradeIcon;
  for (const second of board.tradePlanets) {
    if (whyNotSecond(s, trading, first, second) === undefined) return undefined;
  }
  return REFUSED.noTradeRoute;
}

/** WG 10.5. */
export function canTrade(s: State, seat: Seat, x: number): boolean {
  const trading = tradingOf(s, seat, x);
  return boardOf(s).tradePlanets.some(
    (planet) => s.fleetOwner[planet] === seat && whyNotTradeFrom(s, trading, planet) === undefined,
  );
}
