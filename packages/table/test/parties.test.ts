// Parties that choose independently of each other: the teams of The Warp divide their races, seats 0 and 2 against 1 and 3.
import type { GameEvent, Happened, Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { HandRuntime, MemoryActionLog, NONCE, TestVisitor, openTable, setupOf } from './at-the-table.ts';

const PEOPLE = ['ann', 'bob', 'cat', 'dan'];

async function teams() {
  const options = { mode: 'team' };
  const setup = setupOf({ game: 'the-warp', options, seats: ['open', 'open', 'open', 'open'] });
  const host = new Host(openTable(setup), new MemoryActionLog(), new HandRuntime());
  for (const [seat, who] of PEOPLE.entries())
    await host.perform({ do: 'sit', seat, who, name: who, nonce: NONCE });
  const visitors = await Promise.all(PEOPLE.map((who) => TestVisitor.greet(host, who)));
  const [one, other] = host.table.askedSeats() as [Seat, Seat];
  const at = (seat: Seat): TestVisitor => visitors[seat]!;
  return { host, visitors, at, one, other };
}

/** What a page has in its log: what stays of it, and what is told anew. */
function logOf({ heard }: TestVisitor): Happened<GameEvent>[] {
  let log: Happened<GameEvent>[] = [];
  for (const message of heard) {
    if (message.type !== 'update') continue;
    const kept = message.from === null ? [] : log.filter(({ at }) => at <= message.after);
    log = [...kept, ...message.events];
  }
  return log;
}

/** The first path through the question to this visitor. */
function divide(visitor: TestVisitor, expected = visitor.snapshot.position) {
  const [asked] = visitor.snapshot.asked;
  const value: string[] = [];
  for (let at = asked!.paths; at && Object.keys(at).length > 0; at = at[value.at(-1)!])
    value.push(Object.keys(at)[0]!);
  return visitor.ask({ do: 'answer', seat: asked!.seat, kind: asked!.kind, value, expected });
}

const undo = (visitor: TestVisitor, seat: Seat) =>
  visitor.ask({ do: 'undo', seat, expected: visitor.snapshot.position });

describe('teams that divide at the same time', () => {
  test('are all asked, and what one of them answers makes nothing stale for the other', async () => {
    const { at, one, other } = await teams();
    const mine = { ...at(one).snapshot };
    expect(mine.awaited.map(({ seat }) => seat)).toEqual([one, other]);
    expect(await divide(at(other))).toMatchObject({ type: 'done' });
    expect(await divide(at(other))).toMatchObject({ type: 'done' });
    expect(at(one).snapshot.position).toBe(mine.position);
    expect(at(one).snapshot.length).toBe(mine.length + 2);
    const mate = (one + 2) % 4;
    const before = at(mate).snapshot.position;
    expect(await divide(at(one))).toMatchObject({ type: 'done' });
    // What the own team does counts for both of its members.
    expect(at(mate).snapshot.position).toBeGreaterThan(before);
    expect(at(mate).snapshot.position).toBe(at(one).snapshot.position);
  });

  test('an answer for where the own team was is stale all the same', async () => {
    const { at, one } = await teams();
    const { position } = at(one).snapshot;
    await divide(at(one));
    expect(await divide(at(one), position)).toMatchObject({ code: 'stale' });
  });

  test('a seat takes its answer back over those of the other team, and everybody has the same log as before', async () => {
    const { host, visitors, at, one, other } = await teams();
    await divide(at(one));
    await divide(at(other));
    await divide(at(other));
    expect(at(one).snapshot.undo).toEqual({ ok: true, because: '' });
    const { length } = at(one).snapshot;
    expect(await undo(at(one), one)).toMatchObject({ type: 'done' });
    expect(at(one).snapshot).toMatchObject({ length: length - 1, asked: [{ kind: 'ownRaces' }] });
    const match = host.table.match!;
    for (const [seat, visitor] of visitors.entries()) {
      const told = logOf(visitor);
      expect(told.some(({ event }) => event.type === 'DivisionProposed')).toBe(true);
      expect(told).toEqual(match.eventsFor(seat).slice(-told.length));
    }
    expect(await undo(at(other), other)).toMatchObject({ code: 'undoLocked' });
  });
});
