import type { AnswerValue, Random } from '@warptable/kernel';
import type { Bot, Decision, Reason } from './bot.ts';
import { likelyAnswer } from './choices.ts';
import { reasonsFor } from './explaining.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { randomAnswerTo } from './random.ts';
import { imagined } from './worlds.ts';

/** How often a novice does just anything. */
const MISTAKES = 0.08;

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
    const blunders = random.next() < MISTAKES * 4294967296;
    const found = blunders ? undefined : imagined(outlook, random);
    if (!found) return { value: randomAnswerTo(outlook.asked, random), iterations: 0 };
    return { value: likelyAnswer(guide, found.world, found.pending, random), iterations: 1 };
  }

  explain(outlook: AnyOutlook, value: AnswerValue): readonly Reason[] {
    return reasonsFor(this.guide, outlook, value, this.random);
  }
}
