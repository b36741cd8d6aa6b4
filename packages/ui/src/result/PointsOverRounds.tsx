import type { SeatStyle, Standings } from '../game-ui.ts';
import { SeatMark } from '../players/SeatMark.tsx';
import { t } from '../texts/say.ts';
import './points.css';
import { spread } from './spread.ts';
import { turningPointsOf } from './story.ts';

interface PointsOverRoundsProps {
  /** By seat. */
  readonly marks: readonly SeatStyle[];
  /** By seat. */
  readonly names: readonly string[];
  readonly history: readonly Standings[];
}

const WIDTH = 430;
const HEIGHT = 250;
const LEFT = 34;
const RIGHT = 76;
const TOP = 14;
const BOTTOM = 40;
const MARK = 22;
/** From the end of a line to its mark, which may stand higher or lower than the line ends. */
const LEADER = 22;
/** So far apart the marks at the ends of the lines can be read. */
const APART = 25;
/** More rounds than this have no room for their numbers side by side. */
const MAX_NUMBERS = 20;
/** Lines that run over each other are told apart by their strokes too. */
const STROKES: readonly string[] = ['none', '11 5', '3 5', '15 4 3 4', '7 4', '2 3'];

/** Steps of 1, 2, 5, 10 or more points, at most about five of them. */
function stepsUpTo(max: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => max / size <= 5) ?? 100;
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => i * step);
}

/** Lines of the points after each round; the mark at the end tells whose line it is. */
export function PointsOverRounds({ marks, names, history }: PointsOverRoundsProps) {
  const max = Math.max(1, ...history.flatMap(({ scores }) => scores));
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, history.length - 1);
  const y = (points: number): number => HEIGHT - BOTTOM - (points * (HEIGHT - TOP - BOTTOM)) / max;
  const last = history.at(-1)?.scores ?? [];
  const marksAt = spread(last.map(y), APART, TOP);
  const turns = turningPointsOf(history);
  const numbersEvery = Math.ceil(history.length / MAX_NUMBERS);
  return (
    <figure className="wt-points">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('result.overRounds')}>
        {stepsUpTo(max).map((points) => (
          <g key={points}>
            <path className="wt-points-step" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text className="wt-points-text" x={LEFT - 8} y={y(points)} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {history.map(
          ({ round }, i) =>
            i % numbersEvery === 0 && (
              <text key={round} className="wt-points-text" x={x(i)} y={HEIGHT - 26} textAnchor="middle">
                {round}
              </text>
            ),
        )}
        <text className="wt-points-text" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle">
          {t('result.round')}
        </text>
        {marks.map((mark, seat) => (
          <Line
            key={seat}
            mark={mark}
            stroke={STROKES[seat]}
            points={history.map(({ scores }, i) => `${x(i)} ${y(scores[seat] ?? 0)}`)}
            markAt={marksAt[seat] ?? 0}
            total={last[seat] ?? 0}
          />
        ))}
        {turns.map(({ round, seat }) => {
          const i = history.findIndex((one) => one.round === round);
          const mark = marks[seat];
          return (
            <g key={round} transform={`translate(${x(i)} ${y(history[i]?.scores[seat] ?? 0)})`}>
              <circle className="wt-points-turn" r="7" stroke={`var(--seat-${mark?.colour ?? 'none'})`} />
            </g>
          );
        })}
      </svg>
      <figcaption>{t('result.overRounds')}</figcaption>
      {turns.length > 0 && (
        <ul className="wt-points-turns" aria-label={t('result.turns')}>
          {turns.map(({ round, seat }, i) => (
            <li key={round}>
              <b>{t('result.roundNumber', { round })}</b>{' '}
              {marks[seat] && <SeatMark mark={marks[seat]} size={15} />}{' '}
              {t(i === 0 ? 'result.leads' : 'result.takesLead', { name: names[seat] ?? '' })}
            </li>
          ))}
        </ul>
      )}
      <PointsTable names={names} history={history} />
    </figure>
  );
}

interface LineProps {
  readonly mark: SeatStyle;
  readonly stroke: string | undefined;
  readonly points: readonly string[];
  /** Its height. */
  readonly markAt: number;
  readonly total: number;
}

function Line({ mark, stroke, points, markAt, total }: LineProps) {
  const d = `M${points.join('L')}`;
  const markLeft = WIDTH - RIGHT + LEADER;
  return (
    <>
      <path className="wt-points-leader" d={`M${points.at(-1)}L${markLeft} ${markAt}`} />
      <path className="wt-points-under" strokeDasharray={stroke} d={d} />
      <path className="wt-points-line" strokeDasharray={stroke} d={d} stroke={`var(--seat-${mark.colour})`} />
      <g transform={`translate(${markLeft} ${markAt - MARK / 2})`}>
        <SeatMark mark={mark} size={MARK} />
      </g>
      <text className="wt-points-total" x={markLeft + 27} y={markAt}>
        {total}
      </text>
    </>
  );
}

/** The same in numbers, for those who cannot see the lines. */
function PointsTable({ names, history }: Omit<PointsOverRoundsProps, 'marks'>) {
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
