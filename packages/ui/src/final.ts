import type { Asked, Value } from '@warptable/kernel';
import type { AnyLook } from './look.ts';
import { isAnswer } from './path.ts';

/** Whether this option answers the question and cannot be taken back then. */
export const isFinalAnswer = (look: AnyLook, view: unknown, asked: Asked, value: Value): boolean =>
  isAnswer(asked, value) && (look.isFinal?.(view, asked, value) ?? asked.form === 'confirm');
