import { BotPool, randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { Json, Pending } from '@warptable/kernel';
import { Random } from '@warptable/kernel';
import { Host, PROTOCOL, Table, applyPatch } from '../src/index.ts';
import type {
  RecordedAction,
  HostMessage,
  ActionLog,
  SavedTable,
  SeatSnapshot,
  TableInfo,
  TableSetup,
  Thinker,
  VisitorMessage,
  Visitor,
  Runtime,
} from '../src/index.ts';

/** Keeps actions in memory; `hold` makes it wait, as a slow disk would. */
export class MemoryActionLog implements ActionLog {
  readonly kept: RecordedAction[] = [];
  saved: SavedTable | undefined;
  hold: Promise<void> = Promise.resolve();

  async append(
    _table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
  ): Promise<void> {
    await this.hold;
    if (n !== this.kept.length) throw new Error(`action ${n} is taken`);
    this.kept.push(JSON.parse(JSON.stringify(action)) as RecordedAction);
    if (saved) this.saved = JSON.parse(JSON.stringify(saved)) as SavedTable;
  }

  load(): ReturnType<ActionLog['load']> {
    const actions = this.kept.slice(this.saved?.n ?? 0);
    return Promise.resolve({ saved: this.saved, actions });
  }

  actions(_table: string, from: number, to: number): Promise<readonly RecordedAction[]> {
    return Promise.resolve(this.kept.slice(from, to));
  }
}

/** A world whose clock is turned by hand. */
export class HandRuntime implements Runtime {
  time = 1_000_000;
  readonly faults: unknown[] = [];
  private alarms: { at: number; ring: () => void }[] = [];
  private readonly botPool = new BotPool(findGame, () => this.time);

  now(): number {
    return this.time;
  }

  later(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.time + milliseconds, ring: then };
    this.alarms.push(alarm);
    return () => (this.alarms = this.alarms.filter((one) => one !== alarm));
  }

  /** Bots that play fast. */
  think: Thinker = (order) => Promise.resolve(this.botPool.answer({ ...order, bot: { level: 'random' } }));

  fault(error: unknown): void {
    this.faults.push(error);
  }

  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    const due = this.alarms.filter(({ at }) => at <= this.time);
    this.alarms = this.alarms.filter((alarm) => !due.includes(alarm));
    for (const { ring } of due) ring();
    await settled();
  }
}

/** Lets everything happen that has been started. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const NONCE = 'ab'.repeat(16);

export const SECRET = '5e'.repeat(32);

export function setupOf(wish: Partial<TableSetup> = {}): TableSetup {
  return {
    id: 'table-1',
    game: 'warpgate',
    options: { factions: 'dealt' },
    seats: ['open', 'open'],
    clock: { kind: 'none' },
    undo: 'free',
    listed: true,
    oneScreen: false,
    openedBy: 'ann',
    openedAt: 0,
    secret: SECRET,
    record: 2,
    ...wish,
  };
}

export function openTable(setup: TableSetup): Table {
  const gameModule = findGame(setup.game);
  if (!gameModule) throw new Error(`no game ${setup.game}`);
  return new Table(gameModule, setup);
}

/** A visitor that keeps all it is told, and puts its snapshot together from the patches as a page does. */
export class TestVisitor implements Visitor {
  readonly who: string;
  readonly looksOn: boolean;
  readonly heard: HostMessage[] = [];
  dismissed = false;
  private readonly random: Random;
  readonly host: Host;
  private received: Json = null;
  private told: Json = null;
  private serial = 0;
  private id = 0;

  constructor(host: Host, who: string, looksOn = false) {
    this.host = host;
    this.who = who;
    this.looksOn = looksOn;
    this.random = new Random(who);
    host.join(this);
  }

  static async greet(host: Host, who: string): Promise<TestVisitor> {
    const visitor = new TestVisitor(host, who);
    await visitor.say({ do: 'hello', protocol: PROTOCOL });
    return visitor;
  }

  send(text: string): void {
    const message = JSON.parse(text) as HostMessage;
    this.heard.push(message);
    if (message.type === 'table') this.told = applyPatch(this.told, message.patch);
    if (message.type !== 'update') return;
    if (message.from !== null && message.from !== this.serial) throw new Error('a patch was missed');
    this.received = applyPatch(this.received, message.patch);
    this.serial = message.serial;
  }

