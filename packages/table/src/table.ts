import type { AnyRules } from '@warptable/games';
import { Match, WarptableError, readSnapshot, recessError, resume, takeSnapshot } from '@warptable/kernel';
import type { Eye, Pending, Seat } from '@warptable/kernel';
import { newClocks, runClocks, stopAll, stopByAnswer, stopClock, takeClockBack } from './clock.ts';
import type { Clocks } from './clock.ts';
import type { Deed } from './deeds.ts';
import { TableError } from './errors.ts';
import { performIfItFits } from './fitting.ts';
import { cutBack, notedOf, withNote } from './notes.ts';
import type { Note, Noted } from './notes.ts';
import { toldNumber, withAsidesFrom } from './numbers.ts';
import type { Asides } from './numbers.ts';
import { excused, watchRecess } from './recess.ts';
import { agreedBy, lapsed, matchAfter, openWish, refusedBy, wishToRewind } from './rewind.ts';
import type { Rewind } from './rewind.ts';
import { filledIn, withLine } from './saved.ts';
import type { AnyMatch, KeptLine, SavedTable } from './saved.ts';
import { OPEN, botAt, isBots, luckOf, peopleAt, seatAsPlanned, withPause } from './setup.ts';
import type { SeatState, TableSetup } from './setup.ts';

/** More entries than a game can have. */
const UNDO_STRIDE = 1_000_000;
/** With these the game moves on, or other people play it: a wish to go back lapses. */
const MOVES_ON: readonly Deed['do'][] = ['answer', 'undo', 'sitIn', 'handBack', 'resign'];

/** One table: who sits there and the game they play. Changed by deeds alone, so it can be made anew from them. */
export class Table {
  readonly boxed: AnyRules;
  readonly setup: TableSetup;
  readonly options: unknown;
  n = 0;
  seats: readonly SeatState[];
  clocks: Clocks;
  pausedAt: number | null = null;
  /** Since when play stands still by the rules, see `Game.recess`. */
  recessAt: number | null = null;
  /** How often something was taken back, and how many entries stand as they did before the last time. */
  undos = 0;
  intact = 0;
  /** The last wish to go back further than undo reaches. */
  rewind: Rewind | null = null;
  /** What was done about seats and the table as a whole, the last of it last. */
  notes: readonly Note[] = [];
  chat: readonly KeptLine[] = [];
  /** Where asides stand in the record of the match. */
  asides: Asides = [];
  /** From the moment all seats are taken. */
  match: AnyMatch | null = null;
  /** Answers that did not fit the rules of today any more when the table was loaded: those of the step in flight. */
  startedOver = 0;

  constructor(boxed: AnyRules, setup: TableSetup) {
    this.boxed = boxed;
    this.setup = setup;
    this.options = boxed.game.readOptions(setup.options, setup.seats.length);
    this.seats = setup.seats.map(seatAsPlanned);
    this.clocks = newClocks(setup.clock, setup.seats.length);
    this.beginIfFull();
    this.runClocks(setup.openedAt);
  }

  static load(
    boxed: AnyRules,
    setup: TableSetup,
    saved: SavedTable | undefined,
    deeds: readonly Deed[],
  ): Table {
    const table = new Table(boxed, setup);
    const isOld = saved !== undefined && table.restore(saved);
    for (const deed of deeds) {
      if (isOld) performIfItFits(table, deed);
      else table.perform(deed);
    }
    return table;
  }

  /** Becomes what the save and the deeds since make of it. */
  makeAnew(saved: SavedTable | undefined, deeds: readonly Deed[]): void {
    Object.assign(this, Table.load(this.boxed, this.setup, saved, deeds));
  }

  get status(): 'waiting' | 'playing' | 'over' {
    if (!this.match) return 'waiting';
    return this.match.over ? 'over' : 'playing';
  }

  /** A bot sits in, or did, and the seat is still asked what it was asked then. */
  isBotYetToAnswer(seat: Seat): boolean {
    return this.seats[seat]?.sitInAt === this.positionOf(seat);
  }

