import type { Asked, Forced } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import type { PlayerView, WarpView } from '../rules/view.ts';
import type { lesson as steps } from './texts/en-lesson.ts';
import { t } from './texts/say.ts';

/** Red begins beside a weak band of Exiled, with a hand that can build and fight. A test holds on to that. */
export const lessonTable = {
  seats: 2,
  options: {},
  secret: '28a'.padStart(64, '0'),
};

type LessonStep = keyof typeof steps;

// The shapes that the shell asks for; written out, so that these steps can be tested without a page.
interface Moment {
  readonly view: WarpView;
  readonly asked: Asked | null;
  readonly events: readonly (WarpEvent | Forced)[];
}

interface Step {
  readonly id: LessonStep;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
}

const COLONY = 's1-colony';
const WEAK = 's1-left';

const PHASES: readonly Phase[] = [
  'setup',
  'start',
  'income',
  'action',
  'movement',
  'reveal',
  'replenish',
  'over',
];

const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.eye === 'spectator' ? undefined : view.players[view.eye];

const hasLurons = (moment: Moment): boolean => meOf(moment)?.races.includes('luron-droids') === true;

/** The own turn of this round is over. */
const hasEnded = ({ view }: Moment, round: number): boolean =>
  view.round > round || (view.round === round && view.phase !== 'setup' && view.active !== view.eye);

/** This phase of the own turn lies behind. */
const isPast = (moment: Moment, round: number, phase: Phase): boolean =>
  hasEnded(moment, round) ||
  (moment.view.round === round && PHASES.indexOf(moment.view.phase) > PHASES.indexOf(phase));

/** What the learner did in the own turn of this round. */
function deedsOf({ view, events }: Moment, round: number): Moment['events'] {
  const begins = events.findIndex(
    (event) => event.type === 'TurnBegan' && event.round === round && event.seat === view.eye,
  );
  if (begins < 0) return [];
  const next = events.findIndex((event, i) => i > begins && event.type === 'TurnBegan');
  return events
    .slice(begins, next < 0 ? undefined : next)
    .filter((event) => 'seat' in event && event.seat === view.eye);
}

const extractedIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'Extracted')?.choice;

const actionIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'ActionChosen')?.action;

const attackIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'AttackDeclared');

/** It is asked for, and this is not among what can be answered. */
const isRefused = ({ asked }: Moment, kind: string, value: string): boolean =>
  asked?.kind === kind && !asked.options.includes(value);

const isGuarded = ({ view }: Moment, id: string): boolean =>
  view.areas.some((area) => area.id === id && area.token !== undefined);

/** The text is said when it is shown, in the language that is spoken then. */
const step = (id: LessonStep, rest: Omit<Step, 'id' | 'text'>): Step => ({
  id,
  get text() {
    return t(`lesson.${id}`);
  },
  ...rest,
});

/** The first round, told as it is played, and the first attack. */
export const lesson: readonly Step[] = [
  step('welcome', {
    rule: 'TW 3.4',
    pointAt: ['players'],
  }),
  step('races', {
    rule: 'TW 2.18',
    pointAt: ['hand', 'race:luron-droids'],
    done: (moment) =>
      hasLurons(moment) && (moment.view.phase !== 'setup' || (meOf(moment)?.races.length ?? 0) >= 2),
    isMissed: (moment) => !hasLurons(moment) && (meOf(moment)?.races.length ?? 0) > 0,
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
    done: ({ view }) => view.round > 1 && view.active === view.eye,
  }),
  step('attack', {
    rule: 'TW 10.3',
    pointAt: ['board', COLONY, WEAK],
    done: (moment) => attackIn(moment, 2)?.to === WEAK,
    isMissed: (moment) =>
      attackIn(moment, 2) !== undefined ||
      isPast(moment, 2, 'action') ||
      !isGuarded(moment, WEAK) ||
      (actionIn(moment, 2) ?? 'attack') !== 'attack' ||
      isRefused(moment, 'action', 'attack') ||
      isRefused(moment, 'attackTarget', WEAK),
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
