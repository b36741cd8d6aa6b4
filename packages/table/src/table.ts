import type { AnyBoxed } from '@warptable/games';
import { KeyedChance, Match, WarptableError, readSnapshot, resume, takeSnapshot } from '@warptable/kernel';
import type { GameEvent, Pending, Playable, Seat } from '@warptable/kernel';
import { excuse, newClocks, runClocks, stopClock } from './clock.ts';
import type { Clocks } from './clock.ts';
import type { Deed } from './deeds.ts';
import { TableError } from './errors.ts';
import type { SeatState, TableSetup } from './setup.ts';

export type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** A table at rest, as plain JSON. Holds everything that is hidden. */
export interface SavedTable {
  /** How many deeds are behind it. */
  readonly n: number;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks;
  readonly pausedAt: number | null;
  readonly undos: number;
  readonly chat: readonly ChatLine[];
  /** The text of the match's snapshot, once the game has begun. */
  readonly match: string | null;
}

const CHAT_KEPT = 200;
/** More entries than a game can have. */
const UNDO_STRIDE = 1_000_000;

/** One table: who sits there and the game they play. Changed by deeds alone, so it can be made anew from them. */
export class Table {
  readonly boxed: AnyBoxed;
  readonly setup: TableSetup;
  readonly options: unknown;
  n = 0;
  seats: readonly SeatState[];
  clocks: Clocks;
  pausedAt: number | null = null;
  /** How often something was taken back. */
  undos = 0;
  chat: readonly ChatLine[] = [];
  /** From the moment all seats are taken. */
  match: AnyMatch | null = null;
  /** Answers that did not fit the rules of today any more when the table was loaded: those of the step in flight. */
  startedOver = 0;

  constructor(boxed: AnyBoxed, setup: TableSetup) {
    this.boxed = boxed;
    this.setup = setup;
    this.options = boxed.game.readOptions(setup.options, setup.seats.length);
    this.seats = setup.seats.map((plan) => (plan === 'bot' ? BOT : OPEN));
    this.clocks = newClocks(setup.clock, setup.seats.length);
    this.beginIfFull();
    this.runClocks(setup.openedAt);
  }

  static load(
    boxed: AnyBoxed,
    setup: TableSetup,
    saved: SavedTable | undefined,
    deeds: readonly Deed[],
  ): Table {
    const table = new Table(boxed, setup);
    const isOld = saved !== undefined && table.restore(saved);
    for (const deed of deeds) {
      if (isOld) table.performIfItFits(deed);
      else table.perform(deed);
    }
    return table;
  }

  /** Becomes what these deeds make of it, from the beginning. */
  makeAnew(deeds: readonly Deed[]): void {
    const { boxed, setup } = this;
    Object.assign(this, Table.load(boxed, setup, undefined, deeds));
  }

  get status(): 'waiting' | 'playing' | 'over' {
    if (!this.match) return 'waiting';
    return this.match.over ? 'over' : 'playing';
  }

  /**
   * What an answer must name as expected. No two positions of a table have the same: after something was taken back, the number of
   * entries alone would come again.
   */
  get position(): number {
    return this.match ? this.undos * UNDO_STRIDE + this.match.position : 0;
  }

  /** Does it, or throws and leaves everything as it was. */
  perform(deed: Deed): void {
    const { seats, clocks, pausedAt, chat } = this;
    try {
      this.carryOut(deed);
    } catch (error) {
      Object.assign(this, { seats, clocks, pausedAt, chat });
      throw error;
    }
    this.n++;
    this.runClocks(deed.at);
  }

  save(): SavedTable {
    const { n, seats, clocks, pausedAt, undos, chat } = this;
    return {
      n,
      seats,
      clocks,
      pausedAt,
      undos,
      chat,
      match: this.match && JSON.stringify(takeSnapshot(this.match)),
    };
  }

  /** The question a bot has to answer now: of a bot's own seat, or of one it sits in for. */
  questionForBot(): Pending | undefined {
    if (this.pausedAt !== null) return undefined;
    return this.match?.pending.find(({ ask }) => {
      const seat = this.seats[ask.seat];
      return seat?.kind === 'bot' || seat?.sitIn === true;
    });
  }

