import type { Random } from '@warptable/kernel';
import type { Bot, Decision, Reason } from './bot.ts';
import type { AnyOutlook } from './outlook.ts';
import { randomAnswerTo } from './random.ts';

/** Any legal answer will do. */
export class RandomBot implements Bot {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  answer({ asked }: AnyOutlook): Decision {
    return { value: randomAnswerTo(asked, this.random), iterations: 0, faults: 0 };
  }

  explain(): readonly Reason[] {
    return [];
  }
}
