import type { Words } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpAsked } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
import { eventText } from './events/index.ts';
import { fullName } from './names.ts';
import { optionText } from './options/index.ts';
import { promptText } from './prompts/index.ts';
import { refusalText } from './refusals.ts';
import { termNames } from './terms.ts';
import { waitingText } from './waiting.ts';

/** How The Warp speaks wherever the board itself can be seen. */
export const speech: Omit<Words<WarpView, WarpEvent, WarpAsked>, 'position'> = {
  seat: fullName,
  prompt: promptText,
  option: optionText,
  waiting: (_view, kind) => waitingText(kind),
  event: eventText,
  refusal: refusalText,
  get terms() {
    return termNames();
  },
};
