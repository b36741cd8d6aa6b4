import type { Seat } from '@warptable/kernel';
import '../art/kinds.css';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import type { SeatStyle, Standings } from '../game-ui.ts';
import { SeatMark } from '../players/SeatMark.tsx';
import { t } from '../texts/say.ts';
import { MapAtEnd } from './MapAtEnd.tsx';
import { PointsOverRounds } from './PointsOverRounds.tsx';
import './result.css';
import { SourceChart } from './SourceChart.tsx';
import { differencesOf } from './story.ts';
import type { PointSource, ScoreLine } from './score-lines.ts';

interface GameResultProps<S extends string> {
  /** Who won. */
  readonly headline: string;
  /** What decided a tie. */
  readonly note?: string | undefined;
  readonly sources: readonly PointSource<S>[];
  /** The best first. */
  readonly lines: readonly ScoreLine<S>[];
  /** Another column before the total, for those lines that have it. */
  readonly extra?: string | undefined;
  readonly totalName?: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly styleOf: (seat: Seat) => SeatStyle;
  readonly history?: readonly Standings[] | undefined;
}

/** The end of the game: who won, and what for. */
export function GameResult<S extends string>(props: GameResultProps<S>) {
  const { headline, note, sources, lines, names, styleOf, history } = props;
  return (
    <div className="wt-result">
      <p className="wt-result-winner">
        <LineIcon d={DRAWINGS.crown} size={26} />
        {headline}
      </p>
      {note !== undefined && <p>{note}</p>}
      <HowWon sources={sources} lines={lines} names={names} />
      {/* What the signs of table and chart mean. The heads of the table say it to those who listen. */}
      <p className="wt-result-legend" aria-hidden="true">
        {sources.map(({ id, name, icon, colour }) => (
          <span key={id} className="wt-kind" data-colour={colour}>
            <i>
              <LineIcon d={icon} size={14} />
            </i>
            {name}
          </span>
        ))}
      </p>
      <ResultTable {...props} />
      <div className="wt-result-charts">
        <div className="wt-result-column">
          <SourceChart sources={sources} lines={lines} styleOf={styleOf} />
          <MapAtEnd />
        </div>
        {history && history.length > 1 && (
          <PointsOverRounds marks={names.map((_, seat) => styleOf(seat))} names={names} history={history} />
        )}
      </div>
    </div>
  );
}

/** What made the difference to the best other player: `Compared with Ada: Trade +3, War −1.` */
function HowWon<S extends string>({
  sources,
  lines,
  names,
}: Pick<GameResultProps<S>, 'sources' | 'lines' | 'names'>) {
  const differences = differencesOf(lines, sources);
  const second = lines.find(({ isWinner }) => !isWinner);
  if (differences.length === 0 || !second) return null;
  return (
    <p className="wt-result-how">
      {t('result.compared', { name: names[second.seat] ?? '' })}{' '}
      {differences.map(({ source: { id, name, colour, icon }, by }) => (
        <span key={id} className="wt-kind" data-colour={colour}>
          <LineIcon d={icon} size={16} /> {name} <b>{by > 0 ? `+${by}` : `−${-by}`}</b>
        </span>
      ))}
    </p>
  );
}

function ResultTable<S extends string>(props: GameResultProps<S>) {
  const { sources, lines, extra, totalName = t('result.total'), names, styleOf } = props;
  return (
    <div className="wt-result-table" role="region" aria-label={t('result.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('result.player')}</th>
            {sources.map(({ id, name, icon, colour }) => (
              <th key={id} scope="col" className="wt-kind" data-colour={colour}>
                <LineIcon d={icon} size={16} />
                <span>{name}</span>
              </th>
            ))}
            {extra !== undefined && <th scope="col">{extra}</th>}
            <th scope="col">{totalName}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seat} data-winner={line.isWinner}>
              <th scope="row">
                <SeatMark mark={styleOf(line.seat)} size={22} /> {names[line.seat]}
              </th>
              {sources.map(({ id }) => (
                <td key={id}>{line.points[id]}</td>
              ))}
              {extra !== undefined && <td>{line.extra}</td>}
              <td>
                <strong>{line.total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
