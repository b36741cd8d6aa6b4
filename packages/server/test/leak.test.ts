import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { Random, checksum, readSnapshot } from '@warptable/kernel';
import type { AnswerValue, Viewer, Json } from '@warptable/kernel';
import { PROTOCOL, Table } from '@warptable/table';
import type { HostMessage, SavedTable } from '@warptable/table';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { Person, startServer } from './a-server.ts';

const game = findGame('warpgate')!.game;

/** A guest and a table made by a real server, then played on to a position at the beginning of a step. */
async function prepare(
  file: string,
  wish: Record<string, Json> = {},
): Promise<{ cookies: string[]; table: string }> {
  const { url, stop } = await startServer({ WARPTABLE_FILE: file });
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Person.named(url, name)));
  const table = await people[0]!.openTable({ seats: ['open', 'open', 'open'], ...wish });
  for (const [seat, person] of people.entries()) {
    const visit = await person.visit(table);
    await visit.sit(seat, `P${seat}`);
    visit.close();
  }
  await stop();
  return { cookies: people.map(({ cookie }) => cookie), table };
}

/** Plays at random until nothing has been answered in the present step; then everything hidden is in the save. */
async function playTo(store: TableStore, id: string, answers: number, random: Random): Promise<Table> {
  const setup = (await store.setup(id))!;
  const { saved, actions } = await store.load(id);
  const table = Table.load(findGame('warpgate')!, setup, saved, actions);
  for (let n = 0; ; n++) {
    const match = table.match!;
    const { entries } = JSON.parse(table.save().match!) as { entries: unknown[] };
    if (n >= answers && entries.length === 0 && match.pending.length === 1) break;
    const pending = match.pending[0]!;
    const { seat, kind } = pending.ask;
    const action = {
      at: n,
      do: 'answer',
      seat,
      kind,
      value: randomAnswer(pending, random),
      bot: false,
    } as const;
    table.perform(action);
    await store.append(id, table.n - 1, action, undefined, undefined);
  }
  await store.save(id, table.save());
  return table;
}

/** The same file with the table dealt anew for this viewer. */
function determinized(file: string, to: string, id: string, viewer: Viewer, random: Random): string {
  copyFileSync(file, to);
  const db = new Database(to);
  const row = db.prepare('select saved from saves where table_id = ?').get(id) as { saved: string };
  const saved = JSON.parse(row.saved) as SavedTable;
  const { checksum: _, ...content } = readSnapshot(game, saved.match!);
  game.determinize(content.state, viewer, random);
  const match = JSON.stringify({ ...content, checksum: checksum(content) });
  expect(match).not.toBe(saved.match);
  db.prepare('update saves set saved = ? where table_id = ?').run(JSON.stringify({ ...saved, match }), id);
  db.close();
  return to;
}

/** An answer that can still be taken back afterwards: it has brought nothing hidden to light. */
async function harmlessAnswer(
  store: TableStore,
  id: string,
  random: Random,
): Promise<{ kind: string; seat: number; value: AnswerValue } | undefined> {
  const { saved } = await store.load(id);
  const setup = (await store.setup(id))!;
  for (let n = 0; n < 20; n++) {
    const { match } = Table.load(findGame('warpgate')!, setup, saved, []);
    const pending = match!.pending[0]!;
    const answer = { seat: pending.ask.seat, kind: pending.ask.kind, value: randomAnswer(pending, random) };
    match!.answer(answer);
    if (match!.undoable(answer.seat).ok) return answer;
  }
  return undefined;
}

