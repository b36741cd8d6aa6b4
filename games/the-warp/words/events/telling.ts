import type { Eye, PersonAt, Seat } from '@warptable/kernel';
import type { EventType, WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { areaName, ownAreaName } from '../areas.ts';
import { formFor, playerName, subject, whose, within } from '../names.ts';

/** How an eye is told of something. */
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

export const tellingTo = (view: WarpView, eye: Eye, personAt?: PersonAt): Telling => ({
  by: (seat) => ({ who: subject(seat, eye, personAt), context: formFor(seat, eye) }),
  who: (seat) => subject(seat, eye, personAt),
  whom: (seat) => within(seat, eye, personAt),
  whose: (seat) => whose(seat, eye, personAt),
  name: (seat) => personAt?.(seat) ?? playerName(seat),
  at: (area, seat) => (seat === undefined ? areaName(area, eye) : ownAreaName(area, seat, eye)),
  view,
});

/** One line of the log for each type of event; nothing where no line is needed. */
export type Sentences = {
  readonly [T in EventType]: (event: Extract<WarpEvent, { type: T }>, telling: Telling) => string | undefined;
};
