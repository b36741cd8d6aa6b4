import type { AnyRules } from '@warptable/games/manifest';
import { isChance, replay } from '@warptable/kernel';
import type { Viewer, GameEvent, GameFile, Happened } from '@warptable/kernel';
import type { SeatSnapshot } from '@warptable/table';
import { beginAgain, goOn } from './walking.ts';
import type { ReplayMatch } from './walking.ts';

/** A recorded game that can be looked at after each of its answers. */
export class Recording {
  readonly file: GameFile;
  /** After how many entries there is something to look at: the beginning, and after each answer. */
  readonly stops: readonly number[];
  private readonly gameModule: AnyRules;
  private walk: ReplayMatch | null = null;

  constructor(gameModule: AnyRules, file: GameFile) {
    this.gameModule = gameModule;
    this.file = file;
    this.stops = stopsOf(file);
  }

  at(stop: number, viewer: Viewer): SeatSnapshot {
    const match = this.walkTo(this.stops[stop] ?? this.file.entries.length);
    return {
      viewer,
      length: match.length,
      position: match.position,
      // It may hold parts of a state that is about to change.
      view: structuredClone(match.view(viewer)),
      asked: [],
      awaited: match.pending.map(({ ask }) => ({ seat: ask.seat, kind: ask.kind })),
      undo: { ok: false, because: '' },
    };
  }

  /** To go on is quick; to go back, the game has to be played again from its beginning. */
  private walkTo(entries: number): ReplayMatch {
    if (!this.walk || this.walk.length > entries) this.walk = beginAgain(this.gameModule, this.file);
    while (this.walk.length < entries) goOn(this.walk, this.file);
    return this.walk;
  }

  events(viewer: Viewer): Happened<GameEvent>[] {
    return replay(this.gameModule.game, this.file).eventsFor(viewer);
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
