import type { Answer, AnyMatch, GameEvent, Match, Pending, Playable } from '@warptable/kernel';
import type { Bot } from './bot.ts';
import { observationOf } from './observation.ts';

/** A match or a simulation. */
export interface Answerable {
  readonly pending: readonly Pending[];
  answer(answer: Answer): void;
}

/** Plays on with what `decide` answers to the open questions, until the game is over or `limit` answers are given. Returns their number. */
export function playOn(
  game: Answerable,
  decide: (pending: readonly Pending[]) => Answer,
  limit = Infinity,
): number {
  let answers = 0;
  while (answers < limit && game.pending.length > 0) {
    game.answer(decide(game.pending));
    answers++;
  }
  return answers;
}

/** Lets the bots, by seat, play a match. */
export function playMatch<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  bots: readonly Bot[],
  limit = Infinity,
): number {
  const any = match as unknown as AnyMatch;
  return playOn(
    match,
    (pending) => {
      const { seat, kind } = (pending[0] as Pending).ask;
      const bot = bots[seat];
      if (!bot) throw new Error(`nobody plays for seat ${seat}`);
      return { seat, kind, value: bot.answer(observationOf(any, seat)).value };
    },
    limit,
  );
}
