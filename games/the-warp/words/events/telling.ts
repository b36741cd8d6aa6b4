import type { Viewer, PersonAt, Seat } from '@warptable/kernel';
import type { EventType, WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { areaName, ownAreaName } from '../areas.ts';
import { formFor, peopleIn, playerName, subject, whose, within } from '../names.ts';

/** How a viewer is told of something. */
export interface Telling {
  /** The subject of a sentence, and the form of the sentence that goes with it. */
  readonly by: (seat: Seat) => { readonly who: string; readonly context: 'you' | undefined };
  /** The same without the form, for lists. */
  readonly who: (seat: Seat) => string;
  /** The same within a sentence. */
  readonly whom: (seat: Seat) => string;
  readonly whose: (seat: Seat) => string;
  /** The same for everybody who reads it. */
  readonly name: (seat: Seat) => string;
  /** An area; one in the zone of this seat is `their` one. */
  readonly at: (area: string, seat?: Seat) => string;
  readonly view: WarpView;
}

export function tellingTo(view: WarpView, viewer: Viewer, people?: PersonAt): Telling {
  const personAt = peopleIn(view, people);
  return {
    by: (seat) => ({ who: subject(seat, viewer, personAt), context: formFor(seat, viewer) }),
    who: (seat) => subject(seat, viewer, personAt),
    whom: (seat) => within(seat, viewer, personAt),
    whose: (seat) => whose(seat, viewer, personAt),
    name: (seat) => personAt?.(seat) ?? playerName(seat),
    at: (area, seat) => (seat === undefined ? areaName(area, viewer) : ownAreaName(area, seat, viewer)),
    view,
  };
}

/** One line of the log for each type of event; nothing where no line is needed. */
export type Sentences = {
  readonly [T in EventType]: (event: Extract<WarpEvent, { type: T }>, telling: Telling) => string | undefined;
};
