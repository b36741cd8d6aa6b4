import { WarptableError } from '@warptable/kernel';
import type { RecordedAction } from './actions.ts';
import { TableError } from './errors.ts';
import { upgraded } from './saved.ts';
import type { Table } from './table.ts';

/** Actions that may not fit other rules than those they were done under. */
const OF_PLAY: readonly RecordedAction['do'][] = [
  'answer',
  'sideAction',
  'undo',
  'rewind',
  'agree',
  'refuse',
];

/** Performs recorded actions again; under other rules than those they were done under, as far as they fit. */
export function replay(table: Table, actions: readonly RecordedAction[], underOtherRules: boolean): void {
  for (const action of actions.map(upgraded)) {
    if (underOtherRules) performIfItFits(table, action);
    else table.perform(action);
  }
}

/** An answer to what the rules do not ask any more is left out, with all that followed from it. */
function performIfItFits(table: Table, action: RecordedAction): void {
  if (!OF_PLAY.includes(action.do) || table.startedOver === 0) {
    try {
      table.perform(action);
      return;
    } catch (error) {
      if (!isMisfit(error)) throw error;
    }
  }
  table.startedOver++;
  table.n++;
}

/** It was done under other rules, or is wrong. */
export const isMisfit = (error: unknown): boolean =>
  error instanceof WarptableError || error instanceof TableError;
