import { randomAnswer } from '@warptable/bots';
import { MANIFESTS } from '@warptable/games';
import { Random } from '@warptable/kernel';
import type { Viewer, Json } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { ViewCache } from '../src/view-cache.ts';
import { applyPatch } from '../src/patch.ts';
import type { Patch } from '../src/patch.ts';
import { snapshotFor } from '../src/seat-snapshots.ts';
import type { Table } from '../src/table.ts';
import { openTable, setupOf } from './at-the-table.ts';

const GAMES = [
  ...MANIFESTS.map(({ id, quick }) => ({ game: id, ...quick })),
  { game: 'the-warp', options: { mode: 'team' }, seats: 4 },
];

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Answers as anybody might; false when the game is over. */
function move(table: Table, random: Random): boolean {
  const pending = table.match?.pending[0];
  if (!pending) return false;
  const { seat, kind } = pending.ask;
  table.perform({ at: 0, do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: true });
  return true;
}

/** Somebody who looks through one viewer, and now and again misses what is shown. */
class Looker {
  readonly viewer: Viewer;
  private has: { readonly number: number; readonly received: Json } | undefined;
  wholes = 0;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  look(viewCache: ViewCache, table: Table): Json {
    const { number, before, patch } = viewCache.update(table, table.match!, this.viewer);
    if (this.has?.number !== number)
      this.has = { number, received: this.next(viewCache, table, before, patch) };
    return this.has.received;
  }

  private next(viewCache: ViewCache, table: Table, before: number | null, patch: string): Json {
    if (this.has && this.has.number === before)
      return applyPatch(this.has.received, JSON.parse(patch) as Patch);
    this.wholes++;
    return JSON.parse(viewCache.whole(table, table.match!, this.viewer)) as Json;
  }
}

test.each(GAMES)(
  'every viewer gets its own view of $game $options, whoever comes and goes',
  ({ game, options, seats }) => {
    const table = openTable(setupOf({ game, options, seats: Array<'bot'>(seats).fill('bot') }));
    const random = new Random(`view cache of ${game}`);
    const viewCache = new ViewCache();
    const lookers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator' as const, 0].map(
      (viewer) => new Looker(viewer),
    );
    const last = lookers.at(-1)!;
    let moves = 0;
    for (; moves < 120 && move(table, random); moves++) {
      for (const looker of lookers) {
        if (looker === last && random.below(3) === 0) continue;
        const alone = asJson(
          snapshotFor(table, table.match!, looker.viewer, table.positionOf(looker.viewer)),
        );
        expect(looker.look(viewCache, table)).toEqual(alone);
      }
    }
    expect(lookers.slice(0, -1).map(({ wholes }) => wholes)).toEqual(Array(seats + 1).fill(1));
    expect(last.wholes).toBeGreaterThan(1);
    expect(last.wholes).toBeLessThan(moves / 2);
  },
);

test('a viewer that nobody has shown for a while gets a whole snapshot again', () => {
  const table = openTable(setupOf({ seats: ['bot', 'bot'] }));
  const random = new Random('looks away');
  const viewCache = new ViewCache();
  const [first, second] = [new Looker(0), new Looker(1)];
  for (let n = 0; n < 12; n++) {
    move(table, random);
    first.look(viewCache, table);
    if (n % 3 < 2) {
      const alone = asJson(snapshotFor(table, table.match!, 1, table.positionOf(1)));
      expect(second.look(viewCache, table)).toEqual(alone);
    }
  }
  expect([first.wholes, second.wholes]).toEqual([1, 4]);
});
