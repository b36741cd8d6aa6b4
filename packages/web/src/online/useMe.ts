import { useCallback, useEffect, useState } from 'react';
import { rest } from './api.ts';

/** `undefined` while nobody has answered; `null` if the server does not know this browser yet. */
export interface Me {
  readonly name: string | null | undefined;
  /** The server did not answer the last time. It is asked again and again, until it does. */
  readonly isUnanswered: boolean;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** How long to wait after so many failures, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (failures - 1));

/** Who this browser is for the server; it is not asked where that does not matter. */
export function useMe(matters = true): Me {
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [failures, setFailures] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(async () => {
    setAsking(true);
    try {
      setName((await rest('GET /me', {})).name);
      setFailures(0);
    } catch {
      setFailures((before) => before + 1);
    }
    setAsking(false);
  }, []);
  useEffect(() => {
    if (matters) void ask();
  }, [matters, ask]);
  useEffect(() => {
    if (failures === 0) return;
    const again = () => void ask();
    const timer = setTimeout(again, pauseAfter(failures));
    // The device knows when it has its network again.
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failures, ask]);
  return { name, isUnanswered: failures > 0, isAsking, ask: () => void ask() };
}
