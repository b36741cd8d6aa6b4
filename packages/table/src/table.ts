import type { AnyRules } from '@warptable/games/manifest';
import { WarptableError, suspensionError } from '@warptable/kernel';
import type { AnyMatch, Viewer, Pending, Seat } from '@warptable/kernel';
import { newClocks, stopAll, stopByAnswer, takeClockBack } from './clock.ts';
import type { Clocks } from './clock.ts';
import type { RecordedAction } from './actions.ts';
import { spentAfter } from './budget.ts';
import type { Spent } from './budget.ts';
import { TableError } from './errors.ts';
import { partOf, untold, withPart, withReplacements } from './luck.ts';
import { matchAfter, newMatch, savedMatch } from './matches.ts';
import { replay } from './replaying.ts';
import { cutBack, notedOf, withNote } from './notes.ts';
import type { Note, Noted } from './notes.ts';
import { publicIndex, withSideActionsFrom } from './indexes.ts';
import type { SideActions } from './indexes.ts';
import { clocksAt, clocksOfReturn } from './stopwatch.ts';
import { excused, watchSuspension } from './suspension.ts';
import { agreedBy, lapsed, openWish, refusedBy, wishToRewind } from './rewind.ts';
import type { Rewind } from './rewind.ts';
import { filledIn, savedOf, withLine } from './saved.ts';
import type { KeptLine, SavedTable } from './saved.ts';
import { OPEN, botAt, isBots, peopleAt, seatAsPlanned, withPause } from './setup.ts';
import type { SeatState, TableSetup } from './setup.ts';

/** More entries than a game can have. */
const UNDO_STRIDE = 1_000_000;
/** With these the game moves on, or other people play it: a wish to go back lapses. */
const MOVES_ON: readonly RecordedAction['do'][] = ['answer', 'undo', 'sitIn', 'handBack', 'resign'];

/** One table: who sits there and the game they play. Changed by actions alone, so it can be made anew from them. */
export class Table {
  readonly gameModule: AnyRules;
  readonly setup: TableSetup;
  readonly options: unknown;
  n = 0;
  seats: readonly SeatState[];
  clocks: Clocks;
  pausedAt: number | null = null;
  /** Since when play stands still by the rules, see `Game.suspension`. */
  suspendedAt: number | null = null;
  /** Since when all seats are taken, while some have not told their part in the luck. */
  fullSince: number | null = null;
  /** How often something was taken back, and how many entries stand as they did before the last time. */
  undos = 0;
  intact = 0;
  /** The last wish to go back further than undo reaches. */
  rewind: Rewind | null = null;
  /** What was done about seats and the table as a whole, the last of it last. */
  notes: readonly Note[] = [];
  chat: readonly KeptLine[] = [];
  spent: Spent = {};
  /** Where side actions stand in the record of the match. */
  sideActions: SideActions = [];
  /** From the moment all seats are taken. */
  match: AnyMatch | null = null;
  /** Answers that did not fit the rules of today any more when the table was loaded: those of the step in flight. */
  startedOver = 0;

  constructor(gameModule: AnyRules, setup: TableSetup) {
    this.gameModule = gameModule;
    this.setup = setup;
    this.options = gameModule.game.readOptions(setup.options, setup.seats.length);
    this.seats = setup.seats.map(seatAsPlanned);
    this.clocks = newClocks(setup.clock, setup.seats.length);
    this.beginIfTold();
    this.clocks = clocksAt(this, setup.openedAt);
  }

  static load(
    gameModule: AnyRules,
    setup: TableSetup,
    saved: SavedTable | undefined,
    actions: readonly RecordedAction[],
  ): Table {
    const table = new Table(gameModule, setup);
    replay(table, actions, saved !== undefined && table.restore(saved));
    return table;
  }

  /** Becomes what the save and the actions since make of it. */
  makeAnew(saved: SavedTable | undefined, actions: readonly RecordedAction[]): void {
    Object.assign(this, Table.load(this.gameModule, this.setup, saved, actions));
  }

