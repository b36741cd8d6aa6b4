import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { Person, startServer } from './a-server.ts';

test('bots that waited for the server to come back think as they always do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-restart-'));
  const file = join(folder, 'test.sqlite');
  const first = await startServer({ WARPTABLE_FILE: file, WARPTABLE_BOT_DELAY: '10000' });
  const ann = await Person.named(first.url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot', 'bot'] });
  const seat = await ann.visit(table);
  await seat.sit(0, 'Ann');
  await seat.ask({ do: 'resign', seat: 0 });
  await first.stop();
  const answers = async (): Promise<number> => {
    const store = new TableStore(new SqliteEngine(file));
    const { length } = (await store.actions(table)).filter((action) => action.do === 'answer');
    await store.close();
    return length;
  };
  const before = await answers();
  const second = await startServer({ WARPTABLE_FILE: file });
  await vi.waitFor(async () => expect(await answers()).toBeGreaterThan(before), {
    timeout: 20_000,
    interval: 100,
  });
  // A bot that could not think is a fault, and answers as a novice.
  const { body } = await new Person(second.url).get('/api/metrics');
  expect(body).toContain('warptable_faults_total 0');
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
