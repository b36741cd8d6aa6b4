import { pickAmount, pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { allowed, total } from '../abilities.ts';
import { tradeLimit } from '../available/free.ts';
import { gainAny } from '../effects/goods.ts';
import type { Warp } from '../moments.ts';

const WORTH_A_REWARD = 2;

/** TW 11.7: the Trade of the turn. */
export function* trade(g: Warp, seat: Seat): Flow {
  const s = g.state;
  s.turn.traded = true;
  const mixed = allowed(s, seat, 'mixesTrade', undefined);
  const exchanged = yield* exchange(g, seat, tradeLimit(s, seat), mixed);
  if (exchanged >= WORTH_A_REWARD) yield* gainAny(g, seat, total(s, seat, 'tradeReward', undefined));
}

/** Up to so many resources 1:1 with the general supply, in one direction or, if `mixed`, in both. Returns how many. */
export function* exchange(g: Warp, seat: Seat, most: number, mixed: boolean): Flow<number> {
  const first = yield* oneWay(g, seat, most);
  const left = most - first.amount;
  if (!mixed || left === 0) return first.amount;
  const back = first.given === 'gold' ? 'energy' : 'gold';
  const had = g.state.players[seat]![back] - first.amount;
  // What has just been received need not be given back: that would be no exchange at all.
  if (had <= 0) return first.amount;
  const second = yield* pickAmount(seat, 'tradeBack', 0, Math.min(left, had), undefined, { given: back });
  swap(g, seat, back, second);
  return first.amount + second;
}

function* oneWay(g: Warp, seat: Seat, most: number): Flow<{ given: 'gold' | 'energy'; amount: number }> {
  const player = g.state.players[seat]!;
  const given = yield* pickOne<'gold' | 'energy'>(seat, 'tradeGiven', () =>
    (['gold', 'energy'] as const).filter((resource) => player[resource] > 0),
  );
  const amount = yield* pickAmount(seat, 'tradeAmount', 1, Math.min(most, player[given]), undefined, {
    given,
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
  g.tell?.({ type: 'Traded', seat, given, amount });
}
