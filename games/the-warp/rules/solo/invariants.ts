import { RIVAL_COMBAT_IDS } from '../../content/index.ts';
import { listedCards } from './automa-lists.ts';
import type { Solo } from './state.ts';

const isSame = (cards: readonly string[], expected: readonly string[]): boolean =>
  cards.toSorted().join() === expected.toSorted().join();

/** Every card of the Rival is somewhere, once. */
export function soloLaws({
  rival,
  phase,
  decks,
  drawn,
  removed,
  combatDeck,
  combatDiscard,
  slots,
}: Solo): string[] {
  const found: string[] = [];
  const listed = ([1, 2, 3] as const).flatMap((one) => listedCards(rival, one).flat());
  const automa = [...decks.flat(), ...drawn, ...removed];
  if (automa.length > 0 && !isSame(automa, listed))
    found.push('TWS 3.16 the Automa Cards are not all there once');
  if (decks.some((deck, i) => deck.length > 7 || (i + 1 < phase && deck.length > 0)))
    found.push('TWS 15.3 an Automa Deck has too many cards');
  const combat = [...combatDeck, ...combatDiscard, ...slots.map(({ card }) => card)];
  if (combat.length > 0 && !isSame(combat, RIVAL_COMBAT_IDS))
    found.push('TWS 3.18 the Rival Combat Cards are not all there once');
  return found;
}
