import { RACES, RACE_IDS } from '../content/index.ts';
import type { RaceId } from '../content/index.ts';
import {
  actionIn,
  attackIn,
  extractedIn,
  hasEnded,
  isAttackMissed,
  isPast,
  isRefused,
  meOf,
} from './lesson-progress.ts';
import type { Moment, WarpLessonStep } from './lesson-progress.ts';
import type { lesson as steps } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

/** Red begins beside a weak band of Exiled, with a hand that can build and fight. A test holds on to that. */
const lessonTable = {
  seats: 2,
  options: {},
  secret: '28a'.padStart(64, '0'),
};

type LessonStep = keyof typeof steps;

const COLONY = 's1-colony';
const WEAK = 's1-left';

/** The race to draft. */
const makesTroops = (race: RaceId): boolean =>
  RACES[race].reward.effects.some(({ does }) => does === 'reserve');

const hasTroopMakers = (moment: Moment): boolean => meOf(moment)?.races.some(makesTroops) === true;

/** The text is said when it is shown, in the language that is spoken then. */
const step = (id: LessonStep, rest: Omit<WarpLessonStep, 'id' | 'text'>): WarpLessonStep<LessonStep> => ({
  id,
  get text() {
    return t(`lesson.${id}`);
  },
  ...rest,
});

/** The first round, told as it is played, and the first attack. */
const lesson: readonly WarpLessonStep<LessonStep>[] = [
  step('welcome', {
    rule: 'TW 3.4',
    pointAt: ['players'],
  }),
  step('races', {
    rule: 'TW 2.18',
    pointAt: ['hand', ...RACE_IDS.filter(makesTroops).map((race) => `race:${race}`)],
    done: (moment) =>
      hasTroopMakers(moment) && (moment.view.phase !== 'setup' || (meOf(moment)?.races.length ?? 0) >= 2),
    isMissed: (moment) => !hasTroopMakers(moment) && (meOf(moment)?.races.length ?? 0) > 0,
  }),
  step('missions', {
    rule: 'TW 2.22',
    pointAt: ['hand', 'mission:cq-01'],
    done: ({ view }) => view.phase !== 'setup',
    isMissed: (moment) => isRefused(moment, 'keepMissions', 'cq-01'),
  }),
  step('map', {
    rule: 'TW 10.54',
    pointAt: ['board', COLONY, WEAK, 'gate'],
  }),
  step('extract', {
    rule: 'TW 5.1',
    pointAt: ['prompt', 'hand'],
    done: (moment) => extractedIn(moment, 1) === 'resources',
    isMissed: (moment) => extractedIn(moment, 1) === 'troops',
  }),
  step('consult', {
    rule: 'TW 6.1',
    pointAt: ['hand', 'prompt'],
    done: (moment) => isPast(moment, 1, 'income'),
  }),
  step('action', {
    rule: 'TW 3.3',
    pointAt: ['prompt'],
    done: (moment) => actionIn(moment, 1) === 'develop',
    isMissed: (moment) => actionIn(moment, 1) !== undefined || isRefused(moment, 'action', 'develop'),
  }),
  step('develop', {
    rule: 'TW 7.1',
    pointAt: ['hand', 'card:start-1'],
    done: (moment) => actionIn(moment, 1) === 'develop' && isPast(moment, 1, 'action'),
    isMissed: (moment) => actionIn(moment, 1) !== 'develop',
  }),
  step('move', {
    rule: 'TW 12.2',
    pointAt: ['board'],
    done: (moment) => isPast(moment, 1, 'movement'),
  }),
  step('end', {
    rule: 'TW 12.14',
    pointAt: ['prompt', 'market'],
    done: (moment) => hasEnded(moment, 1),
  }),
  step('follow', {
    rule: 'TW 7.19',
    pointAt: ['players', 'log'],
    done: ({ view }) => view.round > 1 && view.active === view.viewer,
  }),
  step('attack', {
    rule: 'TW 10.3',
    pointAt: ['board', COLONY, WEAK],
    done: (moment) => attackIn(moment, 2)?.to === WEAK,
    isMissed: (moment) => isAttackMissed(moment, 2, WEAK),
  }),
  step('combat', {
    rule: 'TW 10.55',
    pointAt: ['board', 'hand'],
    done: (moment) => attackIn(moment, 2) !== undefined && isPast(moment, 2, 'action'),
    isMissed: (moment) => attackIn(moment, 2) === undefined,
  }),
  step('onwards', {
    rule: 'TW 3.6',
    pointAt: ['market'],
  }),
];

export const firstLesson = {
  id: 'first',
  get name() {
    return t('lessons.first');
  },
  steps: lesson,
  table: lessonTable,
};
