import type { Forced, PersonAt, Viewer } from '@warptable/kernel';
import type { ChaosEvent } from '../../rules/events.ts';
import type { ChaosView } from '../../rules/view.ts';
import { COURSE_SENTENCES } from './course.ts';
import { tellingTo } from './telling.ts';
import type { Sentences, Telling } from './telling.ts';
import { WAR_SENTENCES } from './war.ts';

const SENTENCES: Sentences = { ...COURSE_SENTENCES, ...WAR_SENTENCES };

export function eventText(
  view: ChaosView,
  event: ChaosEvent | Forced,
  viewer: Viewer,
  personAt?: PersonAt,
): string | undefined {
  // What a forced answer does is told by events of its own.
  if (event.type === 'Forced') return undefined;
  const sentence = SENTENCES[event.type] as (event: ChaosEvent, telling: Telling) => string | undefined;
  return sentence(event, tellingTo(view, viewer, personAt));
}
