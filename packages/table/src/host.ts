import { WarptableError } from '@warptable/kernel';
import { Archive } from './archive.ts';
import { BotScheduler } from './bot-scheduler.ts';
import { Visitors, sendTo } from './visitors.ts';
import type { Visit, Visitor } from './visitors.ts';
import type { RecordedAction, TableAction } from './actions.ts';
import { TableError, isReported } from './errors.ts';
import type { ActionLog } from './action-log.ts';
import { rewindsIn } from './notes.ts';
import { withoutPerson } from './forgetting.ts';
import { ONLY_LOOKS, execute } from './execute.ts';
import { visitorMessageSchema } from './protocol.ts';
import type { SavedTable } from './saved.ts';
import type { Who } from './setup.ts';
import type { Table } from './table.ts';
import type { Runtime } from './runtime.ts';

/** A table is saved as a whole after so many actions, so that loading it is short. */
const SAVED_EVERY = 100;

const rulesChanged = (lost: number): string =>
  `The rules have been corrected since. What was done last (${lost === 1 ? 'one entry' : `${lost} entries`} of the record) does not fit them any more: the game goes on from before that.`;

/** A table with its visitors, its bots and its clocks. The same in a server and in a page's worker. */
export class Host {
  readonly table: Table;
  readonly visitors: Visitors;
  readonly archive: Archive;
  readonly runtime: Runtime;
  readonly botScheduler: BotScheduler;
  private readonly actionLog: ActionLog;
  private uncommitted = 0;
  private lastAppend: Promise<void> | undefined;
  private reloading: Promise<void> | undefined;
  /** Until everything that has been done is safe and shown. */
  private showing: PromiseWithResolvers<void> | undefined;
  private savedAt: number;
  private savedTime: number;
  private closed = false;
  /** What is in memory is not what is kept, and cannot be made so. */
  private lost = false;

  constructor(table: Table, actionLog: ActionLog, runtime: Runtime) {
    this.table = table;
    this.actionLog = actionLog;
    this.runtime = runtime;
    this.visitors = new Visitors(table, runtime);
    this.archive = new Archive(table, actionLog, this);
    this.botScheduler = new BotScheduler(this);
    this.savedAt = table.n;
    this.savedTime = runtime.now();
    if (table.startedOver > 0)
      this.does({ do: 'chat', who: '', name: '', text: rulesChanged(table.startedOver) });
    this.botScheduler.attend();
  }

  /** Nobody is there and nothing is under way: the table may leave memory. */
  get isIdle(): boolean {
    return this.visitors.size === 0 && this.isSafe && !this.botScheduler.isThinking;
  }

