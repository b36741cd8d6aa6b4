import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { RecordedAction, HostMessage, SavedTable, TableAction, TableSetup } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  setupOf,
  settled,
  twoPlayers,
} from './at-the-table.ts';

const seatOf = (visitor: TestVisitor): number => visitor.info.seats.findIndex(({ mine }) => mine);

/** So many answers of whoever is asked. */
async function play(players: readonly TestVisitor[], answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) await asked(players).answerRandomly();
}

function asked(players: readonly TestVisitor[]): TestVisitor {
  const player = players.find(({ snapshot }) => snapshot.asked.length > 0);
  if (!player) throw new Error('nobody is asked');
  return player;
}

const rewind = (visitor: TestVisitor, to: number): Promise<HostMessage> =>
  visitor.ask({ do: 'rewind', seat: seatOf(visitor), to, expected: visitor.snapshot.position });

const reply = (visitor: TestVisitor, what: 'agree' | 'refuse'): Promise<HostMessage> =>
  visitor.ask({ do: what, seat: seatOf(visitor), request: visitor.info.rewind?.request ?? -1 });

/** What somebody sees, but for the number of the position: that never comes again. */
const sight = ({ snapshot }: TestVisitor): object => ({ ...structuredClone(snapshot), position: null });

/** Ann and Bob have played for a while; `early` is what they and a spectator saw after so many answers. */
async function longGame(before = 12, after = 140, wish: Partial<TableSetup> = {}) {
  const table = await twoPlayers(wish, new BadActionLog());
  const { ann, bob, guest } = table;
  await play([ann, bob], before);
  const early = [ann, bob, guest].map(sight);
  const to = ann.snapshot.length;
  await play([ann, bob], after);
  return { ...table, early, to };
}

/** Somebody who is not asked lays one card after the other in advance, and takes the last one back. */
function layByTurns({ match, gameModule }: Table): TableAction[] {
  const seat = match?.pending[0]?.ask.seat === 0 ? 1 : 0;
  const cards = gameModule.game.sideActions['layCard']?.options(match?.state as never, seat) ?? [];
  return [...cards, ...cards, ...cards, 'none'].map((value) => ({
    do: 'sideAction',
    seat,
    kind: 'layCard',
    value,
  }));
}

class BadActionLog extends MemoryActionLog {
  failing = false;

  override async append(
    table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
  ): Promise<void> {
    if (this.failing) throw new Error('the disk is full');
    return super.append(table, n, action, saved);
  }
}

/** The table as another process, or the same one after a crash, finds it. */
async function reopened({ host, actionLog }: { host: Host; actionLog: MemoryActionLog }) {
  const { gameModule, setup } = host.table;
  const { saved, actions } = await actionLog.load();
  host.close();
  const again = new Host(Table.load(gameModule, setup, saved, actions), actionLog, new HandRuntime());
  const [ann, bob, guest] = [
    await TestVisitor.greet(again, 'ann'),
    await TestVisitor.greet(again, 'bob'),
    await TestVisitor.greet(again, 'guest'),
  ];
  return { host: again, actionLog, ann, bob, guest };
}