/** Says these, one after the other, and gives back every message that came. How many share a frame is a matter of time alone. */
async function toldTo(
  file: string,
  id: string,
  cookie: string,
  messages: readonly object[],
): Promise<string[]> {
  // Whoever is away may be stood in for at once: else the time until then would be told, and pass between the two worlds.
  const { url, stop } = await startServer({ WARPTABLE_FILE: file, WARPTABLE_ABSENCE: '0' });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { cookie },
  });
  const told: string[] = [];
  await new Promise<void>((resolve, reject) => {
    let next = 0;
    const say = (): void => {
      const message = messages[next++];
      if (message) socket.send(JSON.stringify(message));
      else resolve();
    };
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }));
      say();
    });
    socket.on('message', (data: Buffer) => {
      for (const message of [JSON.parse(data.toString()) as HostMessage | HostMessage[]].flat()) {
        told.push(JSON.stringify(message));
        if (message.type === 'done' || message.type === 'refused') say();
      }
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.terminate();
  await stop();
  return told;
}

test(
  'over a real socket: the same bytes in two worlds that differ only in what the seat cannot know',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-leak-'));
    const random = new Random('sockets');
    const file = join(folder, 'truth.sqlite');
    const { cookies, table: id } = await prepare(file);
    let answered = 0;
    for (const answers of [0, 60]) {
      const store = new TableStore(new SqliteEngine(file));
      const table = await playTo(store, id, answers, random);
      const harmless = await harmlessAnswer(store, id, random);
      const position = table.positionOf(harmless?.seat ?? 0);
      await store.close();
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seat = viewer === 'spectator' ? 0 : viewer;
        const own =
          harmless?.seat === viewer ? [{ do: 'answer', id: 7, ...harmless, expected: position }] : [];
        const messages = [
          { do: 'answer', id: 1, seat, kind: 'card', value: 'nonsense', expected: position },
          { do: 'look', id: 2, viewer: (seat + 1) % 3 },
          { do: 'answer', id: 3, seat: (seat + 1) % 3, kind: 'card', value: 'ac-01', expected: position },
          ...own,
          { do: 'look', id: 9, viewer },
        ];
        const cookie = viewer === 'spectator' ? '' : cookies[viewer]!;
        const truth = copy(file, join(folder, `${answers}-${viewer}-truth.sqlite`));
        const other = determinized(
          file,
          join(folder, `${answers}-${viewer}-other.sqlite`),
          id,
          viewer,
          random,
        );
        const told = await toldTo(truth, id, cookie, messages);
        expect(await toldTo(other, id, cookie, messages)).toEqual(told);
        expect(told.length).toBeGreaterThan(messages.length + 3);
        if (own.length > 0) expect(told).toContain('{"type":"done","id":7}');
        answered += own.length;
        if (viewer !== 'spectator') expect(told.join()).toContain('"own"');
      }
    }
    rmSync(folder, { recursive: true, force: true });
  },
);

/** A clock that nobody gets late by. */
const LIVE = { kind: 'live', perMove: 3600, reserve: 60 };

const GAMES_TO_TELL = [
  { game: 'warpgate', options: { factions: 'dealt' }, clock: LIVE, isAt: (_: Table, n: number) => n >= 80 },
  {
    game: 'the-warp',
    options: {},
    clock: LIVE,
    // Somebody is asked in secret.
    isAt: ({ match }: Table) => match!.pending[0]!.ask.secret,
  },
  {
    game: 'chaos-order',
    options: { factions: 'dealt' },
    clock: LIVE,
    isAt: (_: Table, n: number) => n >= 150,
  },
];

test.for(GAMES_TO_TELL)(
  'over a real socket: the log and the past of $game are those of the viewer that asks',
  { timeout: 60_000 },
  async ({ isAt, ...wish }) => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-leak-'));
    const file = join(folder, 'truth.sqlite');
    const gameModule = findGame(wish.game)!;
    const { cookies, table: id } = await prepare(file, wish);
    const store = new TableStore(new SqliteEngine(file));
    const table = Table.load(
      gameModule,
      (await store.setup(id))!,
      (await store.load(id)).saved,
      (await store.load(id)).actions,
    );
    const random = new Random('told');
    const appended: Promise<unknown>[] = [];
    for (let n = 0; !isAt(table, n); n++) {
      const pending = table.match!.pending[0]!;
      const { seat, kind } = pending.ask;
      const value = randomAnswer(pending, random);
      const action = { at: Date.now(), do: 'answer', seat, kind, value, bot: false } as const;
      table.perform(action);
      appended.push(store.append(id, table.n - 1, action, undefined, undefined));
    }
    await Promise.all(appended);
    await store.save(id, table.save());
    const match = Table.load(gameModule, table.setup, undefined, await store.actions(id)).match!;
    await store.close();
    const { url, stop } = await startServer({ WARPTABLE_FILE: file });
    const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const visitor = new Person(url);
      visitor.cookie = viewer === 'spectator' ? '' : cookies[viewer]!;
      const seat = await visitor.visit(id);
      await seat.ask({ do: 'history' });
      await seat.ask({ do: 'past', at: match.length });
      const history = seat.heard.find((one) => one.type === 'history');
      const past = seat.heard.find((one) => one.type === 'past');
      expect(history?.events).toEqual(asJson(match.eventsFor(viewer)));
      expect(past?.snapshot).toMatchObject({
        viewer,
        length: match.length,
        view: asJson(match.view(viewer)) as Json,
      });
      expect(seat.snapshot.view).toEqual(past?.snapshot.view);
      const known = match.pending.filter(({ ask }) => !ask.secret || ask.seat === viewer);
      expect(seat.snapshot.awaited.map((one) => one.seat)).toEqual(known.map(({ ask }) => ask.seat));
      seat.close();
    }
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
);

function copy(from: string, to: string): string {
  copyFileSync(from, to);
  return to;
}
