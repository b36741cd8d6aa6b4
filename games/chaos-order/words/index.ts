import type { Words } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';
import type { ChaosAsked } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { positionText } from './position.ts';
import { speech } from './speech.ts';
import { termNames } from './terms.ts';

/** How Chaos Order speaks, with the whole position for terminals. */
export const chaosOrderWords: Words<ChaosView, ChaosEvent, ChaosAsked> = {
  ...speech,
  position: positionText,
  get terms() {
    return termNames();
  },
};
