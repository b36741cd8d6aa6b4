import type { Thinker } from './thinking.ts';

/** What a host needs of the world around it. */
export interface Runtime {
  now(): number;
  /** Calls back later; returns how to call it off. */
  later(milliseconds: number, then: () => void): () => void;
  /** Answers for bots. It may take its time. Without it they think where the table is, and little. */
  think?: Thinker;
  /** How long somebody has to be away before others may let a bot sit in, in milliseconds; two minutes, if left out. */
  readonly absence?: number | undefined;
  /** Something went wrong that nobody at the table can help. */
  fault(error: unknown): void;
}
