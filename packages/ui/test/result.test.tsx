import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seatStyle } from '../src/players/seat-styles.ts';
import { GameResult } from '../src/result/GameResult.tsx';
import { sumOf } from '../src/result/score-lines.ts';
import { differencesOf, turningPointsOf } from '../src/result/story.ts';

const SOURCES = [
  { id: 'trade', name: 'Trade', icon: 'M0 0h1', colour: 'gold' },
  { id: 'war', name: 'War', icon: 'M0 0v1', colour: 'red' },
] as const;
const LINES = [
  { seat: 1, points: { trade: 5, war: 2 }, total: 9, isWinner: true, extra: 7 },
  { seat: 0, points: { trade: 3, war: 0 }, total: 3, isWinner: false, extra: 3 },
];

const markup = (given: { readonly extra?: string; readonly rounds?: number } = {}): string =>
  renderToStaticMarkup(
    <GameResult
      headline="Bea won with 9 points"
      sources={SOURCES}
      lines={LINES}
      extra={given.extra}
      names={['Ada', 'Bea']}
      styleOf={(seat) => seatStyle(seat === 0 ? 'red' : 'blue', seat === 0 ? 'R' : 'B')}
      history={Array.from({ length: given.rounds ?? 0 }, (_, i) => ({ round: i + 1, scores: [i, 2 * i] }))}
    />,
  );

const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr data-winner="(\w+)">(.*?)<\/tr>/gs)].map(([, wins, row = '']) =>
    [
      wins,
      ...[...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
        cell.replace(/<svg.*?<\/svg>|<[^>]*>/gs, '').trim(),
      ),
    ].join(' '),
  );

describe('the result of a game', () => {
  it('has a row for each player, the winner marked', () => {
    expect(rowsOf(markup())).toEqual(['true Bea 5 2 9', 'false Ada 3 0 3']);
    expect(rowsOf(markup({ extra: 'Own' }))).toEqual(['true Bea 5 2 7 9', 'false Ada 3 0 3 3']);
  });

  it('draws a bar with a part for each source that brought something', () => {
    const chart = /<figure class="wt-source-chart">.*?<\/figure>/s.exec(markup())?.[0] ?? '';
    expect(chart.match(/class="wt-bar"/g)).toHaveLength(3);
    expect(chart).toContain('aria-label="Points by source"');
    expect(LINES.map((line) => sumOf(line, SOURCES))).toEqual([7, 3]);
  });

  it('draws points over the rounds where there is more than one', () => {
    expect(markup({ rounds: 1 })).not.toContain('wt-points');
    expect(markup({ rounds: 3 })).toContain('wt-points');
  });

  it('tells what put the winner ahead, the greatest first', () => {
    expect(differencesOf(LINES, SOURCES).map(({ source: { id }, by }) => [id, by])).toEqual([
      ['trade', 2],
      ['war', 2],
    ]);
    const shared = LINES.map((line) => ({ ...line, isWinner: true }));
    expect(differencesOf(shared, SOURCES)).toEqual([]);
    expect(markup()).toContain('Ahead of Ada by:');
  });

  it('finds the rounds in which the lead changes; a tie takes it from nobody', () => {
    const history = [
      [0, 0],
      [3, 1],
      [3, 3],
      [4, 3],
      [4, 6],
      [4, 7],
    ].map((scores, i) => ({ round: i + 1, scores }));
    expect(turningPointsOf(history)).toEqual([
      { round: 2, seat: 0 },
      { round: 5, seat: 1 },
    ]);
  });
});
