import { useCallback, useState } from 'react';

/** Takes what went wrong outside of drawing, and lets the nearest boundary show it. */
export function useFailure(): (error: unknown) => void {
  const [, change] = useState(null);
  return useCallback(
    (error: unknown) =>
      change(() => {
        throw error;
      }),
    [],
  );
}
