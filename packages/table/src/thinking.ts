import { USUAL_BUDGETS, answeredBy, randomAnswer } from '@warptable/bots';
import type { Budget, BotPool, BotRequest, BotReply } from '@warptable/bots';
import { Random, takeSnapshot } from '@warptable/kernel';
import type { AnswerValue, Pending, Seat } from '@warptable/kernel';
import { USUAL_LEVEL } from './setup.ts';
import type { BotLevel } from './setup.ts';
import type { Table } from './table.ts';

/**
 * Answers for bots somewhere else, so that nobody at any table has to wait: in other threads, in another worker. When the signal is
 * given, nobody waits for the answer any more.
 */
export type Thinker = (order: BotRequest, signal?: AbortSignal) => Promise<BotReply>;

/** For people to play against: nobody likes to wait for long. Milliseconds. */
const BUDGETS: Readonly<Record<BotLevel, Budget>> = {
  novice: USUAL_BUDGETS.novice,
  regular: { ...USUAL_BUDGETS.regular, time: 1000 },
  expert: { time: 1500 },
};

/** Where the table is kept there is time for little. */
const HERE: Budget = { iterations: 20, time: 50 };

/** What to think about, as plain data: everything hidden is in it. Whoever answers it deals that anew before it thinks. */
export function orderFor(table: Table, seat: Seat, level = levelAt(table, seat)): BotRequest {
  const { setup, match, undos } = table;
  if (!match) throw new Error('the game has not begun');
  return {
    game: setup.game,
    // What a bot remembers of a game that was taken back is worth nothing.
    table: `${setup.id} ${undos}`,
    seat,
    bot: { level, budget: BUDGETS[level] },
    // Nobody can guess it before the game is over.
    seed: `${setup.secret} bot ${seat}`,
    snapshot: takeSnapshot(match),
    answered: answeredBy(match, seat),
  };
}

/** Whoever sits in for a person plays as bots usually do. */
const levelAt = ({ seats }: Table, seat: Seat): BotLevel => seats[seat]?.level ?? USUAL_LEVEL;

/** Thinks where the table is kept, and so only for a moment. */
export const thinkHere = (botPool: BotPool, order: BotRequest): BotReply =>
  botPool.answer({ ...order, bot: { ...order.bot, budget: HERE } });

/** An answer for when thinking has failed. It cannot fail itself. */
export function answerAnyway(botPool: BotPool, order: BotRequest, pending: Pending): AnswerValue {
  try {
    return botPool.answer({ ...order, bot: { level: 'novice', budget: HERE } }).value;
  } catch {
    return randomAnswer(pending, new Random(`${order.seed} ${order.snapshot.at}`));
  }
}
