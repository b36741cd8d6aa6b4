import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { Deed, HostMessage, SavedTable } from '../src/index.ts';
import {
  HandWorld,
  MemoryLedger,
  TestVisitor,
  openTable,
  playRandomly,
  setupOf,
  settled,
  twoPlayers,
} from './at-the-table.ts';

/** A ledger that can be told to fail. */
class BadLedger extends MemoryLedger {
  failing = false;
  lost = false;
  attempts = 0;

  override async append(table: string, n: number, deed: Deed, saved: SavedTable | undefined): Promise<void> {
    await this.hold;
    if (this.failing) {
      this.attempts++;
      throw new Error('the disk is full');
    }
    return super.append(table, n, deed, saved);
  }

  override load(): ReturnType<MemoryLedger['load']> {
    return this.lost ? Promise.reject(new Error('the disk is gone')) : super.load();
  }
}

const lines = (visitor: TestVisitor): string[] =>
  visitor.heard.flatMap((message: HostMessage) =>
    message.tell === 'chat' ? message.lines.map(({ text }) => text) : [],
  );

describe('two hosts of one table', () => {
  test('that race for the same number: exactly one wins, the other reloads and refuses with a fresh picture', async () => {
    const { setup, ledger, ann, bob, active } = await twoPlayers();
    const boxed = openTable(setup).boxed;
    const elsewhere = new Host(
      Table.load(boxed, setup, undefined, [...ledger.kept]),
      ledger,
      new HandWorld(),
    );
    const other = await TestVisitor.greet(elsewhere, active.who);
    const watching = await TestVisitor.greet(elsewhere, 'guest');
    expect(other.seen).toEqual(active.seen);
    const before = ledger.kept.length;
    const replies = await Promise.all([active.answerFirst(), other.answerFirst()]);
    expect(replies.map((reply) => (reply.tell === 'refused' ? reply.code : reply.tell))).toEqual([
      'done',
      'stale',
    ]);
    expect(ledger.kept).toHaveLength(before + 1);
    expect(other.seen).toEqual(active.seen);
    expect(watching.seen.length).toBe(active.seen.length);
    // The loser is whole again: now it wins, and the first one has to give way.
    const again = await TestVisitor.greet(elsewhere, ann.seen.asked.length > 0 ? 'ann' : 'bob');
    expect(await again.answerFirst()).toMatchObject({ tell: 'done' });
    const behind = ann.seen.asked.length > 0 ? ann : bob;
    expect(await behind.answerFirst()).toMatchObject({ code: 'stale' });
    expect(behind.seen).toEqual(again.seen);
  });
});

describe('what cannot be kept', () => {
  test('is undone in memory, with all that was built on it; those at the table see what is true', async () => {
    const ledger = new BadLedger();
    const { host, world, ann, bob } = await twoPlayers({}, ledger);
    const before = structuredClone(ann.seen);
    let release = (): void => {};
    ledger.hold = new Promise((resolve) => (release = resolve));
    ledger.failing = true;
    const active = ann.seen.asked.length > 0 ? ann : bob;
    const replies = Promise.all([
      active.answerFirst(),
      ann.ask({ do: 'chat', text: 'one' }),
      bob.ask({ do: 'chat', text: 'two' }),
    ]);
    await settled();
    release();
    expect(await replies).toMatchObject([{ code: 'notKept' }, { code: 'notKept' }, { code: 'notKept' }]);
    expect(host.table.n).toBe(ledger.kept.length);
    expect(ann.seen).toEqual(before);
    expect(lines(ann)).toEqual([]);
    expect(world.faults.length).toBeGreaterThan(0);
    ledger.failing = false;
    expect(await active.answerFirst()).toMatchObject({ tell: 'done' });
    expect(Table.load(host.table.boxed, host.table.setup, undefined, ledger.kept).save()).toEqual(
      host.table.save(),
    );
  });

  test('with nothing to start over from, the table is closed and everybody may come again', async () => {
    const ledger = new BadLedger();
    const { host, ann, bob } = await twoPlayers({}, ledger);
    ledger.failing = true;
    ledger.lost = true;
    await expect((ann.seen.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      code: 'notKept',
    });
    expect(host.isClosed).toBe(true);
    expect([ann.dismissed, bob.dismissed]).toEqual([true, true]);
    // What was never kept must not come into a save by the back door.
    expect([host.isIdle, host.unsaved()]).toEqual([true, undefined]);
  });

  test('is made of the last save and the deeds since, as after a crash', async () => {
    const ledger = new BadLedger();
    const { host, ann, bob } = await twoPlayers({}, ledger);
    for (let n = 0; n < 150; n++) await (ann.seen.asked.length > 0 ? ann : bob).answerRandomly();
    const before = host.table.save();
    expect(ledger.saved?.n).toBeGreaterThan(50);
    ledger.deeds = () => Promise.reject(new Error('nobody needs the beginning'));
    ledger.failing = true;
    await expect((ann.seen.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      code: 'notKept',
    });
    expect({ ...host.table.save(), match: null }).toEqual({ ...before, match: null });
    ledger.failing = false;
    await expect((ann.seen.asked.length > 0 ? ann : bob).answerFirst()).resolves.toMatchObject({
      tell: 'done',
    });
  });

  test('is not tried again and again: bots and clocks rest first', async () => {
    const ledger = new BadLedger();
    const { host, world, active } = await twoPlayers(
      { clock: { kind: 'live', perMove: 30, reserve: 0 } },
      ledger,
    );
    const rest = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await world.pass(0);
    };
    ledger.failing = true;
    await world.pass(30_000);
    await rest();
    expect(ledger.attempts).toBe(1);
    await world.pass(5000);
    await rest();
    expect(ledger.attempts).toBe(2);
    ledger.failing = false;
    await world.pass(5000);
    await rest();
    const seat = active.info.seats.findIndex(({ mine }) => mine);
    expect(host.table.seats[seat]?.sitIn).toBe(true);
    expect(ledger.attempts).toBe(2);
    expect(host.table.askedSeats()).not.toContain(seat);
  });
});

