import type { CardFinding, Lab } from '@warptable/kernel';
import type { BayEvent } from '../rules/events.ts';
import type { BayView } from '../rules/view.ts';
import { crewName, oysterName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { isCrew, isOyster } from '../content/index.ts';

/** What the laboratory counts of Pearlwater: whether a crew wins more than its share, and which oysters get to a shelf. */
export const pearlwaterLab: Lab<BayView, BayEvent> = {
  findings: ({ view, events }) => ({
    rounds: view.round,
    seats: view.divers.map(({ crew }) => (crew ? { crew } : {})),
    table: {},
    cards: events.flatMap((event): CardFinding[] =>
      event.type === 'OystersOpened'
        ? event.oysters.map((id) => ({ subject: 'oyster', id, seat: event.seat, picked: 1, played: 1 }))
        : [],
    ),
    goals: [],
  }),
  name(subject, id) {
    if (isCrew(id)) return crewName(id);
    if (isOyster(id)) return oysterName(id);
    return subject === 'crew' ? say('names.crew') : say('names.oyster');
  },
};
