import { askedOf, isAnswer, seenBy } from '@warptable/kernel';
import type { Eye, Random, Seat } from '@warptable/kernel';
import type { AnyGame, AnyMatch } from './any-game.ts';
import { firstDifference, isSameText } from './difference.ts';

/** Everything that an eye gets to know at a position, as JSON. */
export interface Observation {
  readonly view: string;
  /** The events since a given one. */
  readonly events: string;
  /** Its own question, with options and refusals. */
  readonly own: string;
  /** Who is asked for what. */
  readonly awaited: string;
  /** What the questions of the others are about. */
  readonly about: string;
}

export function observe(match: AnyMatch, eye: Eye, firstEvent: number): Observation {
  const seen: unknown[] = [];
  for (const { event } of match.events.slice(firstEvent)) {
    const visible = seenBy(event, eye);
    if (visible) seen.push(visible);
  }
  const own = eye === 'spectator' ? undefined : match.pendingOf(eye);
  const known = match.pending.filter(({ ask }) => !ask.secret || ask.seat === eye);
  return {
    view: JSON.stringify(match.view(eye)),
    events: JSON.stringify(seen),
    own: own ? JSON.stringify(askedOf({ ask: own.ask, options: own.ask.options() })) : 'null',
    awaited: JSON.stringify(known.map(({ ask }) => `seat ${ask.seat} for '${ask.kind}'`)),
    about: JSON.stringify(known.map(({ ask }) => ask.about ?? null)),
  };
}

/** The first part in which two observations differ. */
export function differenceOf(one: Observation, other: Observation): keyof Observation | undefined {
  return (Object.keys(one) as (keyof Observation)[]).find((part) => !isSameText(one[part], other[part]));
}

/** What differs there, in words. */
export function differenceIn(part: keyof Observation, one: Observation, other: Observation): string {
  return firstDifference(JSON.parse(one[part]), JSON.parse(other[part]), part);
}

/** The questions as the kernel would put them, for all seats: for comparing whole matches. */
export function questionsOf(match: AnyMatch): string {
  return JSON.stringify(match.pending.map(askedOf));
}

/** The seats, other than this one, whose answers to an open joint choice are secret yet. */
export function secretAnswersOf(match: AnyMatch, but?: Eye): Seat[] {
  const since = match.entries.slice(match.position - match.firstEntry);
  return since.filter(isAnswer).flatMap(({ seat }) => (seat === but ? [] : [seat]));
}

export const eyesOf = (seats: number): Eye[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

export const nameOf = (eye: Eye): string => (eye === 'spectator' ? 'a spectator' : `seat ${eye}`);

/** Deals anew what the eye cannot know, in the middle of a step, and lets the questions see it. */
export function redealFor(game: AnyGame, world: AnyMatch, eye: Eye, random: Random): void {
  game.redeal(world.state, eye, random);
  for (const pending of world.pending) pending.options = pending.ask.options();
}