  /** Everything that has been done is kept. */
  get isSafe(): boolean {
    return this.uncommitted === 0 && !this.reloading;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Nothing can be done at the table now. */
  get isAway(): boolean {
    return this.closed || this.reloading !== undefined;
  }

  join(visitor: Visitor): void {
    this.visitors.admit(visitor);
    this.show();
  }

  leave(visitor: Visitor): void {
    this.visitors.dismiss(visitor);
    this.show();
  }

  /** Nothing happens here any more. What has been done is still kept and acknowledged. */
  close(): void {
    this.closed = true;
    this.botScheduler.stop();
  }

  /** The table as a whole, if actions have been added since it was last saved, and that was before this time. */
  unsaved(before = Infinity): SavedTable | undefined {
    const isDue = this.savedAt !== this.table.n && this.savedTime < before;
    return this.isSafe && !this.lost && isDue ? this.save() : undefined;
  }

  /** Takes a message as it came. Whatever is wrong with it is answered, and changes nothing. */
  async receive(visitor: Visitor, raw: unknown): Promise<void> {
    if (this.reloading) await this.reloading;
    const joining = this.visitors.visitOf(visitor)?.joining;
    if (joining) await joining.catch(() => {});
    const visit = this.visitors.visitOf(visitor);
    if (!visit || this.closed) return;
    const parsed = visitorMessageSchema.safeParse(raw);
    const id = parsed.success && 'id' in parsed.data ? parsed.data.id : null;
    try {
      if (!parsed.success) throw new TableError('badMessage', 'this is not a message of the table protocol');
      await execute(this, visit, parsed.data);
      if (id !== null) sendTo(visitor, { type: 'done', id });
    } catch (error) {
      this.refuse(visit, id, error, parsed.success && ONLY_LOOKS.includes(parsed.data.do));
    }
  }

  /** Does it, keeps it, and only then lets anybody know. */
  async perform(tableAction: TableAction): Promise<void> {
    const action: RecordedAction = { at: this.runtime.now(), ...tableAction };
    const { n, status, undos, notes } = this.table;
    this.table.perform(action);
    if (this.table.undos !== undos) this.visitors.cutBack(this.table.intact);
    // A table is never loaded from before a rewind: it would not have the beginning that this needs.
    const wentBack = rewindsIn(this.table.notes) > rewindsIn(notes);
    const append = this.append(n, action, wentBack || this.isDue(status) ? this.save() : undefined);
    try {
      await append;
    } catch (error) {
      this.reloading ??= this.reload(n, error);
      await this.reloading;
      throw this.table.n > n && !this.closed ? movedOn(error) : notKept();
    } finally {
      this.uncommitted--;
      if (this.lastAppend === append) this.lastAppend = undefined;
    }
    if (action.do === 'chat') this.visitors.sendLine(action);
    // What is not safe yet is not shown: the last commit of a batch shows it all, and only then is any of it acknowledged.
    if (this.uncommitted > 0) {
      this.showing ??= Promise.withResolvers();
      await this.showing.promise;
      return;
    }
    this.show();
    this.botScheduler.attend();
  }

  /** For what nobody waits for. */
  does(tableAction: TableAction): void {
    this.perform(tableAction).catch((error: unknown) => {
      if (!isReported(error)) this.runtime.fault(error);
    });
  }

  /** Brings the visitors up to date, unless something is not safe yet: its commit will do it then. */
  show(): void {
    if (!this.isSafe) return;
    try {
      this.visitors.show(this.runtime.now());
    } catch (error) {
      this.runtime.fault(error);
    }
    this.showing?.resolve();
    this.showing = undefined;
  }

  /** Brings the beginning of the game into memory, if it is not there. Nothing else changes. */
  async recall(): Promise<void> {
    const { table } = this;
    while (table.match && table.match.firstEntry > 0) {
      const { n, whole } = await this.archive.handOver();
      if (this.isSafe && table.n === n) table.match = whole;
    }
  }

  /** Nothing is left here of this person but what the game is made of. What is kept has to follow. */
  async forget(who: Who): Promise<void> {
    await this.whenSafe();
    Object.assign(this.table, withoutPerson(this.table, who));
    this.visitors.hearAnew();
    this.show();
  }

  /** Everything that has been done is kept, or undone because it could not be. */
  async whenSafe(): Promise<void> {
    while (!this.isSafe) await (this.reloading ?? this.lastAppend?.catch(() => {}));
    if (this.lost) throw notKept();
  }

  private isDue(before: Table['status']): boolean {
    const { n, status, startedOver } = this.table;
    return n - this.savedAt >= SAVED_EVERY || status !== before || startedOver > 0;
  }

  private save(): SavedTable {
    this.savedAt = this.table.n;
    this.savedTime = this.runtime.now();
    this.table.startedOver = 0;
    return this.table.save();
  }

  /** One after the other: if one is not kept, those that were done after it are not kept either. */
  private append(n: number, action: RecordedAction, saved: SavedTable | undefined): Promise<void> {
    const { id } = this.table.setup;
    this.uncommitted++;
    this.lastAppend = this.lastAppend
      ? this.lastAppend.then(() => this.actionLog.append(id, n, action, saved))
      : this.actionLog.append(id, n, action, saved);
    return this.lastAppend;
  }

  /** What is in memory is ahead of what is kept, and so worth nothing. */
  private async reload(n: number, why: unknown): Promise<void> {
    try {
      const { saved, actions } = await this.actionLog.load(this.table.setup.id);
      this.lastAppend = undefined;
      this.table.makeAnew(saved, actions);
      this.savedAt = saved?.n ?? 0;
      this.visitors.startOver();
      this.visitors.show(this.runtime.now());
    } catch (error) {
      this.runtime.fault(error);
      this.lost = true;
      this.close();
      this.visitors.dismissAll();
    }
    this.reloading = undefined;
    this.showing?.resolve();
    this.showing = undefined;
    if (this.table.n > n && !this.closed) {
      this.botScheduler.attend();
    } else {
      this.runtime.fault(why);
      this.botScheduler.rest();
    }
  }

  /** Says why, and shows a fresh snapshot to whoever wanted to do something: it may have been looking at an old one. */
  private refuse(visit: Visit, id: number | null, error: unknown, onlyLooked: boolean): void {
    const known =
      error instanceof TableError || (error instanceof WarptableError && error.code !== 'rulesFault');
    if (!known) this.runtime.fault(error);
    const code = known ? error.code : 'fault';
    const message = known ? error.message : 'something went wrong on our side; nothing was changed';
    const refused = {
      type: 'refused',
      id,
      code,
      message,
      refusal: (known && error.refusal) || null,
    } as const;
    // A page from before protocol 4 reads `tell`: it has to understand at least that it must be reloaded.
    sendTo(visit.visitor, visit.greeted ? refused : { ...refused, tell: 'refused' });
    if (onlyLooked) return;
    visit.sent = null;
    this.show();
  }
}

const movedOn = (cause: unknown): WarptableError =>
  new WarptableError('stale', 'the table has moved on meanwhile', undefined, cause);

const notKept = (): TableError =>
  new TableError('notKept', 'this could not be written down, and so it was not done: try again');
