import { commitmentTo, recordOf, visibleTo as isVisible } from '@warptable/kernel';
import type { AnyMatch, Viewer, GameEvent, GameFile, Happened, Seat } from '@warptable/kernel';
import { deadlineOf } from './clock.ts';
import type { SeatSnapshot, SeatInfo, TableInfo } from './protocol.ts';
import { suspensionInfo } from './suspension.ts';
import { countsSideActions, replaced, untold } from './luck.ts';
import { USUAL_LEVEL, seatsHeldBy } from './setup.ts';
import type { SeatState, Who } from './setup.ts';
import type { Table } from './table.ts';

/** A position as this viewer may see it: nothing else of a match ever leaves the host. `open` is the spectator's view, if it is at hand. */
export function snapshotFor(
  table: Table,
  match: AnyMatch,
  viewer: Viewer,
  position = table.publicIndexOf(match.positionOf(viewer)),
  open?: unknown,
): SeatSnapshot {
  const own = viewer === 'spectator' ? undefined : match.pendingOf(viewer);
  const undoable = viewer === 'spectator' ? { ok: false, because: '' } : match.undoable(viewer);
  return {
    viewer,
    length: table.publicIndexOf(match.length),
    position,
    view: match.view(viewer, open),
    asked: own ? [match.asked(own)] : [],
    awaited: awaitedBy(match, viewer, heldWith(table.seats, viewer)),
    undo: { ok: undoable.ok, because: undoable.ok ? '' : (undoable as { because: string }).because },
  };
}

/**
 * Who is asked, and what for, as far as this viewer may know. Around one screen somebody has to be told to hand it over: where nobody
 * else is known to be asked, the seats `held` by the same visitor are no secret. Whoever holds the screen learns no more than all who
 * see it handed over, and nothing while it has something to answer itself.
 */
export function awaitedBy(
  { pending }: AnyMatch,
  viewer: Viewer,
  held: readonly Seat[] = [],
): SeatSnapshot['awaited'] {
  const known = pending.filter(({ ask }) => !ask.secret || ask.seat === viewer);
  const shown = known.length > 0 ? known : pending.filter(({ ask }) => held.includes(ask.seat));
  return shown.map(({ ask: { seat, kind } }) => ({ seat, kind }));
}

/** All seats of whoever looks through this viewer. */
function heldWith(seats: readonly SeatState[], viewer: Viewer): Seat[] {
  const who = viewer === 'spectator' ? null : seats[viewer]?.who;
  return typeof who === 'string' ? seatsHeldBy(seats, who) : [];
}

/** What has happened after so many entries, as this viewer may see it. */
export function eventsAfter(
  table: Table,
  { events }: AnyMatch,
  viewer: Viewer,
  after: number,
): Happened<GameEvent>[] {
  const snapshot: Happened<GameEvent>[] = [];
  // The newest are last and only they are wanted: a long game is not gone through for each move.
  for (let i = events.findLastIndex(({ at }) => at <= after) + 1; i < events.length; i++) {
    const happened = events[i];
    const event = happened && isVisible(happened.event, viewer);
    if (event) snapshot.push({ at: table.publicIndexOf(happened.at), event });
  }
  return snapshot;
}

/** Who is there. */
export interface Attendance {
  isPresent(who: Who): boolean;
  /** From when on others may let a bot sit in for somebody who is away; nothing if they may not. */
  sitInAt(who: Who): number | undefined;
}

/** `commitment` to the table's secret. */
export function infoFor(
  table: Table,
  commitment: string,
  who: Who,
  attendance: Attendance,
  now: number,
): TableInfo {
  const { setup } = table;
  return {
    id: setup.id,
    game: setup.game,
    options: setup.options,
    status: table.status,
    seats: table.seats.map((state, seat) => seatInfo(table, state, seat, who, attendance, now)),
    clock: setup.clock,
    undo: setup.undo,
    odds: setup.odds ?? 'shown',
    oneScreen: setup.oneScreen,
    opener: setup.openedBy === who,
    paused: table.pausedAt !== null,
    suspension: suspensionInfo(table, now),
    rewind: table.rewind && { ...table.rewind, to: table.publicIndexOf(table.rewind.to) },
    notes: table.notes,
    luck: {
      commitment,
      nonces: table.match ? table.seats.map(({ nonce }) => nonce) : [],
      commitments: table.seats.map((seat) => seat.commitment ?? null),
      untold: table.isFull ? untold(table.seats) : [],
      replaced: table.match ? replaced(table.seats) : [],
      secret: table.status === 'over' ? setup.secret : null,
    },
  };
}

function seatInfo(
  table: Table,
  state: SeatState,
  seat: Seat,
  who: Who,
  attendance: Attendance,
  now: number,
): SeatInfo {
  const mine = state.who === who;
  const sitInAt = state.who === null || state.sitIn ? undefined : attendance.sitInAt(state.who);
  // A clock that runs would tell that the seat is asked.
  const isSecret = !mine && table.match?.pendingOf(seat)?.ask.secret === true;
  const deadline =
    state.kind === 'human' && !state.sitIn && !isSecret
      ? deadlineOf(table.setup.clock, table.clocks, seat)
      : undefined;
  return {
    kind: state.kind,
    ...(state.kind === 'bot' ? { level: state.level ?? USUAL_LEVEL } : {}),
    name: state.name,
    mine,
    present: state.kind === 'bot' || (state.who !== null && attendance.isPresent(state.who)),
    sitIn: state.sitIn,
    resigned: state.resigned,
    sitInAfter: sitInAt === undefined ? null : Math.max(0, sitInAt - now),
    left: deadline === undefined ? null : deadline - (table.heldSince ?? now),
    reserve:
      table.setup.clock.kind === 'live' && state.kind === 'human' && table.match
        ? (table.clocks.reserve[seat] ?? null)
        : null,
  };
}

/** The game so far as one file; its luck can be checked by anybody once the secret is in it. */
export function fileOf(table: Table, whole: AnyMatch): GameFile {
  const { secret } = table.setup;
  const nonces = table.seats.map(({ nonce }) => nonce);
  const commitments = table.seats.flatMap(({ commitment }) => commitment ?? []);
  return recordOf(whole, {
    kind: 'keyed',
    commitment: commitmentTo(secret),
    nonces,
    ...(commitments.length === nonces.length ? { commitments } : {}),
    ...(countsSideActions(table.setup) ? { countsSideActions: true } : {}),
    ...(table.status === 'over' ? { secret } : {}),
  });
}
