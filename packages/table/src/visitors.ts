import { commitmentTo } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { ViewCache } from './view-cache.ts';
import { DiffTracker } from './diff-tracker.ts';
import type { HostMessage } from './protocol.ts';
import { eventsAfter, infoFor } from './seat-snapshots.ts';
import type { Attendance } from './seat-snapshots.ts';
import { isHeldBy, seatsHeldBy } from './setup.ts';
import type { SeatState, Who } from './setup.ts';
import { lineOf } from './saved.ts';
import type { ChatLine, KeptLine } from './saved.ts';
import type { Table } from './table.ts';
import type { Runtime } from './runtime.ts';

/** Somebody connected to a table. */
export interface Visitor {
  readonly who: Who;
  /** By which it sits down, if it is known by one; else by any it says. */
  readonly name?: string | undefined;
  /** Has not said who it is: may look, and do nothing else. */
  readonly looksOn?: boolean;
  /** Does not want to read what this person says. */
  hides?(who: Who): boolean;
  /** Throws if it may not sit down at a table with these people. */
  mayJoin?(others: readonly Who[]): Promise<void>;
  /** Takes the text of a message. */
  send(message: string): void;
  /** The host is no longer here for the table; whoever comes again finds another one. */
  dismiss?(): void;
}

export const sendTo = (visitor: Visitor, message: HostMessage): void => visitor.send(JSON.stringify(message));

const isHidden = (visitor: Visitor, { who }: KeptLine): boolean =>
  who !== undefined && visitor.hides?.(who) === true;

/** What a visitor has been shown so far. */
export interface Visit {
  readonly visitor: Visitor;
  /** Chosen by the visitor; else the first seat that is the visitor's own. */
  viewer: Viewer | null;
  greeted: boolean;
  /** Resolves when it is known whether it may sit down; what it says meanwhile waits. */
  joining?: Promise<void>;
  /** What was told of the table; nothing yet, and nothing of what was said at it, if there is none. */
  info: DiffTracker | null;
  /** The number of the snapshot that was sent last, and its serial number for this visitor. */
  sent: number | null;
  serial: number;
  /** The number of entries that the events sent so far go up to. */
  sentLength: number;
}

/** What the information on a table is made of. All of it is replaced when it changes, never changed in place. */
type Standing = readonly unknown[];

/** Worth telling all the same: a clock that shows what it showed the last time has started over. */
const UNCHANGED = '{"o":{}}';

/** So long somebody has to be away before others may let a bot sit in, in milliseconds. */
const USUAL_ABSENCE = 120_000;

/** All who are connected to a table, and what each of them has been shown. */
export class Visitors implements Attendance {
  private readonly table: Table;
  private readonly runtime: Pick<Runtime, 'now' | 'absence'>;
  /** Nobody is known to have been away for longer than this. */
  private readonly since: number;
  private readonly commitment: string;
  private readonly leftAt = new Map<Who, number>();
  private readonly visits = new Map<Visitor, Visit>();
  private readonly viewCache = new ViewCache();
  private lastSent: Standing = [];
  /** Whose owners are there, as far as it is known. */
  private presence: { readonly seats: readonly SeatState[]; readonly text: string } | undefined;

  constructor(table: Table, runtime: Pick<Runtime, 'now' | 'absence'>) {
    this.table = table;
    this.runtime = runtime;
    this.since = runtime.now();
    this.commitment = commitmentTo(table.setup.secret);
  }

  get size(): number {
    return this.visits.size;
  }

  visitOf(visitor: Visitor): Visit | undefined {
    return this.visits.get(visitor);
  }

  admit(visitor: Visitor): void {
    const nothing = { viewer: null, greeted: false, info: null, sent: null, serial: 0, sentLength: 0 };
    this.visits.set(visitor, { visitor, ...nothing });
    this.presence = undefined;
  }

  /** From now on it is told what happens, and is somebody's presence. */
  greet(visit: Visit): void {
    visit.greeted = true;
    visit.info = null;
    visit.sent = null;
    this.presence = undefined;
  }

  dismiss(visitor: Visitor): void {
    const wasThere = this.visits.get(visitor)?.greeted === true;
    this.visits.delete(visitor);
    this.presence = undefined;
    const { who } = visitor;
    if (wasThere && !this.isPresent(who) && seatsHeldBy(this.table.seats, who).length > 0)
      this.leftAt.set(who, this.runtime.now());
    this.viewCache.keepOnly(new Set([...this.visits.values()].map((visit) => this.viewerOf(visit))));
  }

