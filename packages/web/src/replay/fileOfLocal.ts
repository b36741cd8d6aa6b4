import { Session } from '@warptable/ui';
import { Failure } from '../failures.ts';
import { openWorker } from '../local/openWorker.ts';

/** The file of a finished table of this device, from the worker that hosts it. */
export async function fileOfLocal(id: string): Promise<string> {
  let fail: (failure: Failure) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const link = openWorker(id, (state) => {
    if (state.kind === 'fault') fail(new Failure('', state.message));
    if (state.kind === 'gone') fail(new Failure('tableGone'));
    if (state.kind === 'held') fail(new Failure('openElsewhere'));
  });
  const session = new Session(link);
  try {
    return await Promise.race([session.file(), failed]);
  } finally {
    session.close();
  }
}
