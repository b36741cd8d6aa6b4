import { randomAnswer } from '@warptable/bots';
import { Random, isChance } from '@warptable/kernel';
import type { Eye, Pending } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { Deed, Seen, TableSetup } from '../src/index.ts';
import {
  HandWorld,
  MemoryLedger,
  NONCE,
  TestVisitor,
  atSecretQuestion,
  openTable,
  setupOf,
} from './at-the-table.ts';
import { HELLO, LIVE, World } from './worlds.ts';

// What one player alone may know must not reach the others by any way round: a number, a clock, a reply to something else.

test('who is asked in secret is told by nothing: not by clocks, reserves, pauses, refusals or the answer', async () => {
  for (const seed of ['a', 'b', 'c']) {
    const table = atSecretQuestion({ clock: LIVE }, undefined, seed);
    const [asked] = table.askedSeats() as [number];
    const other = (asked + 1) % 3;
    const third = (asked + 2) % 3;
    // The second world is the same, but for the seat that is asked.
    const worlds = [asked, other].map((seat) => {
      const copy = Table.load(table.boxed, table.setup, table.save(), []);
      copy.clocks = { ...copy.clocks, askedAt: [0, 1, 2].map((one) => (one === seat ? 1_000_000 : null)) };
      const { match } = copy;
      const [pending] = match!.pending;
      const ask = Object.assign(Object.create(pending!.ask) as Pending['ask'], { seat });
      match!.pending = [{ ask, options: ['wait'] }];
      return { seat, world: new World(copy) };
    });
    for (const { seat, world } of worlds) {
      const say = async (eye: Eye, message: object): Promise<void> => world.say(eye, message);
      for (const eye of [asked, other, third, 'spectator'] as Eye[]) await say(eye, HELLO);
      await world.clock.pass(20_000);
      await say(third, { do: 'pause', id: 1 });
      await world.clock.pass(20_000);
      await say(third, { do: 'goOn', id: 2 });
      await say(third, { do: 'sitIn', id: 3, seat: asked });
      await say(third, { do: 'undo', id: 4, seat: third, expected: world.positionOf(third) });
      await world.clock.pass(25_000);
      await say('spectator', HELLO);
      const expected = world.positionOf(seat);
      await say(seat, { do: 'answer', id: 5, seat, kind: 'mission', value: 'wait', expected });
      await say(third, HELLO);
    }
    const [truth, second] = worlds.map(({ world }) => world) as [World, World];
    for (const eye of [third, 'spectator'] as Eye[]) {
      expect(truth.ear(eye).heard.length).toBeGreaterThan(5);
      expect(second.ear(eye).heard).toEqual(truth.ear(eye).heard);
    }
    expect(truth.ear(asked).heard.at(-1)).toContain('"id":5');
  }
});

/** Deeds of a game at random, up to so many answers. */
function deedsOf(setup: TableSetup, answers: number, random: Random): Deed[] {
  const table = openTable(setup);
  const deeds: Deed[] = [];
  const does = (deed: Deed): void => {
    table.perform(deed);
    deeds.push(deed);
  };
  for (const seat of setup.seats.keys())
    does({ at: 0, do: 'sit', seat, who: `who-${seat}`, name: `P${seat}`, nonce: NONCE });
  for (let n = 0; n < answers; n++) {
    const pending = table.match!.pending[0]!;
    const { seat, kind } = pending.ask;
    does({ at: n, do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: false });
  }
  return deeds;
}

