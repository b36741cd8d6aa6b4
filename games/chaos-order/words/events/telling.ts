import type { PersonAt, Seat, Viewer } from '@warptable/kernel';
import { capital } from '@warptable/speech';
import type { ChaosEvent } from '../../rules/events.ts';
import type { Place } from '../../rules/state.ts';
import type { ChaosView } from '../../rules/view.ts';
import { formFor, subject, whose, within } from '../names.ts';
import { ownPlaceName, regionName } from '../places.ts';

/** How a viewer is told of something. */
export interface Telling {
  /** The subject of a sentence, with the form that it takes. */
  readonly by: (seat: Seat) => { readonly who: string; readonly context: 'you' | undefined };
  /** The owner that a sentence begins with. */
  readonly of: (seat: Seat) => { readonly whose: string; readonly context: 'you' | undefined };
  /** Somebody within a sentence. */
  readonly whom: (seat: Seat) => string;
  readonly whose: (seat: Seat) => string;
  readonly region: (id: string) => string;
  readonly person: PersonAt;
  /** A place of this seat, as said after it. */
  readonly at: (place: Place, seat: Seat) => string;
  readonly view: ChaosView;
}

const NOBODY_KNOWN: PersonAt = () => undefined;

export const tellingTo = (view: ChaosView, viewer: Viewer, personAt?: PersonAt): Telling => ({
  by: (seat) => ({ who: subject(view, seat, viewer, personAt), context: formFor(seat, viewer) }),
  of: (seat) => ({ whose: capital(whose(view, seat, viewer, personAt)), context: formFor(seat, viewer) }),
  whom: (seat) => within(view, seat, viewer, personAt),
  whose: (seat) => whose(view, seat, viewer, personAt),
  region: (id) => regionName(view, id),
  person: personAt ?? NOBODY_KNOWN,
  at: (place, seat) => ownPlaceName(view, place, seat),
  view,
});

export type EventType = ChaosEvent['type'];

/** One line of the log for each type of event; nothing where no line is needed. */
export type Sentences<T extends EventType = EventType> = {
  readonly [K in T]: (event: Extract<ChaosEvent, { type: K }>, telling: Telling) => string | undefined;
};
