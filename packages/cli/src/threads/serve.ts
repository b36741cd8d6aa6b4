import { parentPort, workerData } from 'node:worker_threads';
import type { Stretch } from './crew.ts';

/** The other end of `shareOut`: does one stretch after the other, as they come. */
export function serve<Task, Report>(open: (task: Task) => (stretch: Stretch) => Report): void {
  const port = parentPort;
  if (!port) throw new Error('this module is to be run in a thread');
  const work = open(workerData as Task);
  port.on('message', (stretch: Stretch) => {
    port.postMessage({ report: work(stretch), games: stretch.to - stretch.from });
  });
  port.postMessage({ ready: true });
}
