import { Worker } from 'node:worker_threads';
import type { BotSpec, BotRequest, BotReply } from '@warptable/bots';
import { HINT, PLAYED, ThinkingLine, UNATTENDED } from './thinking-line.ts';
import type { Waiting } from './thinking-line.ts';

/** What a thread says to an order. */
export type Thought = { readonly reply: BotReply } | { readonly failure: string };

interface Thread {
  readonly worker: Worker;
  /** What it thinks about. */
  busy: Waiting | undefined;
  watchdog: NodeJS.Timeout | undefined;
}

/** A thread that does not answer for so long beyond its budget is ended, in milliseconds. */
const LATE = 10_000;

/** Whoever has less time than this, in milliseconds, plays worse than it could. */
const HASTE = 100;

const SCRIPT = new URL('./thinking-thread.ts', import.meta.url);

/** `isPlayed`: somebody waits for the answer. `owner`: the guest who opened the table. */
interface Circumstances {
  readonly signal?: AbortSignal | undefined;
  readonly isPlayed?: boolean;
  readonly owner?: string | undefined;
}

/** A few threads in which the bots of all tables think. They are started when they are wanted. */
export class Thinkers {
  private readonly threads: (Thread | undefined)[];
  private readonly maxTime: number;
  private readonly script: URL;
  private readonly warn: (message: string) => void;
  private readonly line = new ThinkingLine();
  private isHurried = false;
  private isClosed = false;

  /** `maxTime`: milliseconds for one answer; with more orders than threads, each gets less. */
  constructor(threads: number, maxTime: number, warn: (message: string) => void, script = SCRIPT) {
    this.threads = Array.from({ length: threads });
    this.maxTime = maxTime;
    this.warn = warn;
    this.script = script;
  }

  /** When the signal is given, an order that no thread has taken yet is withdrawn. */
  think(order: BotRequest, { signal, isPlayed = true, owner = '' }: Circumstances = {}): Promise<BotReply> {
    if (this.isClosed) return Promise.reject(new Error('the server stops'));
    return new Promise((done, failed) => {
      const rank = order.explain ? HINT : isPlayed ? PLAYED : UNATTENDED;
      const waiting = { order, rank, owner, done, failed };
      signal?.addEventListener('abort', () => this.withdraw(waiting), { once: true });
      this.line.add(waiting);
      this.handOut();
    });
  }

  private withdraw(waiting: Waiting): void {
    if (this.line.remove(waiting)) waiting.failed(new Error('nobody waits for this thought any more'));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const gone = this.threads.flatMap((thread) => thread?.worker.terminate() ?? []);
    for (const { failed } of this.line.removeAll()) failed(new Error('the server stops'));
    await Promise.all(gone);
  }

  /** A thread thinks about one order at a time. It prefers the tables whose bots have thought there before: they remember. */
  private handOut(): void {
    for (const at of this.threads.keys()) {
      if (this.threads[at]?.busy) continue;
      const next = this.line.take(({ order }) => this.homeOf(order) === at);
      if (!next) return;
      this.give(at, next);
    }
  }

  private homeOf({ table }: BotRequest): number {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) % 65_521;
    return sum % this.threads.length;
  }

  private give(at: number, waiting: Waiting): void {
    const thread = (this.threads[at] ??= this.start(at));
    // What comes after it does not hurry it.
    const time = this.maxTime / (1 + this.line.competing(waiting) / this.threads.length);
    if (waiting.rank < UNATTENDED) this.watchHaste(time);
    thread.busy = waiting;
    thread.watchdog = setTimeout(() => void thread.worker.terminate(), time + LATE);
    thread.watchdog.unref();
    thread.worker.postMessage({ ...waiting.order, bot: hurried(waiting.order.bot, time) });
  }

  /** Says it once, until there is time again. */
  private watchHaste(time: number): void {
    const isHurried = time < Math.min(HASTE, this.maxTime);
    if (isHurried && !this.isHurried)
      this.warn(`bots have only ${Math.round(time)} ms to think: ${this.line.length} more of them wait`);
    if (isHurried || this.line.length === 0) this.isHurried = isHurried;
  }

  private start(at: number): Thread {
    const worker = new Worker(this.script);
    const thread: Thread = { worker, busy: undefined, watchdog: undefined };
    let why = new Error('a thread in which bots think has ended');
    worker.on('message', (thought: Thought) => this.settle(thread, thought));
    worker.on('error', (error: Error) => (why = error));
    worker.on('exit', () => {
      this.threads[at] = undefined;
      this.release(thread)?.failed(why);
      if (!this.isClosed) this.handOut();
    });
    // It does not keep a process alive that has nothing else to do.
    worker.unref();
    return thread;
  }

  private settle(thread: Thread, thought: Thought): void {
    const waiting = this.release(thread);
    if ('reply' in thought) waiting?.done(thought.reply);
    else waiting?.failed(new Error(thought.failure));
    this.handOut();
  }

  private release(thread: Thread): Waiting | undefined {
    const { busy } = thread;
    clearTimeout(thread.watchdog);
    thread.busy = undefined;
    return busy;
  }
}

/** No bot takes longer than this. */
const hurried = (bot: BotSpec, max: number): BotSpec => ({
  ...bot,
  budget: { ...bot.budget, time: Math.min(bot.budget?.time ?? max, max) },
});
