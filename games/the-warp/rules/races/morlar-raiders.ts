import type { Seat } from '@warptable/kernel';
import { gain } from '../effects/goods.ts';
import type { Warp } from '../moments.ts';
import { NOBODY } from '../state.ts';
import type { RaceRules } from './race.ts';

export const morlarRaiders: RaceRules = {
  id: 'morlar-raiders',
  active: {
    name: 'Plunder',
    rule: 'TW 10.59',
    moments: {
      whenConquering: {
        applies: (_s, _seat, { from }) => from !== NOBODY,
        *act(g, seat, { from }) {
          takeFrom(g, seat, from);
          gain(g, seat, 1, 1);
        },
      },
    },
  },
  exiled: { name: 'Counter-Raid', rule: 'TW 10.71', moments: { counterRaid: 1 } },
};

/** What the loser has of the booty is lost; the rest of it comes from the general supply. */
function takeFrom(g: Warp, seat: Seat, from: Seat): void {
  const loser = g.state.players[from]!;
  const gold = Math.min(1, loser.gold);
  const energy = Math.min(1, loser.energy);
  loser.gold -= gold;
  loser.energy -= energy;
  g.lockUndo('resources were plundered');
  g.emit?.({ type: 'Plundered', seat, from, gold, energy });
}
