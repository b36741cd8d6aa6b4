import type { GameEvent, Happened, Json } from '@warptable/kernel';
import { applyPatch } from '@warptable/table';
import type { HostMessage, SeatSnapshot } from '@warptable/table';

export type ViewUpdateMessage = Extract<HostMessage, { type: 'update' }>;

/** What the host has shown: the position, and the events that led to it as far as they are known. */
export interface ViewState {
  readonly serial: number;
  readonly snapshot: SeatSnapshot;
  readonly log: readonly Happened<GameEvent>[];
  /** The beginning of the log, or events in between, are not here yet. */
  readonly hasGap: boolean;
}

/** The next snapshot; nothing if a message got lost in between, so that the patch fits nothing we have. */
export function nextViewState(before: ViewState | null, message: ViewUpdateMessage): ViewState | undefined {
  const { serial, from, patch, after, events } = message;
  if (from !== null && from !== before?.serial) return undefined;
  const base = from === null || !before ? null : (before.snapshot as unknown as Json);
  const snapshot = applyPatch(base, patch) as unknown as SeatSnapshot;
  const continues = before !== null && before.snapshot.viewer === snapshot.viewer;
  const kept = continues ? before.log.filter(({ at }) => at <= after) : [];
  const missed = !continues || (from === null && before.snapshot.length !== snapshot.length);
  return { serial, snapshot, log: [...kept, ...events], hasGap: missed || before.hasGap };
}

/** The whole log has come. What happened since it was asked for stays. */
export function withHistory(viewState: ViewState, events: readonly Happened<GameEvent>[]): ViewState {
  // Something may have been taken back meanwhile.
  const valid = events.filter(({ at }) => at <= viewState.snapshot.length);
  const last = valid.at(-1)?.at ?? -1;
  return { ...viewState, log: [...valid, ...viewState.log.filter(({ at }) => at > last)], hasGap: false };
}
