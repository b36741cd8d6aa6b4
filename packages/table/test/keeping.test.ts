import { checkOrigin, recordOf } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { RecordedAction, HostMessage, SavedTable } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  TestVisitor,
  openTable,
  playRandomly,
  setupOf,
  settled,
  twoPlayers,
} from './at-the-table.ts';

/** An action log that can be made to fail. */
class BadActionLog extends MemoryActionLog {
  failing = false;
  lost = false;
  attempts = 0;

  override async append(
    table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
  ): Promise<void> {
    await this.hold;
    if (this.failing) {
      this.attempts++;
      throw new Error('the disk is full');
    }
    return super.append(table, n, action, saved);
  }

  override load(): ReturnType<MemoryActionLog['load']> {
    return this.lost ? Promise.reject(new Error('the disk is gone')) : super.load();
  }
}

const lines = (visitor: TestVisitor): string[] =>
  visitor.heard.flatMap((message: HostMessage) =>
    message.type === 'chat' ? message.lines.map(({ text }) => text) : [],
  );

describe('two hosts of one table', () => {
  test('that race for the same number: exactly one wins, the other reloads and refuses with a fresh snapshot', async () => {
    const { setup, actionLog, ann, bob, active } = await twoPlayers();
    const gameModule = openTable(setup).gameModule;
    const elsewhere = new Host(
      Table.load(gameModule, setup, undefined, [...actionLog.kept]),
      actionLog,
      new HandRuntime(),
    );
    const other = await TestVisitor.greet(elsewhere, active.who);
    const watching = await TestVisitor.greet(elsewhere, 'guest');
    expect(other.snapshot).toEqual(active.snapshot);
    const before = actionLog.kept.length;
    const replies = await Promise.all([active.answerFirst(), other.answerFirst()]);
    expect(replies.map((reply) => (reply.type === 'refused' ? reply.code : reply.type))).toEqual([
      'done',
      'stale',
    ]);
    expect(actionLog.kept).toHaveLength(before + 1);
    expect(other.snapshot).toEqual(active.snapshot);
    expect(watching.snapshot.length).toBe(active.snapshot.length);
    // The loser is whole again: now it wins, and the first one has to give way.
    const again = await TestVisitor.greet(elsewhere, ann.snapshot.asked.length > 0 ? 'ann' : 'bob');
    expect(await again.answerFirst()).toMatchObject({ type: 'done' });
    const behind = ann.snapshot.asked.length > 0 ? ann : bob;
    expect(await behind.answerFirst()).toMatchObject({ code: 'stale' });
    expect(behind.snapshot).toEqual(again.snapshot);
  });
});