  get isFull(): boolean {
    return this.seats.every(({ kind }) => kind !== 'open');
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
  positionOf(viewer: Viewer): number {
    return this.match ? this.undos * UNDO_STRIDE + this.publicIndexOf(this.match.positionOf(viewer)) : 0;
  }

  /** How a place in the record is told to those at the table. */
  publicIndexOf(at: number): number {
    return publicIndex(this.sideActions, at);
  }

  /** Does it, or throws and leaves everything as it was. */
  perform(action: RecordedAction): void {
    const { seats, clocks, pausedAt, suspendedAt, rewind, chat } = this;
    try {
      this.carryOut(action);
      this.beginIfTold();
    } catch (error) {
      Object.assign(this, { seats, clocks, pausedAt, suspendedAt, rewind, chat });
      throw error;
    }
    this.spent = spentAfter(this.spent, action, seats);
    this.note(notedOf(action, this.seats));
    Object.assign(this, watchSuspension(this, action.at));
    if (MOVES_ON.includes(action.do)) this.rewind = lapsed(this.rewind);
    this.n++;
    this.fullSince = this.match || !this.isFull ? null : (this.fullSince ?? action.at);
    this.clocks = clocksAt(this, action.at);
  }

  save(): SavedTable {
    return savedOf(this);
  }

  /** The question a bot has to answer now: of a bot's own seat, or of one it sits in for. Bots wait for people who make up their minds. */
  questionForBot(): Pending | undefined {
    if (this.heldSince !== null || this.rewind?.state === 'asked') return undefined;
    return this.match?.pending.find(({ ask }) => isBots(this.seats[ask.seat]));
  }

  /** Since when no clock runs. */
  get heldSince(): number | null {
    return this.suspendedAt ?? this.pausedAt;
  }

  askedSeats(): Seat[] {
    return this.match?.pending.map(({ ask }) => ask.seat) ?? [];
  }

  /** Whether it was saved under other rules. */
  private restore(kept: SavedTable): boolean {
    const { match, ...rest } = filledIn(kept);
    Object.assign(this, rest);
    if (match === null) return false;
    const saved = savedMatch(this, match);
    this.match = saved.match;
    this.sideActions = withSideActionsFrom(rest.sideActions, this.match, this.match.firstEntry);
    this.startedOver = this.match.dropped.length;
    return saved.isFromElsewhere;
  }

  private carryOut(action: RecordedAction): void {
    const { clock } = this.setup;
    switch (action.do) {
      case 'sit':
        this.take(action.seat, { kind: 'human', who: action.who, name: action.name, ...partOf(action) });
        return;
      case 'tell':
        this.seats = withPart(this.seats, action.seat, action.nonce);
        return;
      case 'begin':
        this.seats = withReplacements(this.seats, this.fullSince !== null);
        return;
      case 'seatBot':
        this.take(action.seat, botAt(action.level));
        return;
      case 'stand':
        if (this.isFull) throw new TableError('notPlaying', 'the game begins: resign, or let a bot sit in');
        this.change(action.seat, OPEN);
        return;
      case 'answer': {
        const isSecret = this.isSecret(action.seat);
        this.playing().answer({ seat: action.seat, kind: action.kind, value: action.value });
        this.clocks = stopByAnswer(clock, this.clocks, action.seat, action.at, isSecret);
        return;
      }
      case 'sideAction': {
        const match = this.playing();
        const { length } = match;
        match.sideAction(action.seat, action.kind, action.value);
        // One that makes another void takes its place at the end.
        if (match.length > length) this.sideActions = [...this.sideActions, length];
        return;
      }
      case 'undo':
        this.tookBack(this.takingBack().undo(action.seat));
        this.clocks = takeClockBack(this.clocks, action.seat);
        return;
      case 'hint':
        return;
      case 'rewind':
        this.wish(wishToRewind(this.seats, this.takingBack(), action, this.rewind), action.at);
        return;
      case 'agree':
        this.takingBack();
        this.wish(agreedBy(openWish(this.rewind), action.seat), action.at);
        return;
      case 'refuse':
        this.playing();
        this.rewind = refusedBy(openWish(this.rewind), action.seat);
        return;
      case 'sitIn':
        this.playing();
        this.change(action.seat, { sitIn: true, sitInAt: this.positionOf(action.seat) });
        return;
      case 'handBack':
        this.change(action.seat, { sitIn: false });
        this.clocks = clocksOfReturn(this, action.seat, action.at);
        return;
      case 'resign':
        this.playing('evenPaused');
        this.change(action.seat, { sitIn: true, resigned: true });
        return;
      case 'pause':
        this.playing();
        this.pausedAt = action.at;
        this.seats = withPause(this.seats, action.who);
        return;
      case 'goOn':
        if (this.pausedAt !== null) Object.assign(this, excused(this, this.pausedAt, action.at));
        this.pausedAt = null;
        return;
      case 'excuse':
        Object.assign(this, excused(this, action.from, action.to));
        return;
      case 'chat':
        this.chat = withLine(this.chat, action);
        return;
    }
  }

  /** With everybody's consent the game goes back at once. */
  private wish(rewind: Rewind, now: number): void {
    this.rewind = rewind;
    if (rewind.awaited.length > 0) return;
    const before = this.playing();
    this.match = matchAfter(this, before, rewind.to);
    this.rewind = { ...rewind, state: 'done' };
    const from = this.publicIndexOf(before.length);
    this.clocks = stopAll(this.setup.clock, this.clocks, before.pending, now);
    this.tookBack(this.match.length);
    this.note({ seat: rewind.seat, what: 'rewound', from });
  }

  private tookBack(intact: number): void {
    this.undos++;
    this.intact = intact;
    if (!this.match) return;
    this.sideActions = withSideActionsFrom(this.sideActions, this.match, intact);
    this.notes = cutBack(this.notes, this.publicIndexOf(this.match.length));
  }

  private note(noted: Noted | undefined): void {
    this.notes = withNote(this.notes, this.publicIndexOf(this.match?.length ?? 0), noted);
  }

  private isSecret(seat: Seat): boolean {
    return this.match?.pendingOf(seat)?.ask.secret === true;
  }

  private takingBack(): AnyMatch {
    if (this.setup.undo === 'off') throw new TableError('undoOff', 'this table plays without taking back');
    const match = this.playing();
    if (match.suspension) throw suspensionError(match.suspension);
    return match;
  }

  private take(seat: Seat, as: Partial<SeatState>): void {
    if (this.seats[seat]?.kind !== 'open') throw new TableError('seatTaken', 'this seat is taken');
    this.change(seat, as);
  }

  private change(seat: Seat, to: Partial<SeatState>): void {
    this.seats = this.seats.map((state, i) => (i === seat ? { ...state, ...to } : state));
  }

  private playing(when?: 'evenPaused'): AnyMatch {
    if (!this.match) throw new TableError('notPlaying', 'the game has not begun: some seats are still open');
    if (this.match.over) throw new WarptableError('gameOver', 'the game is over');
    if (this.pausedAt !== null && !when) throw new TableError('paused', 'the table is paused');
    return this.match;
  }

  /** All seats are taken, and everybody has told its part in the luck. */
  private beginIfTold(): void {
    if (this.match || !this.isFull || untold(this.seats).length > 0) return;
    this.match = newMatch(this);
    this.match.greet(peopleAt(this.seats));
    this.sideActions = withSideActionsFrom([], this.match, 0);
  }
}
