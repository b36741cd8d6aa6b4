import type { Random } from '@warptable/kernel';
import type { Bot, BotDecision, HintReason } from './bot.ts';
import type { AnyObservation } from './observation.ts';
import { randomAnswerTo } from './random.ts';

/** Any legal answer will do. */
export class RandomBot implements Bot {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  answer({ asked }: AnyObservation): BotDecision {
    return { value: randomAnswerTo(asked, this.random), iterations: 0, faults: 0 };
  }

  explain(): readonly HintReason[] {
    return [];
  }
}
