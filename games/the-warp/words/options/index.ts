import { capital } from '@warptable/speech';
import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { freeText, isFreeMove } from '../free.ts';
import { isDecisionKind } from '../kinds.ts';
import { AMOUNTS } from './amounts.ts';
import { choiceText } from './choices.ts';
import { LABELS } from './things.ts';

export function optionText(view: WarpView, asked: Asked, value: Value): string {
  const { kind } = asked;
  if (!isDecisionKind(kind)) return String(value);
  if (typeof value === 'number') return AMOUNTS[kind]?.(view, asked, value) ?? String(value);
  if (isFreeMove(value)) return freeText(view, asked, value);
  return choiceText(kind, value) ?? LABELS[kind]?.(view, asked, value) ?? capital(value);
}
