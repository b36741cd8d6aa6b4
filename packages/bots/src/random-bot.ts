import type { Random } from '@warptable/kernel';
import type { Bot, Decision, Reason } from './bot.ts';
import type { AnyOutlook } from './outlook.ts';
import { randomAnswer } from './random.ts';
import { questionIn } from './worlds.ts';

/** Any legal answer will do. */
export class RandomBot implements Bot {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  answer(outlook: AnyOutlook): Decision {
    const pending = questionIn(outlook.imagine(this.random), outlook.seat);
    return { value: randomAnswer(pending, this.random), iterations: 0 };
  }

  explain(): readonly Reason[] {
    return [];
  }
}
