import type { CSSProperties } from 'react';

/** For the style sheet: how many cards share a row. */
export const countOf = (count: number): CSSProperties & Record<'--tw-count', number> => ({
  '--tw-count': count,
});
