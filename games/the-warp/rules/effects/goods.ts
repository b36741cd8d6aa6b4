import type { Flow, Seat } from '@warptable/kernel';
import type { Cost } from '../../content/index.ts';
import type { Warp } from '../moments.ts';
import type { Player } from '../state.ts';
import { ask } from '../questions.ts';

/** TW 5.10; without limit (TW 5.11, TW 16.12). */
export function gain(g: Warp, seat: Seat, gold: number, energy: number): void {
  if (gold + energy === 0) return;
  const player = g.state.players[seat]!;
  player.gold += gold;
  player.energy += energy;
  player.deeds.gold += gold;
  player.deeds.energy += energy;
  g.emit?.({ type: 'Gained', seat, gold, energy });
}

/** So many resources, each Gold or Energy as the player likes. */
export function* gainAny(g: Warp, seat: Seat, n: number): Flow {
  if (n === 0) return;
  const gold = yield* ask.gainGold(seat, { about: { of: n }, min: 0, max: n });
  gain(g, seat, gold, n - gold);
}

/** Are there so many resources in a supply? */
export const canPay = (supply: Cost, { gold, energy }: Cost): boolean =>
  supply.gold >= gold && supply.energy >= energy;

export const canPayAny = (player: Player, n: number): boolean => player.gold + player.energy >= n;

/** To the general supply. */
export function pay(g: Warp, seat: Seat, { gold, energy }: Cost): void {
  if (gold + energy === 0) return;
  const player = g.state.players[seat]!;
  player.gold -= gold;
  player.energy -= energy;
  player.deeds.paid += gold + energy;
  g.emit?.({ type: 'Paid', seat, gold, energy });
}

/** From one side to another: a payment and a gain. */
export function payTo(g: Warp, from: Seat, to: Seat, cost: Cost): void {
  pay(g, from, cost);
  gain(g, to, cost.gold, cost.energy);
}

export function* payAny(g: Warp, seat: Seat, n: number): Flow {
  if (n === 0) return;
  const { gold, energy } = g.state.players[seat]!;
  const min = Math.max(0, n - energy);
  const paid = yield* ask.payGold(seat, { about: { of: n }, min, max: Math.min(n, gold) });
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