describe('with everybody’s consent', () => {
  test('the game goes back further than undo reaches; those who look on see who asks and who agrees', async () => {
    const { ann, bob, guest, early, to, host } = await longGame();
    const from = ann.snapshot.length;
    expect(await rewind(ann, to)).toMatchObject({ type: 'done' });
    expect(guest.info.rewind).toMatchObject({ seat: 0, to, state: 'asked', awaited: [1] });
    expect(bob.snapshot.length).toBe(from);
    expect(await reply(bob, 'agree')).toMatchObject({ type: 'done' });
    expect([ann, bob, guest].map(sight)).toEqual(early);
    expect(guest.info.rewind).toMatchObject({ state: 'done', awaited: [] });
    expect(guest.info.notes).toMatchObject([{ what: 'rewound', seat: 0, from, at: to }]);
    expect(await asked([ann, bob]).answerFirst()).toMatchObject({ type: 'done' });
    expect(host.table.match?.length).toBeGreaterThan(to);
  });

  test('the log is cut to the same length, and a newcomer sees what the others see', async () => {
    const { ann, bob, guest, to, host } = await longGame();
    await rewind(bob, to);
    guest.heard.length = 0;
    await reply(ann, 'agree');
    const told = guest.heard.find((message) => message.type === 'update');
    expect(told).toMatchObject({ after: to, events: [] });
    const late = await TestVisitor.greet(host, 'late');
    expect(sight(late)).toEqual(sight(guest));
    await late.ask({ do: 'history' });
    const history = late.heard.find((message) => message.type === 'history');
    expect(history?.type === 'history' && history.events.every(({ at }) => at <= to)).toBe(true);
  });

  test('the same answers meet the same luck again: nobody rolls anew by going back', async () => {
    const { ann, bob, to, host } = await longGame();
    const first = host.table.match?.entries.slice(to, to + 60) ?? [];
    expect(first.some((entry) => 'chance' in entry)).toBe(true);
    await rewind(ann, to);
    await reply(bob, 'agree');
    for (const entry of first) {
      if (!('kind' in entry)) continue;
      const player = entry.seat === 0 ? ann : bob;
      const { seat, kind, value } = entry;
      await player.ask({
        do: 'answer',
        seat,
        kind,
        value: value as string,
        expected: player.snapshot.position,
      });
    }
    expect(host.table.match?.entries.slice(to, to + 60)).toEqual(first);
  });

  test('and nobody rolls anew by laying a card in between', async () => {
    const { host, table, actionLog, setup, to } = await longGame();
    const first = table.match?.entries.slice(to) ?? [];
    await host.perform({ do: 'rewind', seat: 0, to });
    await host.perform({ do: 'agree', seat: 1 });
    const laid = layByTurns(table);
    for (const action of laid) await host.perform(action);
    // One that takes the place of another leaves no trace.
    expect(laid.length).toBeGreaterThan(5);
    expect(table.match?.length).toBe(to + 1);
    for (const entry of first)
      if ('kind' in entry) await host.perform({ do: 'answer', ...entry, bot: false });
    expect(table.match?.entries.slice(to + 1)).toEqual(first);
    const again = Table.load(table.gameModule, setup, undefined, actionLog.kept);
    expect(again.save()).toEqual(table.save());
  });

  test('even to the very first question', async () => {
    const { ann, bob, host } = await longGame(0, 20);
    await rewind(ann, 0);
    await reply(bob, 'agree');
    const { entries = [] } = host.table.match ?? {};
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every((entry) => 'chance' in entry)).toBe(true);
  });

  test('an answer that was meant for the position before is stale', async () => {
    const { ann, bob, to } = await longGame(3, 30);
    const player = asked([ann, bob]);
    const [question] = player.snapshot.asked;
    const { seat, kind, options } = question ?? { seat: 0, kind: '', options: [] };
    const old = { seat, kind, value: options[0] ?? '', expected: player.snapshot.position };
    await rewind(ann, to);
    await reply(bob, 'agree');
    expect(await player.ask({ do: 'answer', ...old })).toMatchObject({ code: 'stale' });
  });

  test('going back twice: what was noted beyond the end moves to where the log ends', async () => {
    const { ann, bob, to } = await longGame(12, 40);
    await rewind(ann, to + 20);
    await reply(bob, 'agree');
    await play([ann, bob], 5);
    await rewind(bob, to);
    await reply(ann, 'agree');
    expect(ann.info.notes.map(({ seat, at }) => [seat, at])).toEqual([
      [0, to],
      [1, to],
    ]);
  });

  test('an undo that reaches behind the note takes it along, and tells nothing else of the table', async () => {
    const { ann, bob, guest, host } = await longGame(0, 30);
    const lengthOf = (): number => host.table.match?.length ?? 0;
    await rewind(ann, 0);
    await reply(bob, 'agree');
    await asked([ann, bob]).answerFirst();
    const to = lengthOf();
    await asked([ann, bob]).answerFirst();
    const player = asked([ann, bob]);
    expect(player.snapshot.undo.ok).toBe(true);
    await rewind(ann, to);
    await reply(bob, 'agree');
    expect(guest.info.notes.at(-1)?.at).toBe(to);
    await player.ask({ do: 'undo', seat: seatOf(player), expected: player.snapshot.position });
    expect(guest.info.notes.at(-1)?.at).toBe(lengthOf());
    await player.answerFirst();
    guest.heard.length = 0;
    await player.ask({ do: 'undo', seat: seatOf(player), expected: player.snapshot.position });
    expect(guest.heard.map(({ type }) => type)).toEqual(['update']);
  });

  test('the clocks of those who are asked then start over; a reserve that is used up stays so', async () => {
    const clock = { kind: 'live', perMove: 30, reserve: 60 } as const;
    const { ann, bob, host, runtime, to } = await longGame(2, 10, { clock });
    const late = asked([ann, bob]);
    await runtime.pass(40_000);
    await rewind(ann, to);
    await reply(bob, 'agree');
    const [seat = 0] = host.table.askedSeats();
    const reserve = (of: number): number => (of === seatOf(late) ? 50_000 : 60_000);
    expect(ann.info.seats[seat]?.left).toBe(30_000 + reserve(seat));
    expect(host.table.clocks.reserve).toEqual([reserve(0), reserve(1)]);
  });
});

