import { useSyncExternalStore } from 'react';

export type Layout = 'desktop' | 'portrait' | 'landscape';

const DESKTOP = '(min-width: 1100px)';
const LANDSCAPE = '(orientation: landscape) and (min-width: 640px)';

const read = (): Layout => {
  if (matchMedia(DESKTOP).matches) return 'desktop';
  return matchMedia(LANDSCAPE).matches ? 'landscape' : 'portrait';
};

function watch(listener: () => void): () => void {
  const queries = [matchMedia(DESKTOP), matchMedia(LANDSCAPE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** How the parts of the table are laid out on this screen. */
export const useLayout = (): Layout => useSyncExternalStore(watch, read);
