import type { Seat } from '@warptable/kernel';
import type { Warpgate } from '../moments.ts';

/** WG 10.6, WG 22.27: takes an available Trade Good, unspent side up, if there is one. It is never lost again (WG 10.10). */
export function claimGood(g: Warpgate, seat: Seat): void {
  const s = g.state;
  if (s.goods === 0) return;
  s.goods--;
  s.players[seat]!.goods++;
  g.emit?.({ type: 'GoodClaimed', seat, left: s.goods });
}

/** WG 10.8, WG 22.26. WG 14.32: what the Gatekeepers would refresh, they claim instead. */
export function refreshGoods(g: Warpgate, seat: Seat, goods: number): void {
  const player = g.state.players[seat]!;
  if (player.kind === 'gatekeepers') {
    for (let n = 0; n < goods; n++) claimGood(g, seat);
    return;
  }
  const refreshed = Math.min(goods, player.spentGoods);
  if (refreshed === 0) return;
  player.spentGoods -= refreshed;
  g.emit?.({ type: 'GoodsRefreshed', seat, goods: refreshed });
}
