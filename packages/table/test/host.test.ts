import { expect, test } from 'vitest';
import { readGameFile, verify } from '@warptable/kernel';
import { Host, Table } from '../src/index.ts';
import { wishSchema } from '../src/setup.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  SECRET,
  TestVisitor,
  openTable,
  setupOf,
  settled,
  twoPlayers,
} from './at-the-table.ts';

test('a game begins when every seat is taken, and a taken seat is refused', async () => {
  const { table, guest, ann } = await twoPlayers();
  expect(table.status).toBe('playing');
  expect(await guest.ask({ do: 'sit', seat: 1, name: 'Eve', nonce: NONCE })).toMatchObject({
    type: 'refused',
    code: 'seatTaken',
  });
  expect(ann.info.seats.map(({ name, mine }) => [name, mine])).toEqual([
    ['Ann', true],
    ['Bob', false],
  ]);
});

test('an answer is acknowledged, and seen by anybody, only after it is safe', async () => {
  const { actionLog, active, other } = await twoPlayers();
  let release = (): void => {};
  actionLog.hold = new Promise((resolve) => (release = resolve));
  const [asked] = active.snapshot.asked;
  const before = [active.heard.length, other.heard.length];
  const answered = active.answerFirst();
  await settled();
  expect([active.heard.length, other.heard.length]).toEqual(before);
  release();
  expect(await answered).toMatchObject({ type: 'done' });
  expect(actionLog.kept.at(-1)).toMatchObject({ do: 'answer', kind: asked?.kind });
  expect(other.heard.length).toBeGreaterThan(before[1] ?? 0);
});

test('each visitor gets its own view, and patches lead to the very snapshot a newcomer gets', async () => {
  const { host, active, ann, bob, guest } = await twoPlayers();
  for (let n = 0; n < 5; n++) await active.answerFirst();
  for (const visitor of [ann, bob, guest]) {
    const fresh = await TestVisitor.greet(host, visitor.who);
    expect(visitor.snapshot).toEqual(fresh.snapshot);
  }
  expect(guest.snapshot.viewer).toBe('spectator');
  expect(JSON.stringify(guest.heard)).not.toContain('"own"');
  expect(JSON.stringify([ann.heard, bob.heard, guest.heard])).not.toContain(SECRET);
});

test('only the own seat may be played; a stale answer is refused with a fresh snapshot', async () => {
  const { active, other } = await twoPlayers();
  const [asked] = active.snapshot.asked;
  if (!asked) throw new Error('nobody is asked');
  const answer = { do: 'answer', seat: asked.seat, kind: asked.kind, value: asked.options[0] ?? '' } as const;
  expect(await other.ask({ ...answer, expected: active.snapshot.position })).toMatchObject({
    code: 'notYours',
  });
  const { position } = active.snapshot;
  expect(await active.ask({ ...answer, expected: position })).toMatchObject({ type: 'done' });
  expect(await active.ask({ ...answer, expected: position })).toMatchObject({ code: 'stale' });
  expect(active.heard.at(-1)).toMatchObject({ type: 'update', from: null });
});

test('undo and restart take back what the rules allow, and the log follows', async () => {
  const { active, table } = await twoPlayers();
  const start = structuredClone(active.snapshot);
  await active.answerFirst();
  await active.answerFirst();
  await active.ask({
    do: 'undo',
    seat: active.info.seats.findIndex(({ mine }) => mine),
    expected: active.snapshot.position,
  });
  await active.ask({
    do: 'restart',
    seat: active.info.seats.findIndex(({ mine }) => mine),
    expected: active.snapshot.position,
  });
  expect(active.snapshot.view).toEqual(start.view);
  expect(active.snapshot.asked).toEqual(start.asked);
  expect(table.match?.length).toBe(start.length);
});

test('without undo nothing is taken back', async () => {
  const { active } = await twoPlayers({ undo: 'off' });
  await active.answerFirst();
  const seat = active.info.seats.findIndex(({ mine }) => mine);
  expect(await active.ask({ do: 'undo', seat, expected: active.snapshot.position })).toMatchObject({
    code: 'undoOff',
  });
});

