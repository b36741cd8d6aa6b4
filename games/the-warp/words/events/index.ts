import type { Viewer, Forced, PersonAt } from '@warptable/kernel';
import type { WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { BOARD_SENTENCES } from './board.ts';
import { CARD_SENTENCES } from './cards.ts';
import { COMBAT_SENTENCES } from './combat.ts';
import { COURSE_SENTENCES } from './course.ts';
import { SOLO_SENTENCES } from './solo.ts';
import { tellingTo } from './telling.ts';
import type { Sentences, Telling } from './telling.ts';

const SENTENCES: Sentences = {
  ...COURSE_SENTENCES,
  ...CARD_SENTENCES,
  ...BOARD_SENTENCES,
  ...COMBAT_SENTENCES,
  ...SOLO_SENTENCES,
};

export function eventText(
  view: WarpView,
  event: WarpEvent | Forced,
  viewer: Viewer,
  personAt?: PersonAt,
): string | undefined {
  // What a forced answer does is told by events of its own.
  if (event.type === 'Forced') return undefined;
  const sentence = SENTENCES[event.type] as (event: WarpEvent, telling: Telling) => string | undefined;
  return sentence(event, tellingTo(view, viewer, personAt));
}
