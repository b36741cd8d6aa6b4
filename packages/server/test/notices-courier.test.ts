import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChannelKind } from '@warptable/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../src/engine.ts';
import type { Sent } from '../src/notices/channels.ts';
import { Courier } from '../src/notices/courier.ts';
import type { Message } from '../src/notices/message.ts';
import { USUAL_SETTINGS } from '../src/notices/store.ts';
import { PostgresEngine } from '../src/postgres-engine.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { hasPostgres, startPostgres } from './a-postgres.ts';
import type { Postgres } from './a-postgres.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Noon. */
const START = Date.parse('2026-11-18T12:00:00Z');

let postgres: Postgres | undefined;
let folder: string;
let store: TableStore;
let now: number;
let present: Set<string>;
/** What was sent, by channel; and how each channel answers. */
let sent: { channel: string; message: Message }[];
let answers: Record<string, Sent>;

async function prepare(engine: () => Promise<Engine>): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'warptable-courier-'));
  store = new TableStore(await engine());
  [now, sent, answers, present] = [START, [], {}, new Set()];
  for (const id of ['t1', 't2', 't3', 't4', 't5'])
    await store.openTable(
      {
        id,
        game: 'warpgate',
        openedBy: 'ann',
        openedAt: 0,
        secret: '',
        options: {},
        seats: ['open'],
        clock: { kind: 'none' },
        undo: 'free',
        listed: false,
        oneScreen: false,
      },
      {
        status: 'playing',
        seats: [{ kind: 'human', name: 'Ann', who: 'ann' }],
        awaited: [0],
        wake: null,
        updatedAt: 0,
      },
      undefined,
      100,
    );
}

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
}, 60_000);

afterEach(async () => {
  await store?.close();
  rmSync(folder, { recursive: true });
});

async function channel(id: string, kind: ChannelKind = 'json', shared = false): Promise<void> {
  await store.notices.addChannel({ id, person: 'ann', kind, address: '{}', shared, proven: true, made: 0 });
}

interface Due {
  readonly isPublic?: boolean;
  readonly deadline?: number;
  readonly remind?: number;
  readonly urgent?: number;
}

/** As the outbox writes it, with no delay. */
async function due(table: string, position = 1, of: Due = {}): Promise<void> {
  const { isPublic = true, deadline = null, remind = null, urgent = null } = of;
  const row = [
    `${table} ${position}`,
    'ann',
    table,
    'turn',
    position,
    isPublic ? 1 : 0,
    now,
    remind,
    urgent,
    deadline,
  ];
  await store.notices.write(['notice', ...row, now, 1, 'ann', 0, 'ann', 'ann']);
}

function courier(): Courier {
  const way = {
    send: ({ id }: { id: string }, message: Message) => {
      sent.push({ channel: id, message });
      return Promise.resolve(answers[id] ?? 'sent');
    },
  };
  return new Courier({
    store: store.notices,
    channels: { json: way, mail: way, discord: way, push: way },
    site: new URL('https://table.example'),
    now: () => now,
    fault: (error) => {
      throw error;
    },
    isThere: (_, table) => present.has(table),
  });
}

/** Whom it tells at this time. */
async function at(time: number): Promise<string[]> {
  now = Math.round(time);
  sent = [];
  await courier().sendAll();
  return sent.map(({ channel: id }) => id).toSorted();
}

const offOf = async (): Promise<(string | null)[]> =>
  (await store.notices.channels('ann')).map(({ off }) => off);