test('whether odds are shown is told as it was wished for; a table that was opened without a word of it shows them', async () => {
  const { ann, guest } = await twoPlayers({ odds: 'hidden' });
  expect([ann.info.odds, guest.info.odds]).toEqual(['hidden', 'hidden']);
  const old = await twoPlayers();
  expect(old.table.setup).not.toHaveProperty('odds');
  expect(old.ann.info.odds).toBe('shown');
  const { id: _id, openedBy: _by, openedAt: _at, secret: _secret, ...wish } = setupOf();
  const isWish = (more: object): boolean => wishSchema.safeParse({ ...wish, ...more }).success;
  expect([{}, { odds: 'hidden' }, { odds: 'shown' }, { odds: 'loaded' }].map(isWish)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('malformed messages are answered and change nothing', async () => {
  const { ann, table, actionLog } = await twoPlayers();
  const before = JSON.stringify(table.save());
  const kept = actionLog.kept.length;
  for (const rubbish of [
    null,
    7,
    'x',
    [],
    {},
    { do: 'answer' },
    { do: 'answer', id: 1, seat: -1 },
    { do: 'sit', id: 2, seat: 0, name: 'x'.repeat(500), nonce: 'zz' },
    { do: 'chat', id: 3, text: '' },
    { do: 'constructor', id: 4 },
  ]) {
    await ann.say(rubbish);
    expect(ann.heard.findLast(({ type }) => type === 'refused')).toMatchObject({ code: 'badMessage' });
  }
  expect(JSON.stringify(table.save())).toBe(before);
  expect(actionLog.kept).toHaveLength(kept);
});

test('a table is made anew from its last save and the actions since', async () => {
  const { setup, table, actionLog, active, ann } = await twoPlayers();
  for (let n = 0; n < 3; n++) await active.answerFirst();
  const again = Table.load(
    table.gameModule,
    setup,
    actionLog.saved,
    actionLog.kept.slice(actionLog.saved?.n ?? 0),
  );
  expect(again.save()).toEqual(table.save());
  const host = new Host(again, actionLog, new HandRuntime());
  const back = await TestVisitor.greet(host, 'ann');
  expect(back.snapshot).toEqual(ann.snapshot);
});

test('when the time is up a bot sits in; a pause stops the clock', async () => {
  const { active, other, runtime } = await twoPlayers({ clock: { kind: 'live', perMove: 30, reserve: 60 } });
  const seat = active.info.seats.findIndex(({ mine }) => mine);
  await runtime.pass(80_000);
  await other.ask({ do: 'pause' });
  await runtime.pass(600_000);
  expect(
    await active.ask({ do: 'answer', seat, kind: 'card', value: 'x', expected: active.snapshot.position }),
  ).toMatchObject({ code: 'paused' });
  await other.ask({ do: 'goOn' });
  expect(other.info.seats[seat]).toMatchObject({ sitIn: false, left: 10_000 });
  await runtime.pass(10_000);
  expect(other.info.seats[seat]?.sitIn).toBe(true);
});

test('bots play a whole game; its file can be verified by anybody once it is over', async () => {
  const setup = setupOf({ seats: ['bot', 'bot', 'bot'] });
  const actionLog = new MemoryActionLog();
  const runtime = new HandRuntime();
  const host = new Host(openTable(setup), actionLog, runtime);
  const guest = await TestVisitor.greet(host, 'guest');
  expect(guest.info.luck.secret).toBeNull();
  expect(await guest.ask({ do: 'file' })).toMatchObject({ type: 'refused' });
  for (let n = 0; n < 20_000 && host.table.status !== 'over'; n++) await settled();
  expect(host.table.status).toBe('over');
  expect(guest.info.luck.secret).toBe(SECRET);
  await guest.ask({ do: 'file' });
  const told = guest.heard.findLast(({ type }) => type === 'file');
  const file = readGameFile(told?.type === 'file' ? told.text : '');
  expect(verify(host.table.gameModule.game, file)).toMatchObject({ ok: true, luck: 'verified' });
  await guest.ask({ do: 'past', at: 200 });
  const past = guest.heard.findLast(({ type }) => type === 'past');
  expect(past?.type === 'past' ? past.snapshot.length : 0).toBeGreaterThanOrEqual(200);
  expect(runtime.faults).toEqual([]);
});