  /** What an answer of this seat must name as expected. Never the same twice, not even after something was taken back. */
  positionOf(eye: Eye): number {
    return this.match ? this.undos * UNDO_STRIDE + this.told(this.match.positionOf(eye)) : 0;
  }

  /** How a place in the record is told to those at the table. */
  told(at: number): number {
    return toldNumber(this.asides, at);
  }

  /** Does it, or throws and leaves everything as it was. */
  perform(deed: Deed): void {
    const { seats, clocks, pausedAt, recessAt, rewind, chat } = this;
    try {
      this.carryOut(deed);
    } catch (error) {
      Object.assign(this, { seats, clocks, pausedAt, recessAt, rewind, chat });
      throw error;
    }
    this.note(notedOf(deed, this.seats));
    Object.assign(this, watchRecess(this, deed.at));
    if (MOVES_ON.includes(deed.do)) this.rewind = lapsed(this.rewind);
    this.n++;
    this.runClocks(deed.at);
  }

  save(): SavedTable {
    const { n, seats, clocks, pausedAt, recessAt, undos, rewind, notes, chat, asides } = this;
    const match = this.match && JSON.stringify(takeSnapshot(this.match));
    return { n, seats, clocks, pausedAt, recessAt, undos, rewind, notes, chat, asides, match };
  }

  /** The question a bot has to answer now: of a bot's own seat, or of one it sits in for. Bots wait for people who make up their minds. */
  questionForBot(): Pending | undefined {
    if (this.heldSince !== null || this.rewind?.state === 'asked') return undefined;
    return this.match?.pending.find(({ ask }) => isBots(this.seats[ask.seat]));
  }

  /** Since when no clock runs. */
  get heldSince(): number | null {
    return this.recessAt ?? this.pausedAt;
  }

  askedSeats(): Seat[] {
    return this.match?.pending.map(({ ask }) => ask.seat) ?? [];
  }

  /** Whether it was saved under other rules. */
  private restore(saved: SavedTable): boolean {
    const { match, ...rest } = filledIn(saved);
    Object.assign(this, rest);
    if (match === null) return false;
    const { game } = this.boxed;
    const snapshot = readSnapshot(game, match);
    this.match = resume(game, snapshot, luckOf(this));
    this.asides = withAsidesFrom(rest.asides, this.match, this.match.firstEntry);
    this.startedOver = this.match.dropped.length;
    return snapshot.rules !== game.rulesVersion;
  }

  private carryOut(deed: Deed): void {
    const { clock } = this.setup;
    switch (deed.do) {
      case 'sit':
        this.take(deed.seat, { kind: 'human', who: deed.who, name: deed.name, nonce: deed.nonce });
        return;
      case 'seatBot':
        this.take(deed.seat, botAt(deed.level));
        return;
      case 'stand':
        if (this.match) throw new TableError('notPlaying', 'the game has begun: resign, or let a bot sit in');
        this.change(deed.seat, OPEN);
        return;
      case 'answer': {
        const isSecret = this.isSecret(deed.seat);
        this.playing().answer({ seat: deed.seat, kind: deed.kind, value: deed.value });
        this.clocks = stopByAnswer(clock, this.clocks, deed.seat, deed.at, isSecret);
        return;
      }
      case 'aside': {
        const match = this.playing();
        match.aside(deed.seat, deed.kind, deed.value);
        this.asides = [...this.asides, match.length - 1];
        return;
      }
      case 'undo':
        this.tookBack(this.takingBack().undo(deed.seat));
        this.clocks = takeClockBack(this.clocks, deed.seat);
        return;
      case 'rewind':
        this.wish(wishToRewind(this.seats, this.takingBack(), deed, this.rewind), deed.at);
        return;
      case 'agree':
        this.takingBack();
        this.wish(agreedBy(openWish(this.rewind), deed.seat), deed.at);
        return;
      case 'refuse':
        this.playing();
        this.rewind = refusedBy(openWish(this.rewind), deed.seat);
        return;
      case 'sitIn':
        this.playing();
        this.change(deed.seat, { sitIn: true, sitInAt: this.positionOf(deed.seat) });
        return;
      case 'handBack':
        this.change(deed.seat, { sitIn: false });
        // Whoever comes back to another question has the time for a move again, however late it was.
        if (!this.isBotYetToAnswer(deed.seat))
          this.clocks = stopClock(
            clock,
            this.clocks,
            deed.seat,
            this.heldSince ?? deed.at,
            this.isSecret(deed.seat),
          );
        return;
      case 'resign':
        this.playing();
        this.change(deed.seat, { sitIn: true, resigned: true });
        return;
      case 'pause':
        this.playing();
        this.pausedAt = deed.at;
        this.seats = withPause(this.seats, deed.who);
        return;
      case 'goOn':
        if (this.pausedAt !== null) Object.assign(this, excused(this, this.pausedAt, deed.at));
        this.pausedAt = null;
        return;
      case 'excuse':
        Object.assign(this, excused(this, deed.from, deed.to));
        return;
      case 'chat':
        this.chat = withLine(this.chat, deed);
        return;
    }
  }