describe('without it nothing happens', () => {
  test('one refuses, and all are told who', async () => {
    const { ann, bob, guest, to, actionLog } = await longGame(3, 20);
    const before = sight(guest);
    await rewind(ann, to);
    expect(await reply(bob, 'refuse')).toMatchObject({ type: 'done' });
    expect(ann.info.rewind).toMatchObject({ state: 'refused', by: 1 });
    expect(sight(guest)).toEqual(before);
    expect(actionLog.kept.at(-1)).toMatchObject({ do: 'refuse', seat: 1 });
    expect(await asked([ann, bob]).answerFirst()).toMatchObject({ type: 'done' });
  });

  test('whoever asked may withdraw; a late answer to it counts for nothing, nor for the next wish', async () => {
    const { ann, bob, to } = await longGame(3, 20);
    await rewind(ann, to);
    const request = ann.info.rewind?.request ?? -1;
    await reply(ann, 'refuse');
    expect(bob.info.rewind).toMatchObject({ state: 'refused', by: 0 });
    const late = { do: 'agree', seat: 1, request } as const;
    expect(await bob.ask(late)).toMatchObject({ code: 'notAskedBack' });
    await rewind(ann, to + 1);
    expect(await bob.ask(late)).toMatchObject({ code: 'notAskedBack' });
    expect(ann.info.rewind).toMatchObject({ state: 'asked', awaited: [1] });
  });

  test('it lapses when the game goes on', async () => {
    const { ann, bob, to } = await longGame(3, 20);
    await rewind(ann, to);
    await asked([ann, bob]).answerFirst();
    expect(bob.info.rewind).toMatchObject({ state: 'lapsed', awaited: [] });
    expect(await reply(bob, 'agree')).toMatchObject({ code: 'notAskedBack' });
  });

  test.each(['sitIn', 'resign'] as const)('it lapses when other people play: %s', async (what) => {
    const { ann, bob, to, host } = await longGame(3, 20);
    host.runtime.think = () => new Promise(() => {});
    await rewind(ann, to);
    await bob.ask({ do: what, seat: 1 });
    expect(ann.info.rewind).toMatchObject({ state: 'lapsed' });
  });

  test('chat, a pause and side actions leave it open; while paused nobody decides', async () => {
    const { ann, bob, to } = await longGame(3, 20);
    await rewind(ann, to);
    await bob.ask({ do: 'chat', text: 'why?' });
    await bob.ask({ do: 'pause' });
    expect(await reply(bob, 'agree')).toMatchObject({ code: 'paused' });
    await bob.ask({ do: 'goOn' });
    expect(ann.info.rewind).toMatchObject({ state: 'asked' });
    expect(await reply(bob, 'agree')).toMatchObject({ type: 'done' });
    expect(ann.snapshot.length).toBe(to);
  });
});

