import { AUTOMA } from '../../content/index.ts';
import type { AutomaId, Direction } from '../../content/index.ts';
import type { SoloView } from '../../rules/view.ts';

/** A card that may come next, or a pair of which one may (TWS 25.7). */
interface Chance {
  readonly cards: readonly AutomaId[];
  readonly chance: number;
}

/** What the next card of the active deck may be. All that nobody has seen is equally likely, and so is each card of a pair. */
export function chancesOf({ decks, phase }: Pick<SoloView, 'decks' | 'phase'>): readonly Chance[] {
  const possible = decks[phase - 1]?.possible ?? [];
  return possible.map((cards) => ({ cards, chance: 1 / possible.length }));
}

/** How likely the next card is an attack with this arrow. */
export function chanceOfArrow(solo: Pick<SoloView, 'decks' | 'phase'>, arrow: Direction): number {
  const isSo = (id: AutomaId): boolean => {
    const { action } = AUTOMA[id];
    return action.does === 'attack' && action.arrow === arrow;
  };
  return chancesOf(solo).reduce(
    (sum, { cards, chance }) => sum + (chance * cards.filter(isSo).length) / cards.length,
    0,
  );
}
