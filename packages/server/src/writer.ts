import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { RefusedWrite } from './engine.ts';
import { errorOf } from './group-commit.ts';
import type { CommitResult } from './group-commit.ts';
import type { Statement, Transaction } from './statements.ts';

interface Waiting {
  readonly transaction: Transaction;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/** Hands what is to be written to a thread of its own: all that waits while it is busy becomes the next transaction. */
export class Writer {
  /** Transactions so far. */
  commits = 0;
  private readonly thread: Worker;
  private waiting: Waiting[] = [];
  private underWay: readonly Waiting[] = [];
  private sending: NodeJS.Immediate | undefined;
  private settling: PromiseWithResolvers<void> | undefined;
  private failure: Error | undefined;
  /** Whether something could not be written when it was last tried. */
  private isStuck = false;

  constructor(file: string) {
    this.thread = new Worker(new URL('./writing-thread.ts', import.meta.url), { workerData: file });
    this.thread.on('message', (outcomes: readonly CommitResult[]) => this.settle(outcomes));
    this.thread.on('error', (error: Error) => this.fail(error));
    this.thread.on('exit', () => this.fail(new Error('the thread that writes is gone')));
    // It does not keep a process alive that has nothing else to do.
    this.thread.unref();
  }

  /** Nothing can be written, now or any more. */
  get isBroken(): boolean {
    return this.isStuck || this.failure !== undefined;
  }

  /** Resolves after the commit; rejects if it was not written. */
  write(...transaction: readonly Statement[]): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((done, failed) => {
      this.waiting.push({ transaction, done, failed });
      this.sendSoon();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    if (this.waiting.length === 0 && this.underWay.length === 0) return;
    this.settling ??= Promise.withResolvers();
    await this.settling.promise;
  }

  async close(): Promise<void> {
    await this.settled();
    if (this.failure) return;
    this.failure = new Error('the file is closed');
    const gone = once(this.thread, 'exit');
    this.thread.ref();
    this.thread.postMessage('close', []);
    await gone;
  }

  /** All that comes in the same turn of the loop goes out together. */
  private sendSoon(): void {
    if (this.underWay.length === 0) this.sending ??= setImmediate(() => this.send());
  }

  private send(): void {
    this.sending = undefined;
    if (this.waiting.length === 0) return;
    this.underWay = this.waiting;
    this.waiting = [];
    this.thread.ref();
    this.thread.postMessage(
      this.underWay.map(({ transaction }) => transaction),
      [],
    );
  }

  private settle(outcomes: readonly CommitResult[]): void {
    const batch = this.underWay;
    this.underWay = [];
    this.commits++;
    const errors = outcomes.map((why) => (why === null ? null : errorOf(why)));
    this.isStuck = errors.some((error) => error !== null && !(error instanceof RefusedWrite));
    this.thread.unref();
    batch.forEach(({ done, failed }, i) => {
      const error = errors[i];
      if (error === null) done();
      else failed(error ?? new Error('not written'));
    });
    if (this.waiting.length > 0) this.sendSoon();
    else this.nothingWaits();
  }

  private nothingWaits(): void {
    this.settling?.resolve();
    this.settling = undefined;
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { failed } of [...this.underWay, ...this.waiting]) failed(error);
    this.underWay = [];
    this.waiting = [];
    this.nothingWaits();
  }
}
