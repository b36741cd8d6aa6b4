import type { Asked, Value } from '@warptable/kernel';
import type { TacticsId } from '../../content/index.ts';

export interface HandCard {
  readonly card: TacticsId;
  /** Unlike any other in the hand. */
  readonly id: string;
  /** From 1. */
  readonly copy: number;
}

/** The cards of a hand, copies told apart. */
export const numbered = (hand: readonly TacticsId[]): HandCard[] =>
  hand.map((card, i) => {
    const copy = hand.slice(0, i).filter((one) => one === card).length + 1;
    return { card, copy, id: copy === 1 ? card : `${card}#${copy}` };
  });

/** What a card of the hand is as an answer: itself, a copy of its own, or `card:levy` among the actions of a turn. */
export function optionFor(asked: Asked | null, card: TacticsId, copy: number): Value | undefined {
  const known = asked ? [...asked.options, ...asked.refused.map(({ value }) => value)] : [];
  const id = copy === 1 ? card : `${card}#${copy}`;
  return [id, card, `card:${card}`].find((value) => known.includes(value));
}
