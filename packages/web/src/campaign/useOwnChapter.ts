import { useEffect, useState } from 'react';
import { rest } from '../online/api.ts';

/** The chapter that a table of the server was opened for, if it is the visitor's own. */
export function useOwnChapter(table: string): { readonly campaign: string; readonly chapter: string } | null {
  const [chapter, setChapter] = useState<{ campaign: string; chapter: string } | null>(null);
  useEffect(() => {
    rest('GET /tables/:id', { id: table }).then(
      (found) => setChapter(found.chapter),
      () => {
        // Then there is no way to it from here.
      },
    );
  }, [table]);
  return chapter;
}
