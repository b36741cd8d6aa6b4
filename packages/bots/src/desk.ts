import { resume, seededChance } from '@warptable/kernel';
import type { Game, GameEvent, Playable, Seat, Snapshot } from '@warptable/kernel';
import type { Bot, Clock, Decision, Reason } from './bot.ts';
import type { AnyGuide } from './guide.ts';
import { createBot } from './levels.ts';
import type { BotSpec } from './levels.ts';
import { outlookOf } from './outlook.ts';
import type { Answered } from './outlook.ts';

/** A question to a bot as plain data, for a worker that holds no table. */
export interface Order {
  readonly game: string;
  /** Whatever tells this table from others. */
  readonly table: string;
  readonly seat: Seat;
  readonly bot: BotSpec;
  readonly seed: string;
  /** The game at rest. What is hidden is in it: it never leaves the host and its workers. */
  readonly snapshot: Snapshot<unknown, unknown>;
  /** What the seat answered of late: a snapshot need not go back as far. */
  readonly answered?: Answered;
  /** Tell the reasons too, for a hint. */
  readonly explain?: boolean;
}

export interface Reply extends Decision {
  /** The kind of the question that was answered. */
  readonly kind: string;
  readonly reasons?: readonly Reason[];
}

interface Playing {
  readonly game: Game<Playable, unknown, unknown, GameEvent>;
  readonly guide?: AnyGuide;
}

/** Where the bots of many tables sit: answers orders, and keeps the bots it was asked for last, with what they remember. */
export class Desk {
  private readonly find: (game: string) => Playing | undefined;
  private readonly clock: Clock;
  private readonly most: number;
  private readonly bots = new Map<string, Bot>();

  constructor(find: (game: string) => Playing | undefined, clock: Clock, most = 100) {
    this.find = find;
    this.clock = clock;
    this.most = most;
  }

  answer(order: Order): Reply {
    const playing = this.find(order.game);
    if (!playing) throw new Error(`there is no game '${order.game}'`);
    // The chance of the table stays with the table: nothing is drawn here.
    const match = resume(playing.game, order.snapshot as Snapshot<Playable, unknown>, seededChance(0));
    const outlook = outlookOf(match, order.seat, order.answered);
    const bot = this.botFor(order, playing.guide);
    const decision = bot.answer(outlook, order.bot.budget);
    const reasons = order.explain ? { reasons: bot.explain(outlook, decision) } : {};
    return { ...decision, kind: outlook.asked.kind, ...reasons };
  }

  private botFor({ table, seat, bot: spec, seed }: Order, guide: AnyGuide | undefined): Bot {
    const key = JSON.stringify([table, seat, spec.level, spec.weights]);
    const bot = this.bots.get(key) ?? createBot(guide, spec, seed, this.clock);
    this.bots.delete(key);
    this.bots.set(key, bot);
    for (const oldest of this.bots.keys()) {
      if (this.bots.size <= this.most) break;
      this.bots.delete(oldest);
    }
    return bot;
  }
}