  dismissAll(): void {
    for (const visitor of this.visits.keys()) visitor.dismiss?.();
    this.visits.clear();
  }

  isPresent(who: Who): boolean {
    for (const { visitor, greeted } of this.visits.values()) if (greeted && visitor.who === who) return true;
    return false;
  }

  /** Where a move may take days, people are away: there the table itself lets a bot sit in for whoever is late. */
  sitInAt(who: Who): number | undefined {
    if (this.isPresent(who) || this.table.setup.clock.kind === 'slow') return undefined;
    return (this.leftAt.get(who) ?? this.since) + (this.runtime.absence ?? USUAL_ABSENCE);
  }

  /** A seat that is no longer the visitor's own is not looked through any longer. */
  viewerOf({ viewer, visitor }: Visit): Viewer {
    if (viewer === 'spectator') return viewer;
    const { seats } = this.table;
    if (viewer !== null && isHeldBy(visitor.who, seats[viewer])) return viewer;
    const own = seats.findIndex((seat) => isHeldBy(visitor.who, seat));
    return own < 0 ? 'spectator' : own;
  }

  sendLine(line: KeptLine): void {
    for (const { visitor, info } of this.visits.values())
      if (info && !isHidden(visitor, line)) sendTo(visitor, { type: 'chat', lines: [lineOf(line)] });
  }

  /** This person, or everybody, reads other lines from now on. */
  hearAnew(who?: Who): void {
    for (const { visitor, info } of this.visits.values())
      if (info && (who === undefined || visitor.who === who))
        sendTo(visitor, { type: 'chat', whole: true, lines: this.linesFor(visitor) });
  }

  private linesFor(visitor: Visitor): ChatLine[] {
    return this.table.chat.filter((line) => !isHidden(visitor, line)).map(lineOf);
  }

  /** Only so much of the record stands as it did: what was told beyond has to be told anew. */
  cutBack(intact: number): void {
    for (const visit of this.visits.values()) visit.sentLength = Math.min(visit.sentLength, intact);
  }

  /** The table is not what it was: everybody has to see all of it again. */
  startOver(): void {
    for (const visit of this.visits.values()) {
      visit.sent = null;
      visit.info = null;
    }
  }

  /** Brings everybody up to date who is not. */
  show(now: number): void {
    const standing = this.standing();
    const isNews = standing.some((one, i) => one !== this.lastSent[i]);
    this.lastSent = standing;
    for (const visit of this.visits.values()) {
      if (!visit.greeted) continue;
      if (isNews || !visit.info) this.inform(visit, now);
      this.update(visit);
    }
  }

  private inform(visit: Visit, now: number): void {
    const { table } = this;
    const { visitor, info } = visit;
    visit.info ??= new DiffTracker();
    const patch = visit.info.show(infoFor(table, this.commitment, visitor.who, this, now));
    visitor.send(`{"type":"table","patch":${patch === '' ? UNCHANGED : patch}}`);
    if (!info) sendTo(visitor, { type: 'chat', lines: this.linesFor(visitor) });
  }

  /** Sends what has changed since the last time, as this visitor may see it; the whole snapshot at first. */
  private update(visit: Visit): void {
    const { match } = this.table;
    if (!match) return;
    const viewer = this.viewerOf(visit);
    const { number, before, patch } = this.viewCache.update(this.table, match, viewer);
    if (visit.sent === number) return;
    const follows = visit.sent !== null && visit.sent === before;
    const after = follows ? visit.sentLength : match.length;
    const from = follows ? visit.serial : null;
    visit.sent = number;
    visit.serial++;
    visit.sentLength = match.length;
    const change = follows ? patch : `[${this.viewCache.whole(this.table, match, viewer)}]`;
    const events = JSON.stringify(eventsAfter(this.table, match, viewer, after));
    visit.visitor.send(
      `{"type":"update","serial":${visit.serial},"from":${from},"patch":${change},"after":${this.table.publicIndexOf(after)},"events":${events}}`,
    );
  }

  private standing(): Standing {
    const { seats, status, pausedAt, suspendedAt, clocks, rewind, notes, match } = this.table;
    const present = this.presenceAt(seats);
    return [
      seats,
      status,
      pausedAt,
      suspendedAt,
      match?.suspension?.end.length,
      clocks,
      rewind,
      notes,
      present,
    ];
  }

  private presenceAt(seats: readonly SeatState[]): string {
    if (this.presence?.seats !== seats) {
      const text = seats.map(({ who }) => (who !== null && this.isPresent(who) ? 1 : 0)).join('');
      this.presence = { seats, text };
    }
    return this.presence.text;
  }
}