  askedSeats(): Seat[] {
    return this.match?.pending.map(({ ask }) => ask.seat) ?? [];
  }

  /** Whether it was saved under other rules. */
  private restore(saved: SavedTable): boolean {
    this.n = saved.n;
    this.seats = saved.seats;
    this.clocks = saved.clocks;
    this.pausedAt = saved.pausedAt;
    this.undos = saved.undos;
    this.chat = saved.chat;
    if (saved.match === null) return false;
    const { game } = this.boxed;
    const snapshot = readSnapshot(game, saved.match);
    this.match = resume(game, snapshot, this.luck());
    this.startedOver = this.match.dropped.length;
    return snapshot.rules !== game.rulesVersion;
  }

  /** An answer to what the rules do not ask any more is left out, with all that followed from it. */
  private performIfItFits(deed: Deed): void {
    const isOfPlay = deed.do === 'answer' || deed.do === 'aside' || deed.do === 'undo';
    if (!isOfPlay || this.startedOver === 0) {
      try {
        this.perform(deed);
        return;
      } catch (error) {
        if (!(error instanceof WarptableError)) throw error;
      }
    }
    this.startedOver++;
    this.n++;
  }

  private carryOut(deed: Deed): void {
    switch (deed.do) {
      case 'sit':
        this.freeSeat(deed.seat);
        this.change(deed.seat, { kind: 'human', who: deed.who, name: deed.name, nonce: deed.nonce });
        this.beginIfFull();
        return;
      case 'seatBot':
        this.freeSeat(deed.seat);
        this.change(deed.seat, BOT);
        this.beginIfFull();
        return;
      case 'stand':
        if (this.match) throw new TableError('notPlaying', 'the game has begun: resign, or let a bot sit in');
        this.change(deed.seat, OPEN);
        return;
      case 'answer':
        this.playing().answer({ seat: deed.seat, kind: deed.kind, value: deed.value });
        this.clocks = stopClock(this.setup.clock, this.clocks, deed.seat, deed.at);
        return;
      case 'aside':
        this.playing().aside(deed.seat, deed.kind, deed.value);
        return;
      case 'undo':
        if (this.setup.undo === 'off')
          throw new TableError('undoOff', 'this table plays without taking back');
        this.playing().undo(deed.seat);
        this.undos++;
        return;
      case 'sitIn':
        this.playing();
        this.change(deed.seat, { sitIn: true });
        return;
      case 'handBack':
        this.change(deed.seat, { sitIn: false });
        // Whoever comes back has the time for a move again, however late it was.
        this.clocks = stopClock(this.setup.clock, this.clocks, deed.seat, this.pausedAt ?? deed.at);
        return;
      case 'resign':
        this.playing();
        this.change(deed.seat, { sitIn: true, resigned: true });
        return;
      case 'pause':
        this.playing();
        this.pausedAt = deed.at;
        return;
      case 'goOn':
        if (this.pausedAt !== null) this.clocks = excuse(this.clocks, this.pausedAt, deed.at);
        this.pausedAt = null;
        return;
      case 'excuse':
        this.clocks = excuse(this.clocks, deed.from, deed.to);
        return;
      case 'chat':
        this.chat = [...this.chat, { at: deed.at, name: deed.name, text: deed.text }].slice(-CHAT_KEPT);
        return;
    }
  }

  private freeSeat(seat: Seat): void {
    if (this.seats[seat]?.kind !== 'open') throw new TableError('seatTaken', 'this seat is taken');
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
    const { options } = this;
    this.match = new Match(this.boxed.game, { options, seats: this.seats.length, chance: this.luck() });
  }

  private runClocks(now: number): void {
    if (!this.match || this.pausedAt !== null || this.setup.clock.kind === 'none') return;
    this.clocks = runClocks(this.clocks, this.askedSeats(), now);
  }

  /** From the table's secret and a nonce of every seat. */
  private luck(): KeyedChance {
    return new KeyedChance(
      this.setup.secret,
      this.seats.map(({ nonce }) => nonce),
    );
  }
}

const OPEN: SeatState = { kind: 'open', who: null, name: '', sitIn: false, resigned: false, nonce: '' };
const BOT: SeatState = { kind: 'bot', who: null, name: 'Bot', sitIn: false, resigned: false, nonce: 'bot' };
