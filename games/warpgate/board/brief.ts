import type { Asked, Value } from '@warptable/kernel';
import type { WarpgateView } from '../rules/view.ts';
import { abilityName, factionName, tacticsName, technologyName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { cardsOf, isFaction, isTactics, isTechnology } from './targets.ts';

/** A card by its name alone, for buttons: its text can be read on the card. */
export function brief(_view: WarpgateView, asked: Asked, value: Value): string | undefined {
  if (isTactics(value)) return tacticsName(value);
  if (isTechnology(value)) return technologyName(value);
  if (isFaction(value)) return asked.kind === 'ability' ? abilityName(value) : factionName(value);
  switch (cardsOf(asked)) {
    case 'swap':
      return say(value === 'yes' ? 'options.swapForThat' : 'options.stayWithThat');
    case 'veteran':
      return value === 'yes' ? say('options.addFound') : undefined;
    default:
      return undefined;
  }
}
