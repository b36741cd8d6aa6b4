import type { Value } from '@warptable/kernel';
import { capital } from '@warptable/speech';
import { isCrew, isOyster, isReef } from '../content/index.ts';
import { isQuestion } from '../rules/questions.ts';
import type { BayAsked } from '../rules/questions.ts';
import type { BayView } from '../rules/view.ts';
import { airText, crewName, oysterName, reefName } from './names.ts';
import { say } from './say.ts';

export function promptText(view: BayView, { seat, kind }: BayAsked): string {
  if (!isQuestion(kind)) return kind;
  return say(`prompts.${kind}`, { air: airText(view.divers[seat]?.air ?? 0) });
}

export const waitingText = (_view: BayView, kind: string): string =>
  say(`waiting.${isQuestion(kind) ? kind : 'unknown'}`);

const WORDS = ['yes', 'no', 'done', 'white', 'grey'] as const;

export function optionText(_view: BayView, _asked: BayAsked, value: Value): string {
  if (typeof value === 'number') return airText(value);
  if (isCrew(value)) return say('options.crew', { name: crewName(value), text: say(`crews.${value}.text`) });
  if (isReef(value)) return reefName(value);
  if (isOyster(value)) return capital(oysterName(value));
  const word = WORDS.find((one) => one === value);
  return word ? say(`options.${word}`) : value;
}
