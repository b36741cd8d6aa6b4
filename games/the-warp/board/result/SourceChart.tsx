import { SeatBadge } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';
import { SOURCES } from './breakdown.ts';
import type { Line } from './breakdown.ts';
import { SourceIcon } from './SourceIcon.tsx';

const WIDTH = 360;
const ROW = 42;
const BAR = 34;
const LEFT = 34;
const RIGHT = 36;
const ICON = 14;
/** A narrower part of a bar has no room for its sign and its number. */
const NARROWEST = 13;

/** A bar for each player, divided by where the points came from. The table says the same in numbers. */
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
                const middle = x + width / 2;
                x += width;
                return (
                  width > 0 && (
                    <g key={source} className="tw-kind" data-type={source}>
                      <rect className="tw-bar" x={x - width} y={-BAR / 2} width={width} height={BAR} />
                      {width >= NARROWEST && (
                        <>
                          <g className="tw-bar-icon" transform={`translate(${middle - ICON / 2} -15)`}>
                            <SourceIcon source={source} size={ICON} />
                          </g>
                          <text className="tw-bar-text" x={middle} y="8">
                            {points[source]}
                          </text>
                        </>
                      )}
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
    </figure>
  );
}
