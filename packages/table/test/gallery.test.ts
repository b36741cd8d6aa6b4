import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { Eye, Json } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { applyPatch } from '../src/diff.ts';
import { Gallery } from '../src/gallery.ts';
import { seenBy } from '../src/seeing.ts';
import type { Table } from '../src/table.ts';
import { openTable, setupOf } from './at-the-table.ts';

const GAMES = [
  { game: 'warpgate', options: { factions: 'dealt' }, seats: 3, shared: ['places', 'technologies', 'order'] },
  { game: 'the-warp', options: {}, seats: 4, shared: ['areas', 'piles', 'exiled'] },
  { game: 'the-warp', options: { mode: 'team' }, seats: 4, shared: ['areas', 'piles', 'exiled'] },
];

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const field = (picture: Json | undefined, name: string): unknown =>
  (picture as { view: Record<string, unknown> }).view[name];

/** Answers as anybody might; false when the game is over. */
function move(table: Table, random: Random): boolean {
  const pending = table.match?.pending[0];
  if (!pending) return false;
  const { seat, kind } = pending.ask;
  table.perform({ at: 0, do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: true });
  return true;
}

test.each(GAMES)(
  'every eye is shown its own view of $game $options, and what all see alike is kept once',
  ({ game, options, seats, shared }) => {
    const table = openTable(setupOf({ game, options, seats: Array<'bot'>(seats).fill('bot') }));
    const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    const random = new Random(`gallery of ${game}`);
    const gallery = new Gallery();
    const shown = new Map<Eye, Json>();
    for (let n = 0; n < 120 && move(table, random); n++) {
      gallery.age();
      for (const eye of eyes) {
        const { now, patch } = gallery.picture(table, table.match!, eye);
        const before = shown.get(eye) ?? null;
        shown.set(eye, patch ? applyPatch(before, asJson(patch) as never) : before);
        const alone = asJson(seenBy(table.match!, eye, table.positionOf(eye)));
        expect(now).toEqual(alone);
        expect(shown.get(eye)).toEqual(alone);
        for (const name of shared)
          expect(field(now, name)).toBe(field(gallery.picture(table, table.match!, 0).now, name));
      }
    }
  },
);
