import type { WarpgateView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatBadge } from '../art/Pieces.tsx';
import { liveryOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import type { Line, Source } from './breakdown.ts';
import { SOURCE_ICONS } from './sources.ts';

interface SourceChartProps {
  readonly view: WarpgateView;
  readonly lines: readonly Line[];
  readonly sources: readonly Source[];
}

const WIDTH = 430;
const LEFT = 36;
const ROW = 34;
const BAR = 22;

/** Bars of the points by source. The table above says the same in numbers. */
export function SourceChart({ view, lines, sources }: SourceChartProps) {
  const most = Math.max(1, ...lines.map(({ total }) => total));
  const scale = (WIDTH - LEFT - 40) / most;
  return (
    <figure className="wg-chart">
      <svg viewBox={`0 0 ${WIDTH} ${lines.length * ROW + 4}`} role="img" aria-label={t('result.chart')}>
        {lines.map(({ seat, points, total }, row) => {
          let x = LEFT;
          return (
            <g key={seat} transform={`translate(0 ${row * ROW + ROW / 2})`}>
              <g transform="translate(16 0)">
                <SeatBadge {...liveryOf(view, seat)} scale={1.1} />
              </g>
              {sources.map((source) => {
                const width = points[source] * scale;
                const at = x;
                x += width;
                if (width <= 0) return null;
                return (
                  <g key={source}>
                    <rect
                      className="wg-bar"
                      data-source={source}
                      x={at}
                      y={-BAR / 2}
                      width={width}
                      height={BAR}
                    />
                    {width > 18 && (
                      <text
                        className="wg-bar-text"
                        data-source={source}
                        x={at + width / 2 + (width > 46 ? 9 : 0)}
                      >
                        {points[source]}
                      </text>
                    )}
                    {width > 46 && (
                      <g
                        className="wg-bar-icon"
                        data-source={source}
                        transform={`translate(${at + width / 2 - 20} -8)`}
                      >
                        <ThingIcon thing={SOURCE_ICONS[source]} size={16} />
                      </g>
                    )}
                  </g>
                );
              })}
              <text className="wg-bar-total" x={x + 8}>
                {total}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {sources.map((source) => (
          <span key={source}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <rect className="wg-bar" data-source={source} width="14" height="14" />
            </svg>
            <ThingIcon thing={SOURCE_ICONS[source]} size={15} />
            {t(`result.${source}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
