import { randomBytes, randomUUID } from 'node:crypto';
import { findGame } from '@warptable/games';
import { Host, Table } from '@warptable/table';
import type { Ledger, TableSetup, TableWish, Thinker, World } from '@warptable/table';
import type { Store } from './store.ts';
import { Summaries, summaryOf } from './summary.ts';

const SWEEP_EVERY = 30_000;
/** Tables that are woken at a time, so that many do not hold up those who play. */
const WOKEN_AT_ONCE = 50;
const WAKE_AGAIN_AFTER = 200;
const LISTS_EVERY = 2000;
/** The key under which the time is written down while the server is there. */
const ALIVE = 'alive';

/** Where all tables stand: those somebody plays at are in memory, the others in the store. */
export class Hall {
  private readonly store: Store;
  private readonly world: World;
  private readonly fault: (error: unknown) => void;
  private readonly hosts = new Map<string, Host>();
  private readonly summaries = new Map<string, Summaries>();
  private readonly bootedAt = Date.now();
  private readonly lastAlive: number;
  private next: NodeJS.Timeout | undefined;
  private readonly listing: NodeJS.Timeout;

  /** `absence`: see `World`. */
  constructor(store: Store, think: Thinker, fault: (error: unknown) => void, absence?: number) {
    this.store = store;
    this.fault = fault;
    this.world = worldOf(think, fault, absence);
    this.lastAlive = store.time(ALIVE) ?? this.bootedAt;
    this.listing = setInterval(() => this.catchUpLists(), LISTS_EVERY);
    this.listing.unref();
    this.sweep();
  }

  /** Tables in memory. */
  get size(): number {
    return this.hosts.size;
  }

  async open(wish: TableWish, openedBy: string, most: number): Promise<TableSetup> {
    const setup: TableSetup = {
      ...wish,
      id: randomUUID(),
      openedBy,
      openedAt: Date.now(),
      secret: randomBytes(32).toString('hex'),
    };
    const table = new Table(mustFind(wish.game), setup);
    const saved = table.match ? table.save() : undefined;
    await this.store.openTable(setup, summaryOf(table, setup.openedAt), saved, most);
    return setup;
  }

  /** The table's host, loaded if need be. */
  host(id: string): Host | undefined {
    const present = this.hosts.get(id);
    if (present && !present.isClosed) return present;
    const setup = this.store.setup(id);
    if (!setup) return undefined;
    const { saved, deeds } = this.store.load(id);
    const table = Table.load(mustFind(setup.game), setup, saved, deeds);
    const host = new Host(table, this.ledgerOf(table), this.world);
    this.hosts.set(id, host);
    this.excuseAbsence(host);
    return host;
  }

  /** Nothing happens at any table from now on; what has been done is written and acknowledged. */
  async close(): Promise<void> {
    clearTimeout(this.next);
    clearInterval(this.listing);
    const hosts = [...this.hosts.values()];
    for (const host of hosts) host.close();
    // A table writes one deed after the other.
    while (!hosts.every(({ isSafe }) => isSafe)) {
      await this.store.settled();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.catchUpLists();
    for (const [id, host] of this.hosts) this.putAway(id, host);
    this.noteTime();
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
    const now = Date.now();
    for (const [id, summaries] of this.summaries) {
      const summary = this.hosts.get(id)?.isSafe ? summaries.late(now) : undefined;
      if (summary) this.store.list(id, summary).catch(this.fault);
    }
  }

  private ledgerOf(table: Table): Ledger {
    const summaries = new Summaries(table);
    this.summaries.set(table.setup.id, summaries);
    return {
      append: (id, n, deed, saved) => this.store.append(id, n, deed, saved, summaries.next(Date.now())),
      // After something could not be written.
      load: (id) => {
        summaries.forget();
        return Promise.resolve(this.store.load(id));
      },
      deeds: (id) => Promise.resolve(this.store.deeds(id)),
    };
  }

  /** While the server was not there, nobody could answer: the clocks stood still. */
  private excuseAbsence(host: Host): void {
    const { table } = host;
    const hasClock = table.setup.clock.kind !== 'none' || table.recessAt !== null;
    const runs = table.status === 'playing' && table.pausedAt === null && hasClock;
    if (!runs || this.lastAlive >= this.bootedAt) return;
    if (this.store.updatedAt(table.setup.id) < this.bootedAt)
      host.does({ do: 'excuse', from: this.lastAlive, to: this.bootedAt });
  }

  /** Idle tables leave memory; tables whose time has come are woken. */
  private sweep(): void {
    this.noteTime();
    for (const [id, host] of this.hosts) if (host.isIdle) this.putAway(id, host);
    this.wake(this.asleep());
  }

  private asleep(): string[] {
    try {
      return this.store.tablesToWake(Date.now()).filter((id) => !this.hosts.has(id));
    } catch (error) {
      this.fault(error);
      return [];
    }
  }

  private noteTime(): void {
    this.store.setTime(ALIVE, Date.now()).catch(this.fault);
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
    } catch (error) {
      this.store.letSleep(id).catch(this.fault);
      this.fault(error);
    }
  }
}

function worldOf(think: Thinker, fault: (error: unknown) => void, absence: number | undefined): World {
  return {
    now: () => Date.now(),
    later: (milliseconds, then) => {
      // Longer than a timer can wait: the sweep comes first.
      const timer = setTimeout(then, Math.min(milliseconds, 2_147_483_647));
      timer.unref();
      return () => clearTimeout(timer);
    },
    think,
    absence,
    fault,
  };
}

function mustFind(id: string): NonNullable<ReturnType<typeof findGame>> {
  const boxed = findGame(id);
  if (!boxed) throw new Error(`there is no game '${id}'`);
  return boxed;
}
