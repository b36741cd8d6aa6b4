import { holm } from '../statistics/holm.ts';
import { chanceOfDifference, intervalOfDifference } from '../statistics/shares.ts';
import type { Interval, Share } from '../statistics/shares.ts';
import type { Subject } from '../counting/subjects.ts';
import type { BalanceReport } from './report.ts';

/** What one share became. */
export interface Change extends Interval {
  readonly id: string;
  readonly name: string;
  readonly before: Share;
  readonly after: Share;
  readonly difference: number;
  readonly chance: number;
  /** Whether the change stands out among all of its table (Holm). */
  readonly flagged: boolean;
}

/** All changes of one kind in one subject: they are judged together. */
export interface ChangeTable {
  readonly name: string;
  readonly rows: readonly Change[];
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly before: string;
  readonly after: string;
  readonly games: { readonly before: number; readonly after: number };
  readonly tables: readonly ChangeTable[];
}

/** Holds two runs against each other: two versions of the content, played by the same bots at tables of the same size. */
export function comparisonOf(
  [before, one]: readonly [string, BalanceReport],
  [after, two]: readonly [string, BalanceReport],
): Comparison {
  const { content: was } = one;
  const { content: is } = two;
  return {
    kind: 'comparison',
    before,
    after,
    games: { before: one.games, after: two.games },
    tables: [
      ...changes('won', was.seats, is.seats, ({ share }) => share),
      ...changes('taken when on offer', was.cards, is.cards, ({ taken }) => taken),
      ...changes('won by those who took it', was.cards, is.cards, ({ picked }) => picked.share),
      ...changes('won by those who used it', was.cards, is.cards, ({ played }) => played.share),
      ...changes('completed', was.goals, is.goals, ({ completed }) => completed.share),
      ...changes('won by those who completed it', was.goals, is.goals, ({ wonWith }) => wonWith.share),
    ].filter(({ rows }) => rows.length > 0),
  };
}

function changes<Row>(
  what: string,
  before: readonly Subject<Row>[],
  after: readonly Subject<Row>[],
  shareIn: (row: Row) => Share,
): ChangeTable[] {
  return before.flatMap(({ subject, name, rows }) => {
    const others = after.find((one) => one.subject === subject)?.rows ?? [];
    const pairs = rows.flatMap((row) => {
      const other = others.find(({ id }) => id === row.id);
      if (!other) return [];
      const pair = { id: row.id, name: row.name, before: shareIn(row), after: shareIn(other) };
      return pair.before.trials > 0 && pair.after.trials > 0 ? [pair] : [];
    });
    const chances = pairs.map((pair) => chanceOfDifference(pair.before, pair.after));
    const flags = holm(chances);
    const table = pairs.map((pair, i) => ({
      ...pair,
      difference: pair.after.share - pair.before.share,
      ...intervalOfDifference(pair.before, pair.after),
      chance: chances[i] ?? 1,
      flagged: flags[i] ?? false,
    }));
    return { name: `${name}: ${what}`, rows: table };
  });
}
