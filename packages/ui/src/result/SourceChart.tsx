import type { Seat } from '@warptable/kernel';
import { LineIcon } from '../art/LineIcon.tsx';
import type { SeatStyle } from '../game-ui.ts';
import { SeatBadge } from '../players/SeatMark.tsx';
import { t } from '../texts/say.ts';
import { sumOf } from './score-lines.ts';
import type { PointSource, ScoreLine } from './score-lines.ts';

interface SourceChartProps<S extends string> {
  readonly sources: readonly PointSource<S>[];
  readonly lines: readonly ScoreLine<S>[];
  readonly styleOf: (seat: Seat) => SeatStyle;
}

const WIDTH = 360;
const ROW = 42;
const BAR = 34;
const LEFT = 34;
const RIGHT = 36;
const ICON = 14;
/** A narrower part of a bar has no room for its sign and its number. */
const NARROWEST = 13;

/** A bar for each player, divided by where the points came from. The table says the same in numbers. */
export function SourceChart<S extends string>({ sources, lines, styleOf }: SourceChartProps<S>) {
  const max = Math.max(1, ...lines.map((line) => sumOf(line, sources)));
  const scale = (WIDTH - LEFT - RIGHT) / max;
  return (
    <figure className="wt-source-chart">
      <svg viewBox={`0 0 ${WIDTH} ${lines.length * ROW}`} role="img" aria-label={t('result.bySource')}>
        {lines.map((line, row) => (
          <g key={line.seat} transform={`translate(0 ${row * ROW + ROW / 2})`}>
            <g transform="translate(15 0)">
              <SeatBadge {...styleOf(line.seat)} />
            </g>
            <Bar sources={sources} points={line.points} scale={scale} />
            <text className="wt-bar-total" x={LEFT + sumOf(line, sources) * scale + 8}>
              {sumOf(line, sources)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface BarProps<S extends string> {
  readonly sources: readonly PointSource<S>[];
  readonly points: Readonly<Record<S, number>>;
  /** The width of a point. */
  readonly scale: number;
}

function Bar<S extends string>({ sources, points, scale }: BarProps<S>) {
  let end = LEFT;
  return sources.map(({ id, icon, colour }) => {
    const width = points[id] * scale;
    const start = end;
    end += width;
    if (width <= 0) return null;
    return (
      <g key={id} className="wt-kind" data-colour={colour} transform={`translate(${start} 0)`}>
        <rect className="wt-bar" y={-BAR / 2} width={width} height={BAR} />
        {width >= NARROWEST && (
          <>
            <g className="wt-bar-icon" transform={`translate(${(width - ICON) / 2} -15)`}>
              <LineIcon d={icon} size={ICON} />
            </g>
            <text className="wt-bar-text" x={width / 2} y="8">
              {points[id]}
            </text>
          </>
        )}
      </g>
    );
  });
}
