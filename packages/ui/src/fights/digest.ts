import type { Eye, GameEvent, Happened } from '@warptable/kernel';
import type { AnyLook } from '../look.ts';
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
  { seatOf, whom }: Pick<AnyLook, 'seatOf' | 'whom'>,
  event: GameEvent,
  eye: Eye,
): boolean {
  const seat = seatOf?.(event);
  return (seat !== undefined && seat !== eye) || (eye !== 'spectator' && whom?.(event) === eye);
}

/** What others have done since so many entries, but for what is told elsewhere; nothing if there is nothing to tell. */
export function digestOf(
  scene: Told,
  since: number,
  elsewhere: ReadonlySet<GameEvent> = new Set(),
): Digest | null {
  const { look, log } = scene;
  const { view, eye, personAt } = hearerOf(scene);
  const isTold = ({ at, event }: Happened<GameEvent>): boolean =>
    at > since && !elsewhere.has(event) && isNews(look, event, eye);
  const lines = log.filter(isTold).flatMap(({ at, event }) => {
    const isHeading = look.heading?.(view, event, eye, personAt) !== undefined;
    const text = isHeading ? undefined : look.words.event(view, event, eye, personAt);
    return text === undefined ? [] : { at, text, isToMe: eye !== 'spectator' && look.whom?.(event) === eye };
  });
  const last = lines.at(-1);
  if (!last) return null;
  const { text } = lines.findLast(({ isToMe }) => isToMe) ?? last;
  return { text, more: lines.length - 1, at: last.at };
}
