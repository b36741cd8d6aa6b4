import type { SideAction } from '@warptable/kernel';
import type { ActionCardId } from '../content/index.ts';
import type { State } from './state.ts';

/** WG 3.3, WG 21.5: a card laid face down in advance; 'none' takes it back. It binds to nothing. */
export const layingInAdvance: SideAction<State> = {
  options(s, seat) {
    const player = s.players[seat];
    if (
      !player ||
      player.kind !== 'human' ||
      s.layout === '' ||
      s.active === seat ||
      player.hand.length === 0
    )
      return [];
    return [...player.hand, 'none'];
  },
  apply(s, seat, value) {
    s.players[seat]!.laid = value === 'none' ? null : (value as ActionCardId);
  },
  replaces: () => true,
};
