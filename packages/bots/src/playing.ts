import type { GameEvent, Match, Pending, Playable } from '@warptable/kernel';
import type { Bot } from './bot.ts';
import { outlookOf } from './outlook.ts';
import type { AnyOutlook } from './outlook.ts';

/** Lets the bots, by seat, play a match to its end, or until `limit` answers are given. Returns their number. */
export function playMatch<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  bots: readonly Bot[],
  limit = Infinity,
): number {
  let answers = 0;
  while (answers < limit && !match.over) {
    const { ask } = match.pending[0] as Pending;
    const bot = bots[ask.seat];
    if (!bot) throw new Error(`nobody plays for seat ${ask.seat}`);
    const { value } = bot.answer(outlookOf(match, ask.seat) as unknown as AnyOutlook);
    match.answer({ seat: ask.seat, kind: ask.kind, value });
    answers++;
  }
  return answers;
}
