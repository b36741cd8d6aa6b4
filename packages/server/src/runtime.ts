import type { Runtime, Thinker } from '@warptable/table';

/** What tables need of this process. */
export function runtimeOf(
  now: () => number,
  think: Thinker,
  fault: (error: unknown) => void,
  absence: number | undefined,
): Runtime {
  return {
    now,
    later: (milliseconds, then) => {
      const ring = (): void => {
        now();
        then();
      };
      // Longer than a timer can wait: the sweep comes first.
      const timer = setTimeout(ring, Math.min(milliseconds, 2_147_483_647));
      timer.unref();
      return () => clearTimeout(timer);
    },
    think,
    absence,
    fault,
  };
}
