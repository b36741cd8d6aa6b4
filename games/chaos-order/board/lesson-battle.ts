import { battleOf, isContested, isPast } from './lesson-progress.ts';
import type { ChaosLessonStep } from './lesson-progress.ts';
import { firstLesson } from './lesson.ts';
import type { battleLesson as steps } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

type LessonStep = keyof typeof steps;

const step = (id: LessonStep, rest: Omit<ChaosLessonStep, 'id' | 'text'>): ChaosLessonStep<LessonStep> => ({
  id,
  get text() {
    return t(`battleLesson.${id}`);
  },
  ...rest,
});

/** Prices as a weapon, and a battle from the march to the wounds. */
const lesson: readonly ChaosLessonStep<LessonStep>[] = [
  step('welcome', {
    rule: 'CO 5.7',
    pointAt: ['prompt'],
    done: ({ view }) => view.round > 0,
  }),
  step('price', {
    rule: 'CO 6.4',
    pointAt: ['hand', 'board'],
    done: (moment) => isPast(moment, 1, 'prices'),
  }),
  step('march', {
    rule: 'CO 12.13',
    pointAt: ['board', 'prompt'],
    done: (moment) => isContested(moment) || battleOf(moment) !== undefined,
    isMissed: (moment) => moment.view.ending !== null,
  }),
  step('select', {
    rule: 'CO 13.3',
    pointAt: ['board'],
    done: (moment) => battleOf(moment) !== undefined,
    isMissed: (moment) => moment.view.ending !== null,
  }),
  step('wheel', {
    rule: 'CO 13.14',
    pointAt: ['board', 'hand'],
    done: (moment) => ['revealed', 'ended'].includes(battleOf(moment) ?? ''),
    isMissed: (moment) => moment.view.ending !== null,
  }),
  step('wounds', {
    rule: 'CO 13.28',
    pointAt: ['board', 'log'],
    done: (moment) => battleOf(moment) === 'ended',
    isMissed: (moment) => moment.view.ending !== null,
  }),
  step('onwards', { rule: 'CO 13.5', pointAt: ['market'] }),
];

export const battleLesson = {
  id: 'battle',
  get name() {
    return t('lessons.battle');
  },
  steps: lesson,
  table: firstLesson.table,
};
