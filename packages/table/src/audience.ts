import type { Eye } from '@warptable/kernel';
import { Gallery } from './gallery.ts';
import type { HostMessage } from './protocol.ts';
import { eventsAfter, infoFor } from './seeing.ts';
import type { Attendance } from './seeing.ts';
import { seatsHeldBy } from './setup.ts';
import type { Who } from './setup.ts';
import { lineOf } from './saved.ts';
import type { ChatLine } from './saved.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

/** Somebody connected to a table. */
export interface Visitor {
  readonly who: Who;
  /** By which it sits down, if it is known by one; else by any it says. */
  readonly name?: string | undefined;
  /** Has not said who it is: may look, and do nothing else. */
  readonly looksOn?: boolean;
  /** Takes the text of a message. */
  send(message: string): void;
  /** The host is no longer here for the table; whoever comes again finds another one. */
  dismiss?(): void;
}

export const tell = (visitor: Visitor, message: HostMessage): void => visitor.send(JSON.stringify(message));

/** What a visitor has been shown so far. */
export interface Visit {
  readonly visitor: Visitor;
  /** Chosen by the visitor; else the first seat that is the visitor's own. */
  eye: Eye | null;
  greeted: boolean;
  /** What is true of the table and what was said at it have been told. */
  informed: boolean;
  /** The number of the picture that was sent last, and its serial number for this visitor. */
  sent: number | null;
  serial: number;
  /** The number of entries that the events sent so far go up to. */
  told: number;
}

/** What the information on a table is made of. All of it is replaced when it changes, never changed in place. */
type Standing = readonly unknown[];

/** So long somebody has to be away before others may let a bot sit in, in milliseconds. */
const USUAL_ABSENCE = 120_000;

/** All who are connected to a table, and what each of them has been shown. */
export class Audience implements Attendance {
  private readonly table: Table;
  private readonly world: Pick<World, 'now' | 'absence'>;
  /** Nobody is known to have been away for longer than this. */
  private readonly since: number;
  private readonly leftAt = new Map<Who, number>();
  private readonly visits = new Map<Visitor, Visit>();
  private readonly gallery = new Gallery();
  private lastTold: Standing = [];

  constructor(table: Table, world: Pick<World, 'now' | 'absence'>) {
    this.table = table;
    this.world = world;
    this.since = world.now();
  }

  get size(): number {
    return this.visits.size;
  }

  visitOf(visitor: Visitor): Visit | undefined {
    return this.visits.get(visitor);
  }

  admit(visitor: Visitor): void {
    const nothing = { eye: null, greeted: false, informed: false, sent: null, serial: 0, told: 0 };
    this.visits.set(visitor, { visitor, ...nothing });
  }

  dismiss(visitor: Visitor): void {
    const wasThere = this.visits.get(visitor)?.greeted === true;
    this.visits.delete(visitor);
    const { who } = visitor;
    if (wasThere && !this.isPresent(who) && seatsHeldBy(this.table.seats, who).length > 0)
      this.leftAt.set(who, this.world.now());
    this.gallery.keepOnly(new Set([...this.visits.values()].map((visit) => this.eyeOf(visit))));
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
    return (this.leftAt.get(who) ?? this.since) + (this.world.absence ?? USUAL_ABSENCE);
  }

  /** A seat that is no longer the visitor's own is not looked through any longer. */
  eyeOf({ eye, visitor }: Visit): Eye {
    if (eye === 'spectator') return eye;
    const own = seatsHeldBy(this.table.seats, visitor.who);
    return eye !== null && own.includes(eye) ? eye : (own[0] ?? 'spectator');
  }

  tellLine(line: ChatLine): void {
    for (const { visitor, informed } of this.visits.values())
      if (informed) tell(visitor, { tell: 'chat', lines: [line] });
  }

  /** Only so much of the record stands as it did: what was told beyond has to be told anew. */
  cutBack(intact: number): void {
    for (const visit of this.visits.values()) visit.told = Math.min(visit.told, intact);
  }

  /** The position is another one now. */
  age(): void {
    this.gallery.age();
  }

  /** The table is not what it was: everybody has to see all of it again. */
  startOver(): void {
    this.age();
    for (const visit of this.visits.values()) {
      visit.sent = null;
      visit.informed = false;
    }
  }

  /** Brings everybody up to date who is not. */
  show(now: number): void {
    const standing = this.standing();
    const isNews = standing.some((one, i) => one !== this.lastTold[i]);
    this.lastTold = standing;
    for (const visit of this.visits.values()) {
      if (!visit.greeted) continue;
      if (isNews || !visit.informed) this.inform(visit, now);
      this.picture(visit);
    }
  }

  private inform(visit: Visit, now: number): void {
    const { table } = this;
    const { visitor, informed } = visit;
    tell(visitor, { tell: 'table', info: infoFor(table, visitor.who, this, now) });
    if (!informed) tell(visitor, { tell: 'chat', lines: table.chat.map(lineOf) });
    visit.informed = true;
  }

  /** Sends what has changed since the last time, as this visitor may see it; the whole picture at first. */
  private picture(visit: Visit): void {
    const { match } = this.table;
    if (!match) return;
    const eye = this.eyeOf(visit);
    const { number, before, patch } = this.gallery.picture(this.table, match, eye);
    if (visit.sent === number) return;
    const follows = visit.sent !== null && visit.sent === before;
    const after = follows ? visit.told : match.length;
    const from = follows ? visit.serial : null;
    visit.sent = number;
    visit.serial++;
    visit.told = match.length;
    const change = follows ? patch : `[${this.gallery.whole(this.table, match, eye)}]`;
    const events = JSON.stringify(eventsAfter(this.table, match, eye, after));
    visit.visitor.send(
      `{"tell":"seen","serial":${visit.serial},"from":${from},"patch":${change},"after":${this.table.told(after)},"events":${events}}`,
    );
  }

  private standing(): Standing {
    const { seats, status, pausedAt, recessAt, clocks, rewind, notes, match } = this.table;
    const present = seats.map(({ who }) => (who !== null && this.isPresent(who) ? 1 : 0)).join('');
    return [seats, status, pausedAt, recessAt, match?.recess?.end.length, clocks, rewind, notes, present];
  }
}
