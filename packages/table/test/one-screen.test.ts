import { expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { HandWorld, MemoryLedger, TestVisitor, atSecretQuestion } from './at-the-table.ts';

test('around one screen it is known whom to hand it to, a secret question or not; nobody else knows', async () => {
  const table = atSecretQuestion({ oneScreen: true }, () => 'ann');
  const ledger = new MemoryLedger();
  ledger.append = () => Promise.resolve();
  const host = new Host(table, ledger, new HandWorld());
  const screen = await TestVisitor.greet(host, 'ann');
  const guest = await TestVisitor.greet(host, 'guest');
  const [asked] = table.askedSeats();
  for (const eye of [0, 1, 2]) {
    await screen.ask({ do: 'look', eye });
    expect(screen.seen.awaited).toEqual([{ seat: asked, kind: 'mission' }]);
  }
  expect(guest.seen.awaited).toEqual([]);
  await screen.ask({ do: 'look', eye: 'spectator' });
  expect(screen.seen.awaited).toEqual([]);
  await screen.ask({ do: 'look', eye: asked! });
  expect(await screen.answerFirst()).toMatchObject({ tell: 'done' });
});

test('somebody else at another screen does not learn it', async () => {
  const table = atSecretQuestion();
  const host = new Host(table, new MemoryLedger(), new HandWorld());
  const [asked] = table.askedSeats();
  for (const seat of [0, 1, 2]) {
    const visitor = await TestVisitor.greet(host, `who-${seat}`);
    expect(visitor.seen.awaited).toHaveLength(seat === asked ? 1 : 0);
  }
});
