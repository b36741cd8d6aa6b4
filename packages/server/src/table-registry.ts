import { Host, Table, TableError } from '@warptable/table';
import type { ActionLog, TableSetup, TableWish, Runtime, Thinker } from '@warptable/table';
import { isPresent } from './attendance.ts';
import type { ChapterOf } from './campaign-store.ts';
import { TableClock } from './clock.ts';
import { Outboxes } from './notices/outboxes.ts';
import { mustFind, newSetup } from './opening.ts';
import { Outages, outagesBefore } from './outages.ts';
import type { Outage } from './outages.ts';
import { Problem, problem } from './problems.ts';
import { Pruning } from './pruning.ts';
import type { TableStore } from './store.ts';
import { Summaries, summaryOf } from './summary.ts';
import { runtimeOf } from './runtime.ts';
import { Turns } from './turns.ts';

const SWEEP_EVERY = 30_000;
/** A table that is played is saved as a whole at least so often; a few of them at a time. */
const SAVED_EVERY = 30_000;
const SAVE_SOME_EVERY = 250;
/** Tables that are woken at a time, so that many do not hold up those who play. */
const WOKEN_AT_ONCE = 50;
const WAKE_AGAIN_AFTER = 200;
const CATCH_UP_EVERY = 2000;

/** Where all tables stand: those somebody plays at are in memory, the others in the store. */
export class TableRegistry {
  private readonly store: TableStore;
  private readonly runtime: Runtime;
  private readonly fault: (error: unknown) => void;
  private readonly hosts = new Map<string, Host>();
  private readonly loading = new Map<string, Promise<Host | undefined>>();
  private isClosed = false;
  private readonly summaries = new Map<string, Summaries>();
  /** Tables that could not be loaded when somebody last asked for them. */
  private readonly broken = new Set<string>();
  private readonly clock: TableClock;
  private readonly outages: Outages;
  private readonly pruning: Pruning;
  private next: NodeJS.Timeout | undefined;
  private catchingUp: NodeJS.Timeout | undefined;
  private saving: NodeJS.Timeout | undefined;
  /** Called whenever a game has ended. */
  onOver: () => void = () => {};
  /** For what plays a game through from its beginning. */
  readonly replays = new Turns();
  readonly outboxes: Outboxes;

  /** `absence`: see `Runtime`. */
  static async of(
    store: TableStore,
    think: Thinker,
    fault: (error: unknown) => void,
    absence?: number,
  ): Promise<TableRegistry> {
    return new TableRegistry(store, await outagesBefore(store), think, fault, absence);
  }

  private constructor(
    store: TableStore,
    before: Awaited<ReturnType<typeof outagesBefore>>,
    think: Thinker,
    fault: (error: unknown) => void,
    absence: number | undefined,
  ) {
    this.store = store;
    this.fault = fault;
    this.runtime = runtimeOf(() => this.now(), think, fault, absence);
    this.outboxes = new Outboxes(store.notices, this.runtime, (id, who) =>
      isPresent(this.hosts.get(id), who),
    );
    this.clock = new TableClock(before.alive ?? 0);
    this.pruning = new Pruning(store, (id) => this.hosts.has(id));
    this.outages = new Outages(store, before, this.clock.now(), fault);
  }

  /** Wakes the tables whose bots and clocks wait, now and from now on. They ask for thoughts at once, so whoever thinks has to be ready. */
  start(): void {
    this.catchingUp = setInterval(() => this.catchUpLists(), CATCH_UP_EVERY);
    this.catchingUp.unref();
    this.saving = setInterval(() => this.saveSome(), SAVE_SOME_EVERY);
    this.saving.unref();
    void this.sweep();
  }

  /** Tables in memory. */
  get size(): number {
    return this.hosts.size;
  }

  /** The host of a table, if it is in memory. */
  inMemory(id: string): Host | undefined {
    return this.hosts.get(id);
  }

  async open(wish: TableWish, openedBy: string, max: number, chapter?: ChapterOf): Promise<TableSetup> {
    const setup = newSetup(wish, openedBy, this.now());
    const table = new Table(mustFind(wish.game), setup);
    const saved = table.match ? table.save() : undefined;
    await this.store.openTable(setup, summaryOf(table, setup.openedAt), saved, max, chapter);
    return setup;
  }

