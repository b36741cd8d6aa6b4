import { SeededChance, isAnswer } from '@warptable/kernel';
import type { AnyMatch, Pending, Viewer, Random, Seat } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { Finding } from './finding.ts';
import { differenceIn, differenceOf, viewersOf, nameOf, observe, determinizeFor } from './observing.ts';

/**
 * Fails if what a viewer sees now depends on what it cannot know: its view, its own question with options and refusals,
 * and who is asked for what must be the same in any world determinized for it. Returns how many of the worlds were different.
 */
export function checkLeaks(
  game: AnyGame,
  match: AnyMatch,
  random: Random,
  secret: string,
  deals: number,
): number {
  const truth = JSON.stringify(match.state);
  let different = 0;
  for (const viewer of viewersOf(match.seats)) {
    const seen = observe(match, viewer, match.events.length);
    const holder = Object.entries(seen).find(([, text]) => (text as string).includes(secret));
    if (holder) throw new Finding('leak', `what ${nameOf(viewer)} sees holds the seed: ${holder[0]}`);
    for (let deal = 0; deal < deals; deal++) {
      const world = match.fork(new SeededChance(random));
      determinizeFor(game, world, viewer, random);
      checkSound(game, world, viewer);
      const other = observe(world, viewer, world.events.length);
      const part = differenceOf(seen, other);
      if (part) {
        const what = differenceIn(part, seen, other);
        throw new Finding('leak', `what ${nameOf(viewer)} sees depends on what it cannot know: ${what}`);
      }
      if (JSON.stringify(world.state) !== truth) different++;
    }
    if (viewer !== 'spectator') checkAwaited(match, viewer, random);
  }
  return different;
}

/** A bot has to be able to go on in a determinized world. */
function checkSound(game: AnyGame, world: AnyMatch, viewer: Viewer): void {
  const [violation] = game.violations(world.state);
  if (violation !== undefined)
    throw new Finding('determinize', `determinized for ${nameOf(viewer)}: ${violation}`);
  for (const { ask, options } of world.pending) {
    const needed = ask.form === 'some' ? ask.min : ask.form === 'order' ? 0 : 1;
    if (options.length >= needed) continue;
    throw new Finding(
      'determinize',
      `determinized for ${nameOf(viewer)}, seat ${ask.seat} has no answer to '${ask.kind}'`,
    );
  }
}

/** In a joint choice, a seat that need not answer must be known to have just one option: here others are asked again. */
function checkAwaited(match: AnyMatch, seat: Seat, random: Random): void {
  const answered = match.entries.slice(match.position - match.firstEntry).filter(isAnswer);
  // What is asked whatever is held tells nothing; an imagined game answers it by itself where it can, and goes on. Who has waived
  // that has agreed that it tells.
  if (match.asks.some(({ always, waived }) => always || waived)) return;
  const asked = [...match.pending.map(({ ask }) => ask), ...answered].filter((one) => one.seat !== seat);
  const determinized = askedInWorld(match, seat, random).filter(({ ask }) => ask.seat !== seat);
  const inOrder = (list: readonly { seat: Seat; kind: string }[]): string =>
    list
      .map(({ seat, kind }) => `${seat} ${kind}`)
      .toSorted()
      .join();
  const truth = inOrder(asked);
  const other = inOrder(determinized.map(({ ask }) => ask));
  if (truth !== other) {
    throw new Finding(
      'leak',
      `whether the others have a choice at all, as seen by seat ${seat}, depends on what it cannot know: ${truth || 'nobody'} or ${other || 'nobody'}`,
    );
  }
}

function askedInWorld(match: AnyMatch, seat: Seat, random: Random): readonly Pending[] {
  try {
    return match.determinize(seat, random).pending;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Finding('determinize', `seat ${seat} cannot imagine a world: ${why}`);
  }
}
