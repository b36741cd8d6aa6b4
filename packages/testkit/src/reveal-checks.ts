import { SeededChance, WarptableError, isChance } from '@warptable/kernel';
import type {
  AnyMatch,
  Answer,
  Chance,
  ChanceEntry,
  ChanceSource,
  ChanceState,
  Viewer,
  Random,
  Seat,
} from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { Finding } from './finding.ts';
import { differenceIn, differenceOf, nameOf, observe, determinizeFor, secretAnswersOf } from './observing.ts';

/** An answer, seen from before and from after it. */
export interface Crossing {
  readonly answer: Answer;
  /** A fork that stands right before the answer. */
  readonly start: AnyMatch;
  /** The match right after the answer, and how many events it had before. */
  readonly after: AnyMatch;
  readonly eventsBefore: number;
}

/**
 * Gives the same answer in worlds that were determinized for a viewer before it, with the same luck, and compares what the viewer
 * sees afterwards:
 *
 * - If the seat that answered may take it back, it must not have learnt anything: all that it sees must be the same.
 * - If undo was not locked, nobody may have learnt anything beyond the answer: the views must be the same.
 * - Where the views are the same, the events and what others are asked about may not tell more than they do.
 *
 * No world is judged if it says nothing: where the answer is not legal, where others had given secret answers that may not
 * fit it, where chance is asked for something else, where the driver answered for another seat (that is an answer of its
 * own) or where somebody else is asked (questions may follow from a hidden hand).
 */
export function checkReveals(
  game: AnyGame,
  crossing: Crossing,
  viewers: readonly Viewer[],
  random: Random,
): void {
  for (const viewer of viewers)
    if (secretAnswersOf(crossing.start, viewer).length === 0) checkRevealTo(game, crossing, viewer, random);
}

function checkRevealTo(
  game: AnyGame,
  { answer, start, after, eventsBefore }: Crossing,
  viewer: Viewer,
  random: Random,
): void {
  const luck = new SameLuck(
    after.entries.slice(start.length + 1 - after.firstEntry).filter(isChance),
    new SeededChance(random),
  );
  const world = start.fork(luck);
  determinizeFor(game, world, viewer, random);
  const worldEventsBefore = world.events.length;
  if (!isAnswered(world, answer, viewer)) return;
  const real = observe(after, viewer, eventsBefore);
  const other = observe(world, viewer, worldEventsBefore);
  const part = differenceOf(real, other);
  if (viewer === answer.seat && after.undoable(answer.seat).ok) {
    if (part === undefined && world.undoable(answer.seat).ok) return;
    const what = part ? differenceIn(part, real, other) : 'undo itself';
    throw new Finding('undoReveals', `seat ${viewer} may undo '${answer.kind}', but has learnt: ${what}`);
  }
  if (part === undefined || luck.differs || real.awaited !== other.awaited) return;
  // Nobody is awaited in either, but in one of them somebody is asked in secret.
  if (after.over !== world.over) return;
  if (isForced(after, eventsBefore, viewer) || isForced(world, worldEventsBefore, viewer)) return;
  const isLocked = after.checkpoint().undoLimit.at > start.length;
  const what = `'${answer.kind}' of seat ${answer.seat} tells ${nameOf(viewer)}`;
  if (part === 'events' || part === 'about') {
    throw new Finding('leak', `${what} more than its view does: ${differenceIn(part, real, other)}`);
  }
  if (part === 'view' && !isLocked) {
    throw new Finding(
      'leak',
      `${what} something hidden without locking undo: ${differenceIn(part, real, other)}`,
    );
  }
}

function isAnswered(world: AnyMatch, answer: Answer, viewer: Viewer): boolean {
  try {
    world.answer(answer);
    return true;
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'illegalValue') return false;
    const why = error instanceof Error ? error.message : String(error);
    throw new Finding(
      'determinize',
      `determinized for ${nameOf(viewer)}, '${answer.kind}' of seat ${answer.seat} fails: ${why}`,
    );
  }
}

/** Did the driver answer for somebody else than this viewer? */
function isForced(match: AnyMatch, since: number, viewer: Viewer): boolean {
  return match.events
    .slice(since)
    .some(({ event }) => event.type === 'Forced' && !event.audience?.includes(viewer as Seat));
}

/** Brings the same outcomes again, as long as the same is asked for. */
class SameLuck implements ChanceSource {
  differs = false;
  private readonly outcomes: readonly ChanceEntry[];
  private readonly otherwise: ChanceSource;
  private next = 0;

  constructor(outcomes: readonly ChanceEntry[], otherwise: ChanceSource) {
    this.outcomes = outcomes;
    this.otherwise = otherwise;
  }

  draw(request: Chance, position: number): readonly number[] {
    const entry = this.outcomes[this.next++];
    const fits =
      entry?.chance === request.purpose &&
      entry.outcome.length === request.bounds.length &&
      entry.outcome.every((n, i) => n < (request.bounds[i] ?? 0));
    if (fits) return entry.outcome;
    this.differs = true;
    return this.otherwise.draw(request, position);
  }

  save(): ChanceState {
    return { kind: 'scripted' };
  }
}
