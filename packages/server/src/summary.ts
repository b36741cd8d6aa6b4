import { TELLING_TIME, deadlineOf, endOfSuspension } from '@warptable/table';
import type { Table } from '@warptable/table';
import type { Summary } from './store.ts';

/** A table that goes on without a change of its summary is still marked as touched so often, in milliseconds. */
const TOUCHED_EVERY = 60_000;
/** Whose turn it is may change many times a second where programs play: the lists follow no faster than this. */
const TURNS_EVERY = 2000;

export function summaryOf(table: Table, now: number): Summary {
  const { match } = table;
  const end = match?.over ? match.result : undefined;
  return {
    status: table.status,
    seats: table.seats.map(({ kind, name, who }) => ({ kind, name, who })),
    awaited: awaitedAt(table),
    wake: wakeOf(table),
    updatedAt: now,
    ...(end ? { result: { scores: end.scores, winners: end.winners } } : {}),
  };
}

/** Whose turn it is, and who has to say whether the game may go back. */
function awaitedAt(table: Table): number[] {
  const asked = table.askedSeats();
  const consent = table.rewind?.awaited ?? [];
  return [...asked, ...consent.filter((seat) => !asked.includes(seat))];
}

/** When the table has to be looked at again even if nobody comes. */
function wakeOf(table: Table): number | null {
  if (table.fullSince !== null) return table.fullSince + TELLING_TIME;
  if (table.status !== 'playing') return null;
  if (table.heldSince !== null) return endOfSuspension(table)?.at ?? null;
  if (table.questionForBot()) return 0;
  if (table.setup.clock.kind === 'none') return null;
  const deadlines = table
    .askedSeats()
    .flatMap((seat) => deadlineOf(table.setup.clock, table.clocks, seat) ?? []);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** Remembers what was written of a table last, so that an action which changes nothing in the lists writes nothing there. */
export class Summaries {
  private readonly table: Table;
  private last: Summary | undefined;
  private lastSeats: Table['seats'] | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** What is to be written now, if anything is. */
  next(now: number): Summary | undefined {
    const { table, last } = this;
    const age = last ? now - last.updatedAt : Infinity;
    const isDue =
      !last ||
      age >= TOUCHED_EVERY ||
      table.seats !== this.lastSeats ||
      table.status !== last.status ||
      wakeOf(table) !== last.wake ||
      (age >= TURNS_EVERY && this.isBehind());
    return isDue ? this.take(now) : undefined;
  }

  /** What was left out, if anything was. */
  late(now: number): Summary | undefined {
    return this.isBehind() ? this.take(now) : undefined;
  }

  /** Nothing is known of what was written. */
  forget(): void {
    this.last = undefined;
  }

  private isBehind(): boolean {
    const asked = awaitedAt(this.table);
    const before = this.last?.awaited;
    return (
      before !== undefined && (asked.length !== before.length || asked.some((seat, i) => seat !== before[i]))
    );
  }

  private take(now: number): Summary {
    this.lastSeats = this.table.seats;
    this.last = summaryOf(this.table, now);
    return this.last;
  }
}
