import { randomBytes, randomUUID } from 'node:crypto';
import { findGame } from '@warptable/games';
import { Host, Table, seatsHeldBy } from '@warptable/table';
import type { ActionLog, TableSetup, TableWish, Thinker, Runtime, Who } from '@warptable/table';
import type { ChapterOf } from './campaign-store.ts';
import { Clock } from './clock.ts';
import { Outages, lastThere } from './outages.ts';
import type { Outage } from './outages.ts';
import { problem } from './problems.ts';
import type { TableStore } from './store.ts';
import { Summaries, summaryOf } from './summary.ts';

const SWEEP_EVERY = 30_000;
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
  private readonly summaries = new Map<string, Summaries>();
  /** Tables that could not be loaded when somebody last asked for them. */
  private readonly broken = new Set<string>();
  private readonly clock: Clock;
  private readonly outages: Outages;
  private next: NodeJS.Timeout | undefined;
  private catchingUp: NodeJS.Timeout | undefined;
  private onOver: () => void = () => {};

  /** `absence`: see `Runtime`. */
  constructor(store: TableStore, think: Thinker, fault: (error: unknown) => void, absence?: number) {
    this.store = store;
    this.fault = fault;
    this.runtime = runtimeOf(() => this.now(), think, fault, absence);
    this.clock = new Clock(lastThere(store));
    this.outages = new Outages(store, this.clock.now(), fault);
  }

  /** Wakes the tables whose bots and clocks wait, now and from now on. They ask for thoughts at once, so whoever thinks has to be ready. */
  start(): void {
    this.catchingUp = setInterval(() => this.catchUpLists(), CATCH_UP_EVERY);
    this.catchingUp.unref();
    this.sweep();
  }

  /** Tables in memory. */
  get size(): number {
    return this.hosts.size;
  }

  /** Of a table in memory. */
  openerOf(id: string): string | undefined {
    return this.hosts.get(id)?.table.setup.openedBy;
  }

  /** Somebody sits there who is present, or whose answer is awaited, and no bot in their place. */
  isPlayed(id: string): boolean {
    const host = this.hosts.get(id);
    const asked = host?.table.askedSeats() ?? [];
    return (
      host?.table.seats.some(
        ({ who, sitIn }, seat) =>
          who !== null && !sitIn && (host.visitors.isPresent(who) || asked.includes(seat)),
      ) === true
    );
  }

  async open(wish: TableWish, openedBy: string, max: number, chapter?: ChapterOf): Promise<TableSetup> {
    const setup: TableSetup = {
      ...wish,
      id: randomUUID(),
      openedBy,
      openedAt: this.now(),
      secret: randomBytes(32).toString('hex'),
      record: 2,
    };
    const table = new Table(mustFind(wish.game), setup);
    const saved = table.match ? table.save() : undefined;
    await this.store.openTable(setup, summaryOf(table, setup.openedAt), saved, max, chapter);
    return setup;
  }

  /** The table's host, loaded if need be. */
  host(id: string): Host | undefined {
    const present = this.hosts.get(id);
    if (present && !present.isClosed) return present;
    const setup = this.store.setup(id);
    if (!setup) return undefined;
    const table = this.load(setup);
    const host = new Host(table, this.actionLogOf(table), this.runtime);
    this.hosts.set(id, host);
    this.excuse(host, this.outages.since(this.store.updatedAt(id)));
    return host;
  }

  /** Their seats become free, or bots play on. A table that cannot be loaded is left as it is. */
  async leave(id: string, who: Who): Promise<void> {
    try {
      const host = this.host(id);
      if (host) await leaveSeats(host, who);
    } catch (error) {
      if (!this.broken.has(id)) throw error;
    }
  }

  /** Nobody at this table is called by that name any more. */
  async forget(id: string, who: Who): Promise<void> {
    await this.hosts.get(id)?.forget(who);
  }

  /** To look at how a game has ended, without keeping it in memory; nothing, if it cannot be loaded. */
  ended(id: string): Table | undefined {
    const setup = this.store.setup(id);
    try {
      return this.hosts.get(id)?.table ?? (setup && this.load(setup));
    } catch {
      return undefined;
    }
  }

  /** Calls back whenever a game has ended. */
  whenOver(then: () => void): void {
    this.onOver = then;
  }

  /** What is wrong with a table is told once, however often somebody asks for it. */
  private load(setup: TableSetup): Table {
    const { id, game } = setup;
    try {
      const { saved, actions } = this.store.load(id);
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
    clearTimeout(this.next);
    clearInterval(this.catchingUp);
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

  /** A table at rest is whole in its last save, so that even other rules can go on from it. */
  private putAway(id: string, host: Host): void {
    const saved = host.unsaved();
    if (saved) this.store.save(id, saved).catch(this.fault);
    host.close();
    this.hosts.delete(id);
    this.summaries.delete(id);
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
    return {
      append: async (id, n, action, saved) => {
        const summary = summaries.next(this.now());
        await this.store.append(id, n, action, saved, summary);
        if (summary?.status === 'over') this.onOver();
      },
      // After something could not be written.
      load: (id) => {
        summaries.forget();
        return Promise.resolve(this.store.load(id));
      },
      actions: (id, from, to) => Promise.resolve(this.store.actions(id, from, to)),
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
  private sweep(): void {
    this.outages.note(this.now());
    for (const [id, host] of this.hosts) if (host.isIdle) this.putAway(id, host);
    this.wake(this.asleep());
  }

  private asleep(): string[] {
    try {
      return this.store.tablesToWake(this.now()).filter((id) => !this.hosts.has(id));
    } catch (error) {
      this.fault(error);
      return [];
    }
  }

  private wake(ids: readonly string[]): void {
    for (const id of ids.slice(0, WOKEN_AT_ONCE)) this.wakeOne(id);
    const rest = ids.slice(WOKEN_AT_ONCE);
    const isMore = rest.length > 0;
    this.next = setTimeout(
      () => (isMore ? this.wake(rest) : this.sweep()),
      isMore ? WAKE_AGAIN_AFTER : SWEEP_EVERY,
    );
    this.next.unref();
  }

  /** One table that is broken must not stop the others. */
  private wakeOne(id: string): void {
    try {
      this.host(id);
    } catch {
      this.store.letSleep(id).catch(this.fault);
    }
  }
}

async function leaveSeats(host: Host, who: Who): Promise<void> {
  const { table } = host;
  for (const seat of seatsHeldBy(table.seats, who)) {
    if (table.status === 'waiting') await host.perform({ do: 'stand', seat });
    else if (table.status === 'playing' && !table.seats[seat]?.resigned)
      await host.perform({ do: 'resign', seat });
  }
}

function runtimeOf(
  now: () => number,
  think: Thinker,
  fault: (error: unknown) => void,
  absence: number | undefined,
): Runtime {
  return {
    now,
    later: (milliseconds, then) => {
      const ring = (): void => {
        now();
        then();
      };
      // Longer than a timer can wait: the sweep comes first.
      const timer = setTimeout(ring, Math.min(milliseconds, 2_147_483_647));
      timer.unref();
      return () => clearTimeout(timer);
    },
    think,
    absence,
    fault,
  };
}

function mustFind(id: string): NonNullable<ReturnType<typeof findGame>> {
  const gameModule = findGame(id);
  if (!gameModule) throw new Error(`there is no game '${id}'`);
  return gameModule;
}
