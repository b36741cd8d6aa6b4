import type { Words } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';
import { isQuestion } from '../rules/questions.ts';
import type { ChaosAsked } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { eventText } from './events/index.ts';
import { seatName } from './names.ts';
import { optionText } from './options/index.ts';
import { promptText } from './prompts.ts';
import { refusalText } from './refusals.ts';
import { say } from './say.ts';
import { termNames } from './terms.ts';

/** How Chaos Order speaks wherever the board itself can be seen. */
export const speech: Omit<Words<ChaosView, ChaosEvent, ChaosAsked>, 'position'> = {
  seat: seatName,
  prompt: promptText,
  option: optionText,
  waiting: (_view, kind) => (isQuestion(kind) ? say(`waiting.by.${kind}`) : say('waiting.unknown')),
  event: eventText,
  refusal: refusalText,
  get terms() {
    return termNames();
  },
};
