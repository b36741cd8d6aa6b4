import { commitmentToNonce, nonceInPlaceOf, readGameFile, verify } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import { fileOf } from '../src/seat-snapshots.ts';
import {
  HandRuntime,
  MemoryActionLog,
  TestVisitor,
  openTable,
  playRandomly,
  setupOf,
  settled,
} from './at-the-table.ts';

const NONCES = ['aa'.repeat(16), 'bb'.repeat(16)] as const;
const COMMITMENTS = NONCES.map(commitmentToNonce);

/** Ann and Bob have sat down, and have told their commitments alone. */
async function committed() {
  const setup = setupOf();
  const actionLog = new MemoryActionLog();
  const runtime = new HandRuntime();
  const host = new Host(openTable(setup), actionLog, runtime);
  const ann = await TestVisitor.greet(host, 'ann');
  const bob = await TestVisitor.greet(host, 'bob');
  const eve = await TestVisitor.greet(host, 'eve');
  const sit = (visitor: TestVisitor, seat: number) =>
    visitor.ask({ do: 'sit', seat, name: visitor.who, commitment: COMMITMENTS[seat] });
  const tell = (visitor: TestVisitor, seat: number, nonce = NONCES[seat] ?? '') =>
    visitor.ask({ do: 'tell', seat, nonce });
  await sit(ann, 0);
  return { setup, actionLog, runtime, host, ann, bob, eve, sit, tell };
}

test('what the seats add to the luck is told when all are taken, and nobody can choose it then', async () => {
  const { host, ann, bob, eve, sit, tell } = await committed();
  expect(await tell(ann, 0)).toMatchObject({ code: 'tooSoon' });
  await sit(bob, 1);
  expect(host.table.status).toBe('waiting');
  expect(eve.info.luck).toMatchObject({ commitments: COMMITMENTS, untold: [0, 1], nonces: [] });
  expect(await tell(bob, 0)).toMatchObject({ code: 'notYours' });
  expect(await tell(bob, 1, 'cc'.repeat(16))).toMatchObject({ code: 'badMessage' });
  expect(await tell(bob, 1)).toMatchObject({ type: 'done' });
  // It came again after a lost connection.
  expect(await tell(bob, 1)).toMatchObject({ type: 'done' });
  expect(JSON.stringify(ann.heard)).not.toContain(NONCES[1]);
  for (const [visitor, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const)
    expect(await visitor.ask({ do: 'stand', seat })).toMatchObject({ code: 'notPlaying' });
  await tell(ann, 0);
  expect(host.table.status).toBe('playing');
  expect(eve.info.luck).toMatchObject({ nonces: NONCES, untold: [], replaced: [] });
});

test('whoever does not tell its part is not waited for: it is shown, and what stands in its place is given by rule', async () => {
  const { host, runtime, actionLog, setup, ann, bob, sit, tell } = await committed();
  await sit(bob, 1);
  await tell(ann, 0);
  await runtime.pass(59_000);
  expect(host.table.status).toBe('waiting');
  // The time runs on if the table is loaded anew.
  const again = Table.load(host.table.gameModule, setup, undefined, actionLog.kept);
  expect(again.fullSince).toBe(host.table.fullSince);
  expect(Table.load(host.table.gameModule, setup, host.table.save(), []).fullSince).toBe(again.fullSince);
  await runtime.pass(1000);
  await settled();
  expect(host.table.status).toBe('playing');
  const { luck } = ann.info;
  expect(luck.replaced).toEqual([1]);
  expect(luck.nonces).toEqual([NONCES[0], nonceInPlaceOf(COMMITMENTS[1] ?? '')]);
});

test('the file shows the commitments, and whoever changes a part is found out', async () => {
  const { host, bob, ann, sit, tell } = await committed();
  await sit(bob, 1);
  await tell(bob, 1);
  await tell(ann, 0);
  const { table } = host;
  playRandomly(table, 5000);
  expect(table.status).toBe('over');
  const file = readGameFile(JSON.stringify(fileOf(table, table.match!)));
  expect(file.luck).toMatchObject({ commitments: COMMITMENTS });
  expect(verify(table.gameModule.game, file)).toMatchObject({ ok: true, luck: 'verified' });
  const changed = { ...file, luck: { ...file.luck, nonces: [NONCES[0], 'dd'.repeat(16)] } } as typeof file;
  expect(verify(table.gameModule.game, changed)).toMatchObject({
    ok: false,
    message: 'what seat 1 added to the luck is not what it had committed to',
  });
});

test('bots say what everybody knows before', () => {
  const { seats } = openTable(setupOf({ seats: ['open', 'bot'] }));
  expect(seats[1]).toMatchObject({ nonce: 'bot', commitment: commitmentToNonce('bot') });
});
