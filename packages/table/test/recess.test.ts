// Play stands still by the rules: a timeout of The Warp in teams of two, seats 0 and 2 against 1 and 3.
import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { Deed, Doing, SavedTable, TableSetup } from '../src/index.ts';
import { HandWorld, MemoryLedger, NONCE, TestVisitor, openTable, settled, setupOf } from './at-the-table.ts';

const PEOPLE = ['ann', 'bob', 'cat', 'dan'];
const MINUTES_3 = 180_000;
const LIVE = { clock: { kind: 'live', perMove: 30, reserve: 60 } } as const;

const mayCall = (table: Table, seat: Seat): boolean =>
  table.match?.asidesOf(seat).some(({ value }) => value === 'call') === true;

/** A team game in which Ann may call the timeout of Ann and Cat, and this seat is asked something. */
function beginTeams(wish: Partial<TableSetup>, isThere: (table: Table) => boolean) {
  const setup = setupOf({
    game: 'the-warp',
    options: { mode: 'team' },
    seats: ['open', 'open', 'open', 'open'],
    ...wish,
  });
  const [table, world, ledger, random] = [
    openTable(setup),
    new HandWorld(),
    new MemoryLedger(),
    new Random('teams'),
  ];
  const does = (doing: Doing): void => {
    const deed: Deed = { at: world.now(), ...doing };
    table.perform(deed);
    ledger.kept.push(deed);
  };
  PEOPLE.forEach((who, seat) => {
    if (table.seats[seat]?.kind === 'open') does({ do: 'sit', seat, who, name: who, nonce: NONCE });
  });
  while (!mayCall(table, 0) || !isThere(table)) {
    const [pending] = table.match!.pending;
    const { seat, kind } = pending!.ask;
    does({ do: 'answer', seat, kind, value: randomAnswer(pending!, random), bot: false });
  }
  return { setup, table, world, ledger };
}

async function teams(wish: Partial<TableSetup> = {}, isThere: (table: Table) => boolean = () => true) {
  const { setup, table, world, ledger } = beginTeams(wish, isThere);
  const host = new Host(table, ledger, world);
  const [ann, bob, cat, dan] = await Promise.all(PEOPLE.map((who) => TestVisitor.greet(host, who)));
  const visitors = [ann!, bob!, cat!, dan!] as const;
  const asked = table.askedSeats()[0]!;
  return { setup, table, world, ledger, host, visitors, asked };
}

const call = (visitor: TestVisitor, seat: Seat) =>
  visitor.ask({ do: 'aside', seat, kind: 'timeout', value: 'call' });
const end = (visitor: TestVisitor, seat: Seat) =>
  visitor.ask({ do: 'aside', seat, kind: 'timeout', value: 'end' });

describe('while play stands still', () => {
  test('nobody may answer or take back, and the rule is named', async () => {
    const { visitors, asked, table } = await teams();
    await call(visitors[0], 0);
    const refused = { tell: 'refused', code: 'recess', refusal: { rule: 'TW 18.9', reason: 'timeout' } };
    expect(await visitors[asked]!.answerRandomly()).toMatchObject(refused);
    const rewind = { do: 'rewind', seat: 0, to: 0, expected: table.positionOf(0) } as const;
    expect(await visitors[0].ask(rewind)).toMatchObject(refused);
    for (const [seat, visitor] of visitors.entries())
      expect(await visitor.ask({ do: 'undo', seat, expected: table.positionOf(seat) })).toMatchObject(
        refused,
      );
    expect(visitors[1].info.recess).toMatchObject({ left: MINUTES_3, end: [{ seat: 0 }, { seat: 2 }] });
  });

  test('it ends when both members end it', async () => {
    const { visitors, asked } = await teams();
    await call(visitors[0], 0);
    expect(await end(visitors[1], 1)).toMatchObject({ code: 'illegalValue' });
    await end(visitors[0], 0);
    expect(visitors[3].info.recess?.end).toMatchObject([{ seat: 2, aside: 'timeout', value: 'end' }]);
    await end(visitors[2], 2);
    expect(visitors[3].info.recess).toBeNull();
    expect(await visitors[asked]!.answerRandomly()).toMatchObject({ tell: 'done' });
  });

  test('the clocks stand', async () => {
    const { visitors, asked, world } = await teams(LIVE);
    const left = (): number | null | undefined => visitors[1].info.seats[asked]?.left;
    await world.pass(10_000);
    await call(visitors[0], 0);
    expect(left()).toBe(80_000);
    await world.pass(MINUTES_3 - 1000);
    await end(visitors[0], 0);
    expect(left()).toBe(80_000);
    await end(visitors[2], 2);
    expect(left()).toBe(80_000);
    await world.pass(79_000);
    expect(visitors[1].info.seats[asked]?.sitIn).toBe(false);
    await world.pass(1000);
    expect(visitors[1].info.seats[asked]?.sitIn).toBe(true);
  });

  test('whoever takes the seat back meanwhile has the time that was left', async () => {
    const { visitors, asked, world } = await teams(LIVE);
    world.think = () => new Promise(() => {});
    await world.pass(20_000);
    await visitors[asked]!.ask({ do: 'sitIn', seat: asked });
    await call(visitors[0], 0);
    await world.pass(5000);
    await visitors[asked]!.ask({ do: 'handBack', seat: asked });
    expect(visitors[1].info.seats[asked]?.left).toBe(70_000);
  });
});

