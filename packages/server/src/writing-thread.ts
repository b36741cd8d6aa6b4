// The thread that writes. Waiting for the disk holds up nobody who plays.
import { parentPort, workerData } from 'node:worker_threads';
import { commitGroup } from './group-commit.ts';
import { Rows } from './rows.ts';
import type { Transaction } from './statements.ts';

const rows = new Rows(workerData as string);

parentPort?.on('message', (batch: readonly Transaction[] | 'close') => {
  if (batch === 'close') {
    rows.db.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(commitGroup(rows, batch), []);
  }
});
