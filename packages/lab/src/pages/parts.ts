import type { GameStats } from '../counting/game-stats.ts';
import type { SeatShares } from '../counting/seat-shares.ts';
import type { SeatRow } from '../counting/seats.ts';
import type { Subject } from '../counting/subjects.ts';
import type { Failed } from '../units/unit.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { fixed, flagOf, percent, range, signed, whole } from './numbers.ts';
import { note, section, table } from './page.ts';
import { axisStrip, histogramPlot, shareAxis, whiskerStrip } from './plots.ts';

// Sections that several pages have.

export const INTERVALS = 'Intervals are 95 % intervals (Wilson). The dashed line is what would be fair.';
export const FLAGS =
  'A flag (◆) means that something stands out although many things were looked at: if nothing in a table were off, the chance of any flag in it would be at most 5 % (Holm).';

export function seatsSection(all: readonly SeatShares[]): Markup {
  const tables = all.map(({ seats, rows }) => {
    const axis = shareAxis(rows.flatMap(({ share, fair }) => [share.low, share.high, fair]));
    const lines = rows.map(({ share, fair, flagged }, seat) => [
      `seat ${seat + 1}`,
      percent(share.share),
      range(share, percent),
      whiskerStrip(axis, { value: share.share, ...share, fair, flagged }),
      flagOf(flagged, share.share, fair),
    ]);
    return html`<h3>${seats} players</h3>
      ${table(['', 'won', '95 % interval', axisStrip(axis), ''], lines)}`;
  });
  return section('Seats', note(`How often each seat won. ${FLAGS}`), ...tables);
}

/** The best first; what is numbered stays in its order. */
export function inOrder<Row extends SeatRow & { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const isNumbered = rows.every(({ id }) => /^\d/.test(id));
  return isNumbered ? rows : rows.toSorted((a, b) => b.share.share - a.share.share);
}

export function labelsSection({ name, rows }: Subject<SeatRow>): Markup {
  const axis = shareAxis(rows.flatMap(({ share, fair }) => [share.low, share.high, fair]));
  const lines = inOrder(rows).map(({ name: called, share, fair, flagged, points }) => [
    called,
    whole(share.trials),
    percent(share.share),
    range(share, percent),
    whiskerStrip(axis, { value: share.share, ...share, fair, flagged }),
    flagOf(flagged, share.share, fair),
    signed(points.mean),
    range(points, signed),
  ]);
  const head = [
    '',
    'games',
    'won',
    '95 % interval',
    axisStrip(axis),
    '',
    'points above mean',
    '95 % interval',
  ];
  return section(name, table(head, lines));
}

export function gameStatsSection({ measures, shared, worldFaults }: GameStats, games: number): Markup {
  const lines = measures.map(({ name, spread }) => [
    name,
    ...[spread.min, spread.tenth, spread.median].map(String),
    fixed(spread.mean),
    ...[spread.ninetieth, spread.max].map(String),
  ]);
  return section(
    'Scores and length',
    table(['', 'least', '10 %', 'median', 'mean', '90 %', 'most'], lines),
    note(`${whole(shared)} of ${whole(games)} games had more than one winner.`),
    ...(worldFaults > 0
      ? [
          note(
            `The rules failed ${whole(worldFaults)} times in determinized worlds of bots. The rules or determinizing have a fault.`,
          ),
        ]
      : []),
    ...measures.map(({ name, histogram }) => histogramPlot(name, histogram)),
  );
}

export function faultsSection(faults: readonly Failed[]): Markup {
  if (faults.length === 0) return html``;
  const lines = faults
    .slice(0, 50)
    .map(({ unit, seed, bots, fault }) => [String(unit), seed, bots.join(', '), fault]);
  return section(
    'Faults',
    note(`${whole(faults.length)} games could not be played to their end. They are not counted.`),
    table(['game', 'seed', 'bots', 'fault'], lines),
  );
}
