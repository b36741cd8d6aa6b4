import type { Asked, Forced } from '@warptable/kernel';
import type { BayEvent } from '../rules/events.ts';
import type { BayView } from '../rules/view.ts';
import type { lesson as texts } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

/** Always the same luck. A test plays the lesson through. */
export const lessonTable = { seats: 2, options: { length: 'short' }, secret: 'ba7'.padStart(64, '0') };

/** The learner's seat: the others are bots. */
const LEARNER = 0;

// The shapes that the page asks for; written out, so that these steps can be tested without a page.
interface Moment {
  readonly view: BayView;
  readonly asked: Asked | null;
  readonly events: readonly (BayEvent | Forced)[];
}

interface Step {
  readonly id: keyof typeof texts;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
}

const has =
  (type: BayEvent['type']) =>
  ({ events }: Moment): boolean =>
    events.some((event) => event.type === type && (!('seat' in event) || event.seat === LEARNER));

/** The learner has come past this question in the first turn. */
const isPast =
  (kind: string, ...before: readonly string[]) =>
  (moment: Moment): boolean =>
    has('Sailed')(moment) && moment.asked?.kind !== kind && !before.includes(moment.asked?.kind ?? '');

const STEPS: readonly Step[] = [
  { id: 'welcome', rule: 'PW 5.3', pointAt: ['players'] },
  {
    id: 'crew',
    rule: 'PW 6.1',
    pointAt: ['prompt'],
    done: ({ view }) => view.divers[LEARNER]?.crew !== null,
  },
  {
    id: 'anchor',
    rule: 'PW 1.2',
    pointAt: ['board'],
    done: ({ view, asked }) => view.divers[LEARNER]?.crew !== null && asked?.kind !== 'anchor',
  },
  { id: 'throwBack', rule: 'PW 1.3', pointAt: ['hand'], done: has('OystersThrownBack') },
  { id: 'bid', rule: 'PW 2.1', pointAt: ['hand'], done: has('BidsShown') },
  { id: 'sail', rule: 'PW 3.1', pointAt: ['board'], done: has('Sailed') },
  { id: 'dive', rule: 'PW 3.2', pointAt: ['prompt'], done: isPast('spendAir') },
  { id: 'open', rule: 'PW 3.4', pointAt: ['hand'], done: isPast('open', 'spendAir', 'tryLuck') },
  {
    id: 'end',
    rule: 'PW 3.3',
    pointAt: ['prompt'],
    done: isPast('endTurn', 'spendAir', 'tryLuck', 'open', 'shelve'),
  },
  { id: 'onwards', rule: 'PW 5.1', pointAt: ['players'] },
];

export const lesson = STEPS.map((step) => ({
  ...step,
  get text() {
    return t(`lesson.${step.id}`);
  },
}));

export const firstLesson = {
  id: 'first',
  get name() {
    return t('lessons.first');
  },
  steps: lesson,
  table: lessonTable,
};
