import type { AnswerValue, Pending } from '@warptable/kernel';
import type { Table } from './table.ts';

/** What a host needs of the world around it. */
export interface World {
  now(): number;
  /** Calls back later; returns how to call it off. */
  later(milliseconds: number, then: () => void): () => void;
  /** What a bot answers. It may take its time. */
  think(table: Table, pending: Pending): Promise<AnswerValue>;
  /** Something went wrong that nobody at the table can help. */
  fault(error: unknown): void;
}
