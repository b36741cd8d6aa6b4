// Play stands still by the rules: a timeout of The Warp in teams of two, seats 0 and 2 against 1 and 3.
import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { RecordedAction, TableAction, SavedTable, TableSetup } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  settled,
  setupOf,
} from './at-the-table.ts';

const PEOPLE = ['ann', 'bob', 'cat', 'dan'];
const MINUTES_3 = 180_000;
const LIVE = { clock: { kind: 'live', perMove: 30, reserve: 60 } } as const;

const mayCall = (table: Table, seat: Seat): boolean =>
  table.match?.sideActionsOf(seat).some(({ value }) => value === 'call') === true;

/** A team game in which Ann may call the timeout of Ann and Cat, and this seat is asked something. */
function beginTeams(wish: Partial<TableSetup>, isThere: (table: Table) => boolean) {
  const setup = setupOf({
    game: 'the-warp',
    options: { mode: 'team' },
    seats: ['open', 'open', 'open', 'open'],
    ...wish,
  });
  const [table, runtime, actionLog, random] = [
    openTable(setup),
    new HandRuntime(),
    new MemoryActionLog(),
    new Random('teams'),
  ];
  const does = (tableAction: TableAction): void => {
    const action: RecordedAction = { at: runtime.now(), ...tableAction };
    table.perform(action);
    actionLog.kept.push(action);
  };
  PEOPLE.forEach((who, seat) => {
    if (table.seats[seat]?.kind === 'open') does({ do: 'sit', seat, who, name: who, nonce: NONCE });
  });
  while (!mayCall(table, 0) || !isThere(table)) {
    const [pending] = table.match!.pending;
    const { seat, kind } = pending!.ask;
    does({ do: 'answer', seat, kind, value: randomAnswer(pending!, random), bot: false });
  }
  return { setup, table, runtime, actionLog };
}

async function teams(wish: Partial<TableSetup> = {}, isThere: (table: Table) => boolean = () => true) {
  const { setup, table, runtime, actionLog } = beginTeams(wish, isThere);
  const host = new Host(table, actionLog, runtime);
  const [ann, bob, cat, dan] = await Promise.all(PEOPLE.map((who) => TestVisitor.greet(host, who)));
  const visitors = [ann!, bob!, cat!, dan!] as const;
  const asked = table.askedSeats()[0]!;
  return { setup, table, runtime, actionLog, host, visitors, asked };
}

const call = (visitor: TestVisitor, seat: Seat) =>
  visitor.ask({ do: 'sideAction', seat, kind: 'timeout', value: 'call' });
const end = (visitor: TestVisitor, seat: Seat) =>
  visitor.ask({ do: 'sideAction', seat, kind: 'timeout', value: 'end' });

describe('while play stands still', () => {
  test('nobody may answer or take back, and the rule is named', async () => {
    const { visitors, asked, table } = await teams();
    await call(visitors[0], 0);
    const refused = { type: 'refused', code: 'suspension', refusal: { rule: 'TW 18.9', reason: 'timeout' } };
    expect(await visitors[asked]!.answerRandomly()).toMatchObject(refused);
    const rewind = { do: 'rewind', seat: 0, to: 0, expected: table.positionOf(0) } as const;
    expect(await visitors[0].ask(rewind)).toMatchObject(refused);
    for (const [seat, visitor] of visitors.entries())
      expect(await visitor.ask({ do: 'undo', seat, expected: table.positionOf(seat) })).toMatchObject(
        refused,
      );
    expect(visitors[1].info.suspension).toMatchObject({ left: MINUTES_3, end: [{ seat: 0 }, { seat: 2 }] });
  });

  test('it ends when both members end it', async () => {
    const { visitors, asked } = await teams();
    await call(visitors[0], 0);
    expect(await end(visitors[1], 1)).toMatchObject({ code: 'illegalValue' });
    await end(visitors[0], 0);
    expect(visitors[3].info.suspension?.end).toMatchObject([
      { seat: 2, sideAction: 'timeout', value: 'end' },
    ]);
    await end(visitors[2], 2);
    expect(visitors[3].info.suspension).toBeNull();
    expect(await visitors[asked]!.answerRandomly()).toMatchObject({ type: 'done' });
  });

  test('the clocks stand', async () => {
    const { visitors, asked, runtime } = await teams(LIVE);
    const left = (): number | null | undefined => visitors[1].info.seats[asked]?.left;
    await runtime.pass(10_000);
    await call(visitors[0], 0);
    expect(left()).toBe(80_000);
    await runtime.pass(MINUTES_3 - 1000);
    await end(visitors[0], 0);
    expect(left()).toBe(80_000);
    await end(visitors[2], 2);
    expect(left()).toBe(80_000);
    await runtime.pass(79_000);
    expect(visitors[1].info.seats[asked]?.sitIn).toBe(false);
    await runtime.pass(1000);
    expect(visitors[1].info.seats[asked]?.sitIn).toBe(true);
  });

  test('whoever takes the seat back meanwhile has the time that was left', async () => {
    const { visitors, asked, runtime } = await teams(LIVE);
    runtime.think = () => new Promise(() => {});
    await runtime.pass(20_000);
    await visitors[asked]!.ask({ do: 'sitIn', seat: asked });
    await call(visitors[0], 0);
    await runtime.pass(5000);
    await visitors[asked]!.ask({ do: 'handBack', seat: asked });
    expect(visitors[1].info.seats[asked]?.left).toBe(70_000);
  });
});

