import { answerText } from '@warptable/kernel';
import type { AnyMatch, Asked, Viewer, Forced, GameEvent, Result } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';

/** What happened, line by line, as this viewer may know it. */
export function linesFor({ words }: AnyGameModule, match: AnyMatch, viewer: Viewer): string[] {
  const events = match.eventsFor(viewer).map(({ event }) => event);
  return inWords(words, match.view(viewer), viewer, events);
}

/** The same for a game that is over and has no secrets any more. */
export function linesOfAll({ words }: AnyGameModule, match: AnyMatch): string[] {
  const events = match.events.map(({ event }) => event);
  return inWords(words, match.view('spectator'), 'spectator', events);
}

/** By their name, events that begin something (a round, a turn) head the lines that follow. */
function inWords(
  words: AnyGameModule['words'],
  view: unknown,
  viewer: Viewer,
  events: readonly GameEvent[],
): string[] {
  return events.flatMap((event) => {
    if (isForced(event))
      return viewer === 'spectator' ? [] : [`  Only choice: ${textOfForced(words, view, event)}`];
    const text = words.event(view, event, viewer);
    if (text === undefined) return [];
    return event.type.endsWith('Began') ? [text] : [`  ${text}`];
  });
}

/** The whole log with a blank line before each part. */
export function inParts(lines: readonly string[]): string[] {
  const isHead = (line: string | undefined): boolean => line !== undefined && !line.startsWith(' ');
  return lines.flatMap((line, i) => (isHead(line) && !isHead(lines[i - 1]) ? ['', line] : [line]));
}

const isForced = (event: GameEvent): event is Forced => event.type === 'Forced';

function textOfForced(
  words: AnyGameModule['words'],
  view: unknown,
  { audience, kind, value, about }: Forced,
): string {
  const options = typeof value === 'object' ? value : [value];
  const seat = audience[0] ?? 0;
  const asked: Asked = { seat, kind, form: 'one', rule: '', options, refused: [], min: 1, max: 1, about };
  return answerText(words, view, asked, value);
}

/** The final scores with where the points came from, best first. */
export function tableOfScores({ words }: AnyGameModule, view: unknown, result: Result): string[] {
  const sources = [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))];
  const rows = result.scores
    .map((score, seat) => ({ score, seat, points: result.breakdown[seat] ?? {} }))
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat)
    .map(({ score, seat, points }) => [
      `${result.winners.includes(seat) ? '*' : ' '} ${words.seat(view, seat)}`,
      String(score),
      ...sources.map((source) => String(points[source] ?? 0)),
    ]);
  const head = ['  player', 'total', ...sources.map(spaced)];
  return inColumns([head, ...rows]);
}

/** `tradeGoods` as people write it. */
const spaced = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** A plain table: the first column to the left, numbers to the right. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
