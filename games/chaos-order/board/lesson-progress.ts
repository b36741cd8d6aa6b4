import type { Forced } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';
import type { ChaosAsked } from '../rules/questions.ts';
import type { ChaosView, PlayerView } from '../rules/view.ts';

// The shapes that the shell asks for; written out, so that lessons can be tested without a page.
export interface Moment {
  readonly view: ChaosView;
  readonly asked: ChaosAsked | null;
  readonly events: readonly (ChaosEvent | Forced)[];
}

export interface ChaosLessonStep<Id extends string = string> {
  readonly id: Id;
  readonly text: string;
  readonly rule: string;
  readonly pointAt: readonly string[];
  done?(moment: Moment): boolean;
  isMissed?(moment: Moment): boolean;
}

type Phase = ChaosView['phase'];

const ORDER: readonly Phase[] = [
  'setup',
  'prices',
  'discover',
  'build',
  'harvest',
  'recruit',
  'move',
  'combat',
  'income',
  'relics',
];

export const meOf = ({ view }: Moment): PlayerView | undefined =>
  view.viewer === 'spectator' ? undefined : view.players[view.viewer];

/** This phase of this round lies behind. */
export const isPast = ({ view }: Moment, round: number, phase: Phase): boolean =>
  view.ending !== null ||
  view.round > round ||
  (view.round === round && ORDER.indexOf(view.phase) > ORDER.indexOf(phase));

/** The own turn of an action phase is over: the phase is past, or somebody else's turn has come. */
export function hasTakenTurn(moment: Moment, round: number, phase: Phase): boolean {
  const { view, events, asked } = moment;
  if (isPast(moment, round, phase)) return true;
  if (view.round !== round || view.phase !== phase || asked !== null) return false;
  return sinceRound(events, round).some(
    (event) =>
      (event.type === 'Acted' || event.type === 'Passed') &&
      event.seat === view.viewer &&
      event.phase === phase,
  );
}

function sinceRound(events: Moment['events'], round: number): Moment['events'] {
  const begins = events.findIndex((event) => event.type === 'RoundBegan' && event.round === round);
  return begins < 0 ? [] : events.slice(begins);
}

/** A battle of the learner, as far as it has come; nothing before the first one. */
export function battleOf({ view, events }: Moment): 'selected' | 'revealed' | 'ended' | undefined {
  const begins = events.findIndex(
    (event) =>
      event.type === 'BattleSelected' && (event.seat === view.viewer || event.against === view.viewer),
  );
  if (begins < 0) return undefined;
  const rest = events.slice(begins);
  if (rest.some((event) => event.type === 'BattleEnded')) return 'ended';
  return rest.some((event) => event.type === 'PlansRevealed') ? 'revealed' : 'selected';
}

/** Own units stand where an opponent has something: a battle is due. */
export const isContested = ({ view }: Moment): boolean =>
  view.regions.some(
    ({ fighters, sites, controller, terrain }) =>
      terrain !== null &&
      controller < 0 &&
      view.viewer !== 'spectator' &&
      ((fighters[view.viewer] ?? 0) > 0 || sites.some(({ owner }) => owner === view.viewer)),
  );
