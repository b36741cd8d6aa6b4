// The example game has a campaign: the real server plays it, in a process of its own that has the example on its shelf.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { CampaignRecord } from '@warptable/games/campaign';
import type { Asked, Json } from '@warptable/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { markClosed } from '../src/journal.ts';
import { startProgram } from './a-program.ts';
import { Person } from './a-server.ts';
import type { Reply } from './a-server.ts';

interface Shown {
  readonly record: CampaignRecord;
  readonly running: readonly { readonly table: string; readonly chapter: string }[];
  readonly kept: readonly string[];
}

async function begin() {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = () =>
    startProgram(join(folder, 'tables.sqlite'), {
      WARPTABLE_GAMES: 'games,examples',
      WARPTABLE_BOT_THREADS: '1',
    });
  const { url, program } = await start();
  let running = program;
  const ada = await Person.named(url, 'Ada');
  const { record } = (await ada.post('/api/campaigns', { game: 'pearlwater', name: 'Mine' }))
    .body as unknown as Shown;
  /** Starts the server again, after something was done to its file. */
  const restart = async (change: (db: Database.Database) => void): Promise<Person> => {
    running.kill('SIGKILL');
    await once(running, 'exit');
    const db = new Database(join(folder, 'tables.sqlite'));
    change(db);
    // Closing it takes the journal over, so the file is whole without it.
    markClosed(db);
    db.close();
    const again = await start();
    running = again.program;
    const back = new Person(again.url);
    back.cookie = ada.cookie;
    return back;
  };
  return { ada, url, restart, id: record.id };
}

async function listed(person: Person): Promise<readonly Shown[]> {
  return (await person.get('/api/campaigns?game=pearlwater')).body as unknown as readonly Shown[];
}

async function only(person: Person): Promise<Shown> {
  const [first, ...more] = await listed(person);
  expect(more).toEqual([]);
  return first!;
}

const openChapter = (person: Person, id: string, chapter: string, choices: Json = {}): Promise<Reply> =>
  person.post(`/api/campaigns/${id}/table`, { chapter, choices });

const codeOf = ({ status, body }: Reply): unknown => [status, (body as { error?: string }).error];

/** Anything that is legal. */
function anyAnswer({ form, options, min }: Asked): Json {
  if (form === 'order') return [...options];
  return form === 'some' ? options.slice(0, min) : options[0]!;
}

/** Plays the game of a chapter to its end; tells what became of it. */
async function playToTheEnd(person: Person, table: string): Promise<{ scores: number[]; winners: number[] }> {
  const seat = await person.visit(table);
  await seat.sit(0, 'Ada');
  for (;;) {
    await seat.until(
      () => seat.info?.status === 'over' || (seat.snapshot?.asked.length ?? 0) > 0,
      'a question',
    );
    if (seat.info?.status === 'over') break;
    const [asked] = seat.snapshot.asked;
    const { kind, seat: at } = asked!;
    await seat.ask({
      do: 'answer',
      seat: at,
      kind,
      value: anyAnswer(asked!),
      expected: seat.snapshot.position,
    });
  }
  seat.close();
  const { body } = await person.get('/api/tables?list=finished');
  return (body as unknown as { id: string; result: { scores: number[]; winners: number[] } }[]).find(
    ({ id }) => id === table,
  )!.result;
}

test('a chapter is played, and its end counts once, whoever asks how often', async () => {
  const { ada, id, restart } = await begin();
  expect(codeOf(await openChapter(ada, id, 'channel'))).toEqual([409, 'chapterLocked']);
  const { id: table } = (await openChapter(ada, id, 'harbour', { crews: ['gambler'] })).body as {
    id: string;
  };
  expect((await only(ada)).running).toEqual([{ table, chapter: 'harbour', view: null }]);
  expect(codeOf(await openChapter(ada, id, 'harbour'))).toEqual([409, 'chapterRunning']);

  const seat = await ada.visit(table);
  await seat.until(() => seat.info !== undefined);
  expect(seat.info).toMatchObject({ options: { length: 'short', crews: ['lungs'] } });
  seat.close();
  const { scores, winners } = await playToTheEnd(ada, table);
  const progress = winners.includes(0) ? { harbour: scores[0] } : {};
  const asked = await Promise.all(Array.from({ length: 8 }, () => only(ada)));
  for (const { record, running } of asked)
    expect([record.progress, record.counted, running]).toEqual([progress, [table], []]);

  // It is in the file.
  const back = await restart(() => {});
  expect((await only(back)).record).toMatchObject({ name: 'Mine', progress, counted: [table] });
});

test('a table that cannot be loaded any more stands in nobody’s way', async () => {
  const { ada, id, restart } = await begin();
  const { id: table } = (await openChapter(ada, id, 'harbour')).body as { id: string };
  await playToTheEnd(ada, table);
  const nonsense = JSON.stringify({ at: 1, do: 'answer', seat: 0, kind: 'nonsense', value: 'x', bot: false });
  const spoil = (db: Database.Database): void => {
    db.prepare('insert or ignore into deeds select id, 100000, ? from tables').run(nonsense);
  };
  const back = await restart(spoil);
  expect(await only(back)).toMatchObject({ record: { counted: [] }, running: [] });

  const { id: next } = (await openChapter(back, id, 'harbour')).body as { id: string };
  const later = await restart(spoil);
  expect((await only(later)).running).toEqual([{ table: next, chapter: 'harbour', view: null }]);
  await later.post(`/api/campaigns/${id}/give-up`, {});
  expect(await only(later)).toMatchObject({ record: { counted: [next] }, running: [] });
});

