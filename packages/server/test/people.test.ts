import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@warptable/games';
import type { Json } from '@warptable/kernel';
import { readGameFile, verify } from '@warptable/kernel';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { numbered } from '../src/postgres-schema.ts';
import { hasPostgres, startPostgres } from './a-postgres.ts';
import type { Postgres } from './a-postgres.ts';
import { Person, startServer } from './a-server.ts';
import { playToTheEnd, sitDown } from './two-people.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** What a test does to the store past the server. */
interface Backdoor {
  readonly settings: Record<string, string>;
  query(sql: string, ...values: (string | number)[]): Promise<readonly object[]>;
  /** The names of all tables. */
  tables(): Promise<readonly { name: string }[]>;
}

let postgres: Postgres;
let server: Server;
let backdoor: Backdoor;

function fileDoor(): Backdoor {
  const file = join(mkdtempSync(join(tmpdir(), 'warptable-people-')), 'test.sqlite');
  const query: Backdoor['query'] = (sql, ...values) => {
    const db = new Database(file);
    const statement = db.prepare(sql);
    const rows = statement.reader ? (statement.all(...values) as object[]) : [];
    if (!statement.reader) statement.run(...values);
    db.close();
    return Promise.resolve(rows);
  };
  const tables = () => query("select name from sqlite_master where type = 'table'") as never;
  return { settings: { WARPTABLE_FILE: file }, query, tables };
}

async function databaseDoor(): Promise<Backdoor> {
  const url = await postgres.newDatabase();
  const query: Backdoor['query'] = async (sql, ...values) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(numbered(sql), values);
    await client.end();
    return rows as object[];
  };
  const tables = () => query("select tablename as name from pg_tables where schemaname = 'public'") as never;
  return { settings: { WARPTABLE_STORE: url }, query, tables };
}

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
}, 60_000);

afterAll(async () => {
  if (hasPostgres) await postgres.stop();
}, 60_000);

const person = (name: string): Promise<Person> => Person.named(server.url, name);

/** Every value of every row, as text: what a dump of the store would show. */
async function dump(): Promise<string> {
  const tables = await backdoor.tables();
  const texts = tables.map(async ({ name }) => JSON.stringify(await backdoor.query(`select * from ${name}`)));
  return (await Promise.all(texts)).join('\n');
}

const change = (sql: string, ...values: (string | number)[]) => backdoor.query(sql, ...values);

