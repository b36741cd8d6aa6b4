import { workerLink } from '@warptable/ui';
import type { Link } from '@warptable/ui';
import { settings } from '../settings.ts';
import { t } from '../texts/say.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { findLocalTable } from './tables.ts';

export type WorkerState =
  | { readonly kind: 'fine' }
  | { readonly kind: 'held' }
  /** It was deleted, in another tab. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'fault'; readonly message: string };

/** Starts the worker that hosts this table, and keeps its bots at the pace that is set. */
export function openWorker(id: string, deliver: (state: WorkerState) => void): Link {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker) => worker.postMessage(message);
  const setPace = () => post({ pace: settings.get().botPace });
  const stop = settings.watch(setPace);
  const reportFault = async (message: string): Promise<void> => {
    const isGone = await findLocalTable(id).then(
      (table) => table === undefined,
      () => false,
    );
    deliver(isGone ? { kind: 'gone' } : { kind: 'fault', message });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (typeof data === 'string') return;
    if ('held' in data) deliver({ kind: data.held ? 'held' : 'fine' });
    else void reportFault(data.fault);
  });
  worker.addEventListener('error', ({ message }) => {
    // A worker that could not even be loaded has no message.
    void reportFault(message || t('local.notLoaded'));
  });
  setPace();
  post({ open: id });
  const link = workerLink(worker);
  return {
    ...link,
    close: () => {
      stop();
      link.close();
    },
  };
}