  dismiss(): void {
    this.dismissed = true;
  }

  say(message: unknown): Promise<void> {
    return this.host.receive(this, message);
  }

  /** Says it with a fresh id; returns what came back for that id. */
  async ask(message: DistributiveOmit<Extract<VisitorMessage, { id: number }>, 'id'>): Promise<HostMessage> {
    const id = ++this.id;
    await this.say({ ...message, id });
    const reply = this.heard.findLast(
      (one) => (one.type === 'done' || one.type === 'refused') && one.id === id,
    );
    if (!reply) throw new Error('no reply');
    return reply;
  }

  get snapshot(): SeatSnapshot {
    return this.received as unknown as SeatSnapshot;
  }

  get info(): TableInfo {
    if (this.told === null) throw new Error('nothing was told of the table');
    return this.told as unknown as TableInfo;
  }

  answerRandomly(): Promise<HostMessage> {
    const [asked] = this.snapshot.asked;
    if (!asked) throw new Error('not asked');
    const value = randomAnswer({ ask: asked, options: asked.options } as unknown as Pending, this.random);
    const { seat, kind } = asked;
    return this.ask({ do: 'answer', seat, kind, value: value as string, expected: this.snapshot.position });
  }

  /** Answers the question to this visitor with its first option. */
  answerFirst(): Promise<HostMessage> {
    const [asked] = this.snapshot.asked;
    const [value] = asked?.options ?? [];
    if (!asked || value === undefined) throw new Error('not asked');
    return this.ask({
      do: 'answer',
      seat: asked.seat,
      kind: asked.kind,
      value,
      expected: this.snapshot.position,
    });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Ann and Bob sit, a guest looks on, and the game has begun. */
export async function twoPlayers<L extends MemoryActionLog = MemoryActionLog>(
  wish: Partial<TableSetup> = {},
  actionLog = new MemoryActionLog() as L,
) {
  const setup = setupOf(wish);
  const table = openTable(setup);
  const runtime = new HandRuntime();
  const host = new Host(table, actionLog, runtime);
  const ann = await TestVisitor.greet(host, 'ann');
  const bob = await TestVisitor.greet(host, 'bob');
  const guest = await TestVisitor.greet(host, 'guest');
  await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
  await bob.ask({ do: 'sit', seat: 1, name: 'Bob', nonce: NONCE });
  await settled();
  const active = ann.snapshot.asked.length > 0 ? ann : bob;
  const other = active === ann ? bob : ann;
  return { setup, table, actionLog, runtime, host, ann, bob, guest, active, other };
}

/** So many answers for whoever is asked, without a host. */
export function playRandomly(table: Table, answers: number, random = new Random('at random')): void {
  for (let n = 0; n < answers; n++) {
    const pending = table.match?.pending[0];
    if (!pending) return;
    const { seat, kind } = pending.ask;
    table.perform({ at: n, do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: false });
  }
}

/** A table of The Warp where somebody is asked in secret whether a mission is to be completed. */
export function atSecretQuestion(
  wish: Partial<TableSetup> = {},
  who = (seat: number) => `who-${seat}`,
  seed = 'in secret',
): Table {
  const seats = 3;
  for (let game = 0; game < 20; game++) {
    const open = Array.from({ length: seats }, () => 'open' as const);
    const table = openTable(setupOf({ game: 'the-warp', options: {}, seats: open, ...wish }));
    for (let seat = 0; seat < seats; seat++)
      table.perform({ at: 0, do: 'sit', seat, who: who(seat), name: `P${seat}`, nonce: NONCE });
    const random = new Random(`${seed} ${game}`);
    while ((table.match!.state as unknown as { phase: string }).phase === 'setup')
      playRandomly(table, 1, random);
    for (let seat = 0; seat < seats; seat++)
      table.perform({ at: 0, do: 'sideAction', seat, kind: 'preset', value: 'missions:ask' });
    while (table.status === 'playing') {
      if (table.match?.pending[0]?.ask.secret) return table;
      playRandomly(table, 1, random);
    }
  }
  throw new Error('nobody is asked in secret');
}
