import type { Eye } from '@warptable/kernel';
import { Mirror } from './mirror.ts';
import { seenBy } from './seeing.ts';
import type { AnyMatch } from './saved.ts';
import type { Table } from './table.ts';

/** The position through one pair of eyes, and how it came from the picture before. No two pictures of a gallery have the same number. */
export interface Picture {
  readonly number: number;
  /** The number of the picture before, if there was one. */
  readonly before: number | null;
  /** Leads from the picture before to this one, as text. */
  readonly patch: string;
}

interface Hung extends Picture {
  readonly mirror: Mirror;
  /** In which round it was looked at last. */
  readonly round: number;
}

/** The newest picture for each eye that somebody looks through: made once, however many look through it. */
export class Gallery {
  private readonly pictures = new Map<Eye, Hung>();
  /** What a spectator sees: most of every view, and made and compared only once for all eyes. */
  private readonly open = new Mirror();
  private isFresh = false;
  /** How often the position has been compared with the one before. */
  private round = 0;
  private made = 0;

  /** Something has happened: every picture is to be made anew when it is next asked for. */
  age(): void {
    this.isFresh = false;
  }

  /** Nobody looks through the other eyes any more. */
  keepOnly(eyes: ReadonlySet<Eye>): void {
    for (const eye of this.pictures.keys()) if (!eyes.has(eye)) this.pictures.delete(eye);
  }

  picture(table: Table, match: AnyMatch, eye: Eye): Picture {
    this.freshen(match);
    const last = this.pictures.get(eye);
    if (last?.round === this.round) return last;
    const next =
      last?.round === this.round - 1 ? this.after(last, table, match, eye) : this.first(table, match, eye);
    this.pictures.set(eye, next);
    return next;
  }

  /** All of the picture, as text. */
  whole(table: Table, match: AnyMatch, eye: Eye): string {
    this.freshen(match);
    return JSON.stringify(this.seen(table, match, eye));
  }

  private after(last: Hung, table: Table, match: AnyMatch, eye: Eye): Hung {
    const { mirror, number } = last;
    const patch = mirror.show(this.seen(table, match, eye), { view: this.open.value });
    const { round } = this;
    return patch === '' ? { ...last, round } : { mirror, round, patch, number: ++this.made, before: number };
  }

  private first(table: Table, match: AnyMatch, eye: Eye): Hung {
    const mirror = new Mirror(this.open);
    mirror.show(this.seen(table, match, eye), { view: this.open.value });
    return { mirror, round: this.round, patch: '', number: ++this.made, before: null };
  }

  private seen(table: Table, match: AnyMatch, eye: Eye): ReturnType<typeof seenBy> {
    return seenBy(table, match, eye, table.positionOf(eye), this.open.value);
  }

  private freshen(match: AnyMatch): void {
    if (this.isFresh) return;
    this.open.show(match.view('spectator'));
    this.isFresh = true;
    this.round++;
  }
}
