import type { CardRow } from '../balance/cards.ts';
import type { ChangeTable, Comparison } from '../balance/compare.ts';
import type { GoalRow } from '../balance/goals.ts';
import type { BalanceReport } from '../balance/report.ts';
import type { TableRow } from '../balance/tables.ts';
import type { Judged } from '../counting/judging.ts';
import type { Subject } from '../counting/subjects.ts';
import type { FactRows } from './facts.ts';
import type { Markup } from './markup.ts';
import { fixed, flagOf, percent, range, signed, whole } from './numbers.ts';
import { note, page, section, table } from './page.ts';
import { gameStatsSection, faultsSection, FLAGS, INTERVALS, labelsSection, seatsSection } from './parts.ts';
import { axisFor, axisStrip, shareAxis, whiskerStrip } from './plots.ts';
import type { Axis } from './plots.ts';

export function balancePage(report: BalanceReport, facts: FactRows): string {
  const { content, seats, stats, faults, games } = report;
  return page(
    `Balance of ${report.plan.game}`,
    facts,
    section('How to read it', note(`${INTERVALS} ${FLAGS}`)),
    ...content.seats.map(labelsSection),
    ...content.cards.map(cardsSection),
    ...content.goals.map(goalsSection),
    ...content.table.map(tableSection),
    seatsSection(seats),
    gameStatsSection(stats, games),
    faultsSection(faults),
  );
}

const axisOf = (judged: readonly Judged[]): Axis =>
  shareAxis(judged.flatMap(({ share, fair }) => (share.trials > 0 ? [share.low, share.high, fair] : [])));

/** A share with its plot and its flag; empty if there is nothing to say. */
function cellsOf(axis: Axis, { share, fair, flagged }: Judged): (string | Markup)[] {
  if (share.trials === 0) return ['', '', '', ''];
  return [
    whole(share.trials),
    percent(share.share),
    whiskerStrip(axis, { value: share.share, ...share, fair, flagged }),
    flagOf(flagged, share.share, fair),
  ];
}

const byShare = (a: Judged, b: Judged): number => b.share.share - a.share.share;

const mainOf = ({ picked, played }: CardRow): Judged => (played.share.trials > 0 ? played : picked);

/** What can be done with a card; games in which nobody can take a card, or use one, have no such column. */
const USES = [
  { what: 'picked', head: 'took it' },
  { what: 'played', head: 'used it' },
] as const;

function cardsSection({ name, rows }: Subject<CardRow>): Markup {
  const uses = USES.filter(({ what }) => rows.some((row) => row[what].share.trials > 0)).map((use) => ({
    ...use,
    axis: axisOf(rows.map((row) => row[use.what])),
  }));
  const isUsed = uses.some(({ what }) => what === 'played');
  const isOffered = uses.some(({ what }) => what === 'picked');
  const lines = rows
    .toSorted((a, b) => byShare(mainOf(a), mainOf(b)))
    .map((row) => [
      row.name,
      ...(isOffered ? [row.taken.trials > 0 ? percent(row.taken.share) : ''] : []),
      ...uses.flatMap(({ what, axis }) => cellsOf(axis, row[what])),
      ...(isUsed ? [fixed(row.usesOfWinners, 2), fixed(row.usesOfOthers, 2)] : []),
    ]);
  const head = [
    '',
    ...(isOffered ? ['taken when on offer'] : []),
    ...uses.flatMap((use) => [use.head, 'won', axisStrip(use.axis), '']),
    ...(isUsed ? ['uses by winners', 'by others'] : []),
  ];
  const text =
    'Winners have more of everything, so each card is held against the others of its table and not against an equal part. Whoever takes a card may have won anyway: this shows what goes together, not what causes what.';
  return section(name, note(text), table(head, lines));
}

function goalsSection({ name, rows }: Subject<GoalRow>): Markup {
  const completed = axisOf(rows.map((row) => row.completed));
  const won = axisOf(rows.map((row) => row.wonWith));
  const lines = rows
    .toSorted((a, b) => byShare(a.completed, b.completed))
    .map((row) => [
      row.name,
      ...cellsOf(completed, row.completed),
      ...cellsOf(won, row.wonWith),
      fixed(row.takenIn),
      row.doneIn === null ? '' : fixed(row.doneIn),
    ]);
  const head = [
    '',
    'had it',
    'completed',
    axisStrip(completed),
    '',
    'completed it',
    'won',
    axisStrip(won),
    '',
    'taken in round',
    'done in round',
  ];
  return section(name, note('Each is held against the others of its table.'), table(head, lines));
}

function tableSection({ name, rows }: Subject<TableRow>): Markup {
  const axis = axisFor(
    rows.flatMap(({ score }) => [score.low, score.high]),
    (number) => fixed(number),
  );
  const lines = rows.map(({ name: called, score, rounds, flagged }) => [
    called,
    whole(score.count),
    fixed(score.mean),
    whiskerStrip(axis, { value: score.mean, ...score, flagged }),
    fixed(rounds.mean, 2),
    range(rounds, (number) => fixed(number, 2)),
    flagged ? '◆ differs' : '',
  ]);
  const head = ['', 'games', 'mean score', axisStrip(axis), 'rounds', '95 % interval', ''];
  return section(name, note('Held against the games without it.'), table(head, lines));
}

export function comparisonPage({ tables, before, after }: Comparison, facts: FactRows): string {
  return page(
    `${before} and ${after} compared`,
    facts,
    section(
      'How to read it',
      note(`Differences are "after less before", with 95 % intervals (Newcombe). ${FLAGS}`),
    ),
    ...tables.map(changesSection),
  );
}

function changesSection({ name, rows }: ChangeTable): Markup {
  const show = (number: number): string => signed(100 * number);
  const axis = axisFor([0, ...rows.flatMap(({ low, high }) => [low, high])], show);
  const lines = rows
    .toSorted((a, b) => a.chance - b.chance)
    .map((row) => [
      row.name,
      `${percent(row.before.share)} of ${whole(row.before.trials)}`,
      `${percent(row.after.share)} of ${whole(row.after.trials)}`,
      show(row.difference),
      whiskerStrip(axis, {
        value: row.difference,
        low: row.low,
        high: row.high,
        fair: 0,
        flagged: row.flagged,
      }),
      row.flagged ? '◆ changed' : '',
    ]);
  return section(name, table(['', 'before', 'after', 'points', axisStrip(axis), ''], lines));
}
