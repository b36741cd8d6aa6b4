import { useEffect, useState } from 'react';
import { failureText } from '../failures.ts';
import { whoAmI } from './api.ts';

/** `undefined` while nobody has answered; `null` if the server does not know this browser yet. */
export interface Me {
  readonly name: string | null | undefined;
  readonly failure: string | null;
  readonly ask: () => void;
}

/** Who this browser is for the server; it is not asked where that does not matter. */
export function useMe(matters = true): Me {
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async () => {
    try {
      setName((await whoAmI()).name);
      setFailure(null);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  useEffect(() => {
    if (matters) void ask();
  }, [matters]);
  return { name, failure, ask: () => void ask() };
}
