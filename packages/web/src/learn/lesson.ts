import type { GameEvent } from '@warptable/kernel';
import type { Lesson, LessonMoment, LessonStep } from '@warptable/ui';

type Steps = readonly LessonStep<unknown, GameEvent>[];
type Moment = LessonMoment<unknown, GameEvent>;

/** The lesson with this id; the first one, if any will do. */
export const findLesson = <L extends Pick<Lesson<unknown, GameEvent>, 'id'>>(
  lessons: readonly L[],
  wanted: string | true,
): L | undefined => lessons.find(({ id }) => wanted === true || id === wanted);

/** The step to show, from this one on: those that are done by playing are passed as soon as they are, and come back with an undo. */
export function stepToShow(steps: Steps, from: number, moment: Moment): number {
  const next = steps.findIndex((step, i) => i >= from && !step.done?.(moment));
  return next < 0 ? Math.max(from, steps.length) : next;
}

/** The step with which somebody goes on who went another way: the next one that can be followed. */
export function nextToFollow(steps: Steps, from: number, moment: Moment): number {
  const next = steps.findIndex((step, i) => i > from && !step.done?.(moment) && !step.isMissed?.(moment));
  return next < 0 ? steps.length : next;
}
