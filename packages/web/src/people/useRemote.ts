import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../failures.ts';

/** What the server was asked for, and what became of the last request that changed it. */
export interface Remote<T> {
  /** Null while nothing has come. */
  readonly value: T | null;
  readonly failure: string | null;
  /** Waits for a request; its reply takes the place of what was there. Whether it worked. */
  readonly change: (asking: Promise<T>) => Promise<boolean>;
  /** Waits for a request that replies something else, then asks again. Whether it worked. */
  readonly does: (asking: Promise<unknown>) => Promise<boolean>;
}

/** @param load does not change while the part is shown */
export function useRemote<T>(load: () => Promise<T>): Remote<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = useCallback(async (asking: Promise<T>): Promise<boolean> => {
    try {
      setValue(await asking);
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    }
  }, []);
  useEffect(() => void change(load()), [change, load]);
  const does = async (asking: Promise<unknown>): Promise<boolean> => change(asking.then(load));
  return { value, failure, change, does };
}
