import type { Eye, GameEvent, Happened } from '@warptable/kernel';
import type { Rewound } from '@warptable/table';
import type { AnyLook } from '../look.ts';

export interface LogLine {
  readonly key: string;
  /** The number of entries when it happened: where to look back to. */
  readonly at: number;
  readonly text: string;
  /** The things on the board it is about. */
  readonly things: readonly string[];
}

/** The lines of one turn or one round. */
export interface LogGroup {
  readonly key: string;
  readonly heading: string | undefined;
  readonly lines: readonly LogLine[];
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

  /** Grouped where the game begins something new. `names` stands for all in the view that the words depend on. */
  groups(
    look: AnyLook,
    view: unknown,
    eye: Eye,
    names: string,
    log: readonly Happened<GameEvent>[],
  ): LogGroup[] {
    if (names !== this.names) {
      this.told = new WeakMap();
      this.names = names;
    }
    const groups: { key: string; heading: string | undefined; lines: LogLine[] }[] = [];
    log.forEach((happened, i) => {
      const key = `${happened.at}.${i}`;
      const { heading, line } = this.tell(look, view, eye, happened, key);
      if (heading !== undefined) groups.push({ key, heading, lines: [] });
      if (!line) return;
      if (groups.length === 0) groups.push({ key: 'start', heading: undefined, lines: [] });
      groups.at(-1)?.lines.push(line);
    });
    return groups;
  }

  private tell(
    look: AnyLook,
    view: unknown,
    eye: Eye,
    { at, event }: Happened<GameEvent>,
    key: string,
  ): Told {
    const before = this.told.get(event);
    if (before) return before;
    const heading = look.heading?.(view, event, eye);
    const text = heading === undefined ? look.words.event(view, event, eye) : undefined;
    const line = text === undefined ? undefined : { key, at, text, things: look.flashOf(event) };
    const told = { heading, line };
    this.told.set(event, told);
    return told;
  }
}

/** By the key of a line, how the game went back to just after it: such a note stands behind the last line before. */
export function notesAfter(groups: readonly LogGroup[], rewound: readonly Rewound[]): Map<string, Rewound[]> {
  const notes = new Map<string, Rewound[]>();
  if (rewound.length === 0) return notes;
  const lines = groups.flatMap((group) => group.lines);
  for (const note of rewound) {
    const { key } = lines.findLast(({ at }) => at <= note.at) ?? lines[0] ?? { key: '' };
    notes.set(key, [...(notes.get(key) ?? []), note]);
  }
  return notes;
}