describe('when the time is up', () => {
  const endings = (ledger: MemoryLedger): Deed[] =>
    ledger.kept.filter((deed) => deed.do === 'aside' && deed.value === 'end');

  test('the table ends it for those who have not, as deeds like any other', async () => {
    const { visitors, world, ledger, table } = await teams();
    await call(visitors[0], 0);
    await end(visitors[0], 0);
    await world.pass(MINUTES_3 - 1);
    expect(table.match?.recess).not.toBeNull();
    await world.pass(1);
    expect(table.match?.recess).toBeNull();
    expect(endings(ledger)).toMatchObject([{ seat: 0 }, { seat: 2, at: world.now() }]);
  });

  /** The table in another process, so much later. */
  function again({ setup, table, host, ledger, world }: Awaited<ReturnType<typeof teams>>, after: number) {
    const saved = host.unsaved();
    host.close();
    const later = new HandWorld();
    later.time = world.now() + after;
    const loaded = [
      Table.load(table.boxed, setup, JSON.parse(JSON.stringify(saved)) as SavedTable, []),
      Table.load(table.boxed, setup, undefined, ledger.kept),
    ];
    expect(loaded.map(({ recessAt }) => recessAt)).toEqual([table.recessAt, table.recessAt]);
    return { later, host: new Host(loaded[0]!, ledger, later), table: loaded[0]! };
  }

  test('after a restart too', async () => {
    const before = await teams();
    await call(before.visitors[0], 0);
    await before.world.pass(100_000);
    const { later, table } = again(before, 20_000);
    await later.pass(59_000);
    expect(table.match?.recess).not.toBeNull();
    await later.pass(1000);
    await later.pass(0);
    expect(table.match?.recess).toBeNull();
    expect(endings(before.ledger)).toHaveLength(2);
  });

  test('but not in the time in which the host was not there, or the table was paused', async () => {
    const before = await teams();
    await call(before.visitors[0], 0);
    await before.world.pass(100_000);
    const lastAlive = before.world.now();
    const { later, host, table } = again(before, 3_600_000);
    await host.perform({ do: 'excuse', from: lastAlive, to: later.now() });
    await later.pass(50_000);
    await host.perform({ do: 'pause', who: 'ann' });
    await later.pass(600_000);
    await host.perform({ do: 'goOn', who: 'ann' });
    await later.pass(29_000);
    expect(table.match?.recess).not.toBeNull();
    await later.pass(1000);
    await later.pass(0);
    expect(table.match?.recess).toBeNull();
  });
});

describe('bots', () => {
  const isBotsTurn = ({ seats, match }: Table): boolean =>
    match!.pending.every(({ ask }) => seats[ask.seat]?.kind === 'bot');

  test('do not answer until it is over', async () => {
    const { table, world, ledger } = beginTeams({ seats: ['open', 'bot', 'open', 'bot'] }, isBotsTurn);
    table.perform({ at: world.now(), do: 'aside', seat: 0, kind: 'timeout', value: 'call' });
    ledger.kept.push({ at: world.now(), do: 'aside', seat: 0, kind: 'timeout', value: 'call' });
    const { n } = table;
    const host = new Host(table, ledger, world);
    await settled();
    await world.pass(1000);
    expect(table.n).toBe(n);
    await host.perform({ do: 'aside', seat: 0, kind: 'timeout', value: 'end' });
    await host.perform({ do: 'aside', seat: 2, kind: 'timeout', value: 'end' });
    await settled();
    expect(ledger.kept.at(-1)).toMatchObject({ do: 'answer', bot: true });
    host.close();
  });

  test('have nothing to talk about: with one as a teammate it ends with its only member', async () => {
    const seats: TableSetup['seats'] = ['open', 'open', 'bot', 'open'];
    const { visitors, world, table } = await teams(
      { seats },
      ({ match }) => match!.pending[0]?.ask.seat !== 2,
    );
    await call(visitors[0], 0);
    await world.pass(0);
    expect(table.match?.recess?.end).toMatchObject([{ seat: 0 }]);
    await end(visitors[0], 0);
    expect(table.match?.recess).toBeNull();
  });
});
