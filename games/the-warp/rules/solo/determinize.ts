import type { Random } from '@warptable/kernel';
import type { AutomaId } from '../../content/index.ts';
import { listedCards } from './automa-lists.ts';
import type { Solo } from './state.ts';

/** TWS 25.8: the decks are dealt anew, in agreement with what was drawn and with the number of cards left. */
export function determinizeSolo(solo: Solo, random: Random): void {
  random.shuffle(solo.combatDeck);
  if (solo.decks.flat().length + solo.drawn.length === 0) return; // not dealt yet
  const removed: AutomaId[] = [];
  for (const phase of [1, 2, 3] as const) {
    const cards: AutomaId[] = [];
    for (const entry of listedCards(solo.rival, phase)) {
      const isSeen = entry.some((id) => solo.drawn.includes(id));
      const taken = isSeen ? undefined : random.pick(entry);
      if (taken) cards.push(taken);
      removed.push(...entry.filter((id) => id !== taken && !solo.drawn.includes(id)));
    }
    random.shuffle(cards);
    solo.decks[phase - 1] = cards.splice(0, solo.decks[phase - 1]!.length);
    removed.push(...cards);
  }
  solo.removed = removed;
}
