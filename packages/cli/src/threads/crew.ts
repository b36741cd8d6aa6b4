import { Worker } from 'node:worker_threads';

/** A stretch of games: `from` is the first, `to` the one after the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface CrewWork<Report> {
  /** The module that does the work: it calls `serve`. */
  readonly script: URL;
  /** What every thread has to know; plain data. */
  readonly task: unknown;
  readonly games: number;
  readonly threads: number;
  /** How many games a thread gets at once, at most: few if a game takes long, many if talking would cost more than playing. */
  readonly atOnce: number;
  /** Called with each report as it comes, in no particular order; `false` ends the work early. */
  onReport(report: Report, gamesDone: number): boolean | void;
}

type FromWorker<Report> = { readonly ready: true } | { readonly report: Report; readonly games: number };

/** Plays games `0` to `games - 1` on several threads; resolves to the seconds it took once all threads stood ready. */
export async function shareOut<Report>(work: CrewWork<Report>): Promise<number> {
  const count = Math.max(1, Math.min(work.threads, work.games));
  // Towards the end, no thread should wait long for another one.
  const size = Math.max(1, Math.min(work.atOnce, Math.ceil(work.games / (count * 8))));
  const workers = Array.from({ length: count }, () => new Worker(work.script, { workerData: work.task }));
  let began = 0;
  let next = 0;
  let done = 0;
  let readyCount = 0;
  const give = (worker: Worker): void => {
    if (next >= work.games) return;
    const stretch: Stretch = { from: next, to: Math.min(next + size, work.games) };
    next = stretch.to;
    worker.postMessage(stretch, []);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', (message: FromWorker<Report>) => {
          if ('ready' in message) {
            readyCount++;
            if (readyCount < count) return;
            began = performance.now();
            for (const one of workers) give(one);
            return;
          }
          done += message.games;
          if (work.onReport(message.report, done) === false || done === work.games) resolve();
          else give(worker);
        });
      }
    });
    return (performance.now() - began) / 1000;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
