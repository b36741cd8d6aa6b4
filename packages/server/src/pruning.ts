import type { TableStore } from './store.ts';

const DAY = 24 * 3600 * 1000;

/** How long what nobody uses is kept, in milliseconds. Games that have begun are kept for ever. */
const KEPT = {
  /** After its end an invitation still says for a while that it is too old. */
  invitation: 30 * DAY,
  /** A table at which no game has begun, after it was last touched. */
  waitingTable: 90 * DAY,
  /** Somebody who has said a name and has never sat at any table. */
  guest: 90 * DAY,
} as const;

/** So many of a kind at a time: those who play do not wait for it. */
const PRUNED_AT_ONCE = 50;

const EVERY = 3600 * 1000;
const AGAIN_AFTER = 30 * 1000;

/** Removes what nobody uses any more, a little at a time. */
export class Pruning {
  private readonly store: TableStore;
  private readonly isInUse: (table: string) => boolean;
  private nextAt = 0;

  constructor(store: TableStore, isInUse: (table: string) => boolean) {
    this.store = store;
    this.isInUse = isInUse;
  }

  /** Has to be called now and again. */
  async look(now: number): Promise<void> {
    if (now < this.nextAt) return;
    this.nextAt = now + EVERY;
    const tables = await this.store.lists.dead(now - KEPT.waitingTable, PRUNED_AT_ONCE);
    await this.store.prune(
      tables.filter((table) => !this.isInUse(table)),
      now - KEPT.invitation,
      now - KEPT.guest,
    );
    if (tables.length === PRUNED_AT_ONCE) this.nextAt = now + AGAIN_AFTER;
  }
}