async function idOf(name: string): Promise<string> {
  const [row] = (await backdoor.query('select id from guests where name = ?', name)) as { id: string }[];
  return row?.id ?? '';
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (engine) => {
  beforeEach(async ({ skip }) => {
    if (engine === 'PostgreSQL' && !hasPostgres) skip('there are no binaries of PostgreSQL for this machine');
    backdoor = engine === 'SQLite' ? fileDoor() : await databaseDoor();
    server = await startServer(backdoor.settings);
  });

  afterEach(() => server.stop());

  describe('being forgotten', () => {
    const NAME = 'Zaphod Unmistakable';
    const LINE = 'a line that nobody else would say';

    test('leaves neither name nor line in a dump, a game under way goes on, and files verify as before', async () => {
      const [gone, ben] = [await person(NAME), await person('Ben')];
      const over = await sitDown(gone, ben);
      await over.seats[0].ask({ do: 'chat', text: LINE });
      await playToTheEnd(over);
      const running = await sitDown(gone, ben);
      await running.seats[0].ask({ do: 'chat', text: `${LINE}, again` });
      await running.seats[1].ask({ do: 'chat', text: 'Ben was here' });
      await gone.post(`/api/tables/${over.table}/note`, { note: 'my own note' });
      await ben.post(`/api/tables/${running.table}/report`, { seat: 0, because: 'his name' });
      await gone.post('/api/campaigns', { game: 'the-warp', name: `${NAME} at sea` });
      expect(await dump()).toContain(NAME);
      expect(await dump()).toContain(LINE);
      const before = (await ben.get(`/api/tables/${over.table}/file`)).body;

      expect((await gone.post('/api/me/delete', { name: 'Somebody else' })).status).toBe(400);
      const { cookie } = gone;
      expect((await gone.post('/api/me/delete', { name: NAME })).status).toBe(200);
      expect(await dump()).not.toContain(NAME);
      expect(await dump()).not.toContain(LINE);
      expect(await dump()).not.toContain('my own note');
      expect(await dump()).toContain('Ben was here');
      gone.cookie = cookie;
      expect((await gone.get('/api/me')).body).toEqual({ name: null });
      expect(running.seats[0].closed).toBe(4401);

      // What is in memory says nothing else either, and what is loaded anew does not.
      await running.seats[1].until(
        () => running.seats[1].info?.seats[0]?.name === 'somebody',
        'the new name',
      );
      expect(running.seats[1].info?.seats[0]?.resigned).toBe(true);
      const { body: after } = await ben.get(`/api/tables/${over.table}/file`);
      expect(after).toEqual(before);
      const read = readGameFile(JSON.stringify(after));
      const { game } = GAMES.find((one) => one.game.id === read.game)!;
      expect(verify(game, read)).toMatchObject({ ok: true, luck: 'verified' });
    });

    test('works where the game is paused too, and whoever has the page open sees the lines go', async () => {
      const [gone, ben] = [await person(NAME), await person('Ben')];
      const { seats } = await sitDown(gone, ben);
      await seats[0].ask({ do: 'chat', text: LINE });
      await seats[1].ask({ do: 'pause' });
      await gone.post('/api/me/delete', { name: NAME });
      await seats[1].until(() => seats[1].info?.seats[0]?.name === 'somebody', 'the new name');
      expect(seats[1].info?.seats[0]?.resigned).toBe(true);
      expect(seats[1].info?.paused).toBe(true);
      expect(seats[1].heard.findLast(({ type }) => type === 'chat')).toMatchObject({
        whole: true,
        lines: [],
      });
      expect(await dump()).not.toContain(NAME);
      expect(await dump()).not.toContain(LINE);
    });

    test('what was asked for on the command line while no server ran is done by the next one', async () => {
      const gone = await person(NAME);
      await gone.openTable();
      const id = await idOf(NAME);
      await server.stop();
      await change('insert into orders (id, what, person, at) values (?, ?, ?, ?)', 'order', 'forget', id, 1);
      server = await startServer(backdoor.settings);
      await expect.poll(async () => (await dump()).includes(NAME), { timeout: 20_000 }).toBe(false);
    });
  });

  test('an export holds all that is kept of a person, with the files of finished games and nothing hidden of others', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const over = await sitDown(ada, ben);
    await over.seats[0].ask({ do: 'chat', text: 'good game' });
    await playToTheEnd(over);
    await ada.post(`/api/tables/${over.table}/note`, { note: 'my own note' });
    const { body, headers } = await ada.get('/api/me/export');
    expect(headers.get('content-disposition')).toContain('warptable-me.json');
    expect(body).toMatchObject({
      format: 'warptable-person/1',
      guest: [{ name: 'Ada', hasRecoveryCode: 0 }],
      sessions: [{}],
      notes: [{ note: 'my own note' }],
      tables: [
        {
          id: over.table,
          status: 'over',
          openedByYou: true,
          youDid: [
            { do: 'sit', name: 'Ada' },
            { do: 'chat', text: 'good game' },
          ],
          file: { game: 'warpgate' },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Ben');
  });

  describe('what was played', () => {
    test('is shown to whoever played it, with win rates and opponents', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      const over = await sitDown(ada, ben);
      await playToTheEnd(over);
      const [mine, theirs] = [await ada.get('/api/me/profile'), await ben.get('/api/me/profile')].map(
        ({ body }) => body as unknown as { games: { won: boolean; place: number }[]; winRates: object[] },
      );
      expect(mine).toMatchObject({
        games: [{ table: over.table, game: 'warpgate', seats: 2, resigned: false }],
        opponents: [{ name: 'Ben', games: 1 }],
        ratings: [],
      });
      const places = [mine!.games[0]!.place, theirs!.games[0]!.place];
      const isShared = mine!.games[0]!.won && theirs!.games[0]!.won;
      expect(places.toSorted((a, b) => a - b)).toEqual(isShared ? [1, 1] : [1, 2]);
      expect(mine!.winRates[0]).toMatchObject({ by: 'game', games: 1 });
    });

    test('whoever resigns comes last, whatever the bot makes of it', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      const game = await sitDown(ada, ben);
      await game.seats[0].ask({ do: 'resign', seat: 0 });
      const alone = { ...game, seats: [game.seats[1], game.seats[1]] as const };
      await playToTheEnd(alone);
      expect((await ada.get('/api/me/profile')).body).toMatchObject({
        games: [{ resigned: true, won: false, place: 2 }],
      });
    });

    test('ratings are for accounts that want one', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      expect((await ada.post('/api/me/rated', { game: 'warpgate', on: true })).status).toBe(403);
      for (const name of ['Ada', 'Ben']) {
        const id = await idOf(name);
        await change(
          'insert into passkeys (id, person, public_key, counter, transports, name, made, used) values (?, ?, ?, ?, ?, ?, ?, ?)',
          name,
          id,
          '',
          0,
          '[]',
          'test',
          1,
          0,
        );
      }
      for (const one of [ada, ben]) await one.post('/api/me/rated', { game: 'warpgate', on: true });
      await playToTheEnd(await sitDown(ada, ben));
      expect((await ada.get('/api/me/profile')).body).toMatchObject({
        ratings: [{ game: 'warpgate', games: 1, missing: 9, rating: null, history: [] }],
      });
      // A table that is not listed counts for nobody.
      await playToTheEnd(await sitDown(ada, ben, { listed: false }));
      expect((await ada.get('/api/me/profile')).body).toMatchObject({ ratings: [{ games: 1 }] });
      // Whoever does not want to be rated any more leaves no rating behind.
      expect((await ada.post('/api/me/rated', { game: 'warpgate', on: false })).body).toMatchObject({
        ratings: [],
      });
      await ada.post('/api/me/rated', { game: 'warpgate', on: true });
      expect((await ada.get('/api/me/profile')).body).toMatchObject({ ratings: [{ games: 0 }] });
    });
  });

  test('a note at a table is its writer’s alone', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { table } = await sitDown(ada, ben);
    await ada.post(`/api/tables/${table}/note`, { note: 'Ben always attacks' });
    expect((await ada.get(`/api/tables/${table}/note`)).body).toEqual({ note: 'Ben always attacks' });
    expect((await ben.get(`/api/tables/${table}/note`)).body).toEqual({ note: '' });
    await ada.post(`/api/tables/${table}/note`, { note: ' ' });
    expect((await ada.get(`/api/tables/${table}/note`)).body).toEqual({ note: '' });
  });

  describe('friends', () => {
    async function befriend(ada: Person, ben: Person): Promise<void> {
      const { path } = (await ada.post('/api/friends/link', {})).body as { path: string };
      const token = path.split('#')[1] ?? '';
      expect((await ben.post('/api/friends/look', { token })).body).toEqual({ name: 'Ada' });
      expect((await ada.post('/api/friends', { token })).status).toBe(400);
      expect((await ben.post('/api/friends', { token })).body).toEqual({ name: 'Ada' });
      // For one person.
      expect((await ben.post('/api/friends', { token })).status).toBe(404);
    }
    const friendsOf = async (one: Person) =>
      (await one.get('/api/friends')).body as {
        friends: { id: string; name: string }[];
        invitations: Json[];
      };

    test('find each other by a link, and invite each other with one click', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      await befriend(ada, ben);
      const [friend] = (await friendsOf(ada)).friends;
      expect(friend).toMatchObject({ name: 'Ben' });
      expect(friend?.id).not.toBe(await idOf('Ben'));
      const table = await ada.openTable({ listed: false });
      await ada.post(`/api/tables/${table}/invite-friend`, { friend: friend?.id ?? '' });
      expect((await friendsOf(ben)).invitations).toMatchObject([{ table, by: 'Ada' }]);
      expect((await ben.post('/api/friends/accept', { table })).body).toEqual({ table });
      expect((await ben.get(`/api/tables/${table}`)).status).toBe(200);
      expect((await friendsOf(ben)).invitations).toEqual([]);
      expect((await ben.post('/api/friends/accept', { table })).status).toBe(404);
    });

    test('part on either side', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      await befriend(ada, ben);
      const [friend] = (await friendsOf(ben)).friends;
      await ben.post('/api/friends/remove', { friend: friend?.id ?? '' });
      expect((await friendsOf(ada)).friends).toEqual([]);
    });
  });

  describe('safety', () => {
    test('whoever is muted is not read, from then on and of what was said before', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      const { table, seats } = await sitDown(ada, ben);
      await seats[1].ask({ do: 'chat', text: 'first' });
      await ada.post(`/api/tables/${table}/apart`, { seat: 1, kind: 'mute' });
      await seats[1].ask({ do: 'chat', text: 'second' });
      await seats[0].ask({ do: 'chat', text: 'mine' });
      const later = await ada.visit(table);
      await later.until(() => later.heard.some(({ type }) => type === 'chat'), 'the chat');
      const lines = later.heard.flatMap((one) => (one.type === 'chat' ? one.lines : []));
      expect(lines.map(({ text }) => text)).toEqual(['mine']);
      const heard = seats[0].heard.filter((one) => one.type === 'chat');
      expect(heard.find((one) => one.type === 'chat' && one.whole)).toMatchObject({ lines: [] });
      expect(JSON.stringify(heard)).not.toContain('second');
      expect((await ada.get('/api/me/apart')).body).toMatchObject([{ name: 'Ben', kind: 'mute' }]);
    });

    test('whoever is blocked does not sit down with whoever blocked them, by any door', async () => {
      const [ada, ben] = [await person('Ada'), await person('Ben')];
      const { table } = await sitDown(ada, ben);
      await ada.post(`/api/tables/${table}/apart`, { seat: 1, kind: 'block' });
      const next = await ada.openTable();
      const seat = await ben.visit(next);
      expect(await seat.sit(1, 'Ben')).toMatchObject({ type: 'refused', code: 'apart' });
      const { path } = (await ada.post(`/api/tables/${next}/invitation`, {})).body as { path: string };
      const token = path.split('#')[1] ?? '';
      expect(await ben.post('/api/join', { token, nonce: 'c0ffee00'.repeat(4) })).toMatchObject({
        status: 403,
        body: { error: 'apart' },
      });
      // Nor the other way round, until it is ended.
      const bens = await ben.openTable();
      const adas = await ada.visit(bens);
      expect(await adas.sit(0, 'Ada')).toMatchObject({ type: 'refused', code: 'apart' });
      const [block] = (await ada.get('/api/me/apart')).body as { id: string }[];
      await ada.post('/api/me/apart/end', { id: block?.id ?? '' });
      expect(await adas.sit(0, 'Ada')).toMatchObject({ type: 'done' });
    });

    test('moderators see what was reported, with the lines around it, and ban; all of it is written down', async () => {
      const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
      const { table, seats } = await sitDown(ada, ben);
      for (const text of ['before', 'an insult', 'after']) await seats[1].ask({ do: 'chat', text });
      const line = seats[0].heard
        .flatMap((one) => (one.type === 'chat' ? one.lines : []))
        .find(({ text }) => text === 'an insult')!;
      const report = { line: { at: line.at, text: line.text }, because: 'rude' };
      expect((await ada.post(`/api/tables/${table}/report`, report)).status).toBe(200);
      expect((await eve.get('/api/admin')).status).toBe(403);
      await change('insert into admins (person, made) values (?, ?)', await idOf('Eve'), 1);
      const { body } = await eve.get('/api/admin');
      const shown = body as unknown as { reports: { id: string; person: string }[] };
      expect(shown.reports).toMatchObject([
        {
          name: 'Ben',
          reporter: 'Ada',
          said: 'an insult',
          because: 'rude',
          around: [{ text: 'before' }, { text: 'an insult' }, { text: 'after' }],
        },
      ]);
      // Nothing of any game, and nothing that would let a moderator in.
      expect(JSON.stringify(body)).not.toMatch(/"(view|hand|deck|state|secret|hash|who)"/);
      await eve.post('/api/admin/ban', { person: await idOf('Ben'), days: 7, because: 'rude' });
      await seats[1].until(() => seats[1].closed !== undefined, 'the end');
      await seats[0].until(() => seats[0].info?.seats[1]?.resigned === true, 'the bot');
      expect((await ben.get('/api/me')).body).toEqual({ name: null });
      const settled = { report: shown.reports[0]?.id ?? '', outcome: 'banned', because: 'rude' };
      expect((await eve.post('/api/admin/settle', settled)).status).toBe(200);
      expect((await eve.post('/api/admin/settle', settled)).status).toBe(404);
      expect((await eve.get('/api/admin')).body).toMatchObject({
        bans: [{ name: 'Ben', because: 'rude' }],
        log: [
          { by: 'Eve', what: 'banned' },
          { by: 'Eve', what: 'ban' },
        ],
      });
    });

    test('whoever is banned gets in by none of their ways, and is told why', async () => {
      const [ben, eve] = [await person('Ben'), await person('Eve')];
      const { code } = (await ben.post('/api/me/recovery', {})).body as { code: string };
      await change('insert into admins (person, made) values (?, ?)', await idOf('Eve'), 1);
      const id = await idOf('Ben');
      await eve.post('/api/admin/ban', { person: id, because: 'cheating' });
      expect(await new Person(server.url).post('/api/me/recover', { code })).toMatchObject({
        status: 403,
        body: { error: 'banned', message: expect.stringContaining('cheating') as unknown },
      });
      await eve.post('/api/admin/unban', { person: id, because: 'a mistake' });
      expect((await new Person(server.url).post('/api/me/recover', { code })).status).toBe(200);
    });

    test('moderators find people by a part of their name', async () => {
      const eve = await person('Eve');
      await person('50% Ben');
      await change('insert into admins (person, made) values (?, ?)', await idOf('Eve'), 1);
      expect((await eve.get('/api/admin/people?search=0%25%20b')).body).toMatchObject([
        { name: '50% Ben', account: false, banned: false },
      ]);
      expect((await eve.get('/api/admin/people?search=_')).body).toEqual([]);
    });
  });
});
