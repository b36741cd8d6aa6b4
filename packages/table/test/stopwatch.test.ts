// What the table does by its clock: the half hours of The Warp alone against Xotan, in hard mode.
import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { TableSetup } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  settled,
  setupOf,
} from './at-the-table.ts';

const MINUTE = 60_000;

interface SoloState {
  readonly phase: string;
  readonly solo: { readonly halfHours: number };
}

const stateOf = (table: Table): SoloState => table.match!.state as unknown as SoloState;
const halfHours = (table: Table): number => stateOf(table).solo.halfHours;

/** Ann alone against Xotan, after so many milliseconds for each decision of the set-up. */
async function alone(options: object = { difficulty: 'hard' }, inSetUp = 0) {
  const setup: TableSetup = setupOf({
    game: 'the-warp',
    options: { rival: 'xotan', ...options },
    seats: ['open'],
    openedAt: 1_000_000,
  });
  const [table, runtime, actionLog] = [openTable(setup), new HandRuntime(), new MemoryActionLog()];
  const host = new Host(table, actionLog, runtime);
  const ann = await TestVisitor.greet(host, 'ann');
  await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
  await settled();
  while (stateOf(table).phase === 'setup') {
    await runtime.pass(inSetUp);
    await ann.answerRandomly();
  }
  return { setup, table, runtime, actionLog, ann };
}

describe('TWS 23.7, TWS 23.8, TWS 23.12 half hours on the clock', () => {
  test('TWS 23.6 each full half hour sets one mark, over several decisions', async () => {
    const { table, runtime, ann } = await alone();
    await runtime.pass(29 * MINUTE);
    expect(halfHours(table)).toBe(0);
    await ann.answerRandomly();
    await runtime.pass(MINUTE - 1);
    expect(halfHours(table)).toBe(0);
    await runtime.pass(1);
    expect(halfHours(table)).toBe(1);
    await runtime.pass(30 * MINUTE);
    expect(halfHours(table)).toBe(2);
  });

  test('TWS 23.7 decisions of the set-up do not count', async () => {
    const { table, runtime } = await alone({ difficulty: 'hard' }, 20 * MINUTE);
    await runtime.pass(29 * MINUTE);
    expect(halfHours(table)).toBe(0);
  });

  test('TWS 23.7, TWS 23.9, C80 it stands while the game is paused', async () => {
    const { table, runtime, ann } = await alone();
    await ann.ask({ do: 'pause' });
    await runtime.pass(600 * MINUTE);
    await ann.ask({ do: 'goOn' });
    await runtime.pass(29 * MINUTE);
    expect(halfHours(table)).toBe(0);
    await runtime.pass(MINUTE);
    expect(halfHours(table)).toBe(1);
  });

  test('TWS 23.8 time of decisions that are taken back stays on the clock, and nothing counts twice', async () => {
    const { table, runtime, ann } = await alone();
    await runtime.pass(20 * MINUTE);
    while (!table.match!.undoable(0).ok) await ann.answerRandomly();
    await ann.ask({ do: 'undo', seat: 0, expected: table.positionOf(0) });
    await runtime.pass(9 * MINUTE);
    expect(halfHours(table)).toBe(0);
    await runtime.pass(MINUTE);
    expect(halfHours(table)).toBe(1);
  });

  test('TWS 23.10, TWS 29.4 the marks are part of the record, and a table that is loaded goes on counting', async () => {
    const { setup, table, runtime, actionLog } = await alone();
    await runtime.pass(40 * MINUTE);
    const replayed = openTable(setup);
    for (const action of actionLog.kept) replayed.perform(action);
    expect(halfHours(replayed)).toBe(1);
    const loaded = Table.load(table.gameModule, setup, table.save(), []);
    const later = new HandRuntime();
    later.time = runtime.time;
    const host = new Host(loaded, actionLog, later);
    await TestVisitor.greet(host, 'ann');
    await later.pass(20 * MINUTE);
    expect(halfHours(loaded)).toBe(2);
  });

  test('TWS 23.12 no player can set a mark', async () => {
    const { table, ann } = await alone();
    const reply = await ann.ask({ do: 'sideAction', seat: 0, kind: 'halfHour', value: 'passed' });
    expect(reply).toMatchObject({ type: 'refused', code: 'notYours' });
    expect(halfHours(table)).toBe(0);
  });

  test.each([{}, { difficulty: 'hard', clock: 'turns' }])(
    'TWS 23.11 nothing is measured with %o',
    async (options) => {
      const { table, runtime } = await alone(options);
      await runtime.pass(90 * MINUTE);
      expect(halfHours(table)).toBe(0);
      expect(table.clocks.stopwatches).toBeUndefined();
    },
  );
});
