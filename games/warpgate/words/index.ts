import type { Words } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { eventText } from './events.ts';
import { isDecisionKind } from './kinds.ts';
import { fullName } from './names.ts';
import { optionText } from './options.ts';
import { positionText } from './position.ts';
import { promptText } from './prompts.ts';
import { refusalText } from './refusals.ts';
import { termNames } from './terms.ts';
import { WAITING } from './waiting.ts';

/** How Warpgate speaks: English. */
export const warpgateWords: Words<WarpgateView, WarpgateEvent> = {
  seat: fullName,
  prompt: promptText,
  option: optionText,
  waiting: (_view, kind) => (isDecisionKind(kind) ? WAITING[kind] : 'making a choice'),
  event: eventText,
  refusal: refusalText,
  position: positionText,
  terms: termNames,
};
