import type { ChaosAsked, QuestionKind } from '../../rules/questions.ts';
import type { ChaosView } from '../../rules/view.ts';

/** What is chosen: a thing by its id, or a word that means something in this question. */
export type Label<K extends QuestionKind = QuestionKind> = (
  view: ChaosView,
  asked: ChaosAsked<K>,
  value: string,
) => string;
export type AmountText<K extends QuestionKind = QuestionKind> = (
  view: ChaosView,
  asked: ChaosAsked<K>,
  amount: number,
) => string;

export type Labels = { readonly [K in QuestionKind]?: Label<K> };
export type Amounts = { readonly [K in QuestionKind]?: AmountText<K> };
