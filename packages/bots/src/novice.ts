import type { AnswerValue, Random } from '@warptable/kernel';
import type { Bot, Decision, Reason } from './bot.ts';
import { likelyAnswer } from './choices.ts';
import { reasonsFor } from './explaining.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { randomAnswer } from './random.ts';
import { questionIn } from './worlds.ts';

/** How often a novice does just anything. */
const MISTAKES = 0.04;

/** Follows the game's advice without looking ahead, and makes mistakes. */
export class NoviceBot implements Bot {
  private readonly guide: AnyGuide;
  private readonly random: Random;

  constructor(guide: AnyGuide, random: Random) {
    this.guide = guide;
    this.random = random;
  }

  answer(outlook: AnyOutlook): Decision {
    const { guide, random } = this;
    const world = outlook.imagine(random);
    const pending = questionIn(world, outlook.seat);
    const blunders = random.next() < MISTAKES * 4294967296;
    const value = blunders
      ? randomAnswer(pending, random)
      : likelyAnswer(guide, world, pending, random);
    return { value, iterations: 1 };
  }

  explain(outlook: AnyOutlook, value: AnswerValue): readonly Reason[] {
    return reasonsFor(this.guide, outlook, value, this.random);
  }
}
