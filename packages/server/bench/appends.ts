import { join } from 'node:path';
import { openDatabase } from '../src/rows.ts';

/** Rows in one transaction of the loop that nobody waits for. */
export const LOOP_GROUP = 50;

/** Bare durable appends a second. */
export interface Appends {
  /** One after the other, each in a transaction of its own. */
  readonly singly: number;
  /** By as many appenders as there are tables, each awaiting its own acknowledgement: all that wait share a commit. */
  readonly grouped: number;
  /** In a loop of full groups that are handed over at once and acknowledged to nobody: no server can do that. */
  readonly looped: number;
  /** Microseconds of computing for one of the grouped. */
  readonly cpu: number;
}

interface Append {
  readonly table: string;
  readonly n: number;
  readonly done: () => void;
}

const ACTION = JSON.stringify({
  at: 1_790_000_000_000,
  do: 'answer',
  seat: 1,
  kind: 'x'.repeat(12),
  value: 'y'.repeat(12),
  bot: false,
});

/** On this machine now: rows as small as an action, in a file with the server's own settings, without sockets, other threads or a game. */
export async function measureAppends(
  folder: string,
  name: string,
  tables: readonly string[],
  seconds: number,
): Promise<Appends> {
  const singly = new BareStore(join(folder, `${name}-singly.sqlite`));
  const looped = new BareStore(join(folder, `${name}-looped.sqlite`));
  const grouped = new BareStore(join(folder, `${name}-grouped.sqlite`));
  const nothing = (): void => {};
  let n = 0;
  const next = (): Append => ({ table: tables[n % tables.length] ?? '', n: n++, done: nothing });
  const rates = {
    singly: perSecond(() => singly.commit([next()]), seconds / 3),
    looped:
      perSecond(() => looped.commit(Array.from({ length: LOOP_GROUP }, next)), seconds / 3) * LOOP_GROUP,
    ...(await appendersOf(grouped, tables, seconds / 3)),
  };
  for (const store of [singly, looped, grouped]) store.close();
  return rates;
}

/** Nothing but a file of actions. What is appended before it comes to commit goes into one transaction. */
class BareStore {
  private readonly db: ReturnType<typeof openDatabase>;
  readonly commit: (appends: readonly Append[]) => void;
  private waiting: Append[] = [];

  constructor(file: string) {
    this.db = openDatabase(file);
    this.db.exec(
      'create table deeds (table_id text not null, n integer not null, deed text not null, primary key (table_id, n)) without rowid',
    );
    const insert = this.db.prepare('insert into deeds values (?, ?, ?)');
    const inOne = this.db.transaction((appends: readonly Append[]) => {
      for (const { table, n } of appends) insert.run(table, n, ACTION);
    });
    this.commit = (appends) => inOne.immediate(appends);
  }

  /** Resolves after the commit. */
  append(table: string, n: number): Promise<void> {
    return new Promise((done) => {
      if (this.waiting.push({ table, n, done }) === 1) setImmediate(() => this.commitAll());
    });
  }

  close(): void {
    this.db.close();
  }

  private commitAll(): void {
    const all = this.waiting;
    this.waiting = [];
    this.commit(all);
    for (const { done } of all) done();
  }
}

async function appendersOf(
  store: BareStore,
  tables: readonly string[],
  seconds: number,
): Promise<{ grouped: number; cpu: number }> {
  const began = performance.now();
  const before = process.cpuUsage();
  let acknowledged = 0;
  const appendOn = async (table: string): Promise<void> => {
    for (let n = 0; performance.now() - began < seconds * 1000; n++) {
      await store.append(table, n);
      acknowledged++;
    }
  };
  await Promise.all(tables.map(appendOn));
  const { user, system } = process.cpuUsage(before);
  const took = (performance.now() - began) / 1000;
  return { grouped: acknowledged / took, cpu: (user + system) / acknowledged };
}

function perSecond(act: () => void, seconds: number): number {
  const began = performance.now();
  let times = 0;
  let took = 0;
  for (; took < seconds * 1000; took = performance.now() - began) {
    act();
    times++;
  }
  return (times * 1000) / took;
}