test('what somebody sets for itself alone is told to nobody else by anything, then or later', async () => {
  const random = new Random('asides');
  let compared = 0;
  const setup = setupOf({ game: 'the-warp', options: {}, seats: ['open', 'open', 'open'] });
  for (let n = 0; n < 6; n++) {
    const deeds = deedsOf(setup, 60 + 20 * n, random);
    const make = (): World => {
      const table = Table.load(openTable(setup).boxed, setup, undefined, deeds);
      // With its beginning in memory and without.
      return new World(n % 2 === 0 ? table : Table.load(table.boxed, setup, table.save(), []), deeds);
    };
    const [truth, other] = [make(), make()];
    const worlds = [truth, other] as const;
    const [asked] = truth.match.pending.map(({ ask }) => ask.seat) as [number];
    const [hiding, third] = [(asked + 1) % 3, (asked + 2) % 3];
    const say = async (eye: Eye, message: object): Promise<void> => {
      for (const world of worlds) await world.say(eye, { ...message });
    };
    for (const eye of [asked, hiding, third, 'spectator'] as Eye[]) await say(eye, HELLO);
    // Only in one of the worlds; it is as it was already, and so nothing else comes of it.
    for (const id of [1, 2])
      await truth.say(hiding, { do: 'aside', id, seat: hiding, kind: 'preset', value: 'missions:auto' });
    expect(truth.match.length).toBe(other.match.length + 2);
    for (const what of ['pause', 'goOn']) await say(third, { do: what, id: 3 });
    const to = (
      JSON.parse(truth.ear(asked).heard.findLast((told) => told.includes('"from":null'))!) as {
        after: number;
      }
    ).after;
    const wish = { do: 'rewind', id: 4, seat: third, to: to - 10 };
    for (const world of worlds) await world.say(third, { ...wish, expected: world.positionOf(third) });
    const others = [third, 'spectator'] as const;
    for (const eye of others) {
      for (const at of [to - 20, to]) await say(eye, { do: 'past', id: 20, at });
      await say(eye, { do: 'history', id: 21 });
      expect(truth.ear(eye).heard.at(-1)).toBe('{"tell":"done","id":21}');
      expect(other.ear(eye).heard).toEqual(truth.ear(eye).heard);
    }
    for (let answers = 0; answers < 6; answers++) {
      const pending = truth.match.pending[0]!;
      const { seat, kind } = pending.ask;
      const value = randomAnswer(pending, random);
      const { length } = truth.match;
      for (const world of worlds)
        await world.say(seat, { do: 'answer', id: 10, seat, kind, value, expected: world.positionOf(seat) });
      // From the next roll on they are different games.
      if (truth.match.entries.slice(length - truth.match.firstEntry).some(isChance)) break;
      for (const eye of others) {
        await say(eye, HELLO);
        expect(other.ear(eye).heard).toEqual(truth.ear(eye).heard);
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
});

test('the log and the past tell every eye what it was told and shown then, and no more', async () => {
  const random = new Random('logs');
  for (const wish of [{ seats: 3 }, { seats: 3, game: 'the-warp', options: {} }]) {
    const { seats, ...more } = wish;
    const setup = setupOf({
      ...more,
      clock: LIVE,
      seats: Array.from({ length: seats }, () => 'open' as const),
    });
    const table = openTable(setup);
    const host = new Host(table, new MemoryLedger(), new HandWorld());
    const visitors: TestVisitor[] = [];
    for (let seat = 0; seat <= seats; seat++) {
      const visitor = await TestVisitor.greet(host, `who-${seat}`);
      if (seat < seats) await visitor.ask({ do: 'sit', seat, name: `P${seat}`, nonce: NONCE });
      visitors.push(visitor);
    }
    const shown = new Map<string, Seen>();
    for (let n = 0; n < 120; n++) {
      const pending = table.match!.pending[0]!;
      const { seat, kind } = pending.ask;
      const value = randomAnswer(pending, random) as string;
      const answer = { do: 'answer', seat, kind, value, expected: table.positionOf(seat) } as const;
      expect(await visitors[seat]!.ask(answer)).toMatchObject({ tell: 'done' });
      for (const { seen } of visitors) shown.set(`${seen.eye} ${seen.length}`, structuredClone(seen));
    }
    for (const visitor of visitors) {
      await visitor.ask({ do: 'history' });
      const told = visitor.heard.flatMap((one) => (one.tell === 'seen' ? one.events : []));
      const history = visitor.heard.flatMap((one) => (one.tell === 'history' ? one.events : []));
      // What happened at once when the game began came before anybody could be told.
      expect(history.filter(({ at }) => at > told[0]!.at)).toEqual(told.filter(({ at }) => at > told[0]!.at));
      expect(history.length).toBeGreaterThan(30);
      const { eye } = visitor.seen;
      for (const [key, seen] of shown) {
        if (!key.startsWith(`${eye} `) || random.below(20) > 0) continue;
        await visitor.ask({ do: 'past', at: seen.length });
        const past = visitor.heard.findLast((one) => one.tell === 'past');
        expect(past?.seen).toEqual(seen);
      }
    }
  }
});
