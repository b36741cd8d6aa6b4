import type { Findings, Lab, Seat } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';
import { cardsOf } from './cards.ts';
import { goalsOf } from './goals.ts';
import { nearestTile, tilesOf } from './map.ts';
import { nameOf } from './names.ts';

/** What the laboratory counts of Warpgate. */
export const warpgateLab: Lab<WarpgateView, WarpgateEvent> = {
  options: { factions: 'dealt' },
  findings({ view, events }): Findings {
    const happened = events.filter((event): event is WarpgateEvent => event.type !== 'Forced');
    return {
      rounds: view.round,
      seats: view.players.map((player, seat) => playedWith(view, player, seat, firstOf(happened))),
      table: { tile: tilesOf(view), ...offersOf(view, happened) },
      cards: cardsOf(happened),
      goals: goalsOf(view, happened),
    };
  },
  name: nameOf,
  label: (faction) => nameOf('faction', faction),
};

/** Who began the first round (WG 2.17). */
const firstOf = (events: readonly WarpgateEvent[]): Seat =>
  events.find((event) => event.type === 'RoundBegan')?.first ?? 0;

function playedWith(
  view: WarpgateView,
  { faction, kind }: PlayerView,
  seat: Seat,
  first: Seat,
): Findings['seats'][number] {
  if (kind === 'gatekeepers' || faction === null) return {};
  const { order } = view;
  const place = order.indexOf(seat);
  const turn = (place - order.indexOf(first) + order.length) % order.length;
  return {
    faction,
    turn: `${turn + 1} of ${order.length}`,
    gate: `${place + 1} of ${order.length}`,
    nearestTile: nearestTile(view, seat),
  };
}

/** The cards that somebody could have taken: Technologies on display, Tactics that were looked at with Promote. */
function offersOf(view: WarpgateView, events: readonly WarpgateEvent[]): Findings['table'] {
  const technology = new Set<string>(view.technologies);
  const tactics = new Set<string>();
  for (const event of events) {
    if (event.type === 'TechnologyTaken' || event.type === 'TechnologyRevealed')
      technology.add(event.technology);
    else if (event.type === 'TechnologyBuried') technology.add(event.technology);
    else if (event.type === 'PromotionCardsTaken')
      for (const card of event.only?.cards ?? []) tactics.add(card);
  }
  return { technology: [...technology].toSorted(), tactics: [...tactics].toSorted() };
}
