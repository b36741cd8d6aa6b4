import type { Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../../content/index.ts';
import type { ObjectiveId } from '../../content/index.ts';
import type { Warpgate } from '../moments.ts';

/** WG 9.10: takes the available Objective at this position, for good (WG 9.16); nobody but the taker sees its front. */
export function takeObjective(g: Warpgate, seat: Seat, position: number): ObjectiveId {
  const s = g.state;
  const [objective] = s.objectives.splice(position, 1) as [ObjectiveId];
  const player = s.players[seat]!;
  player.objectives.push(objective);
  g.lockUndo('an Objective was taken'); // WG 21.3
  const seats = player.kind === 'human' ? [seat] : [];
  g.emit?.({
    type: 'ObjectiveTaken',
    seat,
    planetType: OBJECTIVES[objective].type,
    only: { seats, objective },
  });
  return objective;
}

/** WG 9.13, WG 9.14: the display is refilled when exactly one Objective is left. */
export function replenishObjectives(g: Warpgate): void {
  if (g.state.objectives.length === 1) addObjective(g);
}

/** The top card of the deck, if there is one, is laid face down to the right of the others. */
export function addObjective(g: Warpgate): void {
  const s = g.state;
  const objective = s.objectiveDeck.pop();
  if (objective === undefined) return;
  s.objectives.push(objective);
  g.lockUndo('an Objective was added');
  g.emit?.({ type: 'ObjectiveAdded', planetType: OBJECTIVES[objective].type });
}
