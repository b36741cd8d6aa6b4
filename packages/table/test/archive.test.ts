import { describe, expect, test, vi } from 'vitest';
import { recordOf, replay } from '@warptable/kernel';
import { Host, Table } from '../src/index.ts';
import type { RecordedAction } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  TestVisitor,
  playRandomly,
  settled,
  twoPlayers,
} from './at-the-table.ts';

/** A game that was loaded after an update of the rules: one of its early actions is not what it was, or does not fit any more. */
async function afterAnUpdate(change: (action: RecordedAction) => RecordedAction) {
  const { actionLog, table, setup, ann, bob } = await twoPlayers();
  for (let n = 0; n < 30; n++) await (ann.snapshot.asked.length > 0 ? ann : bob).answerFirst();
  const then = new MemoryActionLog();
  then.saved = table.save();
  const early = actionLog.kept.findIndex((action) => action.do === 'answer');
  then.kept.push(...actionLog.kept.map((action, n) => (n === early ? change(action) : action)));
  const gameModule = { ...table.gameModule, game: { ...table.gameModule.game, rulesVersion: 'newer' } };
  const runtime = new HandRuntime();
  const host = new Host(Table.load(gameModule, setup, then.saved, []), then, runtime);
  const [back, other] = [await TestVisitor.greet(host, 'ann'), await TestVisitor.greet(host, 'bob')];
  return { host, runtime, ann: back, bob: other, actionLog: then };
}

const unfit = (action: RecordedAction): RecordedAction =>
  ({ ...action, kind: 'askedNoMore' }) as RecordedAction;

describe('a game whose beginning cannot be played again under the rules of today', () => {
  test('is played on; whatever needs the beginning is refused in plain words, and nothing is shown anew for it', async () => {
    for (const change of [
      unfit,
      // It fits, and leads elsewhere.
      (action: RecordedAction): RecordedAction => ({
        at: action.at,
        do: 'chat',
        who: 'ann',
        name: 'Ann',
        text: 'hi',
      }),
    ]) {
      const { ann, bob, runtime } = await afterAnUpdate(change);
      const { serial } = ann.heard.findLast(({ type }) => type === 'update') as { serial: number };
      const refused = {
        code: 'otherRules',
        message: expect.stringContaining('the rules have changed') as string,
      };
      expect(await ann.ask({ do: 'history' })).toMatchObject(refused);
      expect(await ann.ask({ do: 'past', at: 3 })).toMatchObject(refused);
      expect(ann.heard.findLast(({ type }) => type === 'update')).toMatchObject({ serial });
      const active = ann.snapshot.asked.length > 0 ? ann : bob;
      const [asked] = active.snapshot.asked;
      const wish = { do: 'rewind', seat: asked!.seat, to: 0, expected: active.snapshot.position } as const;
      expect(await active.ask(wish)).toMatchObject(refused);
      expect(await active.answerFirst()).toMatchObject({ type: 'done' });
      expect(runtime.faults).toEqual([]);
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
  const { actionLog, active, guest } = await twoPlayers();
  let release = (): void => {};
  actionLog.hold = new Promise((resolve) => (release = resolve));
  const answered = active.answerFirst();
  await settled();
  const told = guest.ask({ do: 'history' });
  await settled();
  expect(guest.heard.some(({ type }) => type === 'history')).toBe(false);
  release();
  expect(await told).toMatchObject({ type: 'done' });
  await answered;
  const history = guest.heard.find((one) => one.type === 'history');
  expect(history?.events.at(-1)?.at).toBe(guest.snapshot.length);
});

test('a game is played through again only after it has moved on', async () => {
  const { actionLog, ann, active } = await twoPlayers();
  const readings = vi.spyOn(actionLog, 'actions');
  const historyLength = async () => {
    await ann.ask({ do: 'history' });
    const told = ann.heard.findLast(({ type }) => type === 'history');
    return told?.type === 'history' ? told.events.length : 0;
  };
  const before = await historyLength();
  expect(await historyLength()).toBe(before);
  expect(readings).toHaveBeenCalledTimes(1);
  await active.answerFirst();
  expect(await historyLength()).toBeGreaterThan(before);
  expect(readings).toHaveBeenCalledTimes(2);
});

/** Many answers, of which the host knows only the end. */
async function afterALongGame() {
  const { table, setup, actionLog } = await twoPlayers();
  const perform = table.perform.bind(table);
  table.perform = (action) => {
    perform(action);
    actionLog.kept.push(action);
  };
  playRandomly(table, 400);
  actionLog.saved = table.save();
  const host = new Host(
    Table.load(table.gameModule, setup, actionLog.saved, []),
    actionLog,
    new HandRuntime(),
  );
  const ann = await TestVisitor.greet(host, 'ann');
  const bob = await TestVisitor.greet(host, 'bob');
  return { host, actionLog, ann, active: ann.snapshot.asked.length > 0 ? ann : bob };
}

describe('a long game', () => {
  test('is played through again in slices: others go on meanwhile', async () => {
    const { ann } = await afterALongGame();
    let turns = 0;
    const turning = setInterval(() => turns++, 0);
    await ann.ask({ do: 'history' });
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  test('is played through once: what is done later is played on', async () => {
    const { ann, active, actionLog } = await afterALongGame();
    await ann.ask({ do: 'history' });
    const { length } = actionLog.kept;
    const readings = vi.spyOn(actionLog, 'actions');
    await active.answerFirst();
    await ann.ask({ do: 'history' });
    expect(readings.mock.calls).toEqual([['table-1', length, length + 1]]);
  });

  test('its past is played on from checkpoints, and is what it was', async () => {
    const { ann, host, actionLog } = await afterALongGame();
    const { gameModule, setup } = host.table;
    const { match } = Table.load(gameModule, setup, undefined, actionLog.kept);
    const file = recordOf(match!, { kind: 'told' });
    const starts = vi.spyOn(gameModule.game, 'start');
    await ann.ask({ do: 'past', at: 300 });
    expect(starts).toHaveBeenCalledTimes(1);
    for (const at of [260, 90, 41]) await ann.ask({ do: 'past', at });
    expect(starts).toHaveBeenCalledTimes(1);
    const told = ann.heard.flatMap((one) => (one.type === 'past' ? [one.snapshot] : []));
    for (const [i, at] of [300, 260, 90, 41].entries()) {
      const then = replay(gameModule.game, file, at);
      expect(told[i]?.length).toBe(then.length);
      expect(JSON.stringify(told[i]?.view)).toBe(JSON.stringify(then.view(0)));
    }
  });
});
