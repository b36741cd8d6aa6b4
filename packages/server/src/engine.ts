import type { Reads } from './reads.ts';
import type { Statement } from './statements.ts';

export type SqlValue = string | number | null;

/** It was not to be written: its number is taken, or what it depends on is not so. Nothing of its transaction is. */
export class RefusedWrite extends Error {
  readonly why: 'taken' | 'unchanged';

  constructor(why: 'taken' | 'unchanged') {
    super(why === 'taken' ? 'this number is taken' : 'nothing was changed');
    this.name = 'RefusedWrite';
    this.why = why;
  }
}

/** For what may find that nothing was to be changed; everything else is an error. */
export function falseIfUnchanged(error: unknown): false {
  if (error instanceof RefusedWrite && error.why === 'unchanged') return false;
  throw error;
}

/** Everything that is kept. One engine answers at once, another later: whoever asks awaits. */
export interface Engine {
  /** Transactions so far; each may hold what many wanted to write. */
  readonly commits: number;
  read<K extends keyof Reads>(name: K, ...values: readonly SqlValue[]): Promise<readonly Reads[K][]>;
  /** All of it or none. Resolves after the commit; rejects with a `RefusedWrite`, or because it could not be written. */
  write(...transaction: readonly Statement[]): Promise<void>;
  /** Whether it can be read and written. */
  isSound(): Promise<boolean>;
  /** Resolves when everything that was to be written is. */
  settled(): Promise<void>;
  /** Writes what waits first. */
  close(): Promise<void>;
}
