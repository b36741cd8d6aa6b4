import type { Asked, Value } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import { isOyster, isReef } from '../content/index.ts';
import type { BayView } from '../rules/view.ts';

export type Part = PartProps<BayView>;

/** The options that lie in the bay or in the hand: the prompt bar need not list them. What is put in order lies in the bar. */
export const isOnBoard = ({ form }: Asked, value: Value): boolean =>
  isReef(value) || (isOyster(value) && form !== 'order');
