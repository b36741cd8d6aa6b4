import { parentPort } from 'node:worker_threads';
import { cpuTime } from './cpu-time.ts';

/** What a thread answers to a handful of tasks. */
export interface FinishedTasks<Result> {
  readonly results: readonly Result[];
  /** Computing time. */
  readonly seconds: number;
}

/** The other end of a `ThreadCrew`: does the tasks as they come. */
export function serve<Task, Result>(work: (task: Task) => Result): void {
  const port = parentPort;
  if (!port) throw new Error('this module is to be run in a thread');
  port.on('message', (tasks: readonly Task[]) => {
    const began = cpuTime();
    const results = tasks.map((task) => work(task));
    const done: FinishedTasks<Result> = { results, seconds: (cpuTime() - began) / 1000 };
    port.postMessage(done);
  });
  port.postMessage('ready');
}
