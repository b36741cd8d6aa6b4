import type { QuestionKind } from '../../rules/questions.ts';
import { choices } from '../en/choices.ts';
import { say } from '../say.ts';

type Choices = typeof choices;
type ChoiceKey = {
  [Kind in keyof Choices]: `${Kind}.${keyof Choices[Kind] & string}`;
}[keyof Choices];

const KEYS: ReadonlySet<string> = new Set(
  Object.entries(choices).flatMap(([kind, texts]) => Object.keys(texts).map((value) => `${kind}.${value}`)),
);

const isChoice = (key: string): key is ChoiceKey => KEYS.has(key);

/** The options that are neither a thing nor a number: what `none`, `stop`, `yes` and the like mean here. */
export function choiceText(kind: QuestionKind, value: string): string | undefined {
  // Presets are written `support:never`; a colon has a meaning of its own in keys.
  const key = `${kind}.${value.replace(':', '-')}`;
  return isChoice(key) ? say(`choices.${key}`) : undefined;
}
