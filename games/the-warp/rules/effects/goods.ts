import { pickAmount } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Cost } from '../../content/index.ts';
import type { Warp } from '../moments.ts';
import type { Player } from '../state.ts';

/** TW 5.10. */
export function gain(g: Warp, seat: Seat, gold: number, energy: number): void {
  if (gold + energy === 0) return;
  const player = g.state.players[seat]!;
  player.gold += gold;
  player.energy += energy;
  player.deeds.gold += gold;
  player.deeds.energy += energy;
  g.tell?.({ type: 'Gained', seat, gold, energy });
}

/** So many resources, each Gold or Energy as the player likes. */
export function* gainAny(g: Warp, seat: Seat, n: number): Flow {
  if (n === 0) return;
  const gold = yield* pickAmount(seat, 'gainGold', 0, n, undefined, { of: n });
  gain(g, seat, gold, n - gold);
}

export const canPay = (player: Player, { gold, energy }: Cost): boolean =>
  player.gold >= gold && player.energy >= energy;

export const canPayAny = (player: Player, n: number): boolean => player.gold + player.energy >= n;

/** To the general supply. */
export function pay(g: Warp, seat: Seat, { gold, energy }: Cost): void {
  if (gold + energy === 0) return;
  const player = g.state.players[seat]!;
  player.gold -= gold;
  player.energy -= energy;
  player.deeds.paid += gold + energy;
  g.tell?.({ type: 'Paid', seat, gold, energy });
}

export function* payAny(g: Warp, seat: Seat, n: number): Flow {
  if (n === 0) return;
  const { gold, energy } = g.state.players[seat]!;
  const least = Math.max(0, n - energy);
  const paid = yield* pickAmount(seat, 'payGold', least, Math.min(n, gold), undefined, { of: n });
  pay(g, seat, { gold: paid, energy: n - paid });
}

export const lower = (cost: Cost, less: Cost): Cost => ({
  gold: Math.max(0, cost.gold - less.gold),
  energy: Math.max(0, cost.energy - less.energy),
});

export const times = ({ gold, energy }: Cost, n: number): Cost => ({ gold: gold * n, energy: energy * n });

export const add = (one: Cost, other: Cost): Cost => ({
  gold: one.gold + other.gold,
  energy: one.energy + other.energy,
});

export const ONE_OF_EACH: Cost = { gold: 1, energy: 1 };
