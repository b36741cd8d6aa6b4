import type { Standings } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { SeatBadge } from '../art/Pieces.tsx';
import { liveryOf } from '../seats.ts';
import type { Livery } from '../seats.ts';
import { useText } from '../texts/useText.ts';
import { spread } from './spread.ts';

interface PointsOverRoundsProps {
  readonly view: WarpgateView;
  readonly names: readonly string[];
  readonly history: readonly Standings[];
}

const WIDTH = 430;
const HEIGHT = 250;
const LEFT = 34;
const RIGHT = 62;
const TOP = 14;
const BOTTOM = 40;
/** So far apart the badges at the ends of the lines can be read. */
const BADGE = 25;
/** Lines that run over each other are told apart by their strokes too. */
const STROKES: readonly string[] = ['none', '11 5', '3 5', '15 4 3 4', '7 4', '2 3'];

/** Steps of 5, 10 or 20 points, at most about five of them. */
function stepsUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => most / size <= 5) ?? 100;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Lines of the points after each round; the badge at the end tells whose line it is. */
export function PointsOverRounds({ view, names, history }: PointsOverRoundsProps) {
  const t = useText();
  const most = Math.max(1, ...history.flatMap(({ scores }) => scores));
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, history.length - 1);
  const y = (points: number): number => HEIGHT - BOTTOM - (points * (HEIGHT - TOP - BOTTOM)) / most;
  const last = history.at(-1)?.scores ?? [];
  const badgesAt = spread(last.map(y), BADGE, TOP);
  return (
    <figure className="wg-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('result.overRounds')}>
        {stepsUpTo(most).map((points) => (
          <g key={points}>
            <path className="wg-chart-line" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text className="wg-chart-text" x={LEFT - 8} y={y(points)} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {history.map(({ round }, i) => (
          <text key={round} className="wg-chart-text" x={x(i)} y={HEIGHT - 26} textAnchor="middle">
            {round}
          </text>
        ))}
        <text className="wg-chart-text" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle">
          {t('result.round')}
        </text>
        {names.map((name, seat) => (
          <Line
            key={name}
            livery={liveryOf(view, seat)}
            stroke={STROKES[seat]}
            points={history.map(({ scores }, i) => `${x(i)} ${y(scores[seat] ?? 0)}`)}
            end={badgesAt[seat] ?? 0}
            total={last[seat] ?? 0}
          />
        ))}
      </svg>
      <figcaption>{t('result.overRounds')}</figcaption>
      <PointsTable names={names} history={history} />
    </figure>
  );
}

interface LineProps {
  readonly livery: Livery;
  readonly stroke: string | undefined;
  readonly points: readonly string[];
  /** The height at which the badge stands. */
  readonly end: number;
  readonly total: number;
}

function Line({ livery, stroke, points, end, total }: LineProps) {
  const d = `M${points.join('L')}L${WIDTH - RIGHT + 8} ${end}`;
  return (
    <>
      <g className="wg-livery" data-colour={livery.colour ?? 'none'}>
        <path className="wg-chart-under" strokeDasharray={stroke} d={d} />
        <path className="wg-chart-points" strokeDasharray={stroke} d={d} />
        <g transform={`translate(${WIDTH - RIGHT + 19} ${end})`}>
          <SeatBadge {...livery} scale={0.85} />
        </g>
      </g>
      <text className="wg-chart-total" x={WIDTH - RIGHT + 35} y={end}>
        {total}
      </text>
    </>
  );
}

/** The same in numbers, for those who cannot see the lines. */
function PointsTable({ names, history }: Omit<PointsOverRoundsProps, 'view'>) {
  const t = useText();
  return (
    <table className="wt-hidden">
      <caption>{t('result.overRounds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('result.round')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.map(({ round, scores }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {names.map((name, seat) => (
              <td key={name}>{scores[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
