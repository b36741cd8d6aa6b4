import type { Seat } from '@warptable/kernel';
import { actionCard } from '../../content/index.ts';
import type { Action, ActionCardId } from '../../content/index.ts';
import { basicX, countFor } from '../../rules/available/announcements.ts';
import { canResearch } from '../../rules/available/research.ts';
import { canTrade } from '../../rules/available/trade.ts';
import { boardOf } from '../../rules/geometry.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { appealOfAttack, appealOfPlace } from './places.ts';

/** Roughly the points that an action is worth now, to a seat. */
export function appealOfAction(s: State, seat: Seat, action: Action): number {
  const player = at(s.players, seat);
  const x = basicX(s, seat, action);
  const late = s.lastRound ? 0.3 : 1;
  switch (action) {
    case 'trade':
      return s.goods > 0 && canTrade(s, seat, x) ? 3.5 : 0;
    case 'research':
      return canResearch(s, seat, x) ? 3 : 0;
    case 'promote':
      return 1 + 0.2 * x;
    case 'control':
      return appealOfControl(s, seat, countFor(s, seat, 'control', x));
    case 'warpIn':
      return 0.5 * late * Math.min(countFor(s, seat, 'warpIn', x), player.ships);
    case 'reinforce':
      return 0.55 * late * Math.min(countFor(s, seat, 'reinforce', x), player.ships, fleetsOf(s, seat).length);
    case 'draw': {
      const turnsLeft = 4 - s.turn;
      return turnsLeft === 0 ? 0.02 : 0.35 * Math.min(x, 2) + 0.15;
    }
    case 'recon':
      return 0.1 + 0.6 * bestTarget(s, seat, 2 * x, false);
    case 'maneuver':
      return 0.1 + 0.9 * bestTarget(s, seat, x, false);
    case 'skirmish':
      return 0.1 + 0.5 * bestTarget(s, seat, x, false);
    case 'advance':
    case 'concentrate':
      return 0.1 + 0.6 * bestTarget(s, seat, x, true);
  }
}

/** For each card: it is as good as its better use. */
export function appealOfCards(s: State, seat: Seat, cards: readonly ActionCardId[]): number[] {
  const known = new Map<Action, number>();
  const appealOf = (action: Action): number => {
    let appeal = known.get(action);
    if (appeal === undefined) known.set(action, (appeal = appealOfAction(s, seat, action)));
    return appeal;
  };
  return cards.map((card) => {
    const { top, bottom } = actionCard(card);
    return Math.max(appealOf(top), appealOf(bottom), 0.2);
  });
}

/** What up to so many planets are worth, with an Objective for each sector that is filled. */
function appealOfControl(s: State, seat: Seat, most: number): number {
  const board = boardOf(s);
  let appeal = 0;
  let left = Math.min(most, at(s.players, seat).markers);
  for (const { planets } of board.sectors) {
    let missing = 0;
    let open = 0;
    let colony = false;
    for (const planet of planets) {
      if (s.markerOwner[planet] === seat) colony ||= at(s.isColony, planet);
      else if (s.fleetOwner[planet] === seat) open++;
      else missing++;
    }
    const settled = Math.min(open, left);
    if (settled === 0) continue;
    left -= settled;
    appeal += settled * 1.2;
    if (!colony && missing === 0 && settled === open) appeal += 2.5;
  }
  return appeal;
}

/** The best place in range of own ships to go to, or to attack. */
function bestTarget(s: State, seat: Seat, range: number, attacks: boolean): number {
  const board = boardOf(s);
  const fleets = fleetsOf(s, seat);
  let best = 0;
  for (const planet of board.planets) {
    const owner = at(s.fleetOwner, planet);
    if (owner === seat || (owner !== NOBODY && !attacks)) continue;
    const ranges = at(board.ranges, planet);
    let ships = 0;
    for (const fleet of fleets) {
      if (at(ranges, fleet) <= range) ships = Math.max(ships, at(s.fleetSize, fleet));
    }
    if (ships === 0) continue;
    const appeal =
      owner === NOBODY ? appealOfPlace(s, seat, planet) : appealOfAttack(s, seat, planet, ships);
    if (appeal > best) best = appeal;
  }
  return best;
}

function fleetsOf(s: State, seat: Seat): Place[] {
  const fleets: Place[] = [];
  for (let place = 0; place < s.fleetOwner.length; place++) {
    if (s.fleetOwner[place] === seat) fleets.push(place);
  }
  return fleets;
}
