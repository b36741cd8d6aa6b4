import { capital } from '@warptable/speech';
import type { Value } from '@warptable/kernel';
import { isQuestion } from '../../rules/questions.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { freeText, isFreeMove } from '../free.ts';
import { AMOUNTS } from './amounts.ts';
import { choiceText } from './choices.ts';
import type { AmountText, Label } from './option.ts';
import { LABELS } from './things.ts';

export function optionText(view: WarpView, asked: WarpAsked, value: Value): string {
  const { kind } = asked;
  if (!isQuestion(kind)) return String(value);
  if (typeof value === 'number')
    return (AMOUNTS[kind] as AmountText | undefined)?.(view, asked, value) ?? String(value);
  if (isFreeMove(value)) return freeText(view, asked, value);
  return (
    choiceText(kind, value) ?? (LABELS[kind] as Label | undefined)?.(view, asked, value) ?? capital(value)
  );
}
