import type { Value } from '@warptable/kernel';
import type { SeatSnapshot } from '@warptable/table';

/** An answer in the making: several options, picked one by one. */
export interface Draft {
  /** The question it belongs to. */
  readonly of: string;
  readonly values: readonly Value[];
}

/** Where drafts survive a reload. */
export interface Drawer {
  keep(table: string, draft: Draft): void;
  take(table: string): Draft | undefined;
}

export const emptyDraft: Draft = { of: '', values: [] };

/** A draft belongs to one question at one position: elsewhere it would mean something else. */
export function draftFor(snapshot: SeatSnapshot, values: readonly Value[]): Draft {
  const asked = snapshot.asked[0];
  return asked ? { of: `${snapshot.viewer} ${snapshot.position} ${asked.kind}`, values } : emptyDraft;
}
