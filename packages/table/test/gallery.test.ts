import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { Eye, Json } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Gallery } from '../src/gallery.ts';
import { applyPatch } from '../src/patch.ts';
import type { Patch } from '../src/patch.ts';
import { seenBy } from '../src/seeing.ts';
import type { Table } from '../src/table.ts';
import { openTable, setupOf } from './at-the-table.ts';

const GAMES = [
  { game: 'warpgate', options: { factions: 'dealt' }, seats: 3 },
  { game: 'the-warp', options: {}, seats: 4 },
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

/** Somebody who looks through one eye, and now and again misses what is shown. */
class Looker {
  readonly eye: Eye;
  private has: { readonly number: number; readonly picture: Json } | undefined;
  wholes = 0;

  constructor(eye: Eye) {
    this.eye = eye;
  }

  look(gallery: Gallery, table: Table): Json {
    const { number, before, patch } = gallery.picture(table, table.match!, this.eye);
    if (this.has?.number !== number) this.has = { number, picture: this.next(gallery, table, before, patch) };
    return this.has.picture;
  }

  private next(gallery: Gallery, table: Table, before: number | null, patch: string): Json {
    if (this.has && this.has.number === before)
      return applyPatch(this.has.picture, JSON.parse(patch) as Patch);
    this.wholes++;
    return JSON.parse(gallery.whole(table, table.match!, this.eye)) as Json;
  }
}

test.each(GAMES)(
  'every eye is shown its own view of $game $options, whoever looks and whoever looks away',
  ({ game, options, seats }) => {
    const table = openTable(setupOf({ game, options, seats: Array<'bot'>(seats).fill('bot') }));
    const random = new Random(`gallery of ${game}`);
    const gallery = new Gallery();
    const lookers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator' as const, 0].map(
      (eye) => new Looker(eye),
    );
    const last = lookers.at(-1)!;
    let moves = 0;
    for (; moves < 120 && move(table, random); moves++) {
      gallery.age();
      for (const looker of lookers) {
        if (looker === last && random.below(3) === 0) continue;
        const alone = asJson(seenBy(table, table.match!, looker.eye, table.positionOf(looker.eye)));
        expect(looker.look(gallery, table)).toEqual(alone);
      }
    }
    expect(lookers.slice(0, -1).map(({ wholes }) => wholes)).toEqual(Array(seats + 1).fill(1));
    expect(last.wholes).toBeGreaterThan(1);
    expect(last.wholes).toBeLessThan(moves / 2);
  },
);

test('an eye that nobody looks through for a while is shown a whole picture again', () => {
  const table = openTable(setupOf({ seats: ['bot', 'bot'] }));
  const random = new Random('looks away');
  const gallery = new Gallery();
  const [first, second] = [new Looker(0), new Looker(1)];
  for (let n = 0; n < 12; n++) {
    move(table, random);
    gallery.age();
    first.look(gallery, table);
    if (n % 3 < 2) {
      const alone = asJson(seenBy(table, table.match!, 1, table.positionOf(1)));
      expect(second.look(gallery, table)).toEqual(alone);
    }
  }
  expect([first.wholes, second.wholes]).toEqual([1, 4]);
});
