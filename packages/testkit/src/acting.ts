import { WarptableError } from '@warptable/kernel';
import type { Answer, AnswerValue, AsideEntry, Pending, Random, Seat } from '@warptable/kernel';
import type { AnyGame, AnyMatch } from './any-game.ts';

/** How a player decides. */
export type Choose = (pending: Pending, random: Random, match: AnyMatch) => AnswerValue;

export type Act = Answer | AsideEntry | { readonly undo: Seat };

/** What somebody does next: mostly an answer, now and then an aside or an undo. While play stands still, what ends that. */
export function nextAct(match: AnyMatch, choose: Choose, random: Random): Act {
  if (match.recess) return asideNow(match, random) ?? random.pick(match.recess.end);
  return undoNow(match, random) ?? asideNow(match, random) ?? answerNow(match, choose, random);
}

function answerNow(match: AnyMatch, choose: Choose, random: Random): Answer {
  const asked = random.pick(match.pending);
  return { seat: asked.ask.seat, kind: asked.ask.kind, value: choose(asked, random, match) };
}

function asideNow(match: AnyMatch, random: Random): AsideEntry | undefined {
  const kinds = Object.keys(match.game.asides);
  if (kinds.length === 0 || random.below(20) > 0) return undefined;
  const [seat, kind] = [random.below(match.seats), random.pick(kinds)];
  const possible = match.asidesOf(seat).filter(({ aside }) => aside === kind);
  return possible.length === 0 ? undefined : random.pick(possible);
}

function undoNow(match: AnyMatch, random: Random): Act | undefined {
  if (random.below(40) > 0) return undefined;
  const seat = random.below(match.seats);
  return match.undoable(seat).ok ? { undo: seat } : undefined;
}

/** Options from the game's table, all equally likely; the usual ones, if the game does not allow those. */
export function anyOptions(game: AnyGame, seats: number, random: Random): unknown {
  const raw = Object.fromEntries(game.optionTable.map(({ id, values }) => [id, random.pick(values).value]));
  try {
    return game.readOptions(raw, seats);
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'badOptions') return game.readOptions({}, seats);
    throw error;
  }
}
