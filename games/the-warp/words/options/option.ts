import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import type { DecisionKind } from '../kinds.ts';

/** What is chosen: a thing by its id, or a word that means something in this question. */
export type Label = (view: WarpView, asked: Asked, value: string) => string | undefined;
export type Amount = (view: WarpView, asked: Asked, amount: number) => string;

export type Labels = Readonly<Partial<Record<DecisionKind, Label>>>;
export type Amounts = Readonly<Partial<Record<DecisionKind, Amount>>>;