test('giving up ends the game for the campaign, and it does not count again when bots have ended it', async () => {
  const { ada, id } = await begin();
  const { id: table } = (await openChapter(ada, id, 'harbour')).body as { id: string };
  const seat = await ada.visit(table);
  await seat.sit(0, 'Ada');
  await seat.until(() => seat.info?.status === 'playing', 'the game');
  expect((await ada.post(`/api/campaigns/${id}/give-up`, {})).body).toMatchObject({
    record: { progress: {}, counted: [table] },
    running: [],
  });
  await seat.until(() => seat.info?.status === 'over', 'the end');
  expect((await only(ada)).record).toMatchObject({ progress: {}, counted: [table] });
  expect(codeOf(await ada.post(`/api/campaigns/${id}/give-up`, {}))).toEqual([400, 'badRequest']);
  expect((await openChapter(ada, id, 'harbour')).status).toBe(200);
});

test('of many who open a chapter at the same moment, one gets a table', async () => {
  const { ada, id } = await begin();
  const replies = await Promise.all(Array.from({ length: 6 }, () => openChapter(ada, id, 'harbour')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(
    Array.from({ length: 5 }, () => [409, 'chapterRunning']),
  );
  expect((await only(ada)).running).toHaveLength(1);
});

test('whoever resigns at the table has given up at once', async () => {
  const { ada, id, url } = await begin();
  const { id: table } = (await openChapter(ada, id, 'harbour')).body as { id: string };
  // The way back to the campaign is for its owner alone.
  expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({
    chapter: { campaign: id, chapter: 'harbour' },
  });
  expect((await (await Person.named(url, 'Ben')).get(`/api/tables/${table}`)).status).toBe(404);
  const seat = await ada.visit(table);
  await seat.sit(0, 'Ada');
  await seat.until(() => seat.info?.status === 'playing', 'the game');
  await seat.ask({ do: 'resign', seat: 0 });
  expect(await only(ada)).toMatchObject({ record: { progress: {}, counted: [table] }, running: [] });
  seat.close();
});

test('a campaign is renamed, and its game under way goes with it', async () => {
  const { ada, id } = await begin();
  await ada.post(`/api/campaigns/${id}/rename`, { name: 'At sea' });
  expect((await only(ada)).record.name).toBe('At sea');
  expect((await ada.post(`/api/campaigns/${id}/rename`, { name: '' })).status).toBe(400);
  const { id: table } = (await openChapter(ada, id, 'harbour')).body as { id: string };
  const seat = await ada.visit(table);
  await seat.sit(0, 'Ada');
  await seat.until(() => seat.info?.status === 'playing', 'the game');
  await ada.post(`/api/campaigns/${id}/remove`, {});
  expect(await listed(ada)).toEqual([]);
  await seat.until(() => seat.info?.seats[0]?.resigned === true, 'the end of it');
  seat.close();
});

test('files are taken and merged; one that is not sound changes nothing', async () => {
  const { ada, id, url } = await begin();
  const { record } = await only(ada);
  const file = (change: object) => JSON.stringify({ format: 'warptable-campaign/1', ...record, ...change });
  const take = (person: Person, text: string) => person.post('/api/campaigns/import', { file: text });

  expect(
    (await take(ada, file({ progress: { harbour: 9 }, counted: ['elsewhere'], name: 'Theirs' }))).status,
  ).toBe(200);
  expect((await only(ada)).record).toMatchObject({
    name: 'Mine',
    progress: { harbour: 9 },
    counted: ['elsewhere'],
  });
  await take(ada, file({ progress: { harbour: 4 } }));
  const before = await listed(ada);
  expect(before[0]?.record).toMatchObject({ progress: { harbour: 9 }, counted: ['elsewhere'] });

  for (const [text, code] of [
    ['{', 'badCampaignFile'],
    [file({ progress: { harbour: 'all' } }), 'badCampaignFile'],
    [file({ version: 9 }), 'newerCampaign'],
    [file({ game: 'warpgate' }), 'noCampaign'],
  ] as const)
    expect((await take(ada, text)).body).toMatchObject({ error: code });
  expect(await listed(ada)).toEqual(before);

  // Somebody else's campaign is nobody else's business, but a file is anybody's.
  const ben = await Person.named(url, 'Ben');
  expect(await listed(ben)).toEqual([]);
  expect(codeOf(await openChapter(ben, id, 'harbour'))).toEqual([404, 'noCampaign']);
  await take(ben, file({ id: 'bens', progress: { harbour: 2 } }));
  expect((await only(ben)).record).toMatchObject({ id: 'bens', progress: { harbour: 2 } });
  await ben.post('/api/campaigns/bens/remove', {});
  expect(await listed(ben)).toEqual([]);
});

test('whoever has no name has no campaigns, and a game without one says so', async () => {
  const { ada, url } = await begin();
  expect(codeOf(await new Person(url).get('/api/campaigns?game=pearlwater'))).toEqual([401, 'notNamed']);
  expect(codeOf(await ada.post('/api/campaigns', { game: 'warpgate', name: 'Mine' }))).toEqual([
    404,
    'noCampaign',
  ]);
});
