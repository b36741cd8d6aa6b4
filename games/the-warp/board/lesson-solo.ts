import { LESSON_RACES } from '../content/index.ts';
import type { RaceId } from '../content/index.ts';
import { PLAYER } from '../rules/solo/state.ts';
import {
  actionIn,
  attackIn,
  eventsOfTurn,
  hasEnded,
  isAttackMissed,
  isPast,
  isRefused,
  meOf,
} from './lesson-progress.ts';
import type { Moment, WarpLessonStep } from './lesson-progress.ts';
import type { soloLesson as steps } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

/**
 * The Rival begins with First Tremor and has two areas to choose from; in round 2 it attacks Exiled with Eastward Push. The learner has
 * Enforce in the hand and weak Exiled beside the Colony, whom the Rival then helps with Signal Jam. A test holds on to that.
 */
const soloLessonTable = {
  seats: 1,
  options: { rival: 'dura', unlocked: [] },
  secret: '12c03'.padStart(64, '0'),
};

type SoloStep = keyof typeof steps;

const COLONY = 's1-colony';
const WEAK = 's1-left';
const RIVAL_START = 's2-start';

const racesOf = (moment: Moment): readonly RaceId[] => meOf(moment)?.races ?? [];
const hasRaces = (moment: Moment): boolean => LESSON_RACES.every((race) => racesOf(moment).includes(race));

/** The learner's turn of this round has begun. */
const hasBegun = ({ view }: Moment, round: number): boolean =>
  view.round > round || (view.round === round && view.active === PLAYER && view.phase !== 'setup');

const hasLaidOut = (moment: Moment, round: number): boolean =>
  eventsOfTurn(moment, round).some(({ type }) => type === 'RivalCardsDrawn');

const hasBribed = (moment: Moment, round: number): boolean =>
  eventsOfTurn(moment, round).some((event) => event.type === 'RivalCardSettled' && event.became === 'bribed');

/** Nobody was bribed in the combat, and it is too late now. */
const isBribeMissed = (moment: Moment, round: number): boolean =>
  attackIn(moment, round) === undefined ||
  isPast(moment, round, 'action') ||
  eventsOfTurn(moment, round).some(({ type }) => type === 'DiceRolled');

/** The text is said when it is shown, in the language that is spoken then. */
const step = (id: SoloStep, rest: Omit<WarpLessonStep, 'id' | 'text'>): WarpLessonStep<SoloStep> => ({
  id,
  get text() {
    return t(`soloLesson.${id}`);
  },
  ...rest,
});

/** Two rounds against Dura, for those who know the rules of the base game. */
const soloLessonSteps: readonly WarpLessonStep<SoloStep>[] = [
  step('welcome', {
    rule: 'TWS 1.4',
    pointAt: ['players'],
  }),
  step('races', {
    rule: 'TWS 3.11',
    pointAt: ['hand', ...LESSON_RACES.map((race) => `race:${race}`)],
    done: hasRaces,
    isMissed: (moment) => racesOf(moment).length > 0 && !hasRaces(moment),
  }),
  step('missions', {
    rule: 'TWS 3.15',
    pointAt: ['hand', 'mission:cq-01'],
    done: ({ view }) => view.phase !== 'setup',
    isMissed: (moment) => isRefused(moment, 'keepMissions', 'cq-01'),
  }),
  step('automa', {
    rule: 'TWS 7.3',
    pointAt: ['players', 'market'],
  }),
  step('why', {
    rule: 'TWS 6.2',
    pointAt: ['log', RIVAL_START],
  }),
  step('follow', {
    rule: 'TWS 14.4',
    pointAt: ['prompt'],
    done: (moment) => hasBegun(moment, 1),
  }),
  step('consult', {
    rule: 'TWS 19.23',
    pointAt: ['prompt', 'hand'],
    done: (moment) => isPast(moment, 1, 'income'),
  }),
  step('action', {
    rule: 'TWS 14.9',
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
  step('die', {
    rule: 'TWS 9.4',
    pointAt: ['log'],
  }),
  step('end', {
    rule: 'TWS 16.1',
    pointAt: ['prompt', 'board'],
    done: (moment) => hasEnded(moment, 1),
  }),
  step('support', {
    rule: 'TWS 12.6',
    pointAt: ['prompt', 'board'],
    done: (moment) => hasBegun(moment, 2),
  }),
  step('phase', {
    rule: 'TWS 15.1',
    pointAt: ['players'],
  }),
  step('attack', {
    rule: 'TWS 17.1',
    pointAt: ['board', COLONY, WEAK],
    done: (moment) => attackIn(moment, 2)?.to === WEAK,
    isMissed: (moment) => isAttackMissed(moment, 2, WEAK),
  }),
  step('card', {
    rule: 'TWS 17.2',
    pointAt: ['hand', 'card:enforce-3'],
    done: (moment) => hasLaidOut(moment, 2),
    isMissed: (moment) => attackIn(moment, 2) === undefined || isPast(moment, 2, 'action'),
  }),
  step('bribe', {
    rule: 'TWS 17.4',
    pointAt: ['prompt', 'board'],
    done: (moment) => hasBribed(moment, 2),
    isMissed: (moment) => isBribeMissed(moment, 2),
  }),
  step('combat', {
    rule: 'TWS 17.7',
    pointAt: ['prompt', 'board'],
    done: (moment) => attackIn(moment, 2) !== undefined && isPast(moment, 2, 'action'),
    isMissed: (moment) => attackIn(moment, 2) === undefined,
  }),
  step('points', {
    rule: 'TWS 19.5',
    pointAt: ['market', 'players'],
  }),
  step('onwards', {
    rule: 'TWS 22.6',
    pointAt: ['players'],
  }),
];

export const soloLesson = {
  id: 'solo',
  get name() {
    return t('lessons.solo');
  },
  steps: soloLessonSteps,
  table: soloLessonTable,
};
