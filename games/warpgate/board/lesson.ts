import type { Forced } from '@warptable/kernel';
import type { Action, ActionCardId } from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateAsked } from '../rules/questions.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';
import type { lesson as texts } from './texts/en-lesson.ts';
import { t } from './texts/say-lesson.ts';

/** Red, the Vorask Dominion, begins, with a hand that shows one of every sort of action. A test holds on to that. */
export const lessonTable = {
  seats: 3,
  options: { factions: 'dealt', exploration: 'off' },
  secret: 'e6b'.padStart(64, '0'),
};

// The shapes that the shell asks for; written out, so that these steps can be tested without a page.
interface Moment {
  readonly view: WarpgateView;
  readonly asked: WarpgateAsked | null;
  readonly events: readonly (WarpgateEvent | Forced)[];
}

interface Step {
  readonly id: keyof typeof texts;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
}

const HOME = 'home-red';
const GATE = 'gate-red';

const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.viewer === 'spectator' ? undefined : view.players[view.viewer];

/** What a turn of the first round was used for. */
interface Turn {
  readonly card: ActionCardId | undefined;
  readonly action: Action | undefined;
}

/** The learner's turn of this number in the first round; nothing before it has begun. */
function turnOf({ view, events }: Moment, turn: number): Turn | undefined {
  const isMine = (event: Moment['events'][number]): boolean => 'seat' in event && event.seat === view.viewer;
  const begins = events.findIndex(
    (event) => event.type === 'TurnBegan' && event.turn === turn && isMine(event),
  );
  if (begins < 0) return undefined;
  const next = events.findIndex((event, i) => i > begins && event.type === 'TurnBegan');
  const own = events.slice(begins, next < 0 ? undefined : next).filter(isMine);
  return {
    card: own.find((event) => event.type === 'CardPlayed')?.card,
    action: own.find((event) => event.type === 'ActionAnnounced')?.action,
  };
}

const isAfter = ({ view: { round, turn } }: Moment, last: number): boolean => round > 1 || turn > last;

/** The own turn is over, and others play. */
const hasEnded = (moment: Moment, turn: number): boolean =>
  isAfter(moment, turn) || (moment.view.turn === turn && moment.view.active !== moment.view.viewer);

/** The action of this turn is carried out: all that is left is to end the turn. */
const isActed = (moment: Moment, turn: number): boolean =>
  hasEnded(moment, turn) || (moment.view.turn === turn && moment.asked?.kind === 'endTurn');

const isUsedFor = (moment: Moment, turn: number, action: Action): boolean =>
  turnOf(moment, turn)?.action === action;

/** The card is not in the hand any more, or was used for something else, in this turn or another. */
function isSpent(moment: Moment, turn: number, card: ActionCardId, action: Action): boolean {
  const used = turnOf(moment, turn);
  if (used?.card === undefined) {
    const own = meOf(moment)?.own;
    return own?.laid !== card && own?.hand.includes(card) !== true;
  }
  return used.card !== card || (used.action !== undefined && used.action !== action);
}

const hasMarkerAt = ({ view }: Moment, id: string): boolean =>
  view.places.some((place) => place.id === id && place.marker?.seat === view.viewer);

const hasShipsAt = ({ view }: Moment, id: string): boolean =>
  view.places.some((place) => place.id === id && place.fleet?.seat === view.viewer);

const hasTakenObjective = (moment: Moment): boolean => (meOf(moment)?.objectives.length ?? 0) > 1;

const hasTechnology = (moment: Moment): boolean => (meOf(moment)?.technologies.length ?? 0) > 0;

/** The first round, told as it is played. */
const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    rule: 'WG 13.9',
    pointAt: ['players'],
  },
  {
    id: 'map',
    rule: 'WG 5.3',
    pointAt: ['board', GATE],
  },
  {
    id: 'hand',
    rule: 'WG 4.1',
    pointAt: ['hand', 'status'],
  },
  {
    id: 'play',
    rule: 'WG 3.2',
    pointAt: ['hand', 'action:ac-12'],
    done: (moment) => turnOf(moment, 1)?.card === 'ac-12',
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'action',
    rule: 'WG 6.9',
    pointAt: ['hand'],
    done: (moment) => turnOf(moment, 1)?.card === 'ac-12' && isUsedFor(moment, 1, 'maneuver'),
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'move',
    rule: 'WG 6.7',
    pointAt: ['board', HOME],
    done: (moment) => isUsedFor(moment, 1, 'maneuver') && isActed(moment, 1),
    isMissed: (moment) => isSpent(moment, 1, 'ac-12', 'maneuver'),
  },
  {
    id: 'end',
    rule: 'WG 21.1',
    pointAt: ['prompt', 'log'],
    done: (moment) => isAfter(moment, 1),
  },
  {
    id: 'control',
    rule: 'WG 9.8',
    pointAt: ['hand', 'action:ac-02', HOME],
    done: (moment) => hasMarkerAt(moment, HOME),
    isMissed: (moment) =>
      isSpent(moment, 2, 'ac-02', 'control') ||
      isActed(moment, 2) ||
      (isAfter(moment, 1) && !hasShipsAt(moment, HOME)),
  },
  {
    id: 'objective',
    rule: 'WG 9.10',
    pointAt: ['market', 'prompt'],
    done: (moment) => hasMarkerAt(moment, HOME) && (isActed(moment, 2) || hasTakenObjective(moment)),
    isMissed: (moment) => !hasMarkerAt(moment, HOME),
  },
  {
    id: 'warpIn',
    rule: 'WG 7.3',
    pointAt: ['hand', 'action:ac-10'],
    done: (moment) => isUsedFor(moment, 3, 'warpIn') && isActed(moment, 3),
    isMissed: (moment) => isSpent(moment, 3, 'ac-10', 'warpIn'),
  },
  {
    id: 'research',
    rule: 'WG 8.3',
    pointAt: ['hand', 'action:ac-04', 'market'],
    done: (moment) => isUsedFor(moment, 4, 'research') && (isActed(moment, 4) || hasTechnology(moment)),
    isMissed: (moment) => isSpent(moment, 4, 'ac-04', 'research'),
  },
  {
    id: 'onwards',
    rule: 'WG 13.6',
    pointAt: ['market'],
  },
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
