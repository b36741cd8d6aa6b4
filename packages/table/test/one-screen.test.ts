import { expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { HandRuntime, MemoryActionLog, TestVisitor, atSecretQuestion } from './at-the-table.ts';

test('around one screen it is known whom to hand it to, a secret question or not; nobody else knows', async () => {
  const table = atSecretQuestion({ oneScreen: true }, () => 'ann');
  const actionLog = new MemoryActionLog();
  actionLog.append = () => Promise.resolve();
  const host = new Host(table, actionLog, new HandRuntime());
  const screen = await TestVisitor.greet(host, 'ann');
  const guest = await TestVisitor.greet(host, 'guest');
  const [asked] = table.askedSeats();
  for (const viewer of [0, 1, 2]) {
    await screen.ask({ do: 'look', viewer });
    expect(screen.snapshot.awaited).toEqual([{ seat: asked, kind: 'mission' }]);
  }
  expect(guest.snapshot.awaited).toEqual([]);
  await screen.ask({ do: 'look', viewer: 'spectator' });
  expect(screen.snapshot.awaited).toEqual([]);
  await screen.ask({ do: 'look', viewer: asked! });
  expect(await screen.answerFirst()).toMatchObject({ type: 'done' });
});

test('somebody else at another screen does not learn it', async () => {
  const table = atSecretQuestion();
  const host = new Host(table, new MemoryActionLog(), new HandRuntime());
  const [asked] = table.askedSeats();
  for (const seat of [0, 1, 2]) {
    const visitor = await TestVisitor.greet(host, `who-${seat}`);
    expect(visitor.snapshot.awaited).toHaveLength(seat === asked ? 1 : 0);
  }
});
