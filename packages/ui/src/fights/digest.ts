import type { Viewer, GameEvent, Happened } from '@warptable/kernel';
import type { AnyGameUi } from '../game-ui.ts';
import { hearerOf } from './outcome.ts';
import type { Told } from './outcome.ts';

/** What others have done, in one line. */
export interface Digest {
  /** The last thing that was done to this person, else the last thing that was done. */
  readonly text: string;
  /** So much else was done. */
  readonly more: number;
  /** The number of entries when the last of it happened. */
  readonly at: number;
}

/** Whether somebody else did it, or did it to this person. What nobody did, such as a deck that is shuffled, is no news. */
export function isNews(
  { seatOf, affectedSeat }: Pick<AnyGameUi, 'seatOf' | 'affectedSeat'>,
  event: GameEvent,
  viewer: Viewer,
): boolean {
  const seat = seatOf?.(event);
  return (
    (seat !== undefined && seat !== viewer) || (viewer !== 'spectator' && affectedSeat?.(event) === viewer)
  );
}

/** What others have done since so many entries, but for what is told elsewhere; nothing if there is nothing to tell. */
export function digestOf(
  model: Told,
  since: number,
  elsewhere: ReadonlySet<GameEvent> = new Set(),
): Digest | null {
  const { gameUi, log } = model;
  const { view, viewer, personAt } = hearerOf(model);
  const isTold = ({ at, event }: Happened<GameEvent>): boolean =>
    at > since && !elsewhere.has(event) && isNews(gameUi, event, viewer);
  const lines = log.filter(isTold).flatMap(({ at, event }) => {
    const isHeading = gameUi.heading?.(view, event, viewer, personAt) !== undefined;
    const text = isHeading ? undefined : gameUi.words.event(view, event, viewer, personAt);
    return text === undefined
      ? []
      : { at, text, isToMe: viewer !== 'spectator' && gameUi.affectedSeat?.(event) === viewer };
  });
  const last = lines.at(-1);
  if (!last) return null;
  const { text } = lines.findLast(({ isToMe }) => isToMe) ?? last;
  return { text, more: lines.length - 1, at: last.at };
}
