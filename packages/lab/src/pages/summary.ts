import type { Comparison } from '../balance/compare.ts';
import type { BalanceReport } from '../balance/report.ts';
import type { GameStats } from '../counting/game-stats.ts';
import type { SeatShares } from '../counting/seat-shares.ts';
import type { TournamentReport } from '../tournament/report.ts';
import type { TuningReport } from '../tuning/tune.ts';
import { fixed, flagOf, percent, range, signed, whole } from './numbers.ts';
import { inOrder } from './parts.ts';

/** A table for a terminal: its rows, the first of them the head. */
export type SummaryRows = readonly (readonly string[])[];

/** The gist of a tournament. */
export function tournamentSummary({ bouts, bots, seats, stats }: TournamentReport): SummaryRows[] {
  const matches = bouts.map(({ bots: [first = '', second = ''], seats: size, share, lead, verdict }) => [
    `${first} against ${second}`,
    String(size),
    whole(share.trials),
    percent(share.share),
    range(share, percent),
    signed(lead.mean),
    verdict ? `clearly ${verdict}` : '',
  ]);
  const players = bots.map(({ bot, share, rating, scores, thinking }) => [
    bot,
    whole(share.trials),
    fixed(rating.elo, 0),
    range(rating, (number) => fixed(number, 0)),
    fixed(scores.mean),
    fixed(thinking.milliseconds / Math.max(1, thinking.decisions)),
  ]);
  return [
    ...(matches.length > 0
      ? [[['match', 'seats', 'games', 'first won', '95 % interval', 'lead', ''], ...matches]]
      : []),
    [['bot', 'games', 'Elo', '95 % interval', 'mean score', 'ms a decision'], ...players],
    seatRows(seats),
    gameStatsRows(stats),
  ];
}

/** The gist of a balance run: the seats, and all that was flagged. */
export function balanceSummary({ content, seats, stats }: BalanceReport): SummaryRows[] {
  const factions = content.seats.map(({ name, rows }) => [
    [name, 'games', 'won', '95 % interval', 'points', ''],
    ...inOrder(rows).map((row) => [
      row.name,
      whole(row.share.trials),
      percent(row.share.share),
      range(row.share, percent),
      signed(row.points.mean),
      flagOf(row.flagged, row.share.share, row.fair),
    ]),
  ]);
  return [...factions, flaggedRows(content), seatRows(seats), gameStatsRows(stats)];
}

function flaggedRows({ cards, goals, table }: BalanceReport['content']): SummaryRows {
  const ofCards = cards.flatMap(({ name, rows }) =>
    rows.flatMap((row) =>
      (['picked', 'played'] as const).flatMap((what) => {
        const { share, fair, flagged } = row[what];
        const who = what === 'picked' ? 'who took it' : 'who used it';
        return flagged ? [flaggedRow(name, row.name, `won by those ${who}`, share.share, fair)] : [];
      }),
    ),
  );
  const ofGoals = goals.flatMap(({ name, rows }) =>
    rows.flatMap(({ name: called, completed, wonWith }) => [
      ...(completed.flagged
        ? [flaggedRow(name, called, 'completed', completed.share.share, completed.fair)]
        : []),
      ...(wonWith.flagged
        ? [flaggedRow(name, called, 'won by those who completed it', wonWith.share.share, wonWith.fair)]
        : []),
    ]),
  );
  const ofTable = table.flatMap(({ name, rows }) =>
    rows
      .filter(({ flagged }) => flagged)
      .map((row) => [row.name, name, 'score or length differs', fixed(row.score.mean), '', '◆']),
  );
  const all = [...ofCards, ...ofGoals, ...ofTable];
  return [['flagged', 'among', 'what', 'is', 'others', ''], ...(all.length > 0 ? all : [['nothing']])];
}

const flaggedRow = (subject: string, name: string, what: string, is: number, others: number): string[] => [
  name,
  subject,
  what,
  percent(is),
  percent(others),
  flagOf(true, is, others),
];

export function comparisonSummary({ tables }: Comparison): SummaryRows[] {
  const changed = tables.flatMap(({ name, rows }) =>
    rows
      .filter(({ flagged }) => flagged)
      .map((row) => [
        row.name,
        name,
        percent(row.before.share),
        percent(row.after.share),
        signed(100 * row.difference),
        range(row, (number) => signed(100 * number)),
      ]),
  );
  const head = ['changed', 'among', 'before', 'after', 'points', '95 % interval'];
  return [[head, ...(changed.length > 0 ? changed : [['nothing for sure']])]];
}

export function tuningSummary({ plan, tuned, check, better }: TuningReport): SummaryRows[] {
  const weights = Object.entries(tuned).map(([term, pair]) => [
    term,
    ...(plan.weights[term] ?? [0, 0]).map(String),
    ...pair.map(String),
  ]);
  return [
    [['term', 'early, before', 'late, before', 'early, tuned', 'late, tuned'], ...weights],
    [
      ['tuned against before', 'games', 'won', '95 % interval'],
      [
        better ? 'better for sure' : 'not better for sure',
        whole(check.trials),
        percent(check.share),
        range(check, percent),
      ],
    ],
  ];
}

function seatRows(all: readonly SeatShares[]): SummaryRows {
  const rows = all.flatMap(({ seats, rows: shares }) =>
    shares.map(({ share, fair, flagged }, seat) => [
      `${seat + 1} of ${seats}`,
      whole(share.trials),
      percent(share.share),
      range(share, percent),
      flagOf(flagged, share.share, fair),
    ]),
  );
  return [['seat', 'games', 'won', '95 % interval', ''], ...rows];
}

function gameStatsRows({ measures, worldFaults }: GameStats): SummaryRows {
  const rows = measures.map(({ name, spread: { min, tenth, median, mean, ninetieth, max } }) => [
    name,
    ...[min, tenth, median].map(String),
    fixed(mean),
    ...[ninetieth, max].map(String),
  ]);
  const faults = worldFaults > 0 ? [['rules failed in worlds of bots', whole(worldFaults)]] : [];
  return [['', 'least', '10 %', 'median', 'mean', '90 %', 'most'], ...rows, ...faults];
}
