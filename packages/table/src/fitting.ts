import { WarptableError } from '@warptable/kernel';
import type { Deed } from './deeds.ts';
import { TableError } from './errors.ts';
import type { Table } from './table.ts';

/** Deeds that may not fit other rules than those they were done under. */
const OF_PLAY: readonly Deed['do'][] = ['answer', 'aside', 'undo', 'rewind', 'agree', 'refuse'];

/** An answer to what the rules do not ask any more is left out, with all that followed from it. */
export function performIfItFits(table: Table, deed: Deed): void {
  if (!OF_PLAY.includes(deed.do) || table.startedOver === 0) {
    try {
      table.perform(deed);
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
