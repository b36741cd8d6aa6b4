import type { Refusal, Words } from '@warptable/kernel';
import type { BayEvent } from '../rules/events.ts';
import type { BayAsked } from '../rules/questions.ts';
import type { BayView } from '../rules/view.ts';
import { eventText } from './events.ts';
import { boatName } from './names.ts';
import { positionText } from './position.ts';
import { optionText, promptText, waitingText } from './questions.ts';
import { say } from './say.ts';

const REASONS = ['tooFar', 'worthMoreThanYourPearls'] as const;

/** How Pearlwater speaks. Functions choose a text and fill it in; the texts are in `en.ts`. */
export const pearlwaterWords: Words<BayView, BayEvent, BayAsked> = {
  seat: (_view, seat) => boatName(seat),
  prompt: promptText,
  option: optionText,
  waiting: waitingText,
  event: eventText,
  refusal({ rule, reason }: Refusal) {
    const known = REASONS.find((one) => one === reason);
    return say('refusals.told', { why: say(`refusals.${known ?? 'unknown'}`), rule });
  },
  position: positionText,
  get terms() {
    return { points: say('terms.points'), hand: say('terms.hand'), air: say('terms.air') };
  },
};
