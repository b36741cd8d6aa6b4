import type { GameEvent, Happened, Json } from '@warptable/kernel';
import { applyPatch } from '@warptable/table';
import type { HostMessage, Seen } from '@warptable/table';

export type SeenMessage = Extract<HostMessage, { tell: 'seen' }>;

/** What the host has shown: the position, and the events that led to it as far as they are known. */
export interface Picture {
  readonly serial: number;
  readonly seen: Seen;
  readonly log: readonly Happened<GameEvent>[];
  /** The beginning of the log, or events in between, are not here yet. */
  readonly hasGap: boolean;
}

/** The next picture; nothing if a message got lost in between, so that the patch fits nothing we have. */
export function nextPicture(before: Picture | null, message: SeenMessage): Picture | undefined {
  const { serial, from, patch, after, events } = message;
  if (from !== null && from !== before?.serial) return undefined;
  const base = from === null || !before ? null : (before.seen as unknown as Json);
  const seen = applyPatch(base, patch) as unknown as Seen;
  const continues = before !== null && before.seen.eye === seen.eye;
  const kept = continues ? before.log.filter(({ at }) => at <= after) : [];
  const missed = !continues || (from === null && before.seen.length !== seen.length);
  return { serial, seen, log: [...kept, ...events], hasGap: missed || before.hasGap };
}

/** The whole log has come. What happened since it was asked for stays. */
export function withHistory(picture: Picture, events: readonly Happened<GameEvent>[]): Picture {
  // Something may have been taken back meanwhile.
  const valid = events.filter(({ at }) => at <= picture.seen.length);
  const last = valid.at(-1)?.at ?? -1;
  return { ...picture, log: [...valid, ...picture.log.filter(({ at }) => at > last)], hasGap: false };
}
