import { hasTakenTurn, isPast, meOf } from './lesson-progress.ts';
import type { ChaosLessonStep } from './lesson-progress.ts';
import type { lesson as steps } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

/** The learner serves a faction without pieces of its own. A test holds on to that. */
const lessonTable = {
  seats: 2,
  options: { factions: 'dealt' },
  secret: '34'.padStart(64, '0'),
};

type LessonStep = keyof typeof steps;

/** The text is said when it is shown, in the language that is spoken then. */
const step = (id: LessonStep, rest: Omit<ChaosLessonStep, 'id' | 'text'>): ChaosLessonStep<LessonStep> => ({
  id,
  get text() {
    return t(`lesson.${id}`);
  },
  ...rest,
});

/** Setting up and the first round, told as they are played. */
const lesson: readonly ChaosLessonStep<LessonStep>[] = [
  step('welcome', { rule: 'CO 16.2', pointAt: ['players', 'market'] }),
  step('leaders', {
    rule: 'CO 3.2',
    pointAt: ['board', 'prompt'],
    done: (moment) => (meOf(moment)?.leaders.length ?? 0) > 0,
  }),
  step('base', {
    rule: 'CO 3.15',
    pointAt: ['board'],
    done: (moment) => (meOf(moment)?.base ?? null) !== null,
  }),
  step('units', {
    rule: 'CO 3.24',
    pointAt: ['hand', 'board'],
    done: ({ view }) => view.round > 0,
  }),
  step('map', { rule: 'CO 1.8', pointAt: ['board'] }),
  step('prices', {
    rule: 'CO 5.3',
    pointAt: ['hand', 'board'],
    done: (moment) => isPast(moment, 1, 'prices'),
  }),
  step('discover', {
    rule: 'CO 8.1',
    pointAt: ['prompt', 'hand'],
    done: (moment) => hasTakenTurn(moment, 1, 'discover'),
  }),
  step('build', {
    rule: 'CO 9.1',
    pointAt: ['prompt', 'hand', 'board'],
    done: (moment) => hasTakenTurn(moment, 1, 'build'),
  }),
  step('harvest', {
    rule: 'CO 10.1',
    pointAt: ['prompt', 'board'],
    done: (moment) => hasTakenTurn(moment, 1, 'harvest'),
  }),
  step('recruit', {
    rule: 'CO 11.1',
    pointAt: ['prompt', 'hand'],
    done: (moment) => hasTakenTurn(moment, 1, 'recruit'),
  }),
  step('move', {
    rule: 'CO 12.2',
    pointAt: ['board', 'prompt'],
    done: (moment) => hasTakenTurn(moment, 1, 'move'),
  }),
  step('combat', {
    rule: 'CO 13.1',
    pointAt: ['board'],
    done: (moment) => isPast(moment, 1, 'combat'),
  }),
  step('income', {
    rule: 'CO 14.6',
    pointAt: ['prompt', 'hand'],
    done: (moment) => isPast(moment, 1, 'income'),
  }),
  step('relics', {
    rule: 'CO 15.4',
    pointAt: ['board', 'log'],
    done: (moment) => isPast(moment, 1, 'relics'),
  }),
  step('onwards', { rule: 'CO 16.3', pointAt: ['market', 'players'] }),
];

export const firstLesson = {
  id: 'first',
  get name() {
    return t('lessons.first');
  },
  steps: lesson,
  table: lessonTable,
};
