import { randomAnswer } from '@warptable/bots';
import { Random, isChance } from '@warptable/kernel';
import type { Viewer, Pending } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { RecordedAction, SeatSnapshot, TableSetup } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  atSecretQuestion,
  openTable,
  setupOf,
} from './at-the-table.ts';
import { HELLO, LIVE, Runtime } from './worlds.ts';

// What one player alone may know must not reach the others by any way round: a number, a clock, a reply to something else.

test('who is asked in secret is told by nothing: not by clocks, reserves, pauses, refusals or the answer', async () => {
  for (const seed of ['a', 'b', 'c']) {
    const table = atSecretQuestion({ clock: LIVE }, undefined, seed);
    const [asked] = table.askedSeats() as [number];
    const other = (asked + 1) % 3;
    const third = (asked + 2) % 3;
    // The second world is the same, but for the seat that is asked.
    const worlds = [asked, other].map((seat) => {
      const copy = Table.load(table.gameModule, table.setup, table.save(), []);
      copy.clocks = { ...copy.clocks, askedAt: [0, 1, 2].map((one) => (one === seat ? 1_000_000 : null)) };
      const { match } = copy;
      const [pending] = match!.pending;
      const ask = Object.assign(Object.create(pending!.ask) as Pending['ask'], { seat });
      (match!.pending as Pending[]).splice(0, 1, { ask, options: ['wait'] });
      // An answer of the wrong seat does not replay, so whether one is final cannot be tried here.
      match!.locksUndo = () => true;
      return { seat, runtime: new Runtime(copy) };
    });
    for (const { seat, runtime } of worlds) {
      const say = async (viewer: Viewer, message: object): Promise<void> => runtime.say(viewer, message);
      for (const viewer of [asked, other, third, 'spectator'] as Viewer[]) await say(viewer, HELLO);
      await runtime.clock.pass(20_000);
      await say(third, { do: 'pause', id: 1 });
      await runtime.clock.pass(20_000);
      await say(third, { do: 'goOn', id: 2 });
      await say(third, { do: 'sitIn', id: 3, seat: asked });
      await say(third, { do: 'undo', id: 4, seat: third, expected: runtime.positionOf(third) });
      await runtime.clock.pass(25_000);
      await say('spectator', HELLO);
      const expected = runtime.positionOf(seat);
      await say(seat, { do: 'answer', id: 5, seat, kind: 'mission', value: 'wait', expected });
      await say(third, HELLO);
    }
    const [truth, second] = worlds.map(({ runtime }) => runtime) as [Runtime, Runtime];
    for (const { clock } of [truth, second]) expect(clock.faults).toEqual([]);
    for (const viewer of [third, 'spectator'] as Viewer[]) {
      expect(truth.ear(viewer).heard.length).toBeGreaterThan(5);
      expect(second.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
    }
    expect(truth.ear(asked).heard.at(-1)).toContain('"id":5');
  }
});

/** Actions of a game at random, up to so many answers. */
function actionsOf(setup: TableSetup, answers: number, random: Random): RecordedAction[] {
  const table = openTable(setup);
  const actions: RecordedAction[] = [];
  const does = (action: RecordedAction): void => {
    table.perform(action);
    actions.push(action);
  };
  for (const seat of setup.seats.keys())
    does({ at: 0, do: 'sit', seat, who: `who-${seat}`, name: `P${seat}`, nonce: NONCE });
  for (let n = 0; n < answers; n++) {
    const pending = table.match!.pending[0]!;
    const { seat, kind } = pending.ask;
    does({ at: n, do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: false });
  }
  return actions;
}

test('what somebody sets for itself alone is told to nobody else by anything, then or later', async () => {
  const random = new Random('sideActions');
  let compared = 0;
  const setup = setupOf({ game: 'the-warp', options: {}, seats: ['open', 'open', 'open'] });
  for (let n = 0; n < 6; n++) {
    const actions = actionsOf(setup, 60 + 20 * n, random);
    const make = (): Runtime => {
      const table = Table.load(openTable(setup).gameModule, setup, undefined, actions);
      // With its beginning in memory and without.
      return new Runtime(
        n % 2 === 0 ? table : Table.load(table.gameModule, setup, table.save(), []),
        actions,
      );
    };
    const [truth, other] = [make(), make()];
    const worlds = [truth, other] as const;
    const [asked] = truth.match.pending.map(({ ask }) => ask.seat) as [number];
    const [hiding, third] = [(asked + 1) % 3, (asked + 2) % 3];
    const say = async (viewer: Viewer, message: object): Promise<void> => {
      for (const runtime of worlds) await runtime.say(viewer, { ...message });
    };
    for (const viewer of [asked, hiding, third, 'spectator'] as Viewer[]) await say(viewer, HELLO);
    // Only in one of the worlds; it is as it was already, and so nothing else comes of it.
    for (const id of [1, 2])
      await truth.say(hiding, { do: 'sideAction', id, seat: hiding, kind: 'preset', value: 'missions:auto' });
    expect(truth.match.length).toBe(other.match.length + 1);
    for (const what of ['pause', 'goOn']) await say(third, { do: what, id: 3 });
    const to = (
      JSON.parse(truth.ear(asked).heard.findLast((told) => told.includes('"from":null'))!) as {
        after: number;
      }
    ).after;
    const wish = { do: 'rewind', id: 4, seat: third, to: to - 10 };
    for (const runtime of worlds) await runtime.say(third, { ...wish, expected: runtime.positionOf(third) });
    const others = [third, 'spectator'] as const;
    for (const viewer of others) {
      for (const at of [to - 20, to]) await say(viewer, { do: 'past', id: 20, at });
      await say(viewer, { do: 'history', id: 21 });
      expect(truth.ear(viewer).heard.at(-1)).toBe('{"type":"done","id":21}');
      expect(other.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
    }
    for (let answers = 0; answers < 6; answers++) {
      const pending = truth.match.pending[0]!;
      const { seat, kind } = pending.ask;
      const value = randomAnswer(pending, random);
      const { length } = truth.match;
      for (const runtime of worlds)
        await runtime.say(seat, {
          do: 'answer',
          id: 10,
          seat,
          kind,
          value,
          expected: runtime.positionOf(seat),
        });
      // From the next roll on they are different games.
      if (truth.match.entries.slice(length - truth.match.firstEntry).some(isChance)) break;
      for (const viewer of others) {
        await say(viewer, HELLO);
        expect(other.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
});

test('the log and the past show every viewer what it was shown then, and no more', async () => {
  const random = new Random('logs');
  for (const wish of [{ seats: 3 }, { seats: 3, game: 'the-warp', options: {} }]) {
    const { seats, ...more } = wish;
    const setup = setupOf({
      ...more,
      clock: LIVE,
      seats: Array.from({ length: seats }, () => 'open' as const),
    });
    const table = openTable(setup);
    const host = new Host(table, new MemoryActionLog(), new HandRuntime());
    const visitors: TestVisitor[] = [];
    for (let seat = 0; seat <= seats; seat++) {
      const visitor = await TestVisitor.greet(host, `who-${seat}`);
      if (seat < seats) await visitor.ask({ do: 'sit', seat, name: `P${seat}`, nonce: NONCE });
      visitors.push(visitor);
    }
    const shown = new Map<string, SeatSnapshot>();
    for (let n = 0; n < 120; n++) {
      const pending = table.match!.pending[0]!;
      const { seat, kind } = pending.ask;
      const value = randomAnswer(pending, random) as string;
      const answer = { do: 'answer', seat, kind, value, expected: table.positionOf(seat) } as const;
      expect(await visitors[seat]!.ask(answer)).toMatchObject({ type: 'done' });
      for (const { snapshot } of visitors)
        shown.set(`${snapshot.viewer} ${snapshot.length}`, structuredClone(snapshot));
    }
    for (const visitor of visitors) {
      await visitor.ask({ do: 'history' });
      const told = visitor.heard.flatMap((one) => (one.type === 'update' ? one.events : []));
      const history = visitor.heard.flatMap((one) => (one.type === 'history' ? one.events : []));
      // What happened at once when the game began came before anybody could be told.
      expect(history.filter(({ at }) => at > told[0]!.at)).toEqual(told.filter(({ at }) => at > told[0]!.at));
      expect(history.length).toBeGreaterThan(30);
      const { viewer } = visitor.snapshot;
      for (const [key, snapshot] of shown) {
        if (!key.startsWith(`${viewer} `) || random.below(20) > 0) continue;
        await visitor.ask({ do: 'past', at: snapshot.length });
        const past = visitor.heard.findLast((one) => one.type === 'past');
        expect(past?.snapshot).toEqual(snapshot);
      }
    }
  }
});
