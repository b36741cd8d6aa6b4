import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@warptable/games';
import { Table } from '@warptable/table';
import { expect, test } from 'vitest';
import { Store } from '../src/store.ts';
import { startProgram } from './a-program.ts';
import { Person } from './a-server.ts';
import type { Seat } from './a-server.ts';

const KILLS = 20;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Plays on until the connection breaks; keeps count of what was acknowledged. */
async function playOn(seat: Seat, acknowledged: string[], from: number): Promise<void> {
  try {
    for (let n = from; ; n++) {
      await seat.until(() => (seat.seen?.asked.length ?? 0) > 0 || seat.closed !== undefined, 'a question');
      const [asked] = seat.seen.asked;
      if (!asked || seat.closed !== undefined) return;
      const value = asked.options[n % asked.options.length];
      const reply = await seat.ask({
        do: 'answer',
        seat: asked.seat,
        kind: asked.kind,
        value,
        expected: seat.seen.position,
      });
      if (reply.tell === 'done') acknowledged.push(`${asked.kind}=${value}`);
    }
  } catch {
    // The server is gone.
  }
}

test(
  'kill -9 in mid-game, again and again: no acknowledged answer is lost, no table is broken',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-kill-'));
    const file = join(folder, 'test.sqlite');
    const acknowledged: string[] = [];
    let { url, program } = await startProgram(file);
    const ann = await Person.named(url, 'Ann');
    const table = await ann.openTable({ seats: ['open', 'bot', 'bot'] });
    const first = await ann.visit(table);
    await first.sit(0, 'Ann');
    first.close();

    for (let kill = 0; kill < KILLS; kill++) {
      const again = new Person(url);
      again.cookie = ann.cookie;
      const seat = await again.visit(table);
      const playing = playOn(seat, acknowledged, kill);
      const enough = acknowledged.length + 2 + (kill % 3);
      while (acknowledged.length < enough) await pause(2);
      // Somewhere in the middle of the next answers.
      await pause((kill * 37) % 30);
      program.kill('SIGKILL');
      await playing;
      seat.socket.terminate();
      ({ url, program } = await startProgram(file));
    }
    const gone = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await gone).toBe(0);

    const store = new Store(file);
    const deeds = store.deeds(table);
    const answers = deeds.flatMap((deed) =>
      deed.do === 'answer' && !deed.bot ? `${deed.kind}=${String(deed.value)}` : [],
    );
    // The last answer before a kill may be kept without having been acknowledged; none that was acknowledged is missing.
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(isSubsequence(acknowledged, answers)).toBe(true);
    expect(answers.length - acknowledged.length).toBeLessThanOrEqual(KILLS);
    const setup = store.setup(table)!;
    const whole = Table.load(findGame('warpgate')!, setup, undefined, deeds);
    const { saved, deeds: since } = store.load(table);
    expect(Table.load(whole.boxed, setup, saved, since).match?.state).toEqual(whole.match?.state);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
);

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const one of whole) if (one === part[at]) at++;
  return at === part.length;
}
