import { describe, expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import { settled, twoPlayers } from './at-the-table.ts';
import type { TestVisitor } from './at-the-table.ts';

const live = (reserve: number) => ({ clock: { kind: 'live', perMove: 30, reserve } }) as const;

const seatOf = (visitor: TestVisitor): number => visitor.info.seats.findIndex(({ mine }) => mine);

async function clocked(wish: Parameters<typeof twoPlayers>[0]) {
  const company = await twoPlayers(wish);
  const { active } = company;
  const seat = seatOf(active);
  return {
    ...company,
    seat,
    left: () => active.info.seats[seat]?.left,
    undo: () => active.ask({ do: 'undo', seat, expected: active.snapshot.position }),
    sitIn: () => active.ask({ do: 'sitIn', seat }),
    handBack: () => active.ask({ do: 'handBack', seat }),
  };
}

describe('time that was used stays used', () => {
  test('by whoever takes an answer back', async () => {
    const { active, runtime, left, undo } = await clocked(live(60));
    await runtime.pass(20_000);
    await active.answerFirst();
    expect(left()).toBe(90_000);
    await runtime.pass(5000);
    await undo();
    expect(left()).toBe(65_000);
  });

  test('what the answer took out of the reserve is not taken twice', async () => {
    const { active, runtime, left, undo, seat } = await clocked(live(60));
    await runtime.pass(40_000);
    await active.answerFirst();
    expect(active.info.seats[seat]?.reserve).toBe(50_000);
    await undo();
    expect([active.info.seats[seat]?.reserve, left()]).toEqual([60_000, 50_000]);
    await runtime.pass(10_000);
    await active.answerFirst();
    expect(active.info.seats[seat]?.reserve).toBe(40_000);
  });

  test('through all of a turn that is begun again', async () => {
    const { active, runtime, left, seat, table } = await clocked(live(60));
    const { length } = active.snapshot;
    for (let n = 0; n < 2; n++) {
      await runtime.pass(10_000);
      await active.answerFirst();
    }
    expect(active.snapshot).toMatchObject({ asked: [{ seat }], undo: { ok: true } });
    const { undos } = table;
    await active.ask({ do: 'restart', seat, expected: active.snapshot.position });
    expect([active.snapshot.length, table.undos]).toEqual([length, undos + 2]);
    expect(left()).toBe(70_000);
  });

  test('taking back again and again does not keep the others waiting for ever', async () => {
    const { active, runtime, undo, seat } = await clocked(live(0));
    await runtime.pass(29_000);
    await active.answerFirst();
    await undo();
    await runtime.pass(1000);
    expect(active.info.seats[seat]?.sitIn).toBe(true);
  });

  test('but not the time in which the table was paused', async () => {
    const { active, other, runtime, left, undo } = await clocked(live(60));
    await runtime.pass(20_000);
    await active.answerFirst();
    await other.ask({ do: 'pause' });
    await runtime.pass(600_000);
    await other.ask({ do: 'goOn' });
    await undo();
    expect(left()).toBe(70_000);
  });

  test('it is kept with the table; a save from before that was is loaded', async () => {
    const { active, runtime, undo, left, table, setup, seat } = await clocked(live(60));
    await runtime.pass(20_000);
    await active.answerFirst();
    const saved = table.save();
    await undo();
    const action = { at: runtime.now(), do: 'undo', seat } as const;
    expect(Table.load(table.gameModule, setup, saved, [action]).clocks).toEqual(table.clocks);
    const { answered: _, ...clocks } = saved.clocks;
    const old = Table.load(table.gameModule, setup, { ...saved, clocks }, [action]);
    expect(old.clocks.askedAt[seat]).toBe(runtime.now());
    expect(left()).toBe(70_000);
  });
});

describe('whoever takes the seat back', () => {
  test('before the bot has answered has no more time than before', async () => {
    for (const [wish, before] of [
      [live(60), 70_000],
      [{ clock: { kind: 'slow', days: 1 } } as const, 86_380_000],
    ] as const) {
      const { runtime, left, sitIn, handBack } = await clocked(wish);
      runtime.think = () => new Promise(() => {});
      await runtime.pass(20_000);
      await sitIn();
      await handBack();
      expect(left()).toBe(before);
    }
  });

  test('after it has the time for a move again, however late it was', async () => {
    const { runtime, left, handBack, active, other, seat, table } = await clocked(live(60));
    await runtime.pass(90_000);
    for (let n = 0; n < 30; n++) await settled();
    expect(active.info.seats[seat]).toMatchObject({ sitIn: true, left: null });
    expect(table.askedSeats()).not.toContain(seat);
    expect(await handBack()).toMatchObject({ type: 'done' });
    while (active.snapshot.asked.length === 0) await other.answerFirst();
    expect([active.info.seats[seat]?.sitIn, left()]).toEqual([false, 30_000]);
  });

  test('too late for this question waits until the bot has answered it', async () => {
    const { runtime, handBack, active, seat } = await clocked(live(0));
    runtime.think = () => new Promise(() => {});
    await runtime.pass(30_000);
    expect(active.info.seats[seat]?.sitIn).toBe(true);
    expect(await handBack()).toMatchObject({
      code: 'tooSoon',
      message: expect.stringContaining('bot') as string,
    });
    expect(active.info.seats[seat]?.sitIn).toBe(true);
    expect(active.info.notes).toHaveLength(1);
  });
});

test('what somebody takes for a question that was put in secret does not come out of the reserve that all see', async () => {
  const { active, other, guest, runtime, table, seat } = await clocked(live(60));
  const [pending] = table.match?.pending ?? [];
  if (pending) pending.ask.secret = true;
  await runtime.pass(50_000);
  await active.answerFirst();
  for (const { info } of [active, other, guest]) expect(info.seats[seat]?.reserve).toBe(60_000);
});

describe('pausing', () => {
  test('is possible five times for each, and always for whoever keeps nobody else waiting', async () => {
    const { ann, bob } = await twoPlayers();
    for (let n = 0; n < 5; n++) {
      expect(await ann.ask({ do: 'pause' })).toMatchObject({ type: 'done' });
      await bob.ask({ do: 'goOn' });
    }
    expect(await ann.ask({ do: 'pause' })).toMatchObject({ code: 'pausedOften' });
    expect(await bob.ask({ do: 'pause' })).toMatchObject({ type: 'done' });
    expect(await ann.ask({ do: 'pause' })).toMatchObject({ type: 'done' });
    await ann.ask({ do: 'goOn' });
    await bob.ask({ do: 'resign', seat: 1 });
    expect(await ann.ask({ do: 'pause' })).toMatchObject({ type: 'done' });
  });

  test('bots are quiet meanwhile', async () => {
    const { active, runtime, table, seat } = await clocked({});
    await active.ask({ do: 'pause' });
    table.seats = table.seats.map((state, i) => (i === seat ? { ...state, sitIn: true } : state));
    const { length } = active.snapshot;
    await runtime.pass(600_000);
    for (let n = 0; n < 10; n++) await settled();
    expect([active.snapshot.length, table.questionForBot()]).toEqual([length, undefined]);
    await active.ask({ do: 'goOn' });
    for (let n = 0; n < 10; n++) await settled();
    expect(active.snapshot.length).toBeGreaterThan(length);
  });
});
