import type { Words } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import { isQuestion } from '../rules/questions.ts';
import type { WarpgateAsked } from '../rules/questions.ts';
import type { WarpgateView } from '../rules/view.ts';
import { eventText } from './events.ts';
import { fullName } from './names.ts';
import { optionText } from './options.ts';
import { positionText } from './position.ts';
import { promptText } from './prompts.ts';
import { refusalText } from './refusals.ts';
import { say } from './say.ts';
import { termNames } from './terms.ts';

/** How Warpgate speaks, in the language that is spoken. */
export const warpgateWords: Words<WarpgateView, WarpgateEvent, WarpgateAsked> = {
  seat: fullName,
  prompt: promptText,
  option: optionText,
  waiting: (_view, kind) => (isQuestion(kind) ? say(`waiting.by.${kind}`) : say('waiting.unknown')),
  event: eventText,
  refusal: refusalText,
  position: positionText,
  get terms() {
    return termNames();
  },
};