  /** The table's host, loaded if need be, and once however many ask for it meanwhile. */
  async host(id: string): Promise<Host | undefined> {
    const present = this.hosts.get(id);
    if (present && !present.isClosed) return present;
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  private async load(id: string): Promise<Host | undefined> {
    const entry = await this.store.table(id);
    if (!entry || this.isClosed) return undefined;
    const table = await this.tableOf(entry.setup);
    if (this.isClosed) return undefined;
    const host = new Host(table, this.actionLogOf(table), this.runtime);
    this.hosts.set(id, host);
    this.excuse(host, this.outages.since(entry.updatedAt));
    return host;
  }

  /** The host of a table that is in memory, or about to be. */
  async present(id: string): Promise<Host | undefined> {
    await this.loading.get(id)?.catch(() => {});
    return this.hosts.get(id);
  }

  /** What is wrong with a table is told once, however often somebody asks for it. */
  private async tableOf(setup: TableSetup): Promise<Table> {
    const { id, game } = setup;
    try {
      const { saved, actions } = await this.store.load(id);
      const table = Table.load(mustFind(game), setup, saved, actions);
      this.broken.delete(id);
      return table;
    } catch (error) {
      if (!this.broken.has(id)) this.fault(new Error(`table ${id} cannot be loaded`, { cause: error }));
      this.broken.add(id);
      throw problem('brokenTable', 'this table cannot be loaded');
    }
  }

  /** Nothing happens at any table from now on; what has been done is written and acknowledged. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.next);
    clearInterval(this.catchingUp);
    clearInterval(this.saving);
    const hosts = [...this.hosts.values()];
    for (const host of hosts) host.close();
    // A table writes one action after the other.
    while (!hosts.every(({ isSafe }) => isSafe)) {
      await this.store.settled();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.catchUpLists();
    for (const [id, host] of this.hosts) this.putAway(id, host);
    this.outages.note(this.now());
    await this.store.settled();
  }

  /** A table at which no game has begun; whoever is there is told that it is gone. */
  async remove(id: string): Promise<void> {
    const host = this.hosts.get(id);
    if (host) {
      await host.whenSafe();
      this.putAway(id, host);
      host.visitors.dismissAll();
    }
    await this.store.removeTable(id);
  }

  /** A table at rest is whole in its last save, so that even other rules can go on from it. */
  private putAway(id: string, host: Host): void {
    const saved = host.unsaved();
    if (saved) this.store.save(id, saved).catch(this.fault);
    host.close();
    this.hosts.delete(id);
    this.summaries.delete(id);
    this.outboxes.drop(id);
  }

  /** What the lists of tables say may be a little behind what is played. */
  private catchUpLists(): void {
    const now = this.now();
    for (const [id, summaries] of this.summaries) {
      const summary = this.hosts.get(id)?.isSafe ? summaries.late(now) : undefined;
      if (summary) this.store.list(id, summary).catch(this.fault);
    }
  }

  private actionLogOf(table: Table): ActionLog {
    const summaries = new Summaries(table);
    this.summaries.set(table.setup.id, summaries);
    const outbox = this.outboxes.add(table);
    return {
      append: async (id, n, action, saved) => {
        const now = this.now();
        const summary = summaries.next(now);
        await this.store.append(id, n, action, saved, summary, outbox.next(now));
        if (summary?.status === 'over') this.onOver();
        if (saved && table.status === 'over') void this.keepFile(id);
      },
      file: async (id) => (await this.store.file(id)) || undefined,
      keepFile: (id, file) => this.store.keepFile(id, file),
      // After something could not be written.
      load: (id) => {
        summaries.forget();
        outbox.forget();
        return this.store.load(id);
      },
      actions: (id, from, to) => this.store.actions(id, from, to),
    };
  }

  /** Whoever asks for the time finds out if the machine has slept: nothing is done at any table before that is made good. */
  private now(): number {
    const now = this.clock.now();
    const outage = this.outages.look(now);
    if (outage) for (const host of this.hosts.values()) this.excuse(host, outage);
    return now;
  }

  /** While the server was not there, nobody could answer: the clocks stood still. */
  private excuse(host: Host, outage: Outage | undefined): void {
    const { table } = host;
    const hasClock = table.setup.clock.kind !== 'none' || table.suspendedAt !== null;
    const runs = table.status === 'playing' && table.pausedAt === null && hasClock;
    if (!outage || !runs || host.isAway) return;
    host.does({ do: 'excuse', ...outage });
  }

  /** Idle tables leave memory; tables whose time has come are woken. */
  private async sweep(): Promise<void> {
    this.outages.note(this.now());
    for (const [id, host] of this.hosts) if (host.isIdle) this.putAway(id, host);
    await this.wake(await this.asleep());
    if (this.isClosed) return;
    this.pruning.look(this.now()).catch(this.fault);
    this.store.lists.withoutFile().then((id) => this.keepFile(id), this.fault);
  }

  /** Saves a few of the tables that are played, so that little is lost if the server dies and comes back with other rules. */
  private saveSome(): void {
    const before = this.now() - SAVED_EVERY;
    let left = Math.ceil((this.hosts.size * SAVE_SOME_EVERY) / SAVED_EVERY);
    for (const [id, host] of this.hosts) {
      const saved = left > 0 ? host.unsaved(before) : undefined;
      if (!saved) continue;
      left--;
      this.store.save(id, saved).catch(this.fault);
    }
  }

  /** While the rules are those that the game was played by. */
  private async keepFile(id: string | undefined): Promise<void> {
    if (id === undefined) return;
    try {
      await this.replays.take(async () => (await this.host(id))?.archive.file());
    } catch (error) {
      const isGone = error instanceof Problem || (error instanceof TableError && error.code === 'otherRules');
      if (isGone) await this.store.keepFile(id, '').catch(this.fault);
      else this.fault(error);
    }
  }

  private async asleep(): Promise<string[]> {
    try {
      return (await this.store.lists.toWake(this.now())).filter((id) => !this.hosts.has(id));
    } catch (error) {
      this.fault(error);
      return [];
    }
  }

  private async wake(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.slice(0, WOKEN_AT_ONCE).map((id) => this.wakeOne(id)));
    if (this.isClosed) return;
    const rest = ids.slice(WOKEN_AT_ONCE);
    const isMore = rest.length > 0;
    this.next = setTimeout(
      () => void (isMore ? this.wake(rest) : this.sweep()),
      isMore ? WAKE_AGAIN_AFTER : SWEEP_EVERY,
    );
    this.next.unref();
  }

  /** One table that is broken must not stop the others. */
  private async wakeOne(id: string): Promise<void> {
    try {
      await this.host(id);
    } catch {
      await this.store.letSleep(id).catch(this.fault);
    }
  }
}
