import { Session, workerLink } from '@warptable/ui';
import { openWorker } from '../local/openWorker.ts';

/** The file of a finished table of this device, from the worker that hosts it. */
export async function fileOfLocal(id: string): Promise<string> {
  let fail: (message: string) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = (message) => reject(new Error(message));
  });
  const port = openWorker(id, (state) => {
    if (state.kind === 'fault') fail(state.message);
    if (state.kind === 'held') fail('the table is open in another tab');
  });
  const session = new Session(workerLink(port));
  try {
    return await Promise.race([session.file(), failed]);
  } finally {
    session.close();
  }
}
