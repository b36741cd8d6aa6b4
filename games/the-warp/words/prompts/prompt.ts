import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { numberOf, textOf } from '../about.ts';
import { areaName } from '../areas.ts';
import type { places } from '../en/places.ts';
import type { DecisionKind } from '../kinds.ts';
import { say } from '../say.ts';

/** One imperative sentence, without its full stop. */
type Prompt = (view: WarpView, asked: Asked) => string;

export type Prompts = Readonly<Partial<Record<DecisionKind, Prompt>>>;
export type AllPrompts = Readonly<Record<DecisionKind, Prompt>>;

/** An area that the question is about. */
export function areaIn(
  { eye }: WarpView,
  asked: Asked,
  field: string,
  otherwise: keyof typeof places.untold,
): string {
  const id = textOf(asked, field);
  return id === undefined ? say(`places.untold.${otherwise}`) : areaName(id, eye);
}

/** For sentences with a form that tells how many are left. */
export function leftOf(asked: Asked): { readonly left?: number; readonly context?: 'left' } {
  const left = numberOf(asked, 'left');
  return left === undefined ? {} : { left, context: 'left' };
}
