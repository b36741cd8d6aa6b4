import { listed } from '@warptable/speech';
import { PointsOverRounds } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { liveryOf, seatLookOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { SOURCES, breakdownOf, isTied } from './breakdown.ts';
import { SourceChart } from './SourceChart.tsx';
import { SOURCE_ICONS } from './sources.ts';
import './result.css';

/** The end of the game: who won, and what for. */
export function Result({ view, names, history }: ResultProps<WarpgateView>) {
  const lines = breakdownOf(view);
  if (lines.length === 0) return <p>{t('result.notYet')}</p>;
  const sources = SOURCES.filter((source) => source !== 'tokens' || view.options.exploration === 'on');
  const winners = lines.filter(({ isWinner }) => isWinner);
  const tied = isTied(lines);
  const named = listed(winners.map(({ seat }) => names[seat] ?? ''));
  return (
    <div className="wg-result">
      <p className="wg-result-winner">
        <ThingIcon thing="first" size={26} />
        {t(winners.length > 1 ? 'result.shared' : 'result.won', {
          name: named,
          points: winners[0]?.total ?? 0,
        })}
      </p>
      {tied && <p>{t(winners.length > 1 ? 'result.sharedTie' : 'result.tie')}</p>}
      <div className="wg-result-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              {sources.map((source) => (
                <th key={source} scope="col">
                  <ThingIcon thing={SOURCE_ICONS[source]} size={16} />
                  <span>{t(`result.${source}`)}</span>
                </th>
              ))}
              {tied && <th scope="col">{t('result.planets')}</th>}
              <th scope="col">{t('result.total')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ seat, points, total, planets, isWinner }) => (
              <tr key={seat} data-winner={isWinner}>
                <th scope="row">
                  <SeatIcon {...liveryOf(view, seat)} /> {names[seat]}
                </th>
                {sources.map((source) => (
                  <td key={source}>{points[source]}</td>
                ))}
                {tied && <td>{planets}</td>}
                <td>
                  <strong>{total}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="wg-charts">
        <SourceChart view={view} lines={lines} sources={sources} />
        {history && history.length > 1 && (
          <PointsOverRounds
            marks={names.map((_, seat) => seatLookOf(view, seat))}
            names={names}
            history={history}
          />
        )}
      </div>
    </div>
  );
}
