import { resume, seededChance } from '@warptable/kernel';
import type { Game, GameEvent, Playable, Seat, Snapshot } from '@warptable/kernel';
import type { Bot, Clock, BotDecision, HintReason } from './bot.ts';
import type { AnyGuide } from './guide.ts';
import { createBot } from './levels.ts';
import type { BotSpec } from './levels.ts';
import { observationOf } from './observation.ts';
import type { Answered } from './observation.ts';

/** A question to a bot as plain data, for a worker that holds no table. */
export interface BotRequest {
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

export interface BotReply extends BotDecision {
  /** The kind of the question that was answered. */
  readonly kind: string;
  readonly reasons?: readonly HintReason[];
}

interface Playing {
  readonly game: Game<Playable, unknown, unknown, GameEvent>;
  readonly guide?: AnyGuide;
}

/** Where the bots of many tables sit: answers orders, and keeps the bots it was asked for last, with what they remember. */
export class BotPool {
  private readonly find: (game: string) => Playing | undefined;
  private readonly clock: Clock;
  private readonly max: number;
  private readonly bots = new Map<string, Bot>();

  constructor(find: (game: string) => Playing | undefined, clock: Clock, max = 100) {
    this.find = find;
    this.clock = clock;
    this.max = max;
  }

  answer(order: BotRequest): BotReply {
    const playing = this.find(order.game);
    if (!playing) throw new Error(`there is no game '${order.game}'`);
    // The chance of the table stays with the table: nothing is drawn here.
    const match = resume(playing.game, order.snapshot as Snapshot<Playable, unknown>, seededChance(0));
    const observation = observationOf(match, order.seat, order.answered);
    const bot = this.botFor(order, playing.guide);
    const decision = bot.answer(observation, order.bot.budget);
    const reasons = order.explain ? { reasons: bot.explain(observation, decision) } : {};
    return { ...decision, kind: observation.asked.kind, ...reasons };
  }

  private botFor({ table, seat, bot: spec, seed }: BotRequest, guide: AnyGuide | undefined): Bot {
    const key = JSON.stringify([table, seat, spec.level, spec.weights]);
    const bot = this.bots.get(key) ?? createBot(guide, spec, seed, this.clock);
    this.bots.delete(key);
    this.bots.set(key, bot);
    for (const oldest of this.bots.keys()) {
      if (this.bots.size <= this.max) break;
      this.bots.delete(oldest);
    }
    return bot;
  }
}
