import { ThreadCrew } from '../running/crew.ts';
import type { TaskRunner } from '../running/crew.ts';
import type { Unit, UnitResult } from './unit.ts';

export type UnitRunner = TaskRunner<Unit, UnitResult>;

/** Threads that play units. */
export const unitThreads = (threads: number, atOnce?: number): ThreadCrew<Unit, UnitResult> =>
  new ThreadCrew(new URL('./unit-thread.ts', import.meta.url), threads, atOnce);
