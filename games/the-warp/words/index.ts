import type { Words } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { eventText } from './events/index.ts';
import { isDecisionKind } from './kinds.ts';
import { fullName } from './names.ts';
import { optionText } from './options/index.ts';
import { positionText } from './position.ts';
import { promptText } from './prompts/index.ts';
import { refusalText } from './refusals.ts';
import { WAITING } from './waiting.ts';

/** How The Warp speaks: English. */
export const theWarpWords: Words<WarpView, WarpEvent> = {
  seat: fullName,
  prompt: promptText,
  option: optionText,
  waiting: (_view, kind) => (isDecisionKind(kind) ? WAITING[kind] : 'making a choice'),
  event: eventText,
  refusal: refusalText,
  position: positionText,
};
