import type { Asked, Refusal, Value } from '@warptable/kernel';
import { t } from '../texts/say.ts';

/** A question, as a place has to know it to be called by what it is to it. */
export interface Labelling {
  readonly part: { readonly asked: Asked | null; readonly isFinal: (value: Value) => boolean };
  /** Its name and what lies there. */
  readonly nameOf: (id: string) => string;
  readonly isAttack: (id: string) => boolean;
  readonly refusalText: (refusal: Refusal) => string;
}

/** What a screen reader says of a place: its name, what lies there, and what it is to the question. */
export function labelOf({ part, nameOf, isAttack, refusalText }: Labelling, id: string): string {
  const { asked, isFinal } = part;
  const place = nameOf(id);
  if (asked?.options.includes(id)) {
    const state = isAttack(id) ? 'map.attack' : 'map.legal';
    return t(state, { place, context: isFinal(id) ? 'noUndo' : undefined });
  }
  const refusal = asked?.refused.find(({ value }) => value === id)?.refusal;
  return refusal ? t('map.refused', { place, why: refusalText(refusal) }) : place;
}