describe('who is asked', () => {
  /** Ann, Bob and a bot. */
  async function withBot(wish: Partial<TableSetup> = {}) {
    const actionLog = new MemoryActionLog();
    const runtime = new HandRuntime();
    const host = new Host(
      openTable(setupOf({ seats: ['open', 'open', 'bot'], ...wish })),
      actionLog,
      runtime,
    );
    const [ann, bob] = [await TestVisitor.greet(host, 'ann'), await TestVisitor.greet(host, 'bob')];
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    return { host, runtime, actionLog, ann, bob };
  }

  /** Until the people have answered so often; the bot answers by itself. */
  async function playBeside(host: Host, players: readonly TestVisitor[], answers: number): Promise<void> {
    for (let n = 0; n < answers;) {
      const player = players.find(({ snapshot }) => snapshot.asked.length > 0);
      if (player) {
        await player.answerRandomly();
        n++;
      } else await settled();
    }
    for (let n = 0; n < 1000 && host.table.questionForBot(); n++) await settled();
  }

  test('nobody, where one plays with bots alone: the game goes back at once, and the bots go on', async () => {
    const { host, ann, actionLog } = await withBot({ seats: ['open', 'bot', 'bot'] });
    await playBeside(host, [ann], 10);
    const to = 25;
    expect(await rewind(ann, to)).toMatchObject({ type: 'done' });
    expect(ann.info.rewind).toMatchObject({ state: 'done' });
    expect(actionLog.kept.filter((action) => action.do === 'rewind')).toHaveLength(1);
    await playBeside(host, [ann], 3);
    expect(host.table.match?.length).toBeGreaterThan(to);
  });

  test('nobody, around one screen: who sits there has spoken already', async () => {
    const host = new Host(openTable(setupOf({ oneScreen: true })), new MemoryActionLog(), new HandRuntime());
    const ann = await TestVisitor.greet(host, 'ann');
    for (const seat of [0, 1]) await ann.ask({ do: 'sit', seat, name: `P${seat}`, nonce: NONCE });
    const to = ann.snapshot.length;
    for (let n = 0; n < 10; n++) {
      await ann.ask({ do: 'look', viewer: host.table.askedSeats()[0] ?? 0 });
      await ann.answerRandomly();
    }
    expect(await rewind(ann, to)).toMatchObject({ type: 'done' });
    expect(host.table.match?.length).toBe(to);
  });

  test('the people, not the bots; and bots wait until it is decided', async () => {
    const { host, ann, bob } = await withBot();
    await bob.ask({ do: 'sit', seat: 1, name: 'Bob', nonce: NONCE });
    await playBeside(host, [ann, bob], 10);
    const thoughts: (() => void)[] = [];
    host.runtime.think = () => new Promise((_, reject) => thoughts.push(() => reject(new Error('too late'))));
    while (!host.table.match?.pending.some(({ ask }) => ask.seat === 2))
      await asked([ann, bob]).answerRandomly();
    await rewind(ann, 25);
    expect(ann.info.rewind?.awaited).toEqual([1]);
    expect(host.table.questionForBot()).toBeUndefined();
    await reply(bob, 'refuse');
    expect(host.table.questionForBot()?.ask.seat).toBe(2);
  });

  test('not those who have resigned; but nobody decides for a player who is away', async () => {
    const { ann, bob, to, host } = await longGame(3, 20);
    host.runtime.think = () => new Promise(() => {});
    await bob.ask({ do: 'sitIn', seat: 1 });
    const refused = await rewind(ann, to);
    expect(refused).toMatchObject({ code: 'away' });
    expect(refused.type === 'refused' && refused.message).toContain('Bob');
    await bob.ask({ do: 'resign', seat: 1 });
    expect(await rewind(ann, to)).toMatchObject({ type: 'done' });
    expect(ann.snapshot.length).toBe(to);
  });
});

describe('refused at once', () => {
  test('by those who only look on, who do not own the seat, or for whom a bot plays', async () => {
    const { ann, bob, guest, to, host, table } = await longGame(3, 20);
    const wish = { do: 'rewind', to, expected: table.positionOf(0) } as const;
    expect(await guest.ask({ ...wish, seat: 0 })).toMatchObject({ code: 'notYours' });
    expect(await bob.ask({ ...wish, seat: 0 })).toMatchObject({ code: 'notYours' });
    await rewind(ann, to);
    const request = ann.info.rewind?.request ?? -1;
    for (const what of ['agree', 'refuse'] as const)
      expect(await guest.ask({ do: what, seat: 1, request })).toMatchObject({ code: 'notYours' });
    host.runtime.think = () => new Promise(() => {});
    await bob.ask({ do: 'sitIn', seat: 1 });
    expect(await rewind(bob, to)).toMatchObject({ code: 'botPlays' });
  });

  test('for a position that has passed, for where the game is, and while another wish is open', async () => {
    const { ann, bob, to, table } = await longGame(3, 20);
    const position = table.positionOf(0);
    await asked([ann, bob]).answerFirst();
    expect(await ann.ask({ do: 'rewind', seat: 0, to, expected: position })).toMatchObject({ code: 'stale' });
    for (const nowhere of [ann.snapshot.length, ann.snapshot.length + 1000])
      expect(await rewind(ann, nowhere)).toMatchObject({ code: 'nothingToRewind' });
    await rewind(ann, to);
    expect(await rewind(bob, to)).toMatchObject({ code: 'rewindAsked' });
    expect(await rewind(ann, to + 1)).toMatchObject({ code: 'rewindAsked' });
  });

  test('at a table without undo, before the game and after it', async () => {
    const { ann, to } = await longGame(3, 20, { undo: 'off' });
    expect(await rewind(ann, to)).toMatchObject({ code: 'undoOff' });
    const host = new Host(openTable(setupOf()), new MemoryActionLog(), new HandRuntime());
    const early = await TestVisitor.greet(host, 'ann');
    await early.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    const wish = { do: 'rewind', seat: 0, to: 0, expected: 0 } as const;
    expect(await early.ask(wish)).toMatchObject({ code: 'notPlaying' });
    const long = await longGame(3, 0);
    const players = [long.ann, long.bob];
    while (long.table.status === 'playing') await asked(players).answerRandomly();
    expect(await rewind(long.ann, to)).toMatchObject({ code: 'gameOver' });
  });

  test('after a hundred times, and once a table has become too long', async () => {
    const { ann, to, table } = await longGame(3, 20);
    table.notes = Array.from({ length: 100 }, (_, n) => ({ n, what: 'rewound', seat: 0, from: 5, at: 4 }));
    expect(await rewind(ann, to)).toMatchObject({ code: 'tooLong' });
    table.notes = [];
    table.n = 30_000;
    expect(await rewind(ann, to)).toMatchObject({ code: 'tooLong' });
    expect(await ann.ask({ do: 'chat', text: 'hm' })).toMatchObject({ code: 'tooLong' });
  });
});

