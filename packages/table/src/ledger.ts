import type { Deed } from './deeds.ts';
import type { SavedTable } from './saved.ts';

/** Where deeds are kept. */
export interface Ledger {
  /** Resolves once the deed is safe; rejects if it is not, or if `n` is taken. A host waits for one before it appends the next. */
  append(table: string, n: number, deed: Deed, saved: SavedTable | undefined): Promise<void>;
  /** The table as it was last saved, and the deeds since: to start over from. */
  load(table: string): Promise<{ readonly saved: SavedTable | undefined; readonly deeds: readonly Deed[] }>;
  /** All deeds from the beginning, for the log, for game files and to go back. */
  deeds(table: string): Promise<readonly Deed[]>;
}
