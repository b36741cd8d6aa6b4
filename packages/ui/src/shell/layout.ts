import { useSyncExternalStore } from 'react';

export type Layout = 'desktop' | 'portrait' | 'landscape';

/** From here on the map has half of the screen between the columns; the style sheets of the parts know these sizes too. */
const DESKTOP = '(min-width: 1260px) and (min-height: 580px)';
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
export const useLayout = (): Layout => useSyncExternalStore(watch, read, read);
