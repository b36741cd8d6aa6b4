import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@warptable/games';
import { Table } from '@warptable/table';
import { expect, test, vi } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { startProgram } from './a-program.ts';
import { Person } from './a-server.ts';
import type { Seat } from './a-server.ts';

const KILLS = 20;
const TABLES = 3;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Plays on until the connection breaks; keeps count of what was acknowledged. */
async function playOn(seat: Seat, acknowledged: string[], from: number): Promise<void> {
  try {
    for (let n = from; ; n++) {
      await seat.until(
        () => (seat.snapshot?.asked.length ?? 0) > 0 || seat.closed !== undefined,
        'a question',
      );
      const [asked] = seat.snapshot.asked;
      if (!asked || seat.closed !== undefined) return;
      const value = asked.options[n % asked.options.length];
      const reply = await seat.ask({
        do: 'answer',
        seat: asked.seat,
        kind: asked.kind,
        value,
        expected: seat.snapshot.position,
      });
      if (reply.type === 'done') acknowledged.push(`${asked.kind}=${value}`);
    }
  } catch {
    // The server is gone.
  }
}

const answersOf = async (store: TableStore, table: string): Promise<string[]> =>
  (await store.actions(table)).flatMap((action) =>
    action.do === 'answer' && !action.bot ? `${action.kind}=${String(action.value)}` : [],
  );

/** What was acknowledged and is not kept. The last answer before a kill may be kept without having been acknowledged. */
function missingIn(answers: readonly string[], acknowledged: readonly string[]): readonly string[] {
  let at = 0;
  for (const one of answers) if (one === acknowledged[at]) at++;
  return acknowledged.slice(at);
}

test(
  'kill -9 in mid-game, again and again: no acknowledged answer is lost, no table is broken',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-kill-'));
    const file = join(folder, 'test.sqlite');
    let { url, program } = await startProgram(file);
    const ann = await Person.named(url, 'Ann');
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async () => {
        const id = await ann.openTable({ seats: ['open', 'bot', 'bot'] });
        const seat = await ann.visit(id);
        await seat.sit(0, 'Ann');
        seat.close();
        return { id, acknowledged: [] as string[] };
      }),
    );
    const total = (): number => tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

    for (let kill = 0; kill < KILLS; kill++) {
      const again = new Person(url);
      again.cookie = ann.cookie;
      const seats = await Promise.all(tables.map(({ id }) => again.visit(id)));
      const playing = tables.map(({ acknowledged }, i) => playOn(seats[i]!, acknowledged, kill + i));
      const enough = total() + 2 + (kill % 3);
      await vi.waitFor(() => expect(total()).toBeGreaterThanOrEqual(enough), {
        timeout: 20_000,
        interval: 2,
      });
      // Somewhere in the middle of the next answers.
      await pause((kill * 37) % 30);
      program.kill('SIGKILL');
      await Promise.all(playing);
      for (const { socket } of seats) socket.terminate();
      const store = new TableStore(new SqliteEngine(file));
      for (const { id, acknowledged } of tables)
        expect(missingIn(await answersOf(store, id), acknowledged)).toEqual([]);
      await store.close();
      ({ url, program } = await startProgram(file));
    }
    const gone = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await gone).toBe(0);

    const store = new TableStore(new SqliteEngine(file));
    for (const { id, acknowledged } of tables) {
      const answers = await answersOf(store, id);
      expect(acknowledged.length).toBeGreaterThan(KILLS / TABLES);
      expect(missingIn(answers, acknowledged)).toEqual([]);
      expect(answers.length - acknowledged.length).toBeLessThanOrEqual(KILLS);
      const setup = (await store.setup(id))!;
      const whole = Table.load(findGame('warpgate')!, setup, undefined, await store.actions(id));
      const { saved, actions } = await store.load(id);
      expect(Table.load(whole.gameModule, setup, saved, actions).match?.state).toEqual(whole.match?.state);
    }
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
