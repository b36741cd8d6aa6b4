import { expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  setupOf,
  twoPlayers,
} from './at-the-table.ts';

const REFUSED = { type: 'refused', code: 'tooLong' };

test('a seat has a budget of its own for all but answers, and takes nothing from the others', async () => {
  const { ann, bob, actionLog, table } = await twoPlayers();
  for (let n = 0; n < 2100; n++) table.perform({ at: n, do: 'chat', who: 'ann', name: 'Ann', text: 'la' });
  const expected = ann.snapshot.position;
  for (const ask of [
    { do: 'chat', text: 'la' },
    { do: 'sideAction', seat: 0, kind: 'layCard', value: 'none' },
    { do: 'undo', seat: 0, expected },
    { do: 'sitIn', seat: 0 },
    { do: 'pause' },
  ] as const)
    expect(await ann.ask(ask)).toMatchObject(REFUSED);
  expect(table.n).toBe(2102);
  while (actionLog.kept.length < table.n) actionLog.kept.push(actionLog.kept[0]!);
  expect(await bob.ask({ do: 'chat', text: 'hm' })).toMatchObject({ type: 'done' });
});

test('whoever has spent everything still answers, and may come back to a seat for a while', async () => {
  const { active, table, host } = await twoPlayers();
  table.spent = { [active.who]: 2000 };
  expect(await active.answerFirst()).toMatchObject({ type: 'done' });
  const seat = active.info.seats.findIndex(({ mine }) => mine);
  await host.perform({ do: 'sitIn', seat, because: 'late' });
  expect(await active.ask({ do: 'handBack', seat })).toMatchObject({ type: 'done' });
  table.spent = { [active.who]: 2500 };
  await host.perform({ do: 'sitIn', seat, because: 'late' });
  expect(await active.ask({ do: 'handBack', seat })).toMatchObject(REFUSED);
  expect(await active.ask({ do: 'resign', seat })).toMatchObject({ type: 'done' });
});

test('what was spent is kept, in saves and by the actions alone', async () => {
  const { setup, ann, bob, table, actionLog } = await twoPlayers();
  await ann.ask({ do: 'chat', text: 'hello' });
  await bob.ask({ do: 'pause' });
  await ann.ask({ do: 'goOn' });
  expect(table.spent).toEqual({ ann: 2, bob: 2 });
  expect(Table.load(table.gameModule, setup, table.save(), []).spent).toEqual(table.spent);
  expect(Table.load(table.gameModule, setup, undefined, actionLog.kept).spent).toEqual(table.spent);
});

test('nobody sits down and stands up again without end', async () => {
  const host = new Host(openTable(setupOf()), new MemoryActionLog(), new HandRuntime());
  const eve = await TestVisitor.greet(host, 'eve');
  let times = 0;
  for (;;) {
    const sat = await eve.ask({ do: 'sit', seat: 0, name: 'Eve', nonce: NONCE });
    if (sat.type === 'refused') break;
    times++;
    if ((await eve.ask({ do: 'stand', seat: 0 })).type === 'refused') break;
    if (times > 200) break;
  }
  expect(times).toBe(50);
  const ann = await TestVisitor.greet(host, 'ann');
  expect(await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE })).toMatchObject({ type: 'done' });
});
