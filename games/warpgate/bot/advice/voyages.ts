import type { Seat } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import { boardOf } from '../../rules/geometry.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { layOf, nearness } from '../lay.ts';
import { appealOfTechnology } from './cards.ts';
import { HABITS } from './habits.ts';

/** A stop of a Trade: the next one may begin here. */
export function appealOfTradeStop(s: State, place: Place): number {
  return (0.1 + nearness(at(layOf(s).trade, place))) ** HABITS.nextTrade;
}

/** A planet for the drone: the best Technology of its type, and where to go from there. */
export function appealOfFlight(s: State, seat: Seat, planet: Place): number {
  const { world } = at(boardOf(s).places, planet);
  let best = 0.1;
  for (const id of s.technologies) {
    if (TECHNOLOGIES[id].type === world)
      best = Math.max(best, appealOfTechnology(s, at(s.players, seat), id));
  }
  return best ** 2 * (0.1 + at(layOf(s).research, planet)) ** HABITS.nextResearch;
}
