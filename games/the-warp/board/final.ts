import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../rules/view.ts';
import { numberOf, textOf } from '../words/about.ts';
import { areaAt } from '../words/areas.ts';
import { isCard } from '../words/cards.ts';
import { isDecisionKind } from '../words/kinds.ts';
import { isFar } from './preview.ts';
import { isMissionDeck } from './targets.ts';

/** TW 10.6: a token that is attacked is turned up. */
const isFacedown = (view: WarpView, area: Value | undefined): boolean =>
  area !== undefined && areaAt(view, String(area)).token === 'facedown';

/** A single Troop can attack: how many is not asked then. */
const isAlone = (view: WarpView, asked: Asked): boolean =>
  areaAt(view, textOf(asked, 'from') ?? '').troops === 2;

/** Whether it is asked for, since the target could be reached on foot as well. */
const mayTakeShip = (view: WarpView, asked: Asked, target: Value): boolean => {
  const from = textOf(asked, 'from') ?? '';
  const hasShip = areaAt(view, from).buildings?.some(({ type }) => type === 'assault-ship') ?? false;
  return hasShip && !isFar(view, from, String(target));
};

/** TW 6.8: after the last draw the line-up is refilled. */
const refillsAfter = (view: WarpView, asked: Asked): boolean =>
  numberOf(asked, 'left') === 1 && view.deckSize + view.discard.length > 0;

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
      return value === 'deck' || (isCard(String(value)) && refillsAfter(view, asked));
    case 'laserTarget':
      return view.players[asked.seat]?.own?.energy === 1;
    case 'rerollAll':
    case 'revealTokens':
      return value === 'yes';
    case 'replenish':
      return value === 'endTurn' || (isMissionDeck(value) && numberOf(asked, 'price') === 0);
    case 'attackTarget':
      return isFacedown(view, value) && isAlone(view, asked) && !mayTakeShip(view, asked, value);
    case 'useShip':
      return isFacedown(view, textOf(asked, 'to')) && isAlone(view, asked);
    case 'attackTroops':
      return isFacedown(view, textOf(asked, 'to'));
    default:
      return false;
  }
}