describe('what cannot be kept', () => {
  test('is undone in memory, with all that was built on it; those at the table see what is true', async () => {
    const actionLog = new BadActionLog();
    const { host, runtime, ann, bob } = await twoPlayers({}, actionLog);
    const before = structuredClone(ann.snapshot);
    let release = (): void => {};
    actionLog.hold = new Promise((resolve) => (release = resolve));
    actionLog.failing = true;
    const active = ann.snapshot.asked.length > 0 ? ann : bob;
    const replies = Promise.all([
      active.answerFirst(),
      ann.ask({ do: 'chat', text: 'one' }),
      bob.ask({ do: 'chat', text: 'two' }),
    ]);
    await settled();
    release();
    expect(await replies).toMatchObject([{ code: 'notKept' }, { code: 'notKept' }, { code: 'notKept' }]);
    expect(host.table.n).toBe(actionLog.kept.length);
    expect(ann.snapshot).toEqual(before);
    expect(lines(ann)).toEqual([]);
    expect(runtime.faults.length).toBeGreaterThan(0);
    actionLog.failing = false;
    expect(await active.answerFirst()).toMatchObject({ type: 'done' });
    expect(Table.load(host.table.gameModule, host.table.setup, undefined, actionLog.kept).save()).toEqual(
      host.table.save(),
    );
  });

  test('with nothing to start over from, the table is closed and everybody may come again', async () => {
    const actionLog = new BadActionLog();
    const { host, ann, bob } = await twoPlayers({}, actionLog);
    actionLog.failing = true;
    actionLog.lost = true;
    await expect((ann.snapshot.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      code: 'notKept',
    });
    expect(host.isClosed).toBe(true);
    expect([ann.dismissed, bob.dismissed]).toEqual([true, true]);
    // What was never kept must not come into a save by the back door.
    expect([host.isIdle, host.unsaved()]).toEqual([true, undefined]);
  });

  test('is made of the last save and the actions since, as after a crash', async () => {
    const actionLog = new BadActionLog();
    const { host, ann, bob } = await twoPlayers({}, actionLog);
    for (let n = 0; n < 150; n++) await (ann.snapshot.asked.length > 0 ? ann : bob).answerRandomly();
    const before = host.table.save();
    expect(actionLog.saved?.n).toBeGreaterThan(50);
    actionLog.actions = () => Promise.reject(new Error('nobody needs the beginning'));
    actionLog.failing = true;
    await expect((ann.snapshot.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      code: 'notKept',
    });
    expect({ ...host.table.save(), match: null }).toEqual({ ...before, match: null });
    actionLog.failing = false;
    await expect((ann.snapshot.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      type: 'done',
    });
  });

  test('is not tried again and again: bots and clocks rest first', async () => {
    const actionLog = new BadActionLog();
    const { host, runtime, active } = await twoPlayers(
      { clock: { kind: 'live', perMove: 30, reserve: 0 } },
      actionLog,
    );
    const rest = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await runtime.pass(0);
    };
    actionLog.failing = true;
    await runtime.pass(30_000);
    await rest();
    expect(actionLog.attempts).toBe(1);
    await runtime.pass(5000);
    await rest();
    expect(actionLog.attempts).toBe(2);
    actionLog.failing = false;
    await runtime.pass(5000);
    await rest();
    const seat = active.info.seats.findIndex(({ mine }) => mine);
    expect(host.table.seats[seat]?.sitIn).toBe(true);
    expect(actionLog.attempts).toBe(2);
    expect(host.table.askedSeats()).not.toContain(seat);
  });
});

describe('what is not safe yet', () => {
  test('is not shown to newcomers, nor to those who look again', async () => {
    const { host, actionLog, active, guest } = await twoPlayers();
    const { length } = guest.snapshot;
    let release = (): void => {};
    actionLog.hold = new Promise((resolve) => (release = resolve));
    const answered = active.answerFirst();
    await settled();
    const newcomer = await TestVisitor.greet(host, 'newcomer');
    await guest.ask({ do: 'look', viewer: 'spectator' });
    expect(newcomer.heard.filter(({ type }) => type === 'update')).toEqual([]);
    expect(guest.snapshot.length).toBe(length);
    release();
    await answered;
    expect(newcomer.snapshot.length).toBeGreaterThan(length);
    expect(newcomer.snapshot).toEqual(guest.snapshot);
    expect(newcomer.info.status).toBe('playing');
  });

  test('lines of chat that wait together are each told once, in their order', async () => {
    const { host, actionLog, ann, bob } = await twoPlayers();
    let release = (): void => {};
    actionLog.hold = new Promise((resolve) => (release = resolve));
    const said = [ann.ask({ do: 'chat', text: 'one' }), bob.ask({ do: 'chat', text: 'two' })];
    await settled();
    const newcomer = await TestVisitor.greet(host, 'newcomer');
    release();
    await Promise.all(said);
    expect(lines(ann)).toEqual(['one', 'two']);
    expect(lines(bob)).toEqual(['one', 'two']);
    expect(lines(newcomer)).toEqual(['one', 'two']);
  });

  test('an acknowledgement never comes before the snapshot it belongs to', async () => {
    const { host, actionLog, ann, bob } = await twoPlayers();
    const players = [ann, bob];
    for (let n = 0; n < 400 && host.table.status === 'playing'; n++) {
      const asked = players.filter(({ snapshot }) => snapshot.asked.length > 0);
      actionLog.hold = settled();
      for (const player of asked) player.heard.length = 0;
      await Promise.all(asked.map((player) => player.answerRandomly()));
      for (const { heard } of asked) {
        const done = heard.findIndex(({ type }) => type === 'done');
        expect(heard.slice(0, done).some(({ type }) => type === 'update')).toBe(true);
        expect(heard.some(({ type }) => type === 'refused')).toBe(false);
      }
    }
    expect(host.table.n).toBeGreaterThan(300);
  });
});

