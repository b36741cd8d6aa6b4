import type { AnyRules } from '@warptable/games';
import { isChance, replay } from '@warptable/kernel';
import type { Eye, GameEvent, GameFile, Happened } from '@warptable/kernel';
import type { Seen } from '@warptable/table';

/** A recorded game that can be looked at after each of its answers. */
export class Recording {
  readonly file: GameFile;
  /** After how many entries there is something to look at: the beginning, and after each answer. */
  readonly stops: readonly number[];
  private readonly boxed: AnyRules;

  constructor(boxed: AnyRules, file: GameFile) {
    this.boxed = boxed;
    this.file = file;
    this.stops = stopsOf(file);
  }

  at(stop: number, eye: Eye): Seen {
    const match = replay(this.boxed.game, this.file, this.stops[stop] ?? this.file.entries.length);
    return {
      eye,
      length: match.length,
      position: match.position,
      view: match.view(eye),
      asked: [],
      awaited: match.pending.map(({ ask }) => ({ seat: ask.seat, kind: ask.kind })),
      undo: { ok: false, because: '' },
    };
  }

  events(eye: Eye): Happened<GameEvent>[] {
    return replay(this.boxed.game, this.file).eventsFor(eye);
  }

  /** The stop at which so many entries are first there: where an event can be seen. */
  stopAfter(entries: number): number {
    const stop = this.stops.findIndex((length) => length >= entries);
    return stop < 0 ? this.stops.length - 1 : stop;
  }
}

/** What chance brings belongs to the answer before it: nobody stops in between. */
function stopsOf({ entries }: GameFile): number[] {
  const stops: number[] = [];
  for (let n = 0; n <= entries.length; n++) {
    const next = entries[n];
    if (!next || !isChance(next)) stops.push(n);
  }
  return stops;
}
