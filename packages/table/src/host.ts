import { WarptableError, replay } from '@warptable/kernel';
import type { AnswerValue, GameFile, Pending, Seat } from '@warptable/kernel';
import { Audience } from './audience.ts';
import type { Visit, Visitor } from './audience.ts';
import { deadlineOf } from './clock.ts';
import type { Deed, Doing } from './deeds.ts';
import { TableError } from './errors.ts';
import { obey } from './obeying.ts';
import { visitorMessageSchema } from './protocol.ts';
import { fileOf } from './seeing.ts';
import { Table } from './table.ts';
import type { AnyMatch, SavedTable } from './table.ts';

/** Where deeds are kept. */
export interface Ledger {
  /** Resolves once the deed is safe; rejects if it is not, or if `n` is taken. A host waits for one before it appends the next. */
  append(table: string, n: number, deed: Deed, saved: SavedTable | undefined): Promise<void>;
  /** All deeds from the beginning, for the log, for game files and to start over from. */
  deeds(table: string): Promise<readonly Deed[]>;
}

/** What a host needs of the world around it. */
export interface World {
  now(): number;
  /** Calls back later; returns how to call it off. */
  later(milliseconds: number, then: () => void): () => void;
  /** What a bot answers. It may take its time. */
  think(table: Table, pending: Pending): Promise<AnswerValue>;
  /** Something went wrong that nobody at the table can help. */
  fault(error: unknown): void;
}

/** A table is saved as a whole after so many deeds, so that loading it is short. */
const SAVED_EVERY = 100;
/** A bot that failed is asked again after so many milliseconds. */
const BOT_RESTS = 5000;

const RULES_CHANGED =
  'The rules have been corrected since. What was answered in the present step has to be answered again.';

/** A table with its visitors, its bots and its clocks. The same in a server and in a page's worker. */
export class Host {
  readonly table: Table;
  readonly audience: Audience;
  readonly world: World;
  private readonly ledger: Ledger;
  private uncommitted = 0;
  private lastAppend: Promise<void> | undefined;
  private reloading: Promise<void> | undefined;
  /** Until everything that has been done is safe and shown. */
  private showing: PromiseWithResolvers<void> | undefined;
  private savedAt: number;
  private record: { readonly n: number; readonly file: GameFile } | undefined;
  private callOffAlarm: (() => void) | undefined;
  private thinking = false;
  private closed = false;

  constructor(table: Table, ledger: Ledger, world: World) {
    this.table = table;
    this.ledger = ledger;
    this.world = world;
    this.audience = new Audience(table);
    this.savedAt = table.n;
    if (table.startedOver > 0) this.does({ do: 'chat', who: '', name: '', text: RULES_CHANGED });
    this.goOn();
  }

