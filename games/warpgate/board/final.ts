import type { Asked, Value } from '@warptable/kernel';
import type { WarpgateView } from '../rules/view.ts';
import { aboutOf } from '../words/about.ts';
import { isDecisionKind } from '../words/kinds.ts';
import { enemyFleet, placeAt } from '../words/places.ts';

/** Whether this answer draws, reveals or ends something (WG 21.2), so that it cannot be taken back. */
export function isFinal(view: WarpgateView, asked: Asked, value: Value): boolean {
  if (!isDecisionKind(asked.kind)) return false;
  switch (asked.kind) {
    case 'endTurn':
    case 'tactics':
    case 'keepCard':
    case 'discardCard':
    case 'keepTactics':
    case 'keepSecondTactics':
    case 'keepVeteran':
      return true;
    case 'objective':
    case 'peerReview':
      return value !== 'none';
    case 'lookAtTopObjective':
      return value === 'yes';
    case 'promoteCount':
    case 'drawCount':
      return value !== 0;
    case 'ruins':
      return value === 'promotions';
    case 'technology':
      // WG 8.10: the display is refilled when one is left.
      return view.technologies.length === 2 && view.technologyDeckSize > 0;
    case 'moveTo':
      return revealsAt(view, asked, value) && groupSizes(view, asked) === 1;
    case 'shipsToMove':
      return revealsAt(view, asked, aboutOf(asked).to) && !asksForSecondStart(asked);
    case 'secondStart':
      return value === 'none' && revealsAt(view, asked, aboutOf(asked).to);
    case 'warpInTo':
    case 'reinforceAt':
    case 'redeployTo':
    case 'tradeSecond':
    case 'tradeThird':
      return hasToken(view, value);
    default:
      return false;
  }
}

const hasToken = (view: WarpgateView, place: Value | undefined): boolean =>
  typeof place === 'string' && placeAt(view, place).token !== undefined;

/** A battle begins there, or a token is turned up. */
const revealsAt = (view: WarpgateView, asked: Asked, place: Value | undefined): boolean =>
  hasToken(view, place) || (typeof place === 'string' && enemyFleet(view, asked.seat, place) !== undefined);

/** How many sizes a group may have: with one alone the number of ships is not asked for, and the move is made at once. */
function groupSizes(view: WarpgateView, asked: Asked): number {
  const { action, from } = aboutOf(asked);
  const ready = from === undefined ? 0 : (placeAt(view, from).fleet?.ships ?? 0);
  if (action === 'recon') return 1;
  if (action === 'skirmish') return mayPair(view, asked) ? Math.min(2, ready) : 1;
  // A Concentrate asks for a second start before anything moves.
  if (action === 'concentrate') return 2;
  return action === 'advance' ? ready - 1 : ready;
}

/** The first group of a Concentrate: it is asked for with its range, the second one without. */
function asksForSecondStart(asked: Asked): boolean {
  const { action, range } = aboutOf(asked);
  return action === 'concentrate' && range !== undefined;
}

const mayPair = (view: WarpgateView, asked: Asked): boolean =>
  view.players[asked.seat]?.faction === 'roguu-free-captains';