describe.each(['SQLite', 'PostgreSQL'])('%s', (name) => {
  beforeEach(async ({ skip }) => {
    if (name === 'SQLite')
      return prepare(() => Promise.resolve(new SqliteEngine(join(folder, 'test.sqlite'))));
    if (!postgres) return skip('there are no binaries of PostgreSQL for this machine');
    const url = await postgres.newDatabase();
    return prepare(() => PostgresEngine.open(url));
  });

  test('five tables make one message', async () => {
    await channel('c');
    for (const table of ['t1', 't2', 't3', 't4', 't5']) await due(table);
    expect(await at(START)).toEqual(['c']);
    expect(sent[0]?.message.lines.map(({ url }) => url.slice(-2))).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(await at(START + HOUR)).toEqual([]);
  });

  test('for somebody without a channel nothing is written', async () => {
    await due('t1');
    await channel('c');
    expect(await at(START)).toEqual([]);
  });

  test('a shared channel is told what everybody sees, and is silent where that is nothing', async () => {
    await channel('own');
    await channel('ours', 'discord', true);
    await due('t1', 1, { isPublic: false });
    expect(await at(START)).toEqual(['own']);
    await due('t2', 1, { isPublic: false });
    await due('t3');
    expect(await at(START + MINUTE)).toEqual(['ours', 'own']);
    const lines = sent.find(({ channel: id }) => id === 'ours')?.message.lines;
    expect(lines?.map(({ url }) => url.slice(-2))).toEqual(['t3']);
  });

  test('a secret question changes no time of a shared channel', async () => {
    const times = async (isAskedInSecret: boolean): Promise<number[]> => {
      const rung: number[] = [];
      if (isAskedInSecret) await due('t1', now, { isPublic: false });
      answers['own'] = { again: 0 };
      for (let minute = 0; minute < 5; minute++) {
        if (minute === 2) await due('t2', now);
        const began = now;
        if ((await at(began)).includes('ours')) rung.push(minute);
        now = began + MINUTE;
      }
      await store.notices.write(['noNotices', 'ann', 't1'], ['noNotices', 'ann', 't2']);
      return rung;
    };
    await channel('own');
    await channel('ours', 'discord', true);
    expect([await times(true), await times(false)]).toEqual([[2], [2]]);
  });

  test('quiet hours wait for the morning, but not if a tenth of the time is left before', async () => {
    await channel('c');
    const quiet = { from: 22 * 60, to: 7 * 60 };
    await store.notices.setSettings('ann', { ...USUAL_SETTINGS, slowDelay: 0, quiet });
    now = START + 11 * HOUR;
    await due('t1');
    await due('t2', 1, { urgent: START + 14 * HOUR, deadline: START + 30 * HOUR });
    expect(await at(START + 11 * HOUR)).toEqual([]);
    expect(await at(START + 13.9 * HOUR)).toEqual([]);
    expect(await at(START + 14 * HOUR)).toEqual(['c']);
    expect(sent[0]?.message.url).toContain('t2');
    expect(await at(START + 18.9 * HOUR)).toEqual([]);
    expect(await at(START + 19 * HOUR)).toEqual(['c']);
  });

  test('when the time is nearly up it is told once more, unless that is not wanted', async () => {
    await channel('c');
    const clock = { remind: START + 2 * DAY, deadline: START + 3 * DAY };
    await due('t1', 1, clock);
    expect(await at(START)).toEqual(['c']);
    expect(await at(START + 1.9 * DAY)).toEqual([]);
    expect(await at(START + 2 * DAY)).toEqual(['c']);
    expect(sent[0]?.message.kinds).toEqual(['reminder']);
    expect(await at(START + 2.9 * DAY)).toEqual([]);
    await due('t2', 1, clock);
    await at(START);
    await store.notices.setSettings('ann', { ...USUAL_SETTINGS, slowDelay: 0, reminders: false });
    expect(await at(START + 2 * DAY)).toEqual([]);
  });

  test('what fails is tried again after longer and longer times, and only where it failed', async () => {
    await channel('good');
    await channel('bad');
    answers['bad'] = { again: 0 };
    await due('t1');
    expect(await at(START)).toEqual(['bad', 'good']);
    expect(await at(START + 0.9 * MINUTE)).toEqual([]);
    expect(await at(START + MINUTE)).toEqual(['bad']);
    expect(await at(START + 2.9 * MINUTE)).toEqual([]);
    expect(await at(START + 3 * MINUTE)).toEqual(['bad']);
    answers['bad'] = { again: 30 * MINUTE };
    expect(await at(START + 7 * MINUTE)).toEqual(['bad']);
    expect(await at(START + 36 * MINUTE)).toEqual([]);
    answers['bad'] = 'sent';
    expect(await at(START + 37 * MINUTE)).toEqual(['bad']);
    expect(await at(START + DAY)).toEqual([]);
  });

  test('a channel is off when it is gone, or when nothing got there for a day', async () => {
    await channel('gone');
    await channel('silent');
    answers = { gone: 'gone', silent: { again: 0 } };
    await due('t1');
    await at(START);
    expect(await offOf()).toEqual(['gone', null]);
    for (let hour = 1; hour < 26; hour++) await at(START + hour * HOUR);
    expect(await offOf()).toEqual(['gone', 'failing']);
    await due('t2');
    expect(await at(START + 2 * DAY)).toEqual([]);
  });

  test('a mailbox is gone when it was refused three times', async () => {
    await channel('m', 'mail');
    answers['m'] = 'gone';
    await due('t1');
    const offs = [];
    for (const minute of [0, 1, 3]) {
      await at(START + minute * MINUTE);
      offs.push(...(await offOf()));
    }
    expect(offs).toEqual([null, null, 'gone']);
  });

  test('whoever has come to the table is told nothing of it, and is reminded when the time is nearly up', async () => {
    await channel('c');
    await due('t1', 1, { remind: START + 2 * DAY, deadline: START + 3 * DAY });
    await due('t2');
    await store.notices.write(['cameToTable', 'ann', 't1'], ['cameToTable', 'ann', 't2']);
    expect(await at(START)).toEqual([]);
    expect(await at(START + 2 * DAY)).toEqual(['c']);
    expect(sent[0]?.message.lines).toHaveLength(1);
    await due('t3');
    present.add('t3');
    expect(await at(START + 2 * DAY)).toEqual([]);
    present.clear();
    expect(await at(START + 2 * DAY + 10 * MINUTE)).toEqual(['c']);
  });

  test('what was taken by one who died is taken by the next when its time is up', async () => {
    await channel('c');
    await due('t1');
    expect(await store.notices.claim('dead', START, START + 30_000, 10)).toHaveLength(1);
    expect(await at(START + 29_000)).toEqual([]);
    expect(await at(START + 30_000)).toEqual(['c']);
  });
});
