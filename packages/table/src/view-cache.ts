import type { AnyMatch, Viewer } from '@warptable/kernel';
import { DiffTracker } from './diff-tracker.ts';
import { snapshotFor } from './seat-snapshots.ts';
import type { Table } from './table.ts';

/** The position through one viewer, and how it came from the snapshot before. No two snapshots of a cache have the same number. */
export interface ViewUpdate {
  readonly number: number;
  /** The number of the snapshot before, if there was one. */
  readonly before: number | null;
  /** Leads from the snapshot before to this one, as text. */
  readonly patch: string;
}

interface CachedView extends ViewUpdate {
  readonly tracker: DiffTracker;
  /** In which round it was looked at last. */
  readonly round: number;
}

/** The newest snapshot for each viewer that somebody looks through: made once, however many look through it. */
export class ViewCache {
  private readonly updates = new Map<Viewer, CachedView>();
  /** What a spectator sees: most of every view, and made and compared only once for all viewers. */
  private readonly open = new DiffTracker();
  /** The match that was shown last, and after how many actions. */
  private shown: { readonly match: AnyMatch; readonly n: number } | undefined;
  /** How often the position has been compared with the one before. */
  private round = 0;
  private made = 0;

  /** Nobody looks through the other viewers any more. */
  keepOnly(viewers: ReadonlySet<Viewer>): void {
    for (const viewer of this.updates.keys()) if (!viewers.has(viewer)) this.updates.delete(viewer);
  }

  update(table: Table, match: AnyMatch, viewer: Viewer): ViewUpdate {
    this.freshen(table, match);
    const last = this.updates.get(viewer);
    if (last?.round === this.round) return last;
    const next =
      last?.round === this.round - 1
        ? this.after(last, table, match, viewer)
        : this.first(table, match, viewer);
    this.updates.set(viewer, next);
    return next;
  }

  /** All of the snapshot, as text. */
  whole(table: Table, match: AnyMatch, viewer: Viewer): string {
    this.freshen(table, match);
    return JSON.stringify(this.snapshot(table, match, viewer));
  }

  private after(last: CachedView, table: Table, match: AnyMatch, viewer: Viewer): CachedView {
    const { tracker, number } = last;
    const patch = tracker.show(this.snapshot(table, match, viewer), { view: this.open.value });
    const { round } = this;
    return patch === '' ? { ...last, round } : { tracker, round, patch, number: ++this.made, before: number };
  }

  private first(table: Table, match: AnyMatch, viewer: Viewer): CachedView {
    const tracker = new DiffTracker(this.open);
    tracker.show(this.snapshot(table, match, viewer), { view: this.open.value });
    return { tracker, round: this.round, patch: '', number: ++this.made, before: null };
  }

  private snapshot(table: Table, match: AnyMatch, viewer: Viewer): ReturnType<typeof snapshotFor> {
    return snapshotFor(table, match, viewer, table.positionOf(viewer), this.open.value);
  }

  /** If anything was done since the last time, every snapshot is made anew. */
  private freshen({ n }: Table, match: AnyMatch): void {
    if (this.shown?.n === n && this.shown.match === match) return;
    this.open.show(match.view('spectator'));
    this.shown = { match, n };
    this.round++;
  }
}
