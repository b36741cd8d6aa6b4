import { SeatBadge } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';
import { SOURCES } from './breakdown.ts';
import type { Line } from './breakdown.ts';

const WIDTH = 430;
const ROW = 34;
const LEFT = 34;
const RIGHT = 40;

/** A bar for each player, divided by where the points came from. */
export function SourceChart({ lines }: { readonly lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ own }) => own));
  const scale = (WIDTH - LEFT - RIGHT) / most;
  return (
    <figure className="tw-chart">
      <svg viewBox={`0 0 ${WIDTH} ${lines.length * ROW}`} role="img" aria-label={t('result.chart')}>
        {lines.map(({ seat, points, own }, row) => {
          let x = LEFT;
          return (
            <g key={seat} transform={`translate(0 ${row * ROW + ROW / 2})`}>
              <g transform="translate(15 0)">
                <SeatBadge seat={seat} />
              </g>
              {SOURCES.map((source) => {
                const width = points[source] * scale;
                const from = x;
                x += width;
                return (
                  width > 0 && (
                    <g key={source} className="tw-kind" data-type={source}>
                      <rect className="tw-bar" x={from} y="-11" width={width} height="22" />
                      <text className="tw-bar-text" x={from + width / 2}>
                        {points[source]}
                      </text>
                    </g>
                  )
                );
              })}
              <text className="tw-bar-total" x={x + 8}>
                {own}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {SOURCES.map((source) => (
          <span key={source} className="tw-kind" data-type={source}>
            <i /> {t(`result.${source}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