  /** Nobody is there and nothing is under way: the table may leave memory. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.isSafe && !this.thinking;
  }

  /** Everything that has been done is kept. */
  get isSafe(): boolean {
    return this.uncommitted === 0 && !this.reloading;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  join(visitor: Visitor): void {
    this.audience.admit(visitor);
    this.show();
  }

  leave(visitor: Visitor): void {
    this.audience.dismiss(visitor);
    this.show();
  }

  /** Nothing happens here any more. What has been done is still kept and acknowledged. */
  close(): void {
    this.closed = true;
    this.callOffAlarm?.();
  }

  /** The table as a whole, if deeds have been added since it was last saved. */
  unsaved(): SavedTable | undefined {
    return this.isSafe && this.savedAt !== this.table.n ? this.table.save() : undefined;
  }

  /** Takes a message as it came. Whatever is wrong with it is answered, and changes nothing. */
  async receive(visitor: Visitor, raw: unknown): Promise<void> {
    await this.reloading;
    const visit = this.audience.visitOf(visitor);
    if (!visit || this.closed) return;
    const parsed = visitorMessageSchema.safeParse(raw);
    const id = parsed.success && 'id' in parsed.data ? parsed.data.id : null;
    try {
      if (!parsed.success) throw new TableError('badMessage', 'this is not a message of the table protocol');
      await obey(this, visit, parsed.data);
      if (id !== null) visitor.send({ tell: 'done', id });
    } catch (error) {
      this.refuse(visit, id, error);
    }
  }

  /** Does it, keeps it, and only then lets anybody know. */
  async perform(doing: Doing): Promise<void> {
    const deed: Deed = { at: this.world.now(), ...doing };
    const { n, status } = this.table;
    this.table.perform(deed);
    if (deed.do === 'undo') this.audience.cutBack();
    await this.keep(n, deed, this.isDue(status) ? this.save() : undefined);
    if (deed.do === 'chat') this.audience.tellLine({ at: deed.at, name: deed.name, text: deed.text });
    // What is not safe yet is not shown: the last commit of a batch shows it all, and only then is any of it acknowledged.
    if (this.uncommitted > 0) {
      this.showing ??= Promise.withResolvers();
      await this.showing.promise;
      return;
    }
    this.audience.age();
    this.show();
    this.goOn();
  }

  /** For what nobody waits for. */
  does(doing: Doing): void {
    this.perform(doing).catch((error: unknown) => {
      if (!(error instanceof WarptableError && error.code === 'stale')) this.world.fault(error);
    });
  }

  /** Brings the visitors up to date, unless something is not safe yet: its commit will do it then. */
  show(): void {
    if (!this.isSafe) return;
    try {
      this.audience.show(this.world.now());
    } catch (error) {
      this.world.fault(error);
    }
    this.showing?.resolve();
    this.showing = undefined;
  }

  /** The match from its first entry on: a table that was loaded does not have its beginning. */
  async whole(): Promise<AnyMatch> {
    const { setup, boxed } = this.table;
    const whole = Table.load(boxed, setup, undefined, await this.ledger.deeds(setup.id)).match;
    if (!whole) throw new TableError('notPlaying', 'the game has not begun');
    return whole;
  }

  /** The match as it was after so many entries. */
  async past(at: number): Promise<AnyMatch> {
    const { n, boxed } = this.table;
    const isKept = this.isSafe;
    let file = this.record?.n === n ? this.record.file : undefined;
    file ??= fileOf(this.table, await this.whole());
    if (isKept) this.record = { n, file };
    return replay(boxed.game, file, at);
  }

  /** The game as one file. It shows everything, so it is given out only when the game is over. */
  async file(): Promise<string> {
    const whole = await this.whole();
    if (!whole.over)
      throw new TableError(
        'notPlaying',
        'the file shows everything that is hidden: ask again when the game is over',
      );
    return JSON.stringify(fileOf(this.table, whole));
  }

  private isDue(before: Table['status']): boolean {
    const { n, status, startedOver } = this.table;
    return n - this.savedAt >= SAVED_EVERY || status !== before || startedOver > 0;
  }

  private save(): SavedTable {
    this.savedAt = this.table.n;
    this.table.startedOver = 0;
    return this.table.save();
  }

  /** One after the other: if one is not kept, those that were done after it are not kept either. */
  private async keep(n: number, deed: Deed, saved: SavedTable | undefined): Promise<void> {
    const { id } = this.table.setup;
    this.uncommitted++;
    const append = this.lastAppend
      ? this.lastAppend.then(() => this.ledger.append(id, n, deed, saved))
      : this.ledger.append(id, n, deed, saved);
    this.lastAppend = append;
    try {
      await append;
    } catch (error) {
      this.reloading ??= this.reload();
      await this.reloading;
      throw this.table.n > n && !this.closed
        ? new WarptableError('stale', 'the table has moved on meanwhile', undefined, error)
        : error;
    } finally {
      this.uncommitted--;
      if (this.lastAppend === append) this.lastAppend = undefined;
    }
  }

  /** What is in memory is ahead of what is kept, and so worth nothing. */
  private async reload(): Promise<void> {
    try {
      const deeds = await this.ledger.deeds(this.table.setup.id);
      this.lastAppend = undefined;
      this.table.makeAnew(deeds);
      this.savedAt = this.table.n;
      this.audience.startOver();
      this.audience.show(this.world.now());
    } catch (error) {
      this.world.fault(error);
      this.close();
      this.audience.dismissAll();
    }
    this.reloading = undefined;
    this.showing?.resolve();
    this.showing = undefined;
    this.goOn();
  }

  /** Lets bots think and watches the clocks. */
  private goOn(): void {
    if (this.closed || this.reloading) return;
    const pending = this.table.questionForBot();
    if (pending && !this.thinking) void this.letThink(pending);
    this.callOffAlarm?.();
    const next = this.nextDeadline();
    this.callOffAlarm =
      next && this.world.later(Math.max(0, next.deadline - this.world.now()), () => this.tooLate(next.seat));
  }

  private nextDeadline(): { seat: Seat; deadline: number } | undefined {
    const { table } = this;
    if (table.pausedAt !== null) return undefined;
    let next: { seat: Seat; deadline: number } | undefined;
    table.seats.forEach(({ kind, sitIn }, seat) => {
      const deadline =
        kind === 'human' && !sitIn ? deadlineOf(table.setup.clock, table.clocks, seat) : undefined;
      if (deadline !== undefined && (!next || deadline < next.deadline)) next = { seat, deadline };
    });
    return next;
  }

  private tooLate(seat: Seat): void {
    if (this.closed || this.reloading) return;
    const next = this.nextDeadline();
    if (next?.seat === seat && next.deadline <= this.world.now())
      this.does({ do: 'sitIn', seat, because: 'late' });
    else this.goOn();
  }

  private async letThink(pending: Pending): Promise<void> {
    this.thinking = true;
    const { seat, kind } = pending.ask;
    let value: AnswerValue;
    try {
      value = await this.world.think(this.table, pending);
    } catch (error) {
      this.thinking = false;
      this.world.fault(error);
      this.world.later(BOT_RESTS, () => this.goOn());
      return;
    }
    this.thinking = false;
    if (this.closed || this.reloading) return;
    if (this.table.questionForBot()?.ask === pending.ask)
      this.does({ do: 'answer', seat, kind, value, bot: true });
    else this.goOn();
  }

  /** Says why, and shows a fresh picture: whoever was refused may have been looking at an old one. */
  private refuse(visit: Visit, id: number | null, error: unknown): void {
    const known =
      error instanceof TableError || (error instanceof WarptableError && error.code !== 'rulesFault');
    if (!known) this.world.fault(error);
    const code = known ? error.code : 'fault';
    const message = known ? error.message : 'something went wrong on our side; nothing was changed';
    visit.visitor.send({ tell: 'refused', id, code, message, refusal: (known && error.refusal) || null });
    visit.sent = null;
    this.show();
  }
}
