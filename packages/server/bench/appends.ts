import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Rows in one transaction: what waits while a disk finishes the transaction before. */
export const GROUP = 50;

export interface Appends {
  readonly singly: number;
  readonly grouped: number;
}

/** Bare durable appends a second on this machine now: rows as small as a deed, in a file with the server's own settings. */
export function measureAppends(folder: string, name: string, seconds: number): Appends {
  const db = new Database(join(folder, name));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('wal_autocheckpoint = 8000');
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
  const grouped = perSecond(() => group.immediate(), seconds / 2) * GROUP;
  db.close();
  return { singly, grouped };
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
