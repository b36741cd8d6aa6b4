import type { WarpgateView } from '../../rules/view.ts';
import { SeatBadge } from '../art/Pieces.tsx';
import { liveryOf } from '../seats.ts';
import { useText } from '../texts/useText.ts';

/** What everybody would have scored at the end of a round. */
export interface RoundPoints {
  readonly round: number;
  /** By seat. */
  readonly scores: readonly number[];
}

interface PointsOverRoundsProps {
  readonly view: WarpgateView;
  readonly names: readonly string[];
  readonly history: readonly RoundPoints[];
}

const WIDTH = 560;
const HEIGHT = 220;
const LEFT = 30;
const BOTTOM = 24;
const RIGHT = 30;
const TOP = 12;

/** Lines of the points after each round; the badge at the end tells whose line it is. */
export function PointsOverRounds({ view, names, history }: PointsOverRoundsProps) {
  const t = useText();
  const most = Math.max(1, ...history.flatMap(({ scores }) => scores));
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, history.length - 1);
  const y = (points: number): number => HEIGHT - BOTTOM - (points * (HEIGHT - TOP - BOTTOM)) / most;
  const steps = [0, Math.round(most / 2), most];
  return (
    <figure className="wg-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('result.overRounds')}>
        {steps.map((points) => (
          <g key={points}>
            <path className="wg-chart-line" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text className="wg-chart-text" x={LEFT - 6} y={y(points)} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {history.map(({ round }, i) => (
          <text key={round} className="wg-chart-text" x={x(i)} y={HEIGHT - 8} textAnchor="middle">
            {round}
          </text>
        ))}
        {names.map((name, seat) => {
          const livery = liveryOf(view, seat);
          const points = history.map(({ scores }, i) => `${x(i)} ${y(scores[seat] ?? 0)}`);
          return (
            <g key={name} className="wg-livery" data-colour={livery.colour ?? 'none'}>
              <path className="wg-chart-points" d={`M${points.join('L')}`} />
              <g transform={`translate(${WIDTH - RIGHT} ${y(history.at(-1)?.scores[seat] ?? 0)})`}>
                <SeatBadge {...livery} />
              </g>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('result.overRounds')}</figcaption>
    </figure>
  );
}
