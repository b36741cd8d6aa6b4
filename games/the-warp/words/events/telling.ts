import type { Eye, PersonAt, Seat } from '@warptable/kernel';
import type { EventType, WarpEvent } from '../../rules/events.ts';
import type { WarpView } from '../../rules/view.ts';
import { areaName, ownAreaName } from '../areas.ts';
import { playerName, subject, whose, within } from '../names.ts';

/** How an eye is told of something. */
export interface Telling {
  /** The subject of a sentence. */
  readonly who: (seat: Seat) => string;
  /** The same within a sentence. */
  readonly whom: (seat: Seat) => string;
  readonly whose: (seat: Seat) => string;
  /** The same for everybody who reads it. */
  readonly name: (seat: Seat) => string;
  /** An area; one in the zone of this seat is `their` one. */
  readonly at: (area: string, seat?: Seat) => string;
  readonly view: WarpView;
  readonly eye: Eye;
}

export const tellingTo = (view: WarpView, eye: Eye, personAt?: PersonAt): Telling => ({
  who: (seat) => subject(seat, eye, personAt),
  whom: (seat) => within(seat, eye, personAt),
  whose: (seat) => whose(seat, eye, personAt),
  name: (seat) => personAt?.(seat) ?? playerName(seat),
  at: (area, seat) => (seat === undefined ? areaName(area, eye) : ownAreaName(area, seat, eye)),
  view,
  eye,
});

/** One line of the log for each type of event; nothing where no line is needed. */
export type Sentences = {
  readonly [T in EventType]: (event: Extract<WarpEvent, { type: T }>, telling: Telling) => string | undefined;
};
