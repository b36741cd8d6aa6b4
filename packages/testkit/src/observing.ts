import { askedOf, isAnswer, visibleTo } from '@warptable/kernel';
import type { AnyMatch, Viewer, Random, Seat } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { firstDifference, isSameText } from './difference.ts';

/** Everything that a viewer gets to know at a position, as JSON. */
export interface ViewerKnowledge {
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

export function observe(match: AnyMatch, viewer: Viewer, firstEvent: number): ViewerKnowledge {
  const seen: unknown[] = [];
  for (const { event } of match.events.slice(firstEvent)) {
    const visible = visibleTo(event, viewer);
    if (visible) seen.push(visible);
  }
  const own = viewer === 'spectator' ? undefined : match.pendingOf(viewer);
  const known = match.pending.filter(({ ask }) => !ask.secret || ask.seat === viewer);
  return {
    view: JSON.stringify(match.view(viewer)),
    events: JSON.stringify(seen),
    own: own ? JSON.stringify(askedOf({ ask: own.ask, options: own.ask.options() })) : 'null',
    awaited: JSON.stringify(known.map(({ ask }) => `seat ${ask.seat} for '${ask.kind}'`)),
    about: JSON.stringify(known.map(({ ask }) => ask.about ?? null)),
  };
}

/** The first part in which two observations differ. */
export function differenceOf(
  one: ViewerKnowledge,
  other: ViewerKnowledge,
): keyof ViewerKnowledge | undefined {
  return (Object.keys(one) as (keyof ViewerKnowledge)[]).find((part) => !isSameText(one[part], other[part]));
}

/** What differs there, in words. */
export function differenceIn(
  part: keyof ViewerKnowledge,
  one: ViewerKnowledge,
  other: ViewerKnowledge,
): string {
  return firstDifference(JSON.parse(one[part]), JSON.parse(other[part]), part);
}

/** The questions as the kernel would put them, for all seats: for comparing whole matches. */
export function questionsOf(match: AnyMatch): string {
  return JSON.stringify(match.pending.map((pending) => askedOf(pending)));
}

/** The seats, other than this one, whose answers to an open joint choice are secret yet. */
export function secretAnswersOf(match: AnyMatch, but?: Viewer): Seat[] {
  const since = match.entries.slice(match.position - match.firstEntry);
  return since.filter(isAnswer).flatMap(({ seat }) => (seat === but ? [] : [seat]));
}

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

export const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

/** Deals anew what the viewer cannot know, in the middle of a step, and lets the questions see it. */
export function determinizeFor(game: AnyGame, world: AnyMatch, viewer: Viewer, random: Random): void {
  game.determinize(world.state, viewer, random);
  for (const pending of world.pending) pending.options = pending.ask.options();
}
