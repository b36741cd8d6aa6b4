import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../rules/view.ts';
import { numberOf, textOf } from '../words/about.ts';
import { areaAt } from '../words/areas.ts';
import { isDecisionKind } from '../words/kinds.ts';
import { isMissionDeck } from './targets.ts';

/** Whether this answer draws, rolls, reveals or ends something (TW 21.1 to TW 21.6), so that it cannot be taken back. */
export function isFinal(view: WarpView, asked: Asked, value: Value): boolean {
  if (!isDecisionKind(asked.kind)) return false;
  switch (asked.kind) {
    case 'endTurn':
    case 'guardian':
    case 'shots':
    case 'switchDeck':
      return true;
    case 'drawFrom':
      return value === 'deck';
    case 'rerollAll':
    case 'revealTokens':
      return value === 'yes';
    case 'replenish':
      return value === 'endTurn' || (isMissionDeck(value) && numberOf(asked, 'price') === 0);
    case 'attackTroops':
      return areaAt(view, textOf(asked, 'to') ?? '').token === 'facedown';
    default:
      return false;
  }
}
