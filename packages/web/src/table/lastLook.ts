import { useEffect, useRef, useState } from 'react';

const keyOf = (table: string): string => `warptable.looked.${table}`;

/**
 * How far the game was when this table was last looked at. Kept when the page is put aside, for the next time. Whoever answers before
 * anything new has happened is looking: what comes of it is not new since the last time. `lastOwn` is how far the game was after that.
 */
export function useLastLook(
  table: string | undefined,
  length: number | undefined,
  lastOwn: number | null,
): number | null {
  const [since, setSince] = useState<number | null>(null);
  const latest = useRef(length);
  useEffect(() => {
    latest.current = length;
  });
  useEffect(() => {
    if (lastOwn !== null) setSince((kept) => (kept !== null && lastOwn - 1 <= kept ? null : kept));
  }, [lastOwn]);
  useEffect(() => {
    if (table === undefined) return;
    const kept = localStorage.getItem(keyOf(table));
    setSince(kept === null ? null : Number(kept));
    const keep = () => {
      if (latest.current !== undefined) localStorage.setItem(keyOf(table), String(latest.current));
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') keep();
      else setSince(Number(localStorage.getItem(keyOf(table)) ?? 0));
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      keep();
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [table]);
  return since;
}
