import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FinishedTasks } from './serve.ts';

/** Whoever does tasks, such as playing units: threads of this machine, or one day a queue that spreads them over many. */
export interface TaskRunner<Task, Result> {
  /**
   * Does what `next` hands out until it has no more. Results come as they are ready, in no particular order. When the signal is
   * given, tasks in flight are dropped.
   */
  run(next: () => Task | undefined, onResult: (result: Result) => void, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Worker threads. Tasks and results are plain data. */
export class ThreadCrew<Task, Result> implements TaskRunner<Task, Result> {
  /** What the threads have spent on computing so far. */
  computedSeconds = 0;
  private readonly workers: Worker[];
  private readonly atOnce: number;
  private readonly allReady: Promise<unknown>;
  /** What ended a thread. */
  private fault: unknown;

  /**
   * @param script the module that does the work: it calls `serve`
   * @param atOnce how many tasks a thread gets at once: more than one if talking would cost more than the work
   */
  constructor(script: URL, threads: number, atOnce = 1) {
    this.workers = Array.from({ length: threads }, () => new Worker(script));
    this.atOnce = atOnce;
    for (const worker of this.workers) worker.on('error', (error: unknown) => (this.fault ??= error));
    this.allReady = Promise.all(this.workers.map((worker) => once(worker, 'message')));
    // Whoever waits is told.
    this.allReady.catch(() => {});
  }

  /** Resolves when all threads have loaded their script. */
  async ready(): Promise<void> {
    await this.allReady;
  }

  async run(
    next: () => Task | undefined,
    onResult: (result: Result) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    await this.allReady;
    if (this.fault !== undefined)
      throw new Error('a thread of the laboratory has ended', { cause: this.fault });
    const letGo: (() => void)[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        let busy = 0;
        const give = (worker: Worker): void => {
          const tasks = signal?.aborted ? [] : handful(next, this.atOnce);
          if (tasks.length === 0) return;
          busy++;
          worker.postMessage(tasks);
        };
        for (const worker of this.workers) {
          const onMessage = ({ results, seconds }: FinishedTasks<Result>): void => {
            busy--;
            this.computedSeconds += seconds;
            try {
              for (const result of results) onResult(result);
              give(worker);
            } catch (error) {
              reject(error);
            }
            if (busy === 0) resolve();
          };
          const onGone = (): void => reject(new Error('a thread of the laboratory ended unexpectedly'));
          worker.on('message', onMessage).on('error', reject).on('exit', onGone);
          letGo.push(() => worker.off('message', onMessage).off('error', reject).off('exit', onGone));
          give(worker);
        }
        const onStop = (): void => resolve();
        signal?.addEventListener('abort', onStop, { once: true });
        letGo.push(() => signal?.removeEventListener('abort', onStop));
        if (busy === 0) resolve();
      });
    } finally {
      for (const go of letGo) go();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function handful<Task>(next: () => Task | undefined, max: number): Task[] {
  const tasks: Task[] = [];
  while (tasks.length < max) {
    const task = next();
    if (task === undefined) break;
    tasks.push(task);
  }
  return tasks;
}
