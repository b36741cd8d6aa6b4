import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';

const NOTICES = 10_000;
const PEOPLE = 5000;
const TAKEN_FOR = 2000;
/** What a worker has taken and not marked when it dies, see `PEOPLE` of the courier. */
const IN_FLIGHT = 20;

/** So many people with a channel and two notices each, all due. */
async function filled(file: string): Promise<void> {
  const store = new TableStore(new SqliteEngine(file));
  await store.close();
  const db = new Database(file);
  db.transaction(() => {
    db.prepare(
      "insert into tables values ('t', 'warpgate', '{}', 'x', 0, 'playing', '{\"seats\":[]}', null, 0)",
    ).run();
    const channel = db.prepare(
      "insert into channels (id, person, kind, address, shared, proven, made) values (?, ?, 'json', '{}', 0, 1, 0)",
    );
    const notice = db.prepare(
      "insert into notices (id, person, table_id, kind, position, made, public, due, tries, told) values (?, ?, 't', 'turn', ?, 0, 1, 1, 0, '[]')",
    );
    for (let n = 0; n < PEOPLE; n++) channel.run(`c${n}`, `p${n}`);
    for (let n = 0; n < NOTICES; n++) notice.run(`n${n}`, `p${n % PEOPLE}`, Math.floor(n / PEOPLE));
  })();
  db.close();
}

test(
  '10,000 due notices, two workers, one of them killed: everybody is told, nobody twice but for what was in flight',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-drain-'));
    const file = join(folder, 'test.sqlite');
    await filled(file);
    const heard = new Map<string, number>();
    const server = createServer((request, response) => {
      heard.set(request.url ?? '', (heard.get(request.url ?? '') ?? 0) + 1);
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const start = (): ChildProcess =>
      spawn(
        process.execPath,
        [
          fileURLToPath(new URL('./notices-worker.ts', import.meta.url)),
          file,
          String(port),
          String(TAKEN_FOR),
        ],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
    const workers = [start(), start()];
    try {
      await vi.waitFor(() => expect(heard.size).toBeGreaterThan(PEOPLE / 4), {
        timeout: 60_000,
        interval: 5,
      });
      workers[0]!.kill('SIGKILL');
      const db = new Database(file, { readonly: true });
      const left = (): number =>
        (db.prepare('select count(*) as n from notices where sent is null').get() as { n: number }).n;
      await vi.waitFor(() => expect(left()).toBe(0), { timeout: 60_000, interval: 50 });
      db.close();
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      server.close();
      server.closeAllConnections();
    }
    // Two notices of one person are one message: a digest. What goes out again has the same id, by which the other side knows it.
    expect(heard.size).toBe(PEOPLE);
    const again = [...heard.values()].reduce((sum, times) => sum + times - 1, 0);
    expect(again).toBeLessThanOrEqual(IN_FLIGHT);
    rmSync(folder, { recursive: true, force: true });
  },
);
