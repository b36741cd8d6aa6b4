import type { Seat } from '@warptable/kernel';
import { OBJECTIVES, actionCard } from '../../content/index.ts';
import type { Action, ActionCardId } from '../../content/index.ts';
import { basicX, countFor } from '../../rules/available/announcements.ts';
import { canResearch } from '../../rules/available/research.ts';
import { canTrade } from '../../rules/available/trade.ts';
import { boardOf } from '../../rules/geometry.ts';
import type { Board } from '../../rules/geometry.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { ACTION_HABITS, HABITS } from './habits.ts';
import { Targets } from './targets.ts';

/** Roughly the points that actions are worth now, to a seat. */
export function appealOfActions(s: State, seat: Seat): (action: Action) => number {
  const targets = new Targets(s, seat);
  return (action) => {
    const { worth, later } = ACTION_HABITS[action];
    return 0.02 + Math.max(0, worth * extentOf(s, seat, action, targets) * (1 + later * (s.turn - 2.5)));
  };
}

/** How much the action does now. */
function extentOf(s: State, seat: Seat, action: Action, targets: Targets): number {
  const player = at(s.players, seat);
  const x = basicX(s, seat, action);
  const late = s.lastRound ? HABITS.lastRound : 1;
  switch (action) {
    case 'trade':
      return s.goods > 0 && canTrade(s, seat, x) ? 1 : 0;
    case 'research':
      return canResearch(s, seat, x) ? 1 : 0;
    case 'promote':
      return 1 + 0.1 * x;
    case 'control':
      return extentOfControl(s, seat, countFor(s, seat, 'control', x));
    case 'warpIn':
      return late * Math.min(countFor(s, seat, 'warpIn', x), player.ships);
    case 'reinforce':
      return late * Math.min(countFor(s, seat, 'reinforce', x), player.ships, targets.fleets.length);
    case 'draw':
      return s.turn === 4 ? 0 : 0.4 + Math.min(x, 2);
    case 'recon':
      return late * targets.bestInRange(2 * x);
    case 'maneuver':
      return late * targets.bestInRange(x);
    case 'skirmish':
      return late * targets.bestInRange(x);
    case 'advance':
    case 'concentrate':
      return late * targets.bestInRange(x, true);
  }
}

/** For each card: it is as good as its better use. */
export function appealOfCards(s: State, seat: Seat, cards: readonly ActionCardId[]): number[] {
  const appealOf = appealOfActions(s, seat);
  const known = new Map<Action, number>();
  const remembered = (action: Action): number => {
    let appeal = known.get(action);
    if (appeal === undefined) known.set(action, (appeal = appealOf(action)));
    return appeal;
  };
  return cards.map((card) => {
    const { top, bottom } = actionCard(card);
    return Math.max(remembered(top), remembered(bottom), remembered('draw'));
  });
}

/** Up to so many planets, with what a sector that is filled adds to it. */
function extentOfControl(s: State, seat: Seat, max: number): number {
  const board = boardOf(s);
  let extent = 0;
  let left = Math.min(max, at(s.players, seat).markers);
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
    extent += s.lastRound ? HABITS.lastRound * settled : settled;
    if (!colony && missing === 0 && settled === open) {
      extent += canClaim(s, board, planets) ? HABITS.claim : HABITS.upgrade;
    }
  }
  return extent;
}

/** WG 9.10. */
function canClaim(s: State, board: Board, planets: readonly Place[]): boolean {
  for (const id of s.objectives) {
    const { type } = OBJECTIVES[id];
    for (const planet of planets) if (at(board.places, planet).world === type) return true;
  }
  return false;
}
