import { Random } from '@warptable/kernel';
import type { AnswerValue, Viewer } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import { NONCE, openTable, playRandomly, setupOf } from './at-the-table.ts';
import { HELLO, Runtime } from './worlds.ts';

// Two players plan at the same time and in secret: until both have, nothing that others receive may hang on what was planned.

const SEATS = 3;

/** A table of Chaos Order at which two factions plan a battle, the first of them with a card that it can use. */
function atPlans(seed: string): Table {
  for (let game = 0; game < 20; game++) {
    const seats = Array.from({ length: SEATS }, () => 'open' as const);
    const table = openTable(setupOf({ game: 'chaos-order', options: { factions: 'dealt' }, seats }));
    for (let seat = 0; seat < SEATS; seat++)
      table.perform({ at: 0, do: 'sit', seat, who: `who-${seat}`, name: `P${seat}`, nonce: NONCE });
    const random = new Random(`${seed} ${game}`);
    while (table.status === 'playing') {
      const { pending } = table.match!;
      if (pending.length === 2 && plansOf(table).length > 3) return table;
      playRandomly(table, 1, random);
    }
  }
  throw new Error('nobody plans a battle with a card');
}

/** Plans of the first of two who plan: each section without a card, with one faceup and facedown. */
function plansOf(table: Table): AnswerValue[] {
  const { ask, options } = table.match!.pending[0]!;
  if (ask.kind !== 'plan') return [];
  const sections = options.slice(0, 3);
  const card = ask.after!([sections[0]!]).find((one) => one !== 'none');
  if (card === undefined) return [];
  return sections.flatMap((section) => [
    [section, 'none'],
    [section, card, 'faceup'],
    [section, card, 'facedown'],
  ]);
}

test.each(['a', 'b', 'c'])(
  'a plan is not to be told from any other before both are locked (%s)',
  async (seed) => {
    const table = atPlans(seed);
    const [first, second] = table.match!.pending.map(({ ask }) => ask.seat) as [number, number];
    const others = [0, 1, 2, 'spectator'].filter((viewer) => viewer !== first) as Viewer[];
    const worlds = plansOf(table).map((plan) => ({
      plan,
      runtime: new Runtime(Table.load(table.gameModule, table.setup, table.save(), [])),
    }));
    const heard = async ({ plan, runtime }: (typeof worlds)[number]): Promise<string[][]> => {
      for (const viewer of [first, ...others]) await runtime.say(viewer, HELLO);
      const expected = runtime.positionOf(first);
      await runtime.say(first, { do: 'answer', id: 1, seat: first, kind: 'plan', value: plan, expected });
      expect(runtime.match.pending.map(({ ask }) => ask.seat)).toEqual([second]);
      await runtime.say(second, { do: 'undo', id: 2, seat: second, expected: runtime.positionOf(second) });
      for (const viewer of others) await runtime.say(viewer, HELLO);
      return others.map((viewer) => [...runtime.ear(viewer).heard]);
    };
    const [one, ...rest] = await Promise.all(worlds.map(heard));
    expect(rest.length).toBeGreaterThan(3);
    for (const other of rest) expect(other).toEqual(one);
    const expected = worlds[0]!.runtime.positionOf(second);
    const answer = { do: 'answer', id: 3, seat: second, kind: 'plan', value: ['press', 'none'], expected };
    for (const { runtime } of worlds) await runtime.say(second, answer);
    const revealed = worlds.map(({ runtime }) => runtime.ear('spectator').heard.join());
    expect(new Set(revealed).size).toBe(worlds.length); // the worlds were different ones
  },
);
