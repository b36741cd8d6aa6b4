import type { RecordedAction } from './actions.ts';
import type { SavedTable } from './saved.ts';

/** Where actions are kept. */
export interface ActionLog {
  /** Resolves once the action is safe; rejects if it is not, or if `n` is taken. A host waits for one before it appends the next. */
  append(table: string, n: number, action: RecordedAction, saved: SavedTable | undefined): Promise<void>;
  /** The table as it was last saved, and the actions since: to start over from. */
  load(
    table: string,
  ): Promise<{ readonly saved: SavedTable | undefined; readonly actions: readonly RecordedAction[] }>;
  /** The actions with these numbers, `to` not included: for the log, for game files and to go back. */
  actions(table: string, from: number, to: number): Promise<readonly RecordedAction[]>;
  /** The file of a game that is over, if it is kept: other rules could not make it any more. */
  file?(table: string): Promise<string | undefined>;
  keepFile?(table: string, file: string): Promise<void>;
}
