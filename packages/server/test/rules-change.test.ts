import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Random } from '@warptable/kernel';
import { Table } from '@warptable/table';
import type { RecordedAction } from '@warptable/table';
import { afterEach, expect, test, vi } from 'vitest';
import { TableRegistry } from '../src/table-registry.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { summaryOf } from '../src/summary.ts';
import { WISH } from './a-server.ts';

const { game } = findGame('warpgate') as AnyGameModule;
const { rulesVersion, steps } = game;

let leave = async (): Promise<void> => {};

afterEach(async () => {
  Object.assign(game, { rulesVersion, steps });
  vi.useRealTimers();
  await leave();
});

/** A file with a table whose game has been played so far, as if the server had been killed then. */
async function playedTable(answers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-rules-'));
  const store = new TableStore(new SqliteEngine(join(folder, 'test.sqlite')));
  const faults: unknown[] = [];
  const open = new Set<TableRegistry>();
  const registry = async (): Promise<TableRegistry> => {
    const one = await TableRegistry.of(
      store,
      () => new Promise(() => {}),
      (error) => faults.push(error),
    );
    open.add(one);
    return one;
  };
  leave = async () => {
    for (const one of open) await one.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const { id } = await (await registry()).open(WISH as never, 'ann', 5);
  const setup = (await store.setup(id))!;
  const table = new Table(findGame('warpgate')!, setup);
  const written: Promise<void>[] = [];
  const does = (action: RecordedAction): void => {
    const { n } = table;
    table.perform(action);
    const isLast = n === answers + 1 || table.status === 'over';
    written.push(
      store.append(
        id,
        n,
        action,
        isLast && table.status === 'over' ? table.save() : undefined,
        isLast ? summaryOf(table, n) : undefined,
      ),
    );
  };
  for (const [seat, who] of ['ann', 'bob'].entries())
    does({ at: 0, do: 'sit', seat, who, name: who, nonce: 'ab'.repeat(8) });
  const random = new Random('rules');
  for (let n = 0; n < answers && table.status === 'playing'; n++) {
    const [pending] = table.match!.pending;
    const { seat, kind } = pending!.ask;
    does({ at: n, do: 'answer', seat, kind, value: randomAnswer(pending!, random), bot: false });
  }
  await Promise.all(written);
  return { id, store, table, faults, registry };
}

/** Nothing of the game of before fits them, but for its end. */
const changeTheRules = (): void => void Object.assign(game, { rulesVersion: 'newer', steps: {} });

test('a game that is over stays over, and its file can be had, whatever becomes of the rules', async () => {
  const { id, store, table, faults, registry } = await playedTable(5000);
  expect(table.status).toBe('over');
  (await registry()).start();
  await vi.waitFor(async () => expect(await store.file(id)).toContain('"secret"'), { timeout: 20_000 });
  changeTheRules();
  const host = await (await registry()).host(id);
  expect(host?.table.status).toBe('over');
  expect(host?.table.match?.result).toEqual(table.match?.result);
  expect(await host?.archive.file()).toBe(await store.file(id));
  expect(faults).toEqual([]);
});

test('one whose file was never made is not tried again and again', async () => {
  const { id, store, faults, registry } = await playedTable(5000);
  changeTheRules();
  (await registry()).start();
  await vi.waitFor(async () => expect(await store.file(id)).toBe(''));
  expect(await store.lists.withoutFile()).toBeUndefined();
  expect(faults).toEqual([]);
});

test('a table that is played is saved now and again: a crash before a change of the rules costs little', async () => {
  const { id, store, registry } = await playedTable(60);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const one = await registry();
  one.start();
  const host = await one.host(id);
  expect((await store.load(id)).saved).toBeUndefined();
  await host?.perform({ do: 'chat', who: 'ann', name: 'ann', text: 'still here' });
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(async () => expect((await store.load(id)).saved?.n).toBe(host?.table.n));
});