describe('when the time is up', () => {
  const endings = (actionLog: MemoryActionLog): RecordedAction[] =>
    actionLog.kept.filter((action) => action.do === 'sideAction' && action.value === 'end');

  test('the table ends it for those who have not, as actions like any other', async () => {
    const { visitors, runtime, actionLog, table } = await teams();
    await call(visitors[0], 0);
    await end(visitors[0], 0);
    await runtime.pass(MINUTES_3 - 1);
    expect(table.match?.suspension).not.toBeNull();
    await runtime.pass(1);
    expect(table.match?.suspension).toBeNull();
    expect(endings(actionLog)).toMatchObject([{ seat: 0 }, { seat: 2, at: runtime.now() }]);
  });

  /** The table in another process, so much later. */
  function again(
    { setup, table, host, actionLog, runtime }: Awaited<ReturnType<typeof teams>>,
    after: number,
  ) {
    const saved = host.unsaved();
    host.close();
    const later = new HandRuntime();
    later.time = runtime.now() + after;
    const loaded = [
      Table.load(table.gameModule, setup, JSON.parse(JSON.stringify(saved)) as SavedTable, []),
      Table.load(table.gameModule, setup, undefined, actionLog.kept),
    ];
    expect(loaded.map(({ suspendedAt }) => suspendedAt)).toEqual([table.suspendedAt, table.suspendedAt]);
    return { later, host: new Host(loaded[0]!, actionLog, later), table: loaded[0]! };
  }

  test('a table kept before protocol 4 is loaded under its old names', async () => {
    const { visitors, setup, table, actionLog, host } = await teams();
    await call(visitors[0], 0);
    const { suspendedAt: recessAt, sideActions: asides, ...rest } = host.unsaved()!;
    const old = actionLog.kept.map((action) =>
      action.do === 'sideAction' ? { ...action, do: 'aside' } : action,
    ) as RecordedAction[];
    expect(old).not.toEqual(actionLog.kept);
    const saved = { ...rest, recessAt, asides } as SavedTable;
    for (const again of [
      Table.load(table.gameModule, setup, saved, []),
      Table.load(table.gameModule, setup, undefined, old),
    ])
      expect(again.save()).toEqual(table.save());
  });

  test('after a restart too', async () => {
    const before = await teams();
    await call(before.visitors[0], 0);
    await before.runtime.pass(100_000);
    const { later, table } = again(before, 20_000);
    await later.pass(59_000);
    expect(table.match?.suspension).not.toBeNull();
    await later.pass(1000);
    await later.pass(0);
    expect(table.match?.suspension).toBeNull();
    expect(endings(before.actionLog)).toHaveLength(2);
  });

  test('but not in the time in which the host was not there, or the table was paused', async () => {
    const before = await teams();
    await call(before.visitors[0], 0);
    await before.runtime.pass(100_000);
    const lastAlive = before.runtime.now();
    const { later, host, table } = again(before, 3_600_000);
    await host.perform({ do: 'excuse', from: lastAlive, to: later.now() });
    await later.pass(50_000);
    await host.perform({ do: 'pause', who: 'ann' });
    await later.pass(600_000);
    await host.perform({ do: 'goOn', who: 'ann' });
    await later.pass(29_000);
    expect(table.match?.suspension).not.toBeNull();
    await later.pass(1000);
    await later.pass(0);
    expect(table.match?.suspension).toBeNull();
  });
});

describe('bots', () => {
  const isBotsTurn = ({ seats, match }: Table): boolean =>
    match!.pending.every(({ ask }) => seats[ask.seat]?.kind === 'bot');

  test('do not answer until it is over', async () => {
    const { table, runtime, actionLog } = beginTeams({ seats: ['open', 'bot', 'open', 'bot'] }, isBotsTurn);
    table.perform({ at: runtime.now(), do: 'sideAction', seat: 0, kind: 'timeout', value: 'call' });
    actionLog.kept.push({ at: runtime.now(), do: 'sideAction', seat: 0, kind: 'timeout', value: 'call' });
    const { n } = table;
    const host = new Host(table, actionLog, runtime);
    await settled();
    await runtime.pass(1000);
    expect(table.n).toBe(n);
    await host.perform({ do: 'sideAction', seat: 0, kind: 'timeout', value: 'end' });
    await host.perform({ do: 'sideAction', seat: 2, kind: 'timeout', value: 'end' });
    await settled();
    expect(actionLog.kept.at(-1)).toMatchObject({ do: 'answer', bot: true });
    host.close();
  });

  test('have nothing to talk about: with one as a teammate it ends with its only member', async () => {
    const seats: TableSetup['seats'] = ['open', 'open', 'bot', 'open'];
    const { visitors, runtime, table } = await teams(
      { seats },
      ({ match }) => match!.pending[0]?.ask.seat !== 2,
    );
    await call(visitors[0], 0);
    await runtime.pass(0);
    expect(table.match?.suspension?.end).toMatchObject([{ seat: 0 }]);
    await end(visitors[0], 0);
    expect(table.match?.suspension).toBeNull();
  });
});
