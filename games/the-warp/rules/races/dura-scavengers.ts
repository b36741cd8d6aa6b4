import type { Flow, Seat } from '@warptable/kernel';
import { drawRewards } from '../effects/cards.ts';
import { canSalvage, salvage } from '../effects/salvaging.ts';
import type { Warp } from '../moments.ts';
import { abilitiesFirst } from '../steps/combat/free.ts';
import type { RaceRules } from './race.ts';
import { ask } from '../questions.ts';

export const duraScavengers: RaceRules = {
  id: 'dura-scavengers',
  active: {
    name: 'Pickers',
    rule: 'TW 12.6',
    moments: {
      whenClaiming: {
        applies: (s) => s.rewardDeck.length + s.rewardDiscard.length > 0,
        act: (g, seat) => drawRewards(g, seat, 1),
      },
      atConsultStart: {
        applies: canSalvage,
        *act(g, seat) {
          if (yield* salvageTop(g, seat)) g.state.turn.drawn++;
        },
      },
    },
  },
  exiled: {
    name: 'Leftovers',
    rule: 'TW 14.10',
    moments: {
      whenConquered: {
        applies: (s, _exiled, { seat }) => canSalvage(s, seat),
        *act(g, _exiled, { seat }) {
          yield* abilitiesFirst(g, seat); // TW 19.15
          if (canSalvage(g.state, seat)) yield* salvageTop(g, seat);
        },
      },
    },
  },
};

/** The top card of the Discard Pile, if the player wants it. */
function* salvageTop(g: Warp, seat: Seat): Flow<boolean> {
  const card = g.state.discard.at(-1)!;
  if ((yield* ask.salvageTop(seat, { about: { card } })) === 'no') return false;
  salvage(g, seat, card);
  return true;
}
