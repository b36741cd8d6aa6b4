import type { Flow, Seat } from '@warptable/kernel';
import type { Action } from '../../content/index.ts';
import { deployUpTo } from '../effects/ships.ts';
import type { Warpgate, WarpgateAbility } from '../moments.ts';
import type { State } from '../state.ts';

/** Range +1 for some actions (WG 22.33). */
export const farther = (...actions: readonly Action[]): WarpgateAbility['moments'] => ({
  rangeBonus: (_s, _seat, { action }) => (actions.includes(action) ? 1 : 0),
});

/** Count +1 for one action (WG 22.34). */
export const more = (chosen: Action): WarpgateAbility['moments'] => ({
  countBonus: (_s, _seat, { action }) => (action === chosen ? 1 : 0),
});

export const hasSupply = (s: State, seat: Seat): boolean => s.players[seat]!.ships > 0;

/** Deploy 1 ship to the Warpgate (WG 22.28). */
export const deployToGate = (g: Warpgate, seat: Seat): Flow => deployUpTo(g, seat, g.state.gates[seat]!, 1);
