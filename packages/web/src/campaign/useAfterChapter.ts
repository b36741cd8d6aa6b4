import { useEffect, useState } from 'react';
import type { AfterChapter } from './after.tsx';

/** A table of a chapter. */
interface OfChapter {
  readonly place: 'local' | 'online';
  readonly game: string;
  readonly table: string;
}

/** What to say of the campaign once the game is over; nothing, if the table belongs to none. */
export function useAfterChapter(
  { place, game, table }: OfChapter,
  chapter: { readonly campaign: string; readonly chapter: string } | null | undefined,
  isOver: boolean,
): AfterChapter | undefined {
  const [after, setAfter] = useState<AfterChapter | undefined>(undefined);
  const { campaign, chapter: of } = chapter ?? {};
  useEffect(() => {
    if (!isOver || campaign === undefined || of === undefined) return;
    let wanted = true;
    import('./after.tsx')
      .then(({ afterChapter }) => afterChapter(place, game, table, { campaign, chapter: of }))
      .then(
        (found) => wanted && setAfter(found),
        // The way to the campaign is there all the same, and tells more.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [place, game, table, campaign, of, isOver]);
  return after;
}
