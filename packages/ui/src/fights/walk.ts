import type { GameEvent } from '@warptable/kernel';
import { isNews } from './digest.ts';
import { fightsIn, hearerOf } from './outcome.ts';
import type { Told } from './outcome.ts';

/** One thing that others have done while this person was away. */
export interface WalkStep {
  readonly event: GameEvent;
  readonly text: string;
  readonly isToMe: boolean;
  /** The things on the board it is about. */
  readonly things: readonly string[];
}

/** More of them are for the log. */
const MAX_STEPS = 15;

/** What others have done since this person last looked: first what was done to this person, then the latest of all else in its order. */
export function walkOf(model: Told): WalkStep[] {
  const { gameUi, log, since, lastOwn, standing } = model;
  const isMeant = since !== null && standing !== 'replay' && standing !== 'over' && (lastOwn ?? 0) <= since;
  if (!isMeant) return [];
  const hearer = hearerOf(model);
  const { view, viewer, personAt } = hearer;
  const ends = new Map(
    fightsIn(gameUi, log)
      .filter(({ endedAt }) => endedAt !== null)
      .flatMap((fight) => fight.told.map((event) => [event, fight] as const)),
  );
  const steps = log.flatMap(({ at, event }): WalkStep[] => {
    if (at <= since) return [];
    const fight = ends.get(event);
    const things = gameUi.flashOf(event);
    if (fight) {
      // One step for all of it.
      if (event !== fight.told.at(-1)) return [];
      const text = gameUi.fights?.sentence(fight, hearer) ?? '';
      const isToMe = viewer !== 'spectator' && fight.fighters.includes(viewer);
      return [{ event, text, isToMe, things: [fight.place] }];
    }
    if (!isNews(gameUi, event, viewer) || things.length === 0) return [];
    if (gameUi.heading?.(view, event, viewer, personAt) !== undefined) return [];
    const text = gameUi.words.event(view, event, viewer, personAt);
    if (text === undefined) return [];
    return [
      { event, text, isToMe: viewer !== 'spectator' && gameUi.affectedSeat?.(event) === viewer, things },
    ];
  });
  const mine = steps.filter(({ isToMe }) => isToMe).slice(-MAX_STEPS);
  const rest = steps.filter(({ isToMe }) => !isToMe);
  return [...mine, ...rest.slice(Math.max(0, rest.length - (MAX_STEPS - mine.length)))];
}
