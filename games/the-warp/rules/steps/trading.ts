import type { Flow, Seat } from '@warptable/kernel';
import { allowed, total } from '../abilities.ts';
import { tradeLimit } from '../available/free.ts';
import { gainAny } from '../effects/goods.ts';
import type { Warp } from '../moments.ts';
import { ask } from '../questions.ts';

const WORTH_A_REWARD = 2;

/** TW 11.7: the Trade of the turn, with the general supply and no player (TW 11.8). */
export function* trade(g: Warp, seat: Seat): Flow {
  const s = g.state;
  s.turn.traded = true;
  const mixed = allowed(s, seat, 'mixesTrade');
  const exchanged = yield* exchange(g, seat, tradeLimit(s, seat), mixed);
  if (exchanged >= WORTH_A_REWARD) yield* gainAny(g, seat, total(s, seat, 'tradeReward'));
}

/** Up to so many resources 1:1 with the general supply, in one direction or, if `mixed`, in both. Returns how many. */
export function* exchange(g: Warp, seat: Seat, max: number, mixed: boolean): Flow<number> {
  const first = yield* oneWay(g, seat, max);
  const left = max - first.amount;
  if (!mixed || left === 0) return first.amount;
  const back = first.given === 'gold' ? 'energy' : 'gold';
  const had = g.state.players[seat]![back] - first.amount;
  // What has just been received need not be given back: that would be no exchange at all.
  if (had <= 0) return first.amount;
  const second = yield* ask.tradeBack(seat, { about: { given: back }, min: 0, max: Math.min(left, had) });
  swap(g, seat, back, second);
  return first.amount + second;
}

function* oneWay(g: Warp, seat: Seat, max: number): Flow<{ given: 'gold' | 'energy'; amount: number }> {
  const player = g.state.players[seat]!;
  const given = yield* ask.tradeGiven(seat, {
    candidates: () => (['gold', 'energy'] as const).filter((resource) => player[resource] > 0),
  });
  const amount = yield* ask.tradeAmount(seat, {
    about: { given },
    min: 1,
    max: Math.min(max, player[given]),
  });
  swap(g, seat, given, amount);
  return { given, amount };
}

function swap(g: Warp, seat: Seat, given: 'gold' | 'energy', amount: number): void {
  if (amount === 0) return;
  const player = g.state.players[seat]!;
  const sign = given === 'gold' ? -1 : 1;
  player.gold += sign * amount;
  player.energy -= sign * amount;
  player.deeds.traded += amount;
  g.emit?.({ type: 'Traded', seat, given, amount });
}
