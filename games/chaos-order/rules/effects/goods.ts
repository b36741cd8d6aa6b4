import type { Seat } from '@warptable/kernel';
import type { Chaos } from '../moments.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';

/** CO 1.6: the main supply never runs out. */
export function gainGoods(g: Chaos, seat: Seat, energy: number, gems: number, source?: string): void {
  if (energy === 0 && gems === 0) return;
  const player = playerAt(g.state, seat);
  player.energy += energy;
  player.gems += gems;
  g.emit?.({ type: 'GoodsGained', seat, energy, gems, ...(source === undefined ? {} : { source }) });
}

export const canPay = (s: State, seat: Seat, energy: number, gems: number): boolean => {
  const player = playerAt(s, seat);
  return player.energy >= energy && player.gems >= gems;
};

/** CO 1.5: in full, to the main supply or to another faction. */
export function pay(
  g: Chaos,
  seat: Seat,
  energy: number,
  gems: number,
  to: Seat | 'supply' = 'supply',
  source?: string,
): void {
  if (energy === 0 && gems === 0) return;
  const player = playerAt(g.state, seat);
  player.energy -= energy;
  player.gems -= gems;
  if (to !== 'supply') {
    const receiver = playerAt(g.state, to);
    receiver.energy += energy;
    receiver.gems += gems;
  }
  g.emit?.({ type: 'GoodsPaid', seat, to, energy, gems, ...(source === undefined ? {} : { source }) });
}
