import type { Forced } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpAsked, QuestionKind } from '../rules/questions.ts';
import type { Phase } from '../rules/state.ts';
import type { PlayerView, WarpView } from '../rules/view.ts';

// The shapes that the shell asks for; written out, so that lessons can be tested without a page.
export interface Moment {
  readonly view: WarpView;
  readonly asked: WarpAsked | null;
  readonly events: readonly (WarpEvent | Forced)[];
}

export interface WarpLessonStep<Id extends string = string> {
  readonly id: Id;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
}

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

export const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.viewer === 'spectator' ? undefined : view.players[view.viewer];

/** The own turn of this round is over. Against a Rival it is the last of the round. */
export const hasEnded = ({ view }: Moment, round: number): boolean =>
  view.round > round ||
  (view.round === round && !view.solo && view.phase !== 'setup' && view.active !== view.viewer);

/** This phase of the own turn lies behind. */
export const isPast = (moment: Moment, round: number, phase: Phase): boolean =>
  hasEnded(moment, round) ||
  (moment.view.round === round &&
    moment.view.active === moment.view.viewer &&
    PHASES.indexOf(moment.view.phase) > PHASES.indexOf(phase));

/** What happened in the learner's turn of this round. */
export function eventsOfTurn({ view, events }: Moment, round: number): Moment['events'] {
  const begins = events.findIndex(
    (event) => event.type === 'TurnBegan' && event.round === round && event.seat === view.viewer,
  );
  if (begins < 0) return [];
  const next = events.findIndex((event, i) => i > begins && event.type === 'TurnBegan');
  return events.slice(begins, next < 0 ? undefined : next);
}

/** What the learner did in it. */
const deedsOf = (moment: Moment, round: number): Moment['events'] =>
  eventsOfTurn(moment, round).filter((event) => 'seat' in event && event.seat === moment.view.viewer);

export const extractedIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'Extracted')?.choice;

export const actionIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'ActionChosen')?.action;

export const attackIn = (moment: Moment, round: number) =>
  deedsOf(moment, round).find((event) => event.type === 'AttackDeclared');

/** It is asked for, and this is not among what can be answered. */
export const isRefused = ({ asked }: Moment, kind: QuestionKind, value: string): boolean =>
  asked?.kind === kind && !asked.options.includes(value);

const isGuarded = ({ view }: Moment, id: string): boolean =>
  view.areas.some((area) => area.id === id && area.token !== undefined);

/** The attack on the Exiled of this area cannot be made any more in this round. */
export const isAttackMissed = (moment: Moment, round: number, target: string): boolean =>
  attackIn(moment, round) !== undefined ||
  isPast(moment, round, 'action') ||
  !isGuarded(moment, target) ||
  (actionIn(moment, round) ?? 'attack') !== 'attack' ||
  isRefused(moment, 'action', 'attack') ||
  isRefused(moment, 'attackTarget', target);