  /** With everybody's consent the game goes back at once. */
  private wish(rewind: Rewind, now: number): void {
    this.rewind = rewind;
    if (rewind.awaited.length > 0) return;
    const before = this.playing();
    this.match = matchAfter(before, rewind.to, luckOf(this));
    this.rewind = { ...rewind, state: 'done' };
    const from = this.told(before.length);
    this.clocks = stopAll(this.setup.clock, this.clocks, before.pending, now);
    this.tookBack(this.match.length);
    this.note({ seat: rewind.seat, what: 'rewound', from });
  }

  private tookBack(intact: number): void {
    this.undos++;
    this.intact = intact;
    if (!this.match) return;
    this.asides = withAsidesFrom(this.asides, this.match, intact);
    this.notes = cutBack(this.notes, this.told(this.match.length));
  }

  private note(noted: Noted | undefined): void {
    this.notes = withNote(this.notes, this.told(this.match?.length ?? 0), noted);
  }

  private isSecret(seat: Seat): boolean {
    return this.match?.pendingOf(seat)?.ask.secret === true;
  }

  private takingBack(): AnyMatch {
    if (this.setup.undo === 'off') throw new TableError('undoOff', 'this table plays without taking back');
    const match = this.playing();
    if (match.recess) throw recessError(match.recess);
    return match;
  }

  private take(seat: Seat, as: Partial<SeatState>): void {
    if (this.seats[seat]?.kind !== 'open') throw new TableError('seatTaken', 'this seat is taken');
    this.change(seat, as);
    this.beginIfFull();
  }

  private change(seat: Seat, to: Partial<SeatState>): void {
    this.seats = this.seats.map((state, i) => (i === seat ? { ...state, ...to } : state));
  }

  private playing(): AnyMatch {
    if (!this.match) throw new TableError('notPlaying', 'the game has not begun: some seats are still open');
    if (this.match.over) throw new WarptableError('gameOver', 'the game is over');
    if (this.pausedAt !== null) throw new TableError('paused', 'the table is paused');
    return this.match;
  }

  private beginIfFull(): void {
    if (this.match || this.seats.some(({ kind }) => kind === 'open')) return;
    const { options, seats } = this;
    this.match = new Match(this.boxed.game, { options, seats: seats.length, chance: luckOf(this) });
    this.match.greet(peopleAt(this.seats));
    this.asides = withAsidesFrom([], this.match, 0);
  }

  private runClocks(now: number): void {
    if (!this.match || this.pausedAt !== null || this.setup.clock.kind === 'none') return;
    this.clocks = runClocks(this.clocks, this.askedSeats(), this.recessAt ?? now);
  }
}
