import { isQuestion } from '../rules/questions.ts';
import { say } from './say.ts';

/** What a seat is doing, for those who wait for it. */
export const waitingText = (kind: string): string =>
  isQuestion(kind) ? say(`waiting.for.${kind}`) : say('waiting.unknown');