describe('it is kept', () => {
  test('at every moment the table is found as it was left, with the wish and what became of it', async () => {
    const game = await longGame();
    const { to, early } = game;
    let now = await reopened(game);
    expect(now.host.table.match?.firstEntry).toBeGreaterThan(to);
    expect(await rewind(now.ann, to)).toMatchObject({ type: 'done' });
    now = await reopened(now);
    expect(now.host.table.match?.firstEntry).toBeGreaterThan(to);
    expect(now.guest.info.rewind).toMatchObject({ seat: 0, to, state: 'asked', awaited: [1] });
    expect(await reply(now.bob, 'agree')).toMatchObject({ type: 'done' });
    now = await reopened(now);
    expect([now.ann, now.bob, now.guest].map(sight)).toEqual(early);
    expect(now.ann.info.notes).toHaveLength(1);
    await play([now.ann, now.bob], 130);
    const { gameModule, setup } = now.host.table;
    const { saved, actions } = await now.actionLog.load();
    const fromSave = Table.load(gameModule, setup, saved, actions);
    const fromStart = Table.load(gameModule, setup, undefined, now.actionLog.kept);
    expect(fromSave.match?.state).toEqual(fromStart.match?.state);
    expect({ ...fromSave.save(), match: null }).toEqual({ ...fromStart.save(), match: null });
  });

  test('a wish that nobody could ever have made is not made by loading a table either', async () => {
    const { table, setup, to } = await longGame(3, 20);
    const saved = table.save();
    const wish: RecordedAction = { at: 1, do: 'rewind', seat: 0, to };
    expect(Table.load(table.gameModule, setup, saved, [wish]).rewind).toMatchObject({ state: 'asked' });
    const beyond: RecordedAction = { ...wish, to: 10_000 };
    expect(() => Table.load(table.gameModule, setup, saved, [beyond])).toThrow('has not gone on');
  });

  test('if the last consent cannot be written down, the game stays where it is and the wish stays open', async () => {
    const { ann, bob, guest, to, actionLog, host, runtime } = await longGame();
    await rewind(ann, to);
    const before = sight(guest);
    actionLog.failing = true;
    expect(await reply(bob, 'agree')).toMatchObject({ code: 'notKept' });
    expect(sight(guest)).toEqual(before);
    expect(host.table.rewind).toMatchObject({ state: 'asked', awaited: [1] });
    expect(runtime.faults).toHaveLength(1);
    actionLog.failing = false;
    expect(await reply(bob, 'agree')).toMatchObject({ type: 'done' });
    expect(guest.snapshot.length).toBe(to);
  });

  test('a game that cannot be played from its beginning any more does not go back', async () => {
    const game = await longGame();
    const now = await reopened(game);
    const { kept } = now.actionLog;
    now.actionLog.actions = () => Promise.resolve(kept.slice(0, -1));
    const before = sight(now.ann);
    expect(await rewind(now.ann, game.to)).toMatchObject({ code: 'otherRules' });
    expect(sight(now.ann)).toEqual(before);
    expect(await asked([now.ann, now.bob]).answerFirst()).toMatchObject({ type: 'done' });
  });

  test('a save from before there were rewinds is loaded, and one from before there were other notes', async () => {
    const { table, setup } = await twoPlayers();
    const { rewind: _, notes: __, ...old } = table.save();
    const again = Table.load(table.gameModule, setup, old, []);
    expect([again.rewind, again.notes]).toEqual([null, []]);
    const rewound = [{ seat: 1, from: 9, at: 4 }];
    const { notes } = Table.load(table.gameModule, setup, { ...old, rewound }, []);
    expect(notes).toEqual([{ n: 0, what: 'rewound', seat: 1, from: 9, at: 4 }]);
  });
});
