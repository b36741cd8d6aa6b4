import type { Findings, Lab, Seat } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';
import type { ChaosView } from '../rules/view.ts';
import { cardsOf } from './cards.ts';
import { nameOf } from './names.ts';

/** What the laboratory counts of Chaos Order. */
export const chaosOrderLab: Lab<ChaosView, ChaosEvent> = {
  options: { factions: 'dealt' },
  findings({ view, events }): Findings {
    const happened = events.filter((event): event is ChaosEvent => event.type !== 'Forced');
    return {
      rounds: view.round,
      seats: view.players.map((_, seat) => playedWith(view, seat)),
      table: { ending: view.ending === null ? [] : [view.ending] },
      cards: cardsOf(happened),
      goals: [],
    };
  },
  name: nameOf,
};

/** The faction (CO 3.1), the leaders kept (CO 3.2) and the base (CO 3.15). */
function playedWith({ players }: ChaosView, seat: Seat): Findings['seats'][number] {
  const player = players[seat];
  if (!player || player.faction === null) return {};
  return {
    faction: player.faction,
    leader: player.leaders.map(({ id }) => id),
    ...(player.base === null ? {} : { base: player.base }),
  };
}