describe('other rules than those a table was saved under', () => {
  const newRules = ({ gameModule }: Table): Table['gameModule'] => ({
    ...gameModule,
    game: { ...gameModule.game, rulesVersion: 'newer' },
  });

  test('a save is enough to go on from', async () => {
    const { table, setup } = await twoPlayers();
    playRandomly(table, 40);
    const again = Table.load(newRules(table), setup, table.save(), []);
    expect(again.match?.state).toEqual(table.match?.state);
    expect(again.startedOver).toBe(0);
  });

  test('answers since then that do not fit any more are left out, the seats are told, and it is saved at once', async () => {
    const { table, setup } = await twoPlayers();
    playRandomly(table, 40);
    const saved = table.save();
    const actions: RecordedAction[] = [
      { at: 1, do: 'chat', who: 'ann', name: 'Ann', text: 'before' },
      { at: 2, do: 'answer', seat: 0, kind: 'askedNoMore', value: 'x', bot: false },
      { at: 3, do: 'answer', seat: 1, kind: 'askedNoMore', value: 'x', bot: false },
      { at: 4, do: 'chat', who: 'bob', name: 'Bob', text: 'after' },
    ];
    expect(() => Table.load(table.gameModule, setup, saved, actions)).toThrow(/asked/);
    const again = Table.load(newRules(table), setup, saved, actions);
    expect(again.match?.state).toEqual(table.match?.state);
    expect([again.n, again.startedOver]).toEqual([saved.n + 4, 2]);
    const actionLog = new MemoryActionLog();
    actionLog.kept.push(...Array.from({ length: again.n }, () => actions[0] as RecordedAction));
    const host = new Host(again, actionLog, new HandRuntime());
    const ann = await TestVisitor.greet(host, 'ann');
    await settled();
    expect(lines(ann)).toEqual(['before', 'after', expect.stringContaining('rules')]);
    expect(actionLog.saved?.n).toBe(again.n);
    expect(Table.load(again.gameModule, setup, actionLog.saved, []).startedOver).toBe(0);
  });
});

test('other cards are other rules', async () => {
  const { table, setup } = await twoPlayers();
  playRandomly(table, 40);
  const gameModule = { ...table.gameModule, game: { ...table.gameModule.game, content: 'other cards' } };
  const actions: RecordedAction[] = [
    { at: 2, do: 'answer', seat: 0, kind: 'askedNoMore', value: 'x', bot: false },
  ];
  expect(Table.load(gameModule, setup, table.save(), actions).startedOver).toBe(1);
  const file = recordOf(table.match!, { kind: 'told' });
  expect(file.content).toMatch(/^[0-9a-f]{16}$/);
  expect(() => checkOrigin(gameModule.game, file)).toThrow('made with other cards');
  expect(() => checkOrigin(table.gameModule.game, file)).not.toThrow();
});

test('under other rules a wish to go back that does not fit any more is left out, with the answers to it', async () => {
  const { table, setup } = await twoPlayers();
  playRandomly(table, 40);
  const gameModule = { ...table.gameModule, game: { ...table.gameModule.game, rulesVersion: 'newer' } };
  const actions: RecordedAction[] = [
    { at: 1, do: 'rewind', seat: 0, to: 10_000 },
    { at: 2, do: 'agree', seat: 1 },
    { at: 3, do: 'pause', who: 'ann' },
  ];
  const again = Table.load(gameModule, setup, table.save(), actions);
  expect([again.startedOver, again.rewind, again.pausedAt]).toEqual([2, null, 3]);
  expect(again.match?.state).toEqual(table.match?.state);
});

test('a table that leaves memory is saved as far as it was played', async () => {
  const { host, actionLog, active, ann, bob } = await twoPlayers();
  for (let n = 0; n < 3; n++) await active.answerFirst();
  const saved = host.unsaved();
  expect(saved?.n).toBe(actionLog.kept.length);
  expect(Table.load(host.table.gameModule, host.table.setup, saved, []).save()).toEqual(host.table.save());
  expect([ann, bob].every(({ snapshot }) => snapshot.length === host.table.match?.length)).toBe(true);
  expect(new Host(openTable(setupOf()), actionLog, new HandRuntime()).unsaved()).toBeUndefined();
});
