import { isFinalAnswer } from '@warptable/kernel';
import type { Asked, Value } from '@warptable/kernel';
import { answerOf, isAnswer } from './path.ts';

/** Whether this option answers the question and cannot be taken back then. */
export const isFinalOption = (asked: Asked, value: Value): boolean =>
  isAnswer(asked, value) && isFinalAnswer(asked, answerOf(asked, value));
