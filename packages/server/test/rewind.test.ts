import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@warptable/games';
import { Table } from '@warptable/table';
import type { HostMessage } from '@warptable/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { startProgram } from './a-program.ts';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-rewind-'));
  file = join(folder, 'test.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Visits {
  readonly ann: Seat;
  readonly bob: Seat;
  readonly looker: Seat;
}

/** Everybody comes, or comes back, to the table. */
async function visit(url: string, table: string, cookies: readonly string[]): Promise<Visits> {
  const seats: Seat[] = [];
  for (const cookie of [...cookies, '']) {
    const person = new Person(url);
    person.cookie = cookie;
    const seat = await person.visit(table);
    await seat.until(() => seat.info !== undefined && seat.snapshot !== null, 'to be shown the table');
    seats.push(seat);
  }
  const [ann, bob, looker] = seats as [Seat, Seat, Seat];
  return { ann, bob, looker };
}

async function openTable(url: string): Promise<{ table: string; cookies: string[] }> {
  const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')];
  const table = await ann.openTable();
  for (const [seat, person] of [ann, bob].entries()) {
    const visiting = await person.visit(table);
    await visiting.sit(seat, `P${seat}`);
    visiting.close();
  }
  return { table, cookies: [ann.cookie, bob.cookie] };
}

async function play({ ann, bob }: Visits, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const [turn, other] = ann.snapshot.asked.length > 0 ? [ann, bob] : [bob, ann];
    expect(await turn.answer(n)).toMatchObject({ type: 'done' });
    await other.until(() => other.snapshot.length === turn.snapshot.length, 'both to see the same');
  }
}

const rewind = (seat: Seat, to: number): Promise<HostMessage> =>
  seat.ask({ do: 'rewind', seat: 0, to, expected: seat.snapshot.position });

const agree = (seat: Seat): Promise<HostMessage> =>
  seat.ask({ do: 'agree', seat: 1, request: seat.info?.rewind?.request ?? -1 });

const sight = ({ snapshot }: Seat): object => ({ ...structuredClone(snapshot), position: null });

test('online: asked, seen by all, listed as somebody’s turn, agreed to, and kept over restarts', async () => {
  const first = await startServer({ WARPTABLE_FILE: file });
  const { table, cookies } = await openTable(first.url);
  let visits = await visit(first.url, table, cookies);
  await play(visits, 10);
  await visits.looker.until(
    () => visits.looker.snapshot.length === visits.ann.snapshot.length,
    'the spectator',
  );
  const early = [visits.ann, visits.bob, visits.looker].map(sight);
  const to = visits.ann.snapshot.length;
  await play(visits, 110);
  await first.stop();

  const second = await startServer({ WARPTABLE_FILE: file });
  visits = await visit(second.url, table, cookies);
  expect(await rewind(visits.ann, to)).toMatchObject({ type: 'done' });
  await visits.looker.until(() => visits.looker.info?.rewind?.state === 'asked', 'the wish');
  const bob = new Person(second.url);
  bob.cookie = cookies[1] ?? '';
  const myTurn = async (): Promise<boolean> => {
    const [mine] = (await bob.get('/api/tables?list=mine')).body as { myTurn: boolean }[];
    return mine?.myTurn === true;
  };
  while (!(await myTurn())) await new Promise((resolve) => setTimeout(resolve, 10));
  await second.stop();

  const third = await startServer({ WARPTABLE_FILE: file });
  visits = await visit(third.url, table, cookies);
  expect(visits.bob.info?.rewind).toMatchObject({ seat: 0, to, state: 'asked', awaited: [1] });
  expect(await agree(visits.bob)).toMatchObject({ type: 'done' });
  const everybody = [visits.ann, visits.bob, visits.looker];
  await visits.ann.until(
    () => everybody.every(({ snapshot }) => snapshot.length === to),
    'the game to go back',
  );
  expect(everybody.map(sight)).toEqual(early);
  await play(visits, 3);
  await third.stop();
});

test('kill -9 between asking, agreeing and playing on: nothing that was acknowledged is lost', async () => {
  let { url, program } = await startProgram(file);
  const { table, cookies } = await openTable(url);
  const crash = async (): Promise<Visits> => {
    const gone = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGKILL');
    await gone;
    ({ url, program } = await startProgram(file));
    return visit(url, table, cookies);
  };
  let visits = await visit(url, table, cookies);
  await play(visits, 120);
  for (const back of [90, 40]) {
    visits = await crash();
    expect(await rewind(visits.ann, back)).toMatchObject({ type: 'done' });
    visits = await crash();
    expect(visits.looker.info?.rewind).toMatchObject({ to: back, state: 'asked' });
    expect(await agree(visits.bob)).toMatchObject({ type: 'done' });
    visits = await crash();
    expect(visits.looker.info?.rewind).toMatchObject({ to: back, state: 'done' });
    expect(visits.looker.snapshot.length).toBeLessThan(back + 10);
    await play(visits, 8);
  }
  const { length } = visits.ann.snapshot;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGKILL');
  await gone;

  const store = new TableStore(new SqliteEngine(file));
  const setup = (await store.setup(table))!;
  const whole = Table.load(findGame('warpgate')!, setup, undefined, await store.actions(table));
  const { saved, actions } = await store.load(table);
  const loaded = Table.load(whole.gameModule, setup, saved, actions);
  await store.close();
  expect(whole.match?.length).toBe(length);
  expect(loaded.match?.state).toEqual(whole.match?.state);
  expect(loaded.notes).toEqual(whole.notes);
  expect(whole.notes.map(({ what }) => what)).toEqual(['rewound', 'rewound']);
}, 300_000);
