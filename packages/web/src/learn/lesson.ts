import type { Asked } from '@warptable/kernel';
import type { LessonStep } from '@warptable/ui';

/** The step to show: those that are done by playing are passed as soon as they are. */
export function stepToShow(
  steps: readonly LessonStep<unknown>[],
  from: number,
  view: unknown,
  asked: Asked | null,
): number {
  const next = steps.findIndex((step, i) => i >= from && !step.done?.(view, asked));
  return next < 0 ? Math.max(from, steps.length) : next;
}
