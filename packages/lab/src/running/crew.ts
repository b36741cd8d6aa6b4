import { Worker } from 'node:worker_threads';
import type { Unit, UnitResult } from '../units/unit.ts';

/** Whoever plays units: threads of this machine, or one day a queue that spreads them over many. */
export interface Crew {
  /**
   * Plays what `next` hands out until it has no more. Results come as they are ready, in no particular order. When the signal is
   * given, games in flight are dropped.
   */
  play(
    next: () => Unit | undefined,
    onResult: (result: UnitResult) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}

const SCRIPT = new URL('./thread.ts', import.meta.url);

/** Worker threads, each of which plays one game at a time. */
export class ThreadCrew implements Crew {
  private readonly workers: Worker[];
  /** What ended a thread. */
  private fault: unknown;

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(SCRIPT));
    for (const worker of this.workers) worker.on('error', (error: unknown) => (this.fault ??= error));
  }

  async play(
    next: () => Unit | undefined,
    onResult: (result: UnitResult) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    if (this.fault !== undefined)
      throw new Error('a thread of the laboratory has ended', { cause: this.fault });
    const letGo: (() => void)[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        let playing = 0;
        const give = (worker: Worker): void => {
          const unit = signal?.aborted ? undefined : next();
          if (!unit) return;
          playing++;
          worker.postMessage(unit);
        };
        for (const worker of this.workers) {
          const onMessage = (result: UnitResult): void => {
            playing--;
            try {
              onResult(result);
              give(worker);
            } catch (error) {
              reject(error);
            }
            if (playing === 0) resolve();
          };
          const onGone = (): void => reject(new Error('a thread of the laboratory ended unexpectedly'));
          worker.on('message', onMessage).on('error', reject).on('exit', onGone);
          letGo.push(() => worker.off('message', onMessage).off('error', reject).off('exit', onGone));
          give(worker);
        }
        const onStop = (): void => resolve();
        signal?.addEventListener('abort', onStop, { once: true });
        letGo.push(() => signal?.removeEventListener('abort', onStop));
        if (playing === 0) resolve();
      });
    } finally {
      for (const go of letGo) go();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
