import type { Eye, Json } from '@warptable/kernel';
import { changeOf } from './diff.ts';
import type { Patch } from './diff.ts';
import { seenBy } from './seeing.ts';
import type { AnyMatch } from './saved.ts';
import type { Table } from './table.ts';

/** The position through one pair of eyes, and how it came from the picture before. */
export interface Picture {
  readonly now: Json;
  readonly before: Json | null;
  /** Leads from the picture before to this one; missing if they are the same. */
  readonly patch: Patch | undefined;
}

/** The newest picture for each eye that somebody looks through: made once, however many look through it. */
export class Gallery {
  private readonly pictures = new Map<Eye, Picture>();
  private readonly fresh = new Set<Eye>();
  /** What a spectator sees: most of every view, and made and compared only once for all eyes. */
  private open: Json | undefined;
  private isOpenFresh = false;

  /** Something has happened: every picture is to be made anew when it is next asked for. */
  age(): void {
    this.fresh.clear();
    this.isOpenFresh = false;
  }

  /** Nobody looks through the other eyes any more. */
  keepOnly(eyes: ReadonlySet<Eye>): void {
    for (const eye of this.pictures.keys()) {
      if (eyes.has(eye)) continue;
      this.pictures.delete(eye);
      this.fresh.delete(eye);
    }
  }

  picture(table: Table, match: AnyMatch, eye: Eye): Picture {
    const last = this.pictures.get(eye);
    if (last && this.fresh.has(eye)) return last;
    const view = this.openView(match);
    const change = changeOf(last?.now, seenBy(match, eye, table.positionOf(eye), view), { view });
    const before = last?.now ?? null;
    const picture = { before, now: change?.now ?? before, patch: change?.patch };
    this.pictures.set(eye, picture);
    this.fresh.add(eye);
    return picture;
  }

  private openView(match: AnyMatch): Json {
    if (this.open === undefined || !this.isOpenFresh) {
      const before = this.open;
      this.open = changeOf(before, match.view('spectator'))?.now ?? before ?? null;
      this.isOpenFresh = true;
    }
    return this.open;
  }
}
