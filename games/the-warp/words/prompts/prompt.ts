import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { numberOf, textOf } from '../about.ts';
import { areaName } from '../areas.ts';
import type { DecisionKind } from '../kinds.ts';

/** One imperative sentence, without its full stop. */
type Prompt = (view: WarpView, asked: Asked) => string;

export type Prompts = Readonly<Partial<Record<DecisionKind, Prompt>>>;
export type AllPrompts = Readonly<Record<DecisionKind, Prompt>>;

/** An area that the question is about. */
export function areaIn({ eye }: WarpView, asked: Asked, field: string, otherwise = 'there'): string {
  const id = textOf(asked, field);
  return id === undefined ? otherwise : areaName(id, eye);
}

/** `, 2 left`, if it is told. */
export function left(asked: Asked): string {
  const count = numberOf(asked, 'left');
  return count === undefined ? '' : `, ${count} left`;
}
