import { amount, confirm, declareQuestions, one, order, place, some, yesNo } from '@warptable/kernel';
import type { AskedOf } from '@warptable/kernel';

/** Every question of the game, in the order of play: its form, its rule, and which answers cannot be undone. */
export const QUESTIONS = {
  crew: one({ rule: 'PW 1.2' }),
  anchor: place({ rule: 'PW 1.2' }),
  throwBack: some({ rule: 'PW 1.3', final: 'tried' }),
  bid: one({ rule: 'PW 2.1' }),
  sail: place({ rule: 'PW 3.1' }),
  spendAir: amount({ rule: 'PW 3.2', cost: true }),
  tryLuck: yesNo({ rule: 'PW 6.3' }),
  open: some({ rule: 'PW 3.3' }),
  shelve: order({ rule: 'PW 3.3' }),
  endTurn: confirm({ rule: 'PW 2.2', final: 'tried' }),
  feather: one({ rule: 'PW 4.1' }),
  mark: one({ rule: 'PW 7.1' }),
} as const;

export const ask = declareQuestions(QUESTIONS);

export type QuestionKind = keyof typeof QUESTIONS;

/** Not so for a question that another version of the rules asks. */
export const isQuestion = (kind: string): kind is QuestionKind => Object.hasOwn(QUESTIONS, kind);

export type BayAsked = AskedOf<typeof QUESTIONS>;
