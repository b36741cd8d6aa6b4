import type { Words } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpAsked } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
import { positionText } from './position.ts';
import { speech } from './speech.ts';
import { termNames } from './terms.ts';

/** How The Warp speaks, with the whole position for terminals. */
export const theWarpWords: Words<WarpView, WarpEvent, WarpAsked> = {
  ...speech,
  position: positionText,
  get terms() {
    return termNames();
  },
};