describe('what is not safe yet', () => {
  test('is not shown to newcomers, nor to those who look again', async () => {
    const { host, ledger, active, guest } = await twoPlayers();
    const { length } = guest.seen;
    let release = (): void => {};
    ledger.hold = new Promise((resolve) => (release = resolve));
    const answered = active.answerFirst();
    await settled();
    const newcomer = await TestVisitor.greet(host, 'newcomer');
    await guest.ask({ do: 'look', eye: 'spectator' });
    expect(newcomer.heard.filter(({ tell }) => tell === 'seen')).toEqual([]);
    expect(guest.seen.length).toBe(length);
    release();
    await answered;
    expect(newcomer.seen.length).toBeGreaterThan(length);
    expect(newcomer.seen).toEqual(guest.seen);
    expect(newcomer.info.status).toBe('playing');
  });

  test('lines of chat that wait together are each told once, in their order', async () => {
    const { host, ledger, ann, bob } = await twoPlayers();
    let release = (): void => {};
    ledger.hold = new Promise((resolve) => (release = resolve));
    const said = [ann.ask({ do: 'chat', text: 'one' }), bob.ask({ do: 'chat', text: 'two' })];
    await settled();
    const newcomer = await TestVisitor.greet(host, 'newcomer');
    release();
    await Promise.all(said);
    expect(lines(ann)).toEqual(['one', 'two']);
    expect(lines(bob)).toEqual(['one', 'two']);
    expect(lines(newcomer)).toEqual(['one', 'two']);
  });

  test('an acknowledgement never comes before the picture it belongs to', async () => {
    const { host, ledger, ann, bob } = await twoPlayers();
    const players = [ann, bob];
    for (let n = 0; n < 400 && host.table.status === 'playing'; n++) {
      const asked = players.filter(({ seen }) => seen.asked.length > 0);
      ledger.hold = settled();
      for (const player of asked) player.heard.length = 0;
      await Promise.all(asked.map((player) => player.answerRandomly()));
      for (const { heard } of asked) {
        const done = heard.findIndex(({ tell }) => tell === 'done');
        expect(heard.slice(0, done).some(({ tell }) => tell === 'seen')).toBe(true);
        expect(heard.some(({ tell }) => tell === 'refused')).toBe(false);
      }
    }
    expect(host.table.n).toBeGreaterThan(300);
  });
});

describe('other rules than those a table was saved under', () => {
  const newRules = ({ boxed }: Table): Table['boxed'] => ({
    ...boxed,
    game: { ...boxed.game, rulesVersion: 'newer' },
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
    const deeds: Deed[] = [
      { at: 1, do: 'chat', who: 'ann', name: 'Ann', text: 'before' },
      { at: 2, do: 'answer', seat: 0, kind: 'askedNoMore', value: 'x', bot: false },
      { at: 3, do: 'answer', seat: 1, kind: 'askedNoMore', value: 'x', bot: false },
      { at: 4, do: 'chat', who: 'bob', name: 'Bob', text: 'after' },
    ];
    expect(() => Table.load(table.boxed, setup, saved, deeds)).toThrow(/asked/);
    const again = Table.load(newRules(table), setup, saved, deeds);
    expect(again.match?.state).toEqual(table.match?.state);
    expect([again.n, again.startedOver]).toEqual([saved.n + 4, 2]);
    const ledger = new MemoryLedger();
    ledger.kept.push(...Array.from({ length: again.n }, () => deeds[0] as Deed));
    const host = new Host(again, ledger, new HandWorld());
    const ann = await TestVisitor.greet(host, 'ann');
    await settled();
    expect(lines(ann)).toEqual(['before', 'after', expect.stringContaining('rules')]);
    expect(ledger.saved?.n).toBe(again.n);
    expect(Table.load(again.boxed, setup, ledger.saved, []).startedOver).toBe(0);
  });
});

test('under other rules a wish to go back that does not fit any more is left out, with the answers to it', async () => {
  const { table, setup } = await twoPlayers();
  playRandomly(table, 40);
  const boxed = { ...table.boxed, game: { ...table.boxed.game, rulesVersion: 'newer' } };
  const deeds: Deed[] = [
    { at: 1, do: 'rewind', seat: 0, to: 10_000 },
    { at: 2, do: 'agree', seat: 1 },
    { at: 3, do: 'pause', who: 'ann' },
  ];
  const again = Table.load(boxed, setup, table.save(), deeds);
  expect([again.startedOver, again.rewind, again.pausedAt]).toEqual([2, null, 3]);
  expect(again.match?.state).toEqual(table.match?.state);
});

test('a table that leaves memory is saved as far as it was played', async () => {
  const { host, ledger, active, ann, bob } = await twoPlayers();
  for (let n = 0; n < 3; n++) await active.answerFirst();
  const saved = host.unsaved();
  expect(saved?.n).toBe(ledger.kept.length);
  expect(Table.load(host.table.boxed, host.table.setup, saved, []).save()).toEqual(host.table.save());
  expect([ann, bob].every(({ seen }) => seen.length === host.table.match?.length)).toBe(true);
  expect(new Host(openTable(setupOf()), ledger, new HandWorld()).unsaved()).toBeUndefined();
});
