import { join } from 'node:path';
import { openDatabase } from '../src/rows.ts';

/** Rows in one transaction: what waits while a disk finishes the transaction before. */
export const GROUP = 50;

export interface Appends {
  readonly singly: number;
  readonly grouped: number;
  /** Microseconds of computing for one in a group. */
  readonly cpu: number;
}

/** Bare durable appends a second on this machine now: rows as small as a deed, in a file with the server's own settings. */
export function measureAppends(folder: string, name: string, seconds: number): Appends {
  const db = openDatabase(join(folder, name));
  db.exec(
    'create table deeds (table_id text not null, n integer not null, deed text not null, primary key (table_id, n)) without rowid',
  );
  const insert = db.prepare('insert into deeds values (?, ?, ?)');
  const deed = JSON.stringify({
    at: 1_790_000_000_000,
    do: 'answer',
    seat: 1,
    kind: 'x'.repeat(12),
    value: 'y'.repeat(12),
    bot: false,
  });
  const tables = Array.from(
    { length: 1000 },
    (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
  );
  let n = 0;
  const append = (): void => {
    insert.run(tables[n % tables.length], n++, deed);
  };
  const group = db.transaction(() => {
    for (let i = 0; i < GROUP; i++) append();
  });
  const singly = perSecond(append, seconds / 2);
  const before = process.cpuUsage();
  const first = n;
  const grouped = perSecond(() => group.immediate(), seconds / 2) * GROUP;
  const { user, system } = process.cpuUsage(before);
  db.close();
  return { singly, grouped, cpu: (user + system) / (n - first) };
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
