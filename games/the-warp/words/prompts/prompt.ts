import type { QuestionKind, WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';

/** One imperative sentence, without its full stop. */
type Prompt<K extends QuestionKind> = (view: WarpView, asked: WarpAsked<K>) => string;

export type AllPrompts = { readonly [K in QuestionKind]: Prompt<K> };
export type Prompts = Partial<AllPrompts>;

/** For sentences with a form that tells how many are left. */
export const leftOf = ({ about }: WarpAsked<'placeTroop' | 'drawFrom' | 'moveFrom'>) => ({
  left: about.left,
  context: 'left',
});
