import type { Viewer, GameEvent, Happened, PersonAt, Seat } from '@warptable/kernel';
import type { Note } from '@warptable/table';
import { isNews } from '../fights/digest.ts';
import type { AnyGameUi } from '../game-ui.ts';
import { isScene } from '../theatre/cue.ts';
import type { Cue } from '../theatre/cue.ts';

export interface LogLine {
  readonly key: string;
  /** The number of entries when it happened: where to look back to. */
  readonly at: number;
  readonly text: string;
  /** Whom it is about. */
  readonly seat: Seat | undefined;
  /** Somebody else did it than who is told. */
  readonly isNews: boolean;
  /** The things on the board it is about. */
  readonly things: readonly string[];
  /** What happened, if there is more to say of it. */
  readonly event: GameEvent | undefined;
  /** What happened, if it can be played over the map again. */
  readonly encore: GameEvent | undefined;
}

/** The lines of one turn or one round. */
export interface LogGroup {
  readonly key: string;
  readonly heading: string | undefined;
  /** Whose turn it is the heading of. */
  readonly seat: Seat | undefined;
  readonly lines: readonly LogLine[];
}

/** Who is told, by whose words, of whom. */
export interface LogReader {
  readonly gameUi: AnyGameUi;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly personAt: PersonAt;
  /** Stands for all in the view, and of the people, that the words depend on. */
  readonly names: string;
}

/** An event in words: a heading, a line, or nothing. */
interface Told {
  readonly heading: string | undefined;
  readonly line: LogLine | undefined;
}

/** Puts the log into words. What has been told once is not told anew, as long as the names stay the same. */
export class Teller {
  private told = new WeakMap<GameEvent, Told>();
  private names = '';

  /** Grouped where the game begins something new. */
  groups(reader: LogReader, log: readonly Happened<GameEvent>[]): LogGroup[] {
    if (reader.names !== this.names) {
      this.told = new WeakMap();
      this.names = reader.names;
    }
    const groups: (LogGroup & { lines: LogLine[] })[] = [];
    log.forEach((happened, i) => {
      const key = `${happened.at}.${i}`;
      const { heading, line } = this.wordsFor(reader, happened, key);
      const seat = reader.gameUi.seatOf?.(happened.event);
      if (heading !== undefined) groups.push({ key, heading, seat, lines: [] });
      if (!line) return;
      if (groups.length === 0) groups.push({ key: 'start', heading: undefined, seat: undefined, lines: [] });
      groups.at(-1)?.lines.push(line);
    });
    return groups;
  }

  private wordsFor(reader: LogReader, { at, event }: Happened<GameEvent>, key: string): Told {
    const { gameUi, view, viewer, personAt } = reader;
    const before = this.told.get(event);
    if (before) return before;
    const heading = gameUi.heading?.(view, event, viewer, personAt);
    const text = heading === undefined ? gameUi.words.event(view, event, viewer, personAt) : undefined;
    const line =
      text === undefined
        ? undefined
        : {
            key,
            at,
            text,
            seat: gameUi.seatOf?.(event),
            isNews: isNews(gameUi, event, viewer),
            things: gameUi.flashOf(event),
            event: gameUi.reasons?.has(event) ? event : undefined,
            encore: isDecisive(gameUi.cueOf?.(view, event, [])) ? event : undefined,
          };
    const told = { heading, line };
    this.told.set(event, told);
    return told;
  }
}

const isDecisive = (cue: Cue | undefined): boolean => cue !== undefined && isScene(cue);

/** In place of the key of a line, for notes that no line stands before. */
export const BEFORE_ALL = '';

/** By the key of a line, what is noted just after it: a note stands behind the last line before. */
export function notesAfter(groups: readonly LogGroup[], all: readonly Note[]): Map<string, Note[]> {
  const notes = new Map<string, Note[]>();
  if (all.length === 0) return notes;
  const lines = groups.flatMap((group) => group.lines);
  for (const note of all) {
    const { key } = lines.findLast(({ at }) => at <= note.at) ?? lines[0] ?? { key: BEFORE_ALL };
    notes.set(key, [...(notes.get(key) ?? []), note]);
  }
  return notes;
}
