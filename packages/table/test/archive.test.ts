import { describe, expect, test, vi } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { Deed } from '../src/index.ts';
import { HandWorld, MemoryLedger, TestVisitor, settled, twoPlayers } from './at-the-table.ts';

/** A game that was loaded after an update of the rules: one of its early deeds is not what it was, or does not fit any more. */
async function afterAnUpdate(change: (deed: Deed) => Deed) {
  const { ledger, table, setup, ann, bob } = await twoPlayers();
  for (let n = 0; n < 30; n++) await (ann.seen.asked.length > 0 ? ann : bob).answerFirst();
  const then = new MemoryLedger();
  then.saved = table.save();
  const early = ledger.kept.findIndex((deed) => deed.do === 'answer');
  then.kept.push(...ledger.kept.map((deed, n) => (n === early ? change(deed) : deed)));
  const boxed = { ...table.boxed, game: { ...table.boxed.game, rulesVersion: 'newer' } };
  const world = new HandWorld();
  const host = new Host(Table.load(boxed, setup, then.saved, []), then, world);
  const [back, other] = [await TestVisitor.greet(host, 'ann'), await TestVisitor.greet(host, 'bob')];
  return { host, world, ann: back, bob: other, ledger: then };
}

const unfit = (deed: Deed): Deed => ({ ...deed, kind: 'askedNoMore' }) as Deed;

describe('a game whose beginning cannot be played again under the rules of today', () => {
  test('is played on; whatever needs the beginning is refused in plain words, and nothing is shown anew for it', async () => {
    for (const change of [
      unfit,
      // It fits, and leads elsewhere.
      (deed: Deed): Deed => ({ at: deed.at, do: 'chat', who: 'ann', name: 'Ann', text: 'hi' }),
    ]) {
      const { ann, bob, world } = await afterAnUpdate(change);
      const { serial } = ann.heard.findLast(({ tell }) => tell === 'seen') as { serial: number };
      const refused = {
        code: 'otherRules',
        message: expect.stringContaining('the rules have changed') as string,
      };
      expect(await ann.ask({ do: 'history' })).toMatchObject(refused);
      expect(await ann.ask({ do: 'past', at: 3 })).toMatchObject(refused);
      expect(ann.heard.findLast(({ tell }) => tell === 'seen')).toMatchObject({ serial });
      const active = ann.seen.asked.length > 0 ? ann : bob;
      const [asked] = active.seen.asked;
      const wish = { do: 'rewind', seat: asked!.seat, to: 0, expected: active.seen.position } as const;
      expect(await active.ask(wish)).toMatchObject(refused);
      expect(await active.answerFirst()).toMatchObject({ tell: 'done' });
      expect(world.faults).toEqual([]);
    }
  });

  test('the secret is given out when the table’s game is over, whatever the game would be today', async () => {
    const { host, ann } = await afterAnUpdate(unfit);
    expect(await ann.ask({ do: 'file' })).toMatchObject({ code: 'notPlaying' });
    Object.defineProperty(host.table, 'status', { value: 'over' });
    expect(await ann.ask({ do: 'file' })).toMatchObject({ code: 'otherRules' });
    expect(JSON.stringify(ann.heard)).not.toContain(host.table.setup.secret);
  });
});

test('what is asked for while something is being kept has it, once it is', async () => {
  const { ledger, active, guest } = await twoPlayers();
  let release = (): void => {};
  ledger.hold = new Promise((resolve) => (release = resolve));
  const answered = active.answerFirst();
  await settled();
  const told = guest.ask({ do: 'history' });
  await settled();
  expect(guest.heard.some(({ tell }) => tell === 'history')).toBe(false);
  release();
  expect(await told).toMatchObject({ tell: 'done' });
  await answered;
  const history = guest.heard.find((one) => one.tell === 'history');
  expect(history?.events.at(-1)?.at).toBe(guest.seen.length);
});

test('a game is played through again only after it has moved on', async () => {
  const { ledger, ann, active } = await twoPlayers();
  const readings = vi.spyOn(ledger, 'deeds');
  const historyLength = async () => {
    await ann.ask({ do: 'history' });
    const told = ann.heard.findLast(({ tell }) => tell === 'history');
    return told?.tell === 'history' ? told.events.length : 0;
  };
  const before = await historyLength();
  expect(await historyLength()).toBe(before);
  expect(readings).toHaveBeenCalledTimes(1);
  await active.answerFirst();
  expect(await historyLength()).toBeGreaterThan(before);
  expect(readings).toHaveBeenCalledTimes(2);
});
